#include "server/http.h"

#include <algorithm>
#include <array>

#include "table/messages.h"

namespace orrery::server {
namespace {

constexpr int kBadRequest = 400;
constexpr std::string_view kRetryAfter = "retry_after_ms";

struct CodeStatus {
    std::string_view code;
    int status;
};

// What is not listed is a bad request.
constexpr std::array kStatuses = std::to_array<CodeStatus>({
    {"private", 403},
    {"not_yours", 403},
    {"kept_out", 403},
    {"banned", 403},
    {"other_origin", 403},
    {"unknown_table", 404},
    {"unknown_path", 404},
    {"unknown_link", 404},
    {"unknown_device", 404},
    {"unknown_block", 404},
    {"wrong_method", 405},
    {"illegal_action", 409},
    {"wrong_phase", 409},
    {"seat_taken", 409},
    {"one_seat", 409},
    {"name_taken", 409},
    {"apart", 409},
    {"too_many_blocks", 409},
    {"chat_off", 409},
    {"seats_open", 409},
    {"bot_acts", 409},
    {"stale", 409},
    {"no_action", 409},
    {"nothing_to_undo", 409},
    {"not_away", 409},
    {"no_time", 409},
    {"table_full", 409},
    {"other_version", 409},
    {"bad_entry", 409},
    {"wrong_hash", 409},
    {"already_yours", 409},
    {"games_here", 409},
    {"leaving", 409},
    {"last_device", 409},
    {"too_many_devices", 409},
    {"too_large", 413},
    {"not_json", 415},
    {"too_many_tables", 429},
    {"too_many_requests", 429},
    {"too_many_sockets", 429},
    {"too_many_connections", 429},
    {"too_many_guests", 429},
    {"too_many_reports", 429},
    {"headers_too_large", 431},
    {"not_stored", 503},
    {"bad_store", 503},
    {"busy", 503},
    {"closing", 503},
    {"unknown_transfer_encoding", 501},
});

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// Strictly: no longer form than needed, no halves of pairs, nothing beyond what there is (RFC
// 3629).
bool is_utf8(std::string_view text) {
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        const std::size_t size = first < 0x80                    ? 1
                                 : first >= 0xc2 && first < 0xe0 ? 2
                                 : first >= 0xe0 && first < 0xf0 ? 3
                                 : first >= 0xf0 && first < 0xf5 ? 4
                                                                 : 0;
        if (size == 0 || text.size() < size) return false;
        std::uint32_t code = size == 1 ? first : first & (0x7fU >> size);
        for (std::size_t i = 1; i < size; ++i) {
            const auto next = static_cast<unsigned char>(text[i]);
            if ((next & 0xc0U) != 0x80) return false;
            code = code << 6U | (next & 0x3fU);
        }
        if (code < kLeast[size] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
            return false;
        text.remove_prefix(size);
    }
    return true;
}

// Nothing where it is no text: errors repeat what was asked for.
std::optional<std::string> decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        const int high = hex_digit(text[i + 1]), low = hex_digit(text[i + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        out += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return is_utf8(out) ? std::optional(out) : std::nullopt;
}

bool is_space(char c) {
    return c == ' ' || c == '\t';
}

char lower_case(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

bool is_same_word(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower_case(a) == lower_case(b); });
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::string Request::parameter(const std::string& name) const {
    const auto found = query.find(name);
    return found == query.end() ? "" : found->second;
}

bool read_target(std::string_view target, Request& request) {
    if (!target.starts_with('/')) return false;
    const std::optional<std::string> path = decoded(take_until(target, '?'));
    if (!path) return false;
    request.path = *path;
    while (!target.empty()) {
        std::string_view pair = take_until(target, '&');
        const std::optional<std::string> name = decoded(take_until(pair, '=')),
                                         value = decoded(pair);
        if (!name || !value) return false;
        request.query[*name] = *value;
    }
    return true;
}

Response json_response(int status, const Json& body) {
    return {status, "application/json", to_text(body), {{"Cache-Control", "no-store"}}};
}

int status_of(std::string_view error_code) {
    const auto* const found = std::find_if(kStatuses.begin(), kStatuses.end(),
                                           [&](const auto& row) { return row.code == error_code; });
    return found == kStatuses.end() ? kBadRequest : found->status;
}

Response error_response(const Error& error) {
    return json_response(status_of(error.code), table::error_message(Json(), error));
}

Response message_response(int status, const Json& message) {
    const Json* error = message.get_object().if_contains("error");
    if (error == nullptr) return json_response(status, message);
    const JsonObject& fields = error->get_object();
    Response response =
        json_response(status_of(std::string(fields.at("code").get_string())), message);
    if (const Json* wait = fields.if_contains(kRetryAfter))
        response.headers.emplace_back("Retry-After",
                                      std::to_string((wait->as_int64() + 999) / 1000));
    return response;
}

JsonObject refusal_message(const Json& id, const Refusal& refusal) {
    JsonObject message = table::error_message(id, refusal.error);
    message["error"].get_object()[kRetryAfter] = std::int64_t{refusal.wait.count()};
    return message;
}

Response refusal_response(const Refusal& refusal) {
    return message_response(200, refusal_message(Json(), refusal));
}

bool is_request_id(std::string_view text) {
    constexpr std::size_t kLongest = 64;
    return !text.empty() && text.size() <= kLongest &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_' || c == '.';
           });
}

// Compared weakly, as it is for this (RFC 9110, 13.1.2); the quotes make it the whole of it.
bool has_already(const Request& request, std::string_view etag) {
    if (etag.starts_with("W/")) etag.remove_prefix(2);
    return request.if_none_match == "*" || request.if_none_match.find(etag) != std::string::npos;
}

Result<std::string> read_origin(std::string_view url) {
    const Error error{"bad_input",
                      quoted(url) + " is no address such as https://play.example, without a path",
                      "", ""};
    std::string origin;
    for (const char c : url) origin += lower_case(c);
    if (origin.ends_with('/')) origin.pop_back();
    for (const auto& [scheme, port] :
         {std::pair<std::string_view, std::string_view>{"http://", ":80"}, {"https://", ":443"}}) {
        if (!origin.starts_with(scheme)) continue;
        if (origin.ends_with(port)) origin.resize(origin.size() - port.size());
        const std::string_view host = std::string_view(origin).substr(scheme.size());
        return is_host(host) && !host.starts_with(':') ? Result<std::string>(origin) : error;
    }
    return error;
}

bool is_host(std::string_view text) {
    return !text.empty() && text.find_first_of(" \t\"/\\@,?#<>") == std::string_view::npos;
}

bool is_from_elsewhere(const Request& request, std::string_view our_origin) {
    if (request.origin.empty()) return false;
    if (!our_origin.empty()) return request.origin != our_origin;
    const std::size_t scheme = request.origin.find("://");
    return scheme == std::string::npos || request.origin.substr(scheme + 3) != request.host;
}

std::string cookie_value(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        std::string_view pair = trimmed(take_until(header, ';'));
        if (take_until(pair, '=') == name) return std::string(pair);
    }
    return "";
}

}  // namespace orrery::server
