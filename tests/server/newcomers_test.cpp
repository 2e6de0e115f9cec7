// Who counts as somebody new, where many share an address.
#include <gtest/gtest.h>

#include "tests/server/host.h"

namespace orrery::test {
namespace {

constexpr const char* kNamed = R"({"name":"Ada"})";

TEST(Newcomers, who_is_known_from_before_a_restart_is_not_new) {
    server::ServerOptions options = LocalServer::quick();
    options.limits.address_guests = {2, 0.0001};
    LocalServer server(options);
    Visitor ada(server.route, "ada"), ben(server.route, "ben");
    EXPECT_EQ(ada.call("PUT", "/api/me", kNamed).status, 200);
    EXPECT_EQ(ben.call("GET", "/api/me").status, 200) << "of whom nothing is kept";
    server.stop();
    server.start();
    for (const char* name : {"cleo", "dora"})
        EXPECT_EQ(Visitor(server.route, name).call("GET", "/api/me").status, 200);
    EXPECT_EQ(Visitor(server.route, "one too many").call("GET", "/api/me").status, 429);
    EXPECT_EQ(ada.call("GET", "/api/me").status, 200);
    EXPECT_EQ(ben.call("GET", "/api/me").status, 429);
}

}  // namespace
}  // namespace orrery::test
