// How much somebody may ask for: more is refused or cut off, and those who play do not notice.
#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

using std::chrono::milliseconds;

class ImpatientServer : public ServerAbuse {
  protected:
    ImpatientServer() : ServerAbuse(impatient()) {}
    static server::ServerOptions impatient() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.handshake = milliseconds(1000);
        return options;
    }
};

TEST_F(ImpatientServer, does_not_wait_for_ever_for_who_says_nothing_or_little) {
    const Socket silent = Socket::connect(server_.route.port);
    const Socket slow = Socket::connect(server_.route.port);
    const Socket half = Socket::connect(server_.route.port);
    half.send(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        "Content-Length: 1000\r\n\r\n{");
    slow.send("GET / HTTP/1.1\r\n");
    // A header every few milliseconds, for as long as the server listens.
    while (readable({&slow}, milliseconds(5)).empty())
        if (!slow.send("X: y\r\n")) break;
    std::string rest;
    while (silent.receive(rest)) {
    }
    while (half.receive(rest)) {
    }
}

class StrictServer : public ServerAbuse {
  protected:
    StrictServer() : ServerAbuse(strict()) {}
    static server::ServerOptions strict() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.sockets_per_guest = 3;
        options.limits.outgoing_bytes = 200'000;
        options.limits.closing = milliseconds(300);
        return options;
    }
};

TEST_F(StrictServer, lets_nobody_have_too_many_connections) {
    stranger_.get("/api/me");
    std::deque<Player> tabs;
    for (int i = 0; i < 3; ++i) tabs.emplace_back(stranger_, company_.table()).arrive();
    expect_error(handshake(company_.table().path("socket"), {{"Cookie", stranger_.cookie}}), 429,
                 "too_many_sockets");
    tabs.pop_back();
    // The server hears of it when it does.
    Player next(stranger_, company_.table());
    while (!next.is_connected()) {
        try {
            next.connect();
        } catch (const std::runtime_error&) {  // still one too many
            next.disconnect();
        }
    }
    next.arrive();
}

TEST_F(StrictServer, cuts_off_who_asks_and_does_not_read) {
    Player deaf(stranger_, company_.table());
    deaf.arrive();
    const Frame question{Opcode::kText, R"({"op":"log"})"};
    // The kernel keeps some megabytes for who does not read.
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    while (deaf.socket().send(encode(question, true)))
        ASSERT_LT(std::chrono::steady_clock::now(), limit) << "it was never cut off";
    deaf.disconnect();
    // It may come back, and reads this time.
    deaf.must({{"op", "view"}});
}

class ThriftyServer : public ServerAbuse {
  protected:
    ThriftyServer() : ServerAbuse(thrifty()) {}
    static server::ServerOptions thrifty() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.guest_work = {50, 20};  // milliseconds
        options.limits.least_work = 1;
        return options;
    }
};

TEST_F(ThriftyServer, slows_down_who_asks_too_often) {
    Player hasty(stranger_, company_.table());
    std::vector<std::string> ids;
    for (int i = 0; i < 200; ++i) ids.push_back(hasty.say({{"op", "chat"}, {"text", "me!"}}));
    hasty.hear_until([&] { return !hasty.is_waiting(); });
    std::vector<std::string> refused;
    for (const std::string& id : ids) {
        const Json reply = *hasty.take_reply(id);
        if (reply.at("type") == "ack") continue;
        EXPECT_EQ(reply.at("error").at("code"), Json("too_many_requests"));
        refused.push_back(id);
    }
    EXPECT_GT(refused.size(), 0U);
    EXPECT_LT(refused.size(), ids.size() - 49);
    // What was refused has not happened, and may be said again.
    for (const std::string& id : refused) EXPECT_FALSE(hasty.witness().acknowledged.contains(id));
    Json reply;
    do {
        reply = hasty.ask({{"op", "chat"}, {"text", "please"}});
    } while (reply.at("type") == "error");
}

class StingyServer : public ServerAbuse {
  protected:
    StingyServer() : ServerAbuse(stingy()) {}
    static server::ServerOptions stingy() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.guest_work = {150, 2};  // milliseconds
        options.limits.least_work = 1;
        return options;
    }
};

TEST_F(StingyServer, counts_what_is_malformed_and_who_comes_again_finds_the_budget_as_it_was) {
    Player noisy(stranger_, company_.table());
    noisy.arrive();
    Response response;
    for (int round = 0; round < 16 && response.status != 429; ++round) {
        for (int i = 0; i < 10; ++i) answer_to(noisy, {Opcode::kText, "{"});
        response = stranger_.call("GET", "/api/me");
    }
    expect_error(response, 429, "too_many_requests");
    EXPECT_GE(std::stoi(response.header("retry-after")), 1);
    noisy.disconnect();
    expect_error(handshake(company_.table().path("socket"), {{"Cookie", stranger_.cookie}}), 429,
                 "too_many_requests");
    Visitor other(server_.route, "other");
    EXPECT_EQ(other.call("GET", "/api/me").status, 200);
}

}  // namespace
}  // namespace orrery::test
