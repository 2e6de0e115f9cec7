#include "bench/load/guest.h"

#include <map>
#include <stdexcept>
#include <vector>

#include "bench/load/server_process.h"
#include "core/json.h"

namespace orrery::load {
namespace {

// Messages are large and what is needed of them is little: it is found without reading all of it.
std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
    const std::size_t begin = text.find(before);
    if (begin == std::string_view::npos) return {};
    const std::size_t from = begin + before.size();
    return text.substr(from, text.find_first_of(after, from) - from);
}

bool is_of(std::string_view text, std::string_view type) {
    return text.starts_with("{\"type\":\"" + std::string(type) + "\"");
}

// The object that begins there. (To parse whole answers would cost as much as the server does.)
std::string_view object_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    int open = 0;
    do {
        end = text.find_first_of("{}", end);
        if (end == std::string_view::npos) return text.substr(at);
        open += text[end++] == '{' ? 1 : -1;
    } while (open > 0);
    return text.substr(at, end - at);
}

}  // namespace

test::Response Guest::call(std::string_view method, std::string_view target, std::string_view body,
                           const test::Headers& more) {
    test::Headers headers{{"Host", "127.0.0.1"}, {"Connection", "close"}};
    if (!cookie_.empty()) headers.emplace_back("Cookie", cookie_);
    headers.insert(headers.end(), more.begin(), more.end());
    headers.emplace_back("Content-Type", "application/json");
    headers.emplace_back("Content-Length", std::to_string(body.size()));
    const test::Socket socket = test::Socket::connect(port_, from_.c_str());
    socket.send(test::request_head(method, target, headers) + std::string(body));
    std::string rest;
    test::Response response = test::read_response(socket, rest);
    if (response.status >= 300 || response.status == 0)
        throw std::runtime_error(std::string(target) + ": " + response.head + response.body);
    const std::string set = response.header("set-cookie");
    if (!set.empty()) cookie_ = set.substr(0, set.find(';'));
    return response;
}

void Guest::open(const std::string& game, int seats) {
    JsonArray all;
    for (int i = 0; i < seats; ++i) all.push_back(JsonObject{{"you", true}});
    open_at(game, std::move(all));
}

void Guest::open_against_bot(const std::string& game) {
    own_seat_ = "0";
    open_at(game, {JsonObject{{"you", true}}, JsonObject{{"bot", "greedy"}}});
}

void Guest::open_dear_bots() {
    JsonArray seats{JsonObject{{"you", true}}};
    for (int i = 1; i < 6; ++i)
        seats.push_back(
            JsonObject{{"bot", "greedy"}, {"options", JsonObject{{"trials", 100'000}}}});
    call("POST", "/api/tables",
         to_text(JsonObject{
             {"id", "dear-" + std::to_string(++messages_)},
             {"game", "cosmic-factory"},
             {"options", JsonObject{{"cards", JsonArray{13, 3, 11}}, {"sandglass_seconds", 0}}},
             {"start", true},
             {"seats", std::move(seats)}}));
}

void Guest::open_at(const std::string& game, JsonArray seats) {
    JsonObject request{{"id", "open-" + std::to_string(++messages_)},
                       {"game", game},
                       {"public", true},
                       {"several_seats", true},
                       {"start", true},
                       {"seats", std::move(seats)}};
    if (game == "cosmic-factory") request["options"] = JsonObject{{"sandglass_seconds", 0}};
    const std::string reply = call("POST", "/api/tables", to_text(request)).body;
    attach(std::string(between(reply, "\"table\":\"", "\"")));
}

std::string Guest::attach(const std::string& table) {
    table_ = table;
    test::Headers headers{{"Host", "127.0.0.1"},
                          {"Upgrade", "websocket"},
                          {"Connection", "Upgrade"},
                          {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                          {"Sec-WebSocket-Version", "13"}};
    if (!cookie_.empty()) headers.emplace_back("Cookie", cookie_);
    socket_ = test::Socket::connect(port_, from_.c_str());
    socket_.send(test::request_head("GET", "/api/tables/" + table + "/socket", headers));
    frames_ = {};
    if (test::read_response(socket_, frames_.buffer).status != 101)
        throw std::runtime_error("no socket at table " + table);
    std::string welcome = next_text();
    note_state(welcome);
    waiting_ = false;
    return welcome;
}

std::string Guest::next_text() {
    for (;;) {
        if (const auto frame = frames_.next(); frame && frame->opcode == test::Opcode::kText)
            return frame->payload;
        else if (!frame && !socket_.receive(frames_.buffer))
            throw std::runtime_error("the server has closed the connection");
    }
}

void Guest::note_state(std::string_view text) {
    over_ = text.find("\"phase\":\"over\"") != std::string_view::npos;
    const std::string_view seat = between(text, "\"to_move\":[", ",]");
    if (!seat.empty()) seat_ = seat;
}

void Guest::say(const std::string& text) {
    socket_.send(test::encode({test::Opcode::kText, text}, true));
}

void Guest::ask_for_ever(const std::string& op) {
    asked_ = R"({"op":")" + op + R"("})";
    say(asked_);
}

void Guest::begin_move() {
    waiting_ = true;
    say(R"({"op":"legal","seat":)" + seat_ + "}");
}

bool Guest::hear() {
    if (!socket_.receive(frames_.buffer)) throw std::runtime_error("cut off");
    bool moved = false;
    while (const auto frame = frames_.next())
        if (frame->opcode == test::Opcode::kText) moved = deal_with(frame->payload) || moved;
    return moved;
}

bool Guest::deal_with(std::string_view text) {
    if (is_of(text, "entries")) note_state(text);
    if (is_of(text, "answer")) asked_.empty() ? choose(text) : say(asked_);
    if (is_of(text, "error")) throw std::runtime_error(std::string(text));
    if (!is_of(text, "ack")) return false;
    waiting_ = false;
    return true;
}

// Any kind of action, then any group of that kind, then any values.
void Guest::choose(std::string_view answer) {
    std::map<std::string_view, std::vector<std::string_view>> kinds;
    constexpr std::string_view kBegin = "{\"kind\":\"";
    for (std::size_t at = answer.find(kBegin); at != std::string_view::npos;
         at = answer.find(kBegin, at + 1)) {
        const std::string_view group = object_at(answer, at);
        kinds[between(group, kBegin, "\"")].push_back(group);
    }
    if (kinds.empty()) throw std::runtime_error("nothing is allowed: " + std::string(answer));
    const auto any = [&](std::size_t count) {
        return random_.uniform(static_cast<std::uint32_t>(count));
    };
    const auto& groups = std::next(kinds.begin(), any(kinds.size()))->second;
    const std::string_view chosen = groups[any(groups.size())];
    const Result<Json> group = parse_json(chosen);
    if (!group) throw std::runtime_error("not a group of actions: " + std::string(chosen));
    JsonObject action = group->as_object();
    for (auto& operand : action)
        if (const JsonArray* values = operand.value().if_array(); values && values->empty())
            throw std::runtime_error("no value to choose: " + std::string(chosen));
        else if (values)
            operand.value() = Json((*values)[any(values->size())]);
    say(R"({"op":"move","id":"m)" + std::to_string(++messages_) + R"(","seat":)" + seat_ +
        R"(,"action":)" + to_text(action) + "}");
    move_sent_ = now_in_seconds();
}

}  // namespace orrery::load
