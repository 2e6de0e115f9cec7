#include "core/json.h"
#include "tests/server/client.h"

namespace orrery::test {

std::string Invitation::path(std::string_view below) const {
    std::string path = "/api/tables/" + table;
    if (!below.empty()) path += "/" + std::string(below);
    return code.empty() ? path : path + "?code=" + code;
}

void Visitor::keep_cookie(const Response& response) {
    const std::string set = response.header("set-cookie");
    if (!set.empty()) cookie = set.substr(0, set.find(';'));
}

Response Visitor::call(std::string_view method, std::string_view target, std::string_view body,
                       Headers headers) {
    headers.insert(headers.begin(), {{"Host", route_->host()}, {"Connection", "close"}});
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    if (!body.empty()) {
        headers.emplace_back("Content-Length", std::to_string(body.size()));
        headers.emplace_back("Content-Type", "application/json");
    }
    const Socket socket = Socket::connect(route_->port, route_->from);
    if (!socket.is_open()) return {};
    socket.send(request_head(method, target, headers));
    socket.send(body);
    std::string rest;
    Response response = read_response(socket, rest, method != "HEAD");
    keep_cookie(response);
    if (route_->on_http) route_->on_http(method, target, response);
    return response;
}

Response Visitor::knock(const Invitation& table) {
    Headers headers{{"Host", route_->host()},
                    {"Upgrade", "websocket"},
                    {"Connection", "Upgrade"},
                    {"Sec-WebSocket-Version", "13"},
                    {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}};
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    const Socket socket = Socket::connect(route_->port, route_->from);
    socket.send(request_head("GET", table.path("socket"), headers));
    std::string rest;
    return read_response(socket, rest);
}

Json Visitor::get(std::string_view target) {
    const Response response = call("GET", target);
    if (response.status != 200) throw std::runtime_error(response.head + response.body);
    return response.json();
}

Invitation Visitor::open(JsonObject request) {
    request["id"] = new_id();
    const Response response = call("POST", "/api/tables", to_text(request));
    if (response.status != 201) throw std::runtime_error(response.head + response.body);
    const Json ack = response.json();
    return {std::string(ack.at("table").as_string()), std::string(ack.at("code").as_string())};
}

Json Visitor::ask(const Invitation& table, JsonObject request) {
    if (!request.contains("id")) request["id"] = new_id();
    if (route_->on_sent) route_->on_sent(request);
    return call("POST", table.path("requests"), to_text(request)).json();
}

Json Visitor::must(const Invitation& table, JsonObject request) {
    Json reply = ask(table, std::move(request));
    if (reply.at("type") == "error") throw std::runtime_error(to_text(reply));
    return reply;
}

}  // namespace orrery::test
