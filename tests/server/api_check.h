// Real traffic, held against docs/api/openapi.json and docs/api/asyncapi.json.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/json.h"
#include "tests/server/client.h"

namespace orrery::test {

class ApiCheck {
  public:
    ApiCheck();
    // Overhears everything on this route from now on; must outlive its use.
    void listen_in(Route& route);

    void http(std::string_view method, std::string_view target, const Response& response);
    void sent(const Json& message) { check_message(message, "op", "receive"); }
    void received(const Json& message) { check_message(message, "type", "send"); }

    // How often each was seen: "GET /api/me 200", "send welcome".
    const std::map<std::string, int>& seen() const { return seen_; }

  private:
    void check_message(const Json& message, std::string_view field, std::string_view action);

    Json openapi_, asyncapi_;
    std::map<std::string, int> seen_;
};

}  // namespace orrery::test
