// A request whose first line is its method and address, and the rest its body: it has one answer,
// which is JSON where the address is one of the API.
#include <algorithm>

#include "fuzz/desk.h"

namespace {

using namespace orrery;

void answer(fuzzing::Desk& desk, server::Api& api, const server::Request& request) {
    int answers = 0;
    server::Response response;
    api.answer(request, [&](server::Response given) {
        ++answers;
        response = std::move(given);
    });
    desk.work_until([&] { return answers > 0; });
    fuzzing::require(answers == 1, "a request has one answer");
    fuzzing::require(response.status >= 200 && response.status < 600, "an answer has a status");
    if (response.content_type != "application/json" || request.method == "HEAD") return;
    const Result<Json> json = parse_json(response.body);
    fuzzing::require(json.ok(), "what is called JSON is JSON");
    if (response.status >= 400) fuzzing::require_answer(*json);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static fuzzing::Desk desk;
    static server::Api api(desk.host());
    std::string_view rest = fuzzing::text_of(data, size);
    std::string_view head = server::take_until(rest, '\n');
    server::Request request;
    request.method = server::take_until(head, ' ');
    // Of a method there are only letters, or it is no request.
    const auto is_letter = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (!std::all_of(request.method.begin(), request.method.end(), is_letter)) return 0;
    if (!server::read_target(head, request)) return 0;
    request.cookie = "orrery_guest=" + std::string(43, 'f');
    request.content_type = "application/json";
    request.address = "192.0.2.1";
    request.body = rest;
    // A bot may try as much as it is told to; here that would only cost time.
    if (rest.find("trials") == std::string_view::npos) answer(desk, api, request);
    return 0;
}
