// One address that wants everything: others are let in, and how the server is can be asked.
#include <gmock/gmock.h>

#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

using std::chrono::milliseconds;

// Nobody is a proxy: each address of this machine is a client of its own.
class CrowdedServer : public ServerAbuse {
  protected:
    explicit CrowdedServer(server::ServerOptions options = crowded())
        : ServerAbuse(std::move(options)) {
        outside_.port = server_.route.port.load();
        outside_.from = "127.0.0.66";
    }
    static server::ServerOptions crowded() {
        server::ServerOptions options = LocalServer::quick();
        options.trusted_proxies = "";
        options.limits.connections = 200;
        options.limits.connections_per_address = 40;
        options.limits.connections_at_the_door = 4;
        return options;
    }

    Route outside_;  // where the attacker comes from
};

TEST_F(CrowdedServer, connections_of_one_address_shut_out_nobody_else) {
    std::deque<Socket> crowd;
    for (int i = 0; i < 300; ++i)
        crowd.push_back(Socket::connect(server_.route.port, outside_.from));
    Visitor attacker(outside_, "attacker"), guest(server_.route, "guest");
    EXPECT_EQ(guest.call("GET", "/api/me").status, 200);
    Player player(guest, company_.table());
    player.arrive();
    expect_error(attacker.call("GET", "/api/me"), 429, "too_many_connections");
    EXPECT_EQ(attacker.call("GET", "/healthz").status, 200);
    EXPECT_EQ(guest.call("GET", "/healthz").status, 200);
    crowd.clear();
    while (attacker.call("GET", "/api/me").status != 200) {  // it hears of it when it does
    }
}

TEST_F(CrowdedServer, of_many_addresses_shuts_out_nobody_who_asks_how_it_is) {
    std::deque<Socket> crowd;
    for (int i = 0; i < 260; ++i)
        crowd.push_back(
            Socket::connect(server_.route.port, ("127.0.1." + std::to_string(i % 8 + 1)).c_str()));
    Visitor guest(server_.route, "guest");
    const Response full = guest.call("GET", "/api/me");
    expect_error(full, 503, "busy");
    EXPECT_EQ(full.header("retry-after"), "5");
    EXPECT_EQ(guest.call("GET", "/healthz").status, 200);
}

class ServerBehindProxy : public CrowdedServer {
  protected:
    ServerBehindProxy() : CrowdedServer(behind_proxy()) {}
    static server::ServerOptions behind_proxy() {
        server::ServerOptions options = crowded();
        options.trusted_proxies = "127.0.0.0/8";
        options.limits.sockets_per_address = 3;
        return options;
    }
};

TEST_F(ServerBehindProxy, counts_those_who_are_behind_it) {
    const auto arrives = [&](const char* address) {
        return handshake(company_.table().path("socket"), {{"X-Forwarded-For", address}});
    };
    std::deque<Socket> sockets;
    const auto enter = [&](const char* address) {
        sockets.push_back(Socket::connect(server_.route.port));
        sockets.back().send(request_head("GET", company_.table().path("socket"),
                                         {{"Host", server_.route.host()},
                                          {"Connection", "Upgrade"},
                                          {"Upgrade", "websocket"},
                                          {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                          {"Sec-WebSocket-Version", "13"},
                                          {"X-Forwarded-For", address}}));
        std::string rest;
        return read_response(sockets.back(), rest).status;
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(enter("192.0.2.66"), 101);
    expect_error(arrives("192.0.2.66"), 429, "too_many_sockets");
    expect_error(arrives("203.0.113.1, 192.0.2.66"), 429, "too_many_sockets");
    EXPECT_EQ(enter("192.0.2.1"), 101);
    // More idle connections of the proxy than an address may have.
    std::deque<Socket> pool;
    for (int i = 0; i < 60; ++i) pool.push_back(Socket::connect(server_.route.port));
    EXPECT_EQ(stranger_.call("GET", "/api/me", "", {{"X-Forwarded-For", "192.0.2.9"}}).status, 200);
}

TEST_F(ServerBehindProxy, believes_the_header_that_the_proxy_writes) {
    EXPECT_EQ(stranger_
                  .call("GET", "/api/me", "",
                        {{"X-Forwarded-For", "192.0.2.9"}, {"Forwarded", "for=1.2.3.4"}})
                  .status,
              200);
    for (const Headers& headers :
         {Headers{{"Forwarded", "for=1.2.3.4"}}, Headers{{"X-Forwarded-For", "unknown"}}})
        expect_error(stranger_.call("GET", "/api/me", "", headers), 400, "bad_input");
}

class FrugalServer : public CrowdedServer {
  protected:
    FrugalServer() : CrowdedServer(frugal()) {}
    static server::ServerOptions frugal() {
        server::ServerOptions options = crowded();
        options.limits.address_tables = {3, 1e-3};
        options.limits.address_guests = {6, 1e-3};
        return options;
    }
    static std::string bot_game(int id) {
        return R"({"game":"cosmogenesis","seats":[{"you":true},{"bot":"random"}],"id":"o)" +
               std::to_string(id) + "\"}";
    }
};

TEST_F(FrugalServer, new_tables_are_rationed_by_address_whoever_the_guest_is) {
    std::vector<int> answers;
    for (int i = 0; i < 5; ++i) {
        Visitor attacker(outside_, "attacker" + std::to_string(i));
        const Response response = attacker.call("POST", "/api/tables", bot_game(i));
        answers.push_back(response.status);
        if (response.status == 201) continue;
        expect_error(response, 429, "too_many_tables");
        EXPECT_GT(response.json().at("error").at("retry_after_ms").as_int64(), 1'000);
        EXPECT_GT(std::stoi(response.header("retry-after")), 1);
    }
    EXPECT_THAT(answers, testing::ElementsAre(201, 201, 201, 429, 429));
    EXPECT_EQ(stranger_.call("POST", "/api/tables", bot_game(9)).status, 201);
}

TEST_F(FrugalServer, tables_that_were_not_opened_are_not_counted) {
    Visitor visitor(outside_, "visitor");
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(visitor.call("POST", "/api/tables", R"({"id":"m1","game":"chess"})").status, 400);
    EXPECT_EQ(visitor.call("POST", "/api/tables", bot_game(1)).status, 201);
}

TEST_F(FrugalServer, new_guests_are_rationed_by_address_also_with_cookies_of_their_own_making) {
    std::string cookie = "orrery_guest=" + std::string(43, 'a');
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        Visitor attacker(outside_, "attacker");
        cookie.back() = static_cast<char>('a' + i);
        if (i % 2 == 0) attacker.cookie = cookie;
        const Response response = attacker.call("GET", "/api/me");
        if (response.status == 200) continue;
        expect_error(response, 429, "too_many_guests");
        EXPECT_EQ(response.header("set-cookie"), "");
        ++refused;
    }
    EXPECT_EQ(refused, 14);
    EXPECT_EQ(stranger_.call("GET", "/api/me").status, 200);
}

}  // namespace
}  // namespace orrery::test
