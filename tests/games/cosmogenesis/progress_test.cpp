// How far a system is with its objectives, as views tell it.
#include "core/json.h"
#include "games/cosmogenesis/scoring.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

Json seat_of(const State& state, Seat seat, Seat viewer) {
    const Json view = game().view_json(game().hide(state, viewer), viewer);
    return view.at("seats").at(static_cast<std::size_t>(seat));
}

TEST(CosmogenesisProgress,
     CG_PLANETARY_04_a_view_says_what_an_objective_lacks_where_it_lacks_least) {
    // P04 asks for a terrestrial planet of size 3 with three moons.
    const State state = position("O1=T1 O2=T3[a] O3=G1.red A=0 K=0 hand(P04)");
    const Json fit = seat_of(state, 0, 0).at("fits").at("P04");
    EXPECT_EQ(orrery::to_text(fit), R"({"orbit":2,"possible":true,)"
                                    R"("missing":[{"condition":"moons","need":3,"have":1}]})");
}

TEST(CosmogenesisProgress, CG_PLANETARY_04_nothing_is_missing_where_it_can_be_revealed) {
    const State state = position("O1=T3[a,a,a] A=0 K=0 hand(P04)");
    const Json fit = seat_of(state, 0, 0).at("fits").at("P04");
    EXPECT_EQ(orrery::to_text(fit), R"({"orbit":1,"possible":true,"missing":[]})");
    EXPECT_EQ(rule_of(state, 0, "side reveal P04 at O1"), "");
}

TEST(CosmogenesisProgress, CG_PLANETARY_05_an_orbit_with_an_objective_takes_no_other) {
    const State state = position("O1=T3[a,a,a]{P01} A=0 K=0 hand(P04)");
    EXPECT_TRUE(seat_of(state, 0, 0).at("fits").at("P04").at("orbit").is_null());
}

TEST(CosmogenesisProgress, CG_PLANETARY_04_what_cannot_come_is_told) {
    const State state = position("O1=G1.red A=0 K=0 hand(P04)");
    EXPECT_EQ(seat_of(state, 0, 0).at("fits").at("P04").at("possible"), false);
}

TEST(CosmogenesisProgress, CG_INFO_03_nobody_sees_how_far_another_is_with_a_secret_objective) {
    State state = started(2);
    const Json mine = seat_of(state, 0, 0).at("fits"), theirs = seat_of(state, 0, 1).at("fits");
    EXPECT_EQ(mine.as_object().size(), theirs.as_object().size() + 1);
}

TEST(CosmogenesisProgress, CG_SCORE_02_a_view_says_what_a_stellar_objective_counts) {
    State state = position("O1=T4[a,a] O2=T1 A=0 K=0 stel(S06)");  // S06 counts moons
    const Json counted = seat_of(state, 0, 0).at("counts").at("S06");
    EXPECT_EQ(counted.at("terms").at(0), 2);
    EXPECT_EQ(counted.at("points"), stellar_points(content().stellar[6], state.seat(0)));
}

TEST(CosmogenesisProgress, CG_SCORE_02_the_stellar_objectives_add_up_to_their_part) {
    State state = new_game(3, 5);
    RandomStream random(state.random);
    play_random_game(state, random, [&](const State&, Seat, Action) {
        for (Seat seat = 0; seat < state.players; ++seat) {
            const Json told = seat_of(state, seat, seat);
            std::int64_t sum = 0;
            for (const Json& objective : told.at("stellar").as_array())
                sum += told.at("counts").at(objective.as_string()).at("points").as_int64();
            ASSERT_EQ(told.at("score").at("stellar"), sum);
        }
    });
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
