// Clients that ask and never read: what waits for them has a limit, for each and in all.
#include <gmock/gmock.h>

#include "tests/server/abuse.h"

namespace orrery::test {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kInAll = 600'000;

// The value of a metric without labels.
double metric(Visitor& visitor, const std::string& name) {
    const std::string text = "\n" + visitor.call("GET", "/metrics").body;
    const std::size_t found = text.find("\n" + name + " ");
    return found == std::string::npos ? -1 : std::stod(text.substr(found + name.size() + 2));
}

class BoundedServer : public ServerAbuse {
  protected:
    explicit BoundedServer(server::ServerOptions options = bounded())
        : ServerAbuse(std::move(options)) {
        company_.play(1);
    }
    static server::ServerOptions bounded() {
        server::ServerOptions options = LocalServer::quick();
        options.limits.sockets_per_guest = 1'000;
        options.limits.sockets_per_address = 1'000;
        options.limits.connections_per_address = 1'000;
        options.limits.outgoing_bytes_in_all = kInAll;
        options.limits.kernel_bytes = 4'096;
        return options;
    }
    const std::string question_ = encode({Opcode::kText, R"({"op":"view"})"}, true);
};

TEST_F(BoundedServer, keeps_no_more_for_a_hundred_spectators_that_never_read) {
    std::deque<Player> deaf;
    for (int i = 0; i < 100; ++i) deaf.emplace_back(stranger_, company_.table()).arrive();
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    // Each of them is far from the limit that it has alone.
    while (metric(stranger_, "orrery_slow_listeners_total") < 20) {
        ASSERT_LT(std::chrono::steady_clock::now(), limit) << "nobody was cut off";
        for (const Player& each : deaf)
            for (int i = 0; i < 5; ++i) each.socket().send(question_);
        const double waiting = metric(stranger_, "orrery_outgoing_bytes");
        EXPECT_GE(waiting, 0);
        EXPECT_LE(waiting, kInAll);
    }
    deaf.clear();
    // All of it is given back.
    while (metric(stranger_, "orrery_listeners") > 2) {
        ASSERT_LT(std::chrono::steady_clock::now(), limit);
    }
    company_.play(1);
    EXPECT_LT(metric(stranger_, "orrery_outgoing_bytes"), 100'000);
}

class HurriedServer : public BoundedServer {
  protected:
    HurriedServer() : BoundedServer(hurried()) {}
    static server::ServerOptions hurried() {
        server::ServerOptions options = bounded();
        options.limits.outgoing_bytes = options.limits.outgoing_bytes_in_all = 1U << 30;
        options.limits.outgoing_messages = 1'000'000;
        options.limits.blocked = milliseconds(300);
        return options;
    }
};

TEST_F(HurriedServer, does_not_wait_for_ever_until_a_message_is_taken) {
    Player deaf(stranger_, company_.table());
    deaf.arrive();
    const auto limit = std::chrono::steady_clock::now() + kPatience;
    for (int i = 0; i < 2'000; ++i) deaf.socket().send(question_);
    while (metric(stranger_, "orrery_slow_listeners_total") < 1)
        ASSERT_LT(std::chrono::steady_clock::now(), limit) << "it was never cut off";
    deaf.disconnect();
    deaf.must({{"op", "view"}});
}

}  // namespace
}  // namespace orrery::test
