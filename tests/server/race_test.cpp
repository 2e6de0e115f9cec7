// CF-BONUS-04 and CF-CLOCK-02 over real sockets: who is heard first has the tile.
#include <gtest/gtest.h>

#include <algorithm>
#include <barrier>
#include <thread>

#include "tests/server/company.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

constexpr int kPeople = 3;

TEST(BonusRace, exactly_one_of_several_clients_gets_a_bonus_tile) {
    LocalServer server;
    std::array<int, kPeople> won{};
    for (int round = 0; round < scaled(60); ++round) {
        SCOPED_TRACE(round);
        Company company(server.route,
                        {{"game", "cosmic-factory"},
                         {"options", JsonObject{{"beginner", true}, {"sandglass_seconds", 0}}},
                         {"seats", seats_for(kPeople)}},
                        static_cast<std::uint64_t>(round));
        std::deque<Player>& players = company.players();
        for (std::size_t i = 0; i < kPeople; ++i)
            players[i].must({{"op", "move"}, {"seat", i}, {"action", "ready"}});

        std::barrier start(kPeople);
        std::array<Json, kPeople> replies;
        std::vector<std::thread> hands;
        for (std::size_t i = 0; i < kPeople; ++i)
            hands.emplace_back([&, i] {
                start.arrive_and_wait();
                replies[i] = players[i].ask({{"op", "move"}, {"seat", i}, {"action", "take blue"}});
            });
        for (std::thread& hand : hands) hand.join();

        int winners = 0;
        for (std::size_t i = 0; i < kPeople; ++i) {
            if (replies[i].at("type") == "ack") {
                ++winners;
                ++won[i];
                continue;
            }
            EXPECT_EQ(replies[i].at("error").at("code"), Json("illegal_action"));
            EXPECT_EQ(replies[i].at("error").at("rule"), Json("CF-BONUS-04"));
        }
        ASSERT_EQ(winners, 1);
        const Json log = players[0].must({{"op", "log"}});
        const JsonArray& entries = log.at("entries").as_array();
        EXPECT_EQ(std::count_if(entries.begin(), entries.end(),
                                [](const Json& entry) { return entry.at("kind") == "move"; }),
                  kPeople + 1);
    }
    std::printf("won: %d, %d, %d\n", won[0], won[1], won[2]);
}

}  // namespace
}  // namespace orrery::test
