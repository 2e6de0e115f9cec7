// What one guest can have stored, and what frames cost that ask nothing: too much of it is refused
// or slowed down, and a game beside it goes on.
#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

// With the rates that a server has unless it is told otherwise, but for the processor's time, and
// fewer writes: a test does not need so many.
class UsualServer : public ServerAbuse {
  protected:
    UsualServer() : ServerAbuse(usual()) {}
    static server::ServerOptions usual() {
        server::ServerOptions options;
        options.registry = &registry();
        options.port = 0;
        options.bot_pace = 0;
        options.limits.guest_work = options.limits.address_work = {1e9, 1e9};
        options.limits.guest_writes = {60, 0.01};
        return options;
    }
    // How many of them were stored.
    static int acknowledged(Player& player, int count, const std::function<JsonObject(int)>& make) {
        std::vector<std::string> ids;
        for (int i = 0; i < count; ++i) ids.push_back(player.say(make(i)));
        player.hear_until([&] { return !player.is_waiting(); });
        int stored = 0;
        for (const std::string& id : ids) {
            const Json reply = *player.take_reply(id);
            if (reply.at("type") == "ack") {
                ++stored;
                continue;
            }
            EXPECT_EQ(reply.at("error").at("code"), Json("too_many_requests"));
            EXPECT_GT(reply.at("error").at("retry_after_ms").as_int64(), 0);
        }
        return stored;
    }
};

TEST_F(UsualServer, stores_no_more_talk_of_a_guest_than_anybody_reads) {
    Player chatty(stranger_, company_.table());
    EXPECT_LT(
        acknowledged(chatty, 300, [](int) { return JsonObject{{"op", "chat"}, {"text", "me!"}}; }),
        100);
}

TEST_F(UsualServer, stores_no_more_of_a_guest_than_a_player_can_need) {
    Invitation own =
        stranger_.open({{"game", "cosmogenesis"}, {"seats", seats_for(2)}, {"public", true}});
    Visitor other(server_.route, "other");
    Player restless(other, own);
    const int stored = acknowledged(restless, 200, [](int i) {
        return i % 2 == 0 ? JsonObject{{"op", "sit"}} : JsonObject{{"op", "stand"}, {"seat", 1}};
    });
    EXPECT_LE(stored, 61);
    int renamed = 0;
    for (; renamed < 100; ++renamed)
        if (stranger_.call("PUT", "/api/me", R"({"name":"Eve"})").status != 200) break;
    EXPECT_LT(renamed, 100);
    EXPECT_EQ(stranger_.call("PUT", "/api/me", R"({"name":"Eve"})").status, 429);
}

TEST_F(UsualServer, an_address_cannot_delete_guests_without_end) {
    int deleted = 0;
    Response response;
    for (; deleted < 100; ++deleted) {
        stranger_.get("/api/me");
        response = stranger_.call("DELETE", "/api/me");
        if (response.status != 200) break;
    }
    expect_error(response, 429, "too_many_requests");
    EXPECT_LT(deleted, 100);
}

class WatchfulServer : public ServerAbuse {
  protected:
    WatchfulServer() : ServerAbuse(watchful()) {}
    static server::ServerOptions watchful() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.guest_work = {150, 0.1};  // milliseconds
        options.limits.least_work = 1;
        return options;
    }
    // Frames are sent, so many at a time, until the guest has used up what they may.
    void expect_charged(const std::string& bytes) {
        Player noisy(stranger_, company_.table());
        noisy.arrive();
        Response response;
        const auto limit = std::chrono::steady_clock::now() + kPatience;
        for (int i = 0; i < 25 && response.status != 429; ++i) {
            ASSERT_LT(std::chrono::steady_clock::now(), limit);
            noisy.socket().send(bytes);
            // An answer on the same socket: all of it has been read.
            Visitor other(server_.route, "other");
            EXPECT_EQ(other.call("GET", "/api/me").status, 200);
            if (i % 5 == 4) response = stranger_.call("GET", "/api/me");
        }
        expect_error(response, 429, "too_many_requests");
    }
    static std::string many(const Frame& frame, int count) {
        const std::string bytes = encode(frame, true);
        std::string all;
        for (int i = 0; i < count; ++i) all += bytes;
        return all;
    }
};

TEST_F(WatchfulServer, pings_cost_something) {
    expect_charged(many({Opcode::kPing, ""}, 1'000));
}

TEST_F(WatchfulServer, pongs_that_nobody_asked_for_cost_something) {
    expect_charged(many({Opcode::kPong, ""}, 1'000));
}

TEST_F(WatchfulServer, pieces_of_a_message_that_never_ends_cost_something) {
    Player noisy(stranger_, company_.table());
    noisy.arrive();
    noisy.socket().send(encode({Opcode::kText, "{", false}, true));
    noisy.socket().send(many({Opcode::kContinuation, "", false}, 30'000));
    // The answer says that all of it was read.
    noisy.socket().send(encode({Opcode::kPing, "there?"}, true));
    for (std::string heard; heard.find("there?") == std::string::npos;)
        ASSERT_TRUE(noisy.socket().receive(heard));
    // So many requests alone would be allowed.
    Response response;
    for (int i = 0; i < 60 && response.status != 429; ++i)
        response = stranger_.call("GET", "/api/me");
    expect_error(response, 429, "too_many_requests");
}

// What comes after a request that was refused is thrown away, but not for ever, and not for
// nothing.
TEST_F(WatchfulServer, what_is_sent_after_a_refusal_is_not_read_without_end) {
    const Socket socket = Socket::connect(server_.route.port);
    socket.send("nonsense\r\n\r\n");
    const std::string more(1U << 16, 'x');
    std::size_t sent = 0;
    while (sent < (64U << 20) && socket.send(more)) sent += more.size();
    EXPECT_LT(sent, 64U << 20);
}

}  // namespace
}  // namespace orrery::test
