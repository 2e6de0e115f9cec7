// A line that cuts, delays, doubles and reorders: the client's view is the server's at every
// number, and what was acknowledged is in the log exactly once.
#include <gtest/gtest.h>

#include <thread>

#include "tests/server/company.h"
#include "tests/server/proxy.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

struct Storm {
    const char* name;
    Weather weather;
    friend void PrintTo(const Storm& storm, std::ostream* out) { *out << storm.name; }
};

// TCP keeps the order of what it carries, but a client may send again on another connection.
const Storm kBadLine{"bad_line", {{80, 10, 8, 8}, {120, 15, 0, 0}}};
// A box in between that is broken: numbers show it, and the client connects afresh.
const Storm kBrokenBox{"broken_box", {{80, 10, 8, 8}, {120, 15, 12, 12}}};

class Chaos : public testing::TestWithParam<std::tuple<std::string, Storm>> {
  protected:
    void rage(std::uint64_t seed) {
        const auto& [name, storm] = GetParam();
        SCOPED_TRACE("seed " + std::to_string(seed));
        LocalServer server;
        Proxy proxy(server.route, storm.weather, seed);
        Route line;
        line.port = proxy.port();

        JsonObject request{{"game", name}, {"seats", seats_for(2, 1)}};
        if (name == "cosmic-factory") request["options"] = JsonObject{{"sandglass_seconds", 0}};
        Company company(server.route, std::move(request), seed, &line);
        company.play(30);
        std::thread stopping([&] { server.stop(); });
        company.hear_the_last();
        stopping.join();
        server.start();
        company.play(30);
        for (Player& player : company.players())
            player.hear_until([&] { return !player.is_waiting(); });
        company.leave();
        server.stop();
        compared_ += company.expect_as_told(server.folder());
        for (const Player& player : company.players()) {
            resyncs_ += player.resyncs;
            surprises_ += player.surprises;
            connections_ += player.connections;
        }
        const Proxy::Counts& counts = proxy.counts();
        cuts_ += counts.cuts;
        delays_ += counts.delays;
        doubles_ += counts.doubles;
        reorders_ += counts.reorders;
    }

    std::size_t compared_ = 0;
    int resyncs_ = 0, surprises_ = 0, connections_ = 0;
    int cuts_ = 0, delays_ = 0, doubles_ = 0, reorders_ = 0;
};

TEST_P(Chaos, views_are_the_server_s_at_every_number_and_acknowledged_commands_count_once) {
    for (int seed = 0; seed < std::max(2, scaled(2)) && !HasFailure(); ++seed)
        rage(static_cast<std::uint64_t>(seed));
    EXPECT_GT(compared_, 40U);
    EXPECT_GT(cuts_, 0);
    EXPECT_GT(delays_, 0);
    EXPECT_GT(doubles_, 0);
    EXPECT_GT(reorders_, 0);
    EXPECT_GT(connections_, 4);
    EXPECT_GT(surprises_, 0);
    const bool broken = std::get<1>(GetParam()).weather.to_client.reorder > 0;
    EXPECT_EQ(resyncs_ > 0, broken);
    std::printf("%zu views compared, %d connections, %d cuts, %d delays, %d doubles, %d reorders\n",
                compared_, connections_, cuts_, delays_, doubles_, reorders_);
}

INSTANTIATE_TEST_SUITE_P(All, Chaos,
                         testing::Combine(testing::Values("cosmic-factory", "crafting-the-cosmos",
                                                          "cosmogenesis"),
                                          testing::Values(kBadLine, kBrokenBox)),
                         [](const auto& each) {
                             return test_name(std::get<0>(each.param)) + "_" +
                                    std::get<1>(each.param).name;
                         });

}  // namespace
}  // namespace orrery::test
