// Requests and responses as plain values: whoever answers them knows no sockets.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"

namespace orrery::server {

struct Request {
    std::string method;  // "GET"
    std::string path;    // percent signs decoded, without the query
    std::map<std::string, std::string> query;
    // Headers, empty where missing.
    std::string host, origin, cookie, content_type, accept_encoding, if_none_match, user_agent;
    std::string body;
    std::string address;  // the client's (Proxies::client)
    std::string id;       // names it in the log and in the answer

    std::string parameter(const std::string& name) const;  // of the query; may be empty
};

// "/table/a%20b?code=x" as path and query; false when it is none.
bool read_target(std::string_view target, Request& request);

struct Response {
    int status = 200;
    std::string content_type;
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};

Response json_response(int status, const Json& body);
// As docs/table-messages.md has errors, with the status that fits.
Response error_response(const Error& error);
// The same for a message that a table sent, which may be an error.
Response message_response(int status, const Json& message);

// The same with when to come back: `retry_after_ms` in the error, Retry-After in the header.
struct Refusal {
    Error error;
    std::chrono::milliseconds wait;
};
JsonObject refusal_message(const Json& id, const Refusal& refusal);
Response refusal_response(const Refusal& refusal);

int status_of(std::string_view error_code);

// Whether this can name a request: short, and nothing that a log would trip over.
bool is_request_id(std::string_view text);

// Whether the client has what bears this fingerprint.
bool has_already(const Request& request, std::string_view etag);

// A host and perhaps a port, as the header Host has them.
bool is_host(std::string_view text);

// "https://Play.Example:443/" as browsers call it, "https://play.example"; refused when it is no
// address of a whole host.
Result<std::string> read_origin(std::string_view url);

// Whether the page that sent this came from another host than the one it sent it to, or than ours
// where that is known.
bool is_from_elsewhere(const Request& request, std::string_view our_origin = {});

// "gzip" is the same as "GZIP": names and tokens of HTTP.
bool is_same_word(std::string_view one, std::string_view other);

// Lists in headers: without the spaces around it, and up to the separator, which is taken off with
// it.
std::string_view trimmed(std::string_view text);
std::string_view take_until(std::string_view& text, char separator);

// The value of a cookie in the header; empty when it is not there.
std::string cookie_value(std::string_view header, std::string_view name);

}  // namespace orrery::server
