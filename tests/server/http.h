// HTTP as far as tests need it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "tests/server/socket.h"

namespace orrery::test {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Response {
    int status = 0;                              // 0 = the connection was closed without one
    std::map<std::string, std::string> headers;  // names in lower case
    std::string head, body;                      // as sent

    std::string header(const std::string& name) const;
    Json json() const;  // the body, which must be JSON
};

// The code of the error that the response is.
std::string error_code(const Response& response);

// The head of a request, with its empty line.
std::string request_head(std::string_view method, std::string_view target, const Headers& headers);

// Waits for a response. `rest` holds bytes that have come already, and those after it.
Response read_response(const Socket& socket, std::string& rest, bool has_body = true);

}  // namespace orrery::test
