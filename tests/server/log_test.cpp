// Lines for whoever runs the server: readable by programs, without secrets, and nobody waits for
// them.
#include "server/log.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "server/settings.h"
#include "tests/server/host.h"

namespace orrery::test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Log, has_one_form_for_every_line) {
    EXPECT_EQ(server::log_line(1'795'022'454'007, "info", "a table is open",
                               {{"table", "ab12"}, {"why", "a \"b\"\nc"}, {"none", ""}}),
              "time=2026-11-18T17:20:54.007Z level=info msg=\"a table is open\" table=ab12 "
              "why=\"a \\\"b\\\" c\" none=\"\"");
}

TEST(Log, leaves_out_what_is_less_important) {
    EXPECT_TRUE(server::is_wanted("error", "warning"));
    EXPECT_TRUE(server::is_wanted("info", "info"));
    EXPECT_FALSE(server::is_wanted("info", "warning"));
}

TEST(Log, shortens_addresses) {
    EXPECT_EQ(server::shortened_address("192.0.2.7", "short"), "192.0.2.0/24");
    EXPECT_EQ(server::shortened_address("192.0.2.7", "full"), "192.0.2.7");
    EXPECT_EQ(server::shortened_address("2001:db8:1:2::/64", "short"), "2001:db8:1:2::/64");
    EXPECT_EQ(server::shortened_address("192.0.2.7", "off"), "");
}

TEST(Log, waits_for_no_reader_and_says_what_it_dropped) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const std::string line(1000, 'x');
    {
        server::LogWriter writer(ends[1]);
        for (int i = 0; i < 5'000; ++i) writer.write(line);  // nobody reads
        std::string read(64U << 10, '\0'), text;
        while (text.find("lines were dropped") == std::string::npos) {
            const ssize_t size = ::read(ends[0], read.data(), read.size());
            ASSERT_GT(size, 0);
            text.append(read.data(), static_cast<std::size_t>(size));
        }
        for (int i = 0; i < 5'000; ++i) writer.write(line);  // and it ends though nobody does
    }
    close(ends[0]);
    close(ends[1]);
}

TEST(Log, tells_of_requests_without_their_secrets) {
    std::string lines;
    std::string code, cookie;
    {
        server::ServerOptions options = LocalServer::quick();
        options.log = [&lines](std::string_view line) { (lines += line) += '\n'; };
        LocalServer server(options);
        Visitor visitor(server.route, "Ada");
        const Invitation table = visitor.open(
            {{"game", "cosmic-factory"},
             {"seats", JsonArray{JsonObject{{"you", true}}, JsonObject{{"you", true}}}}});
        visitor.call("GET", table.path());
        visitor.call("GET", "/secret-page/of-somebody");
        code = table.code;
        cookie = visitor.cookie.substr(visitor.cookie.find('=') + 1);
        server.stop();
    }
    EXPECT_THAT(lines, ContainsRegex(
                           "level=info msg=request request=[0-9a-f]+ method=POST path=/api/tables "
                           "status=201 ms=[0-9.]+ bytes=[0-9]+ address=127.0.0.0/24\n"));
    EXPECT_THAT(lines, ContainsRegex("path=/api/tables/\\{table\\} status=200"));
    EXPECT_THAT(lines, HasSubstr("path=page"));
    ASSERT_FALSE(code.empty() || cookie.empty());
    EXPECT_THAT(lines, Not(HasSubstr(code)));
    EXPECT_THAT(lines, Not(HasSubstr(cookie)));
    EXPECT_THAT(lines, Not(HasSubstr("secret")));
}

TEST(Log, tells_of_requests_that_never_got_through_the_door) {
    std::string lines;
    {
        server::ServerOptions options = LocalServer::quick();
        options.log = [&lines](std::string_view line) { (lines += line) += '\n'; };
        options.limits.connections_per_address = 1;
        options.trusted_proxies = "";
        LocalServer server(options);
        {
            const Socket first = Socket::connect(server.route.port);
            first.send("nonsense\r\n\r\n");
            std::string rest;
            EXPECT_EQ(read_response(first, rest).status, 400);
            EXPECT_EQ(Visitor(server.route, "second").call("GET", "/api/me").status, 429);
        }
        server.stop();
    }
    EXPECT_THAT(lines, ContainsRegex("msg=request request=[0-9a-f]+ method=- path=unknown "
                                     "status=400 ms=[0-9.]+ bytes=[0-9]+ address=127.0.0.0/24\n"));
    EXPECT_THAT(lines, ContainsRegex("method=GET path=/api/me status=429 "));
}

TEST(Log, tells_of_sockets) {
    std::string lines;
    {
        server::ServerOptions options = LocalServer::quick();
        options.log = [&lines](std::string_view line) { (lines += line) += '\n'; };
        LocalServer server(options);
        Visitor visitor(server.route, "Ada");
        const Invitation table = visitor.open(
            {{"game", "cosmic-factory"},
             {"seats", JsonArray{JsonObject{{"you", true}}, JsonObject{{"you", true}}}}});
        Player player(visitor, table);
        player.arrive();
        EXPECT_EQ(visitor.knock({"nowhere", ""}).status, 404);
        player.disconnect();
        server.stop();
    }
    EXPECT_THAT(lines, ContainsRegex("method=GET path=/api/tables/\\{table\\}/socket status=101 "));
    EXPECT_THAT(lines, ContainsRegex("method=GET path=/api/tables/\\{table\\}/socket status=404 "));
}

}  // namespace
}  // namespace orrery::test
