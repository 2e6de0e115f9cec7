#include "tests/server/http.h"

#include <cctype>
#include <sstream>

#include "tests/support/games.h"

namespace orrery::test {
namespace {

std::string lower_case(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

void read_head(Response& response) {
    std::istringstream lines(response.head);
    std::string line, version;
    std::getline(lines, line);
    std::istringstream(line) >> version >> response.status;
    while (std::getline(lines, line) && line.size() > 1) {
        const std::size_t colon = line.find(':');
        const std::size_t value = line.find_first_not_of(' ', colon + 1);
        response.headers[lower_case(line.substr(0, colon))] =
            value == std::string::npos ? "" : line.substr(value, line.size() - value - 1);
    }
}

}  // namespace

std::string Response::header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
}

Json Response::json() const {
    Result<Json> parsed = parse_json(body);
    if (!parsed)
        throw std::runtime_error("no JSON: " + head + body + "\n" + to_string(parsed.error()));
    return std::move(*parsed);
}

std::string error_code(const Response& response) {
    return std::string(response.json().at("error").at("code").as_string());
}

std::string request_head(std::string_view method, std::string_view target, const Headers& headers) {
    std::string text = std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\n";
    for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
    return text + "\r\n";
}

Response read_response(const Socket& socket, std::string& rest, bool has_body) {
    std::size_t end = 0;
    while ((end = rest.find("\r\n\r\n")) == std::string::npos)
        if (!socket.receive(rest)) return {};
    Response response;
    response.head = rest.substr(0, end + 4);
    rest.erase(0, end + 4);
    read_head(response);
    has_body =
        has_body && response.status >= 200 && response.status != 204 && response.status != 304;
    if (!has_body) return response;
    const std::string length = response.header("content-length");
    const std::size_t size = length.empty() ? std::string::npos : std::stoul(length);
    while (rest.size() < size && socket.receive(rest)) {
    }
    response.body = rest.substr(0, size);
    rest.erase(0, response.body.size());
    return response;
}

}  // namespace orrery::test
