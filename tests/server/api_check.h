// Real traffic, held against docs/api/openapi.json and docs/api/asyncapi.json.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "tests/server/client.h"

namespace orrery::test {

class ApiCheck {
  public:
    ApiCheck();
    // Overhears everything on this route from now on; must outlive its use.
    void listen_in(Route& route);

    void http(std::string_view method, std::string_view target, const Response& response);
    void sent(const Json& message) { check_message(message, "receive"); }
    void received(const Json& message) { check_message(message, "send"); }

    // What is described and was not overheard yet: "GET /api/me", "send welcome".
    std::vector<std::string> unheard() const;

  private:
    void check_message(const Json& message, std::string_view action);
    void for_each_message(
        const std::function<void(const Json& operation, const Json& payload)>& visit) const;

    Json api_;  // both as one
    std::set<std::string> heard_;
};

}  // namespace orrery::test
