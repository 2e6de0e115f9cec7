// Each request has a name, by which its line in the log is found.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/http.h"
#include "tests/server/company.h"

namespace orrery::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::MatchesRegex;

constexpr const char* kHeader = "x-request-id";

TEST(RequestId, is_short_and_plain) {
    for (const char* good : {"a", "0f3a.9-Z_", "0123456789abcdef0123456789abcdef"})
        EXPECT_TRUE(server::is_request_id(good)) << good;
    for (const std::string& bad :
         {std::string(), std::string(65, 'a'), std::string("a b"), std::string("a\"b"),
          std::string("a=b"), std::string("a\nb"), std::string("ä"), std::string("a\0b", 3)})
        EXPECT_FALSE(server::is_request_id(bad)) << bad;
}

class RequestIds : public testing::Test {
  protected:
    static server::ServerOptions behind(const std::string& proxies, std::vector<std::string>& log) {
        server::ServerOptions options = LocalServer::quick();
        options.trusted_proxies = proxies;
        options.log = [&log](std::string_view line) { log.emplace_back(line); };
        return options;
    }
    std::vector<std::string> log_;  // written by the server's thread until it has stopped
};

TEST_F(RequestIds, are_in_the_answer_and_in_the_log) {
    LocalServer server(behind("", log_));
    Visitor visitor(server.route, "v");
    const std::string one = visitor.call("GET", "/api/me").header(kHeader),
                      other = visitor.call("GET", "/api/none").header(kHeader);
    EXPECT_THAT(one, MatchesRegex("[0-9a-f]{16}"));
    EXPECT_NE(one, other);
    EXPECT_THAT(visitor.call("GET", "/healthz").header(kHeader), MatchesRegex("[0-9a-f]{16}"));
    server.stop();
    EXPECT_THAT(log_,
                Contains(HasSubstr(" msg=request request=" + one + " method=GET path=/api/me")));
    EXPECT_THAT(log_, Contains(HasSubstr("request=" + other)));
}

TEST_F(RequestIds, of_a_trusted_proxy_are_taken_where_they_are_well_formed) {
    LocalServer server(behind("127.0.0.1", log_));
    Visitor visitor(server.route, "v");
    const auto named = [&](const std::string& id) {
        return visitor.call("GET", "/api/me", {}, {{"X-Request-Id", id}}).header(kHeader);
    };
    EXPECT_EQ(named("proxy-7.1"), "proxy-7.1");
    EXPECT_THAT(named("level=error msg=lies"), MatchesRegex("[0-9a-f]{16}"));
    EXPECT_THAT(named(std::string(65, 'a')), MatchesRegex("[0-9a-f]{16}"));
}

TEST_F(RequestIds, of_anybody_else_are_not) {
    LocalServer server(behind("192.0.2.1", log_));
    Visitor visitor(server.route, "v");
    EXPECT_THAT(visitor.call("GET", "/api/me", {}, {{"X-Request-Id", "mine"}}).header(kHeader),
                MatchesRegex("[0-9a-f]{16}"));
}

TEST_F(RequestIds, belong_to_refused_requests_and_to_sockets_too) {
    LocalServer server(behind("", log_));
    const Socket socket = Socket::connect(server.route.port);
    ASSERT_TRUE(socket.send("GET / HTTP/1.1\r\n\r\n"));  // no host
    std::string rest;
    const Response refused = read_response(socket, rest);
    EXPECT_EQ(refused.status, 400);
    EXPECT_THAT(refused.header(kHeader), MatchesRegex("[0-9a-f]{16}"));
    Visitor visitor(server.route, "v");
    const Invitation table = visitor.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}});
    const Response upgraded = visitor.knock(table);
    EXPECT_EQ(upgraded.status, 101);
    EXPECT_THAT(upgraded.header(kHeader), MatchesRegex("[0-9a-f]{16}"));
}

}  // namespace
}  // namespace orrery::test
