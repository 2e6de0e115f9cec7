// The person's last turn, made to order: what wins is found.
#include <cstdlib>
#include <set>

#include "bots/bot.h"
#include "core/json.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/support/games.h"

namespace orrery::anunnaki::testing {
namespace {

std::uint8_t contract(std::string_view id) {
    for (std::size_t i = 0; i < kContracts; ++i)
        if (content().contracts[i].id == id) return static_cast<std::uint8_t>(i);
    ADD_FAILURE() << id;
    return 0;
}

int margin_of(const State& state) {
    const Standing standing = game().standing(state);
    return standing.seats[0].points - standing.seats[1].points;
}

// How the game may end from here, at best and over all.
struct Ends {
    int best = -1000;
    std::set<int> margins;
    std::set<std::uint64_t> seen;
};
void look_through(const State& state, Ends& ends) {
    if (!ends.seen.insert(hash_value(state).low).second) return;
    if (state.phase == Phase::kGameOver) {
        ends.best = std::max(ends.best, margin_of(state));
        ends.margins.insert(margin_of(state));
        return;
    }
    game().legal(state, kPersonSeat, [&](Action action) {
        State next = state;
        game().apply(next, kPersonSeat, action, NoEvents{});
        look_through(next, ends);
    });
}

// Cosmobot has triggered the end, and nothing is left of the person's last turn but contracts: for
// most of them something has to be swapped first, and there is not enough for all.
State last_contracts(std::string_view resources) {
    Desk desk("tracks B: trade 12; contracts: CN04 CN05 CN06 CN07 CN08 CN09");
    auto& reserve = desk.state.person.contracts;
    for (const char* id : {"CN01", "CN02", "CN03"}) reserve.push_back(contract(id));
    const auto stack = desk.state.contract_stack;
    desk.state.contract_stack.clear();
    for (const std::uint8_t card : stack)
        if (!reserve.contains(card)) desk.state.contract_stack.push_back(card);
    desk.give(resources);
    desk.state.triggered = 2;
    desk.state.last_turn = 1;
    desk.phase(TaskKind::kFree);
    return desk.state;
}

TEST(AnunnakiEndgame, the_strongest_player_finds_the_only_way_to_win) {
    for (const char* resources : {"wood 1 metal 1 gold 5", "wood 4 metal 1 gold 1",
                                  "wood 3 metal 3 gold 3", "wood 1 metal 5 gold 1"}) {
        SCOPED_TRACE(resources);
        State state = last_contracts(resources);
        Ends ends;
        look_through(state, ends);
        ASSERT_GT(ends.margins.size(), 2U) << "there is little to choose";
        // The best way wins by one point, all others do not.
        SideState& ahead = state.side(ends.best > 0 ? Side::kBot : Side::kPerson);
        ahead.vp = static_cast<std::int16_t>(ahead.vp + std::abs(ends.best - 1));
        const auto bot = std::move(make_bot("level-5", JsonObject{})).value();
        const auto position = test::game("anunnaki").load(game().state_json(state));
        ASSERT_TRUE(position) << to_string(position.error());
        RandomStream random(seed_from_number(5));
        while (!(*position)->over())
            (*position)->apply(0, ask_bot(*bot, **position, 0, random).action, nullptr);
        const Standing standing = (*position)->standing();
        EXPECT_EQ(standing.seats[0].points - standing.seats[1].points, 1);
        EXPECT_EQ(standing.seats[0].place, 1);
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
