// What a bot thinks of a position: progress towards objectives shows in features of their own.
#include "games/cosmogenesis/evaluation.h"

#include "games/cosmogenesis/scoring.h"
#include "tests/games/cosmogenesis/support.h"

namespace orrery::cosmogenesis::testing {
namespace {

double feature(FeatureKind kind, std::string_view system, int round = 3) {
    State state = position(system);
    state.round = static_cast<std::uint8_t>(round);
    return evaluate(content(), state, 0)[kind];
}

TEST(CosmogenesisEvaluation, an_objective_in_hand_is_worth_more_the_less_it_lacks) {
    // P04 asks for a terrestrial planet of size 3 with three moons.
    double last = 0;
    for (const char* system : {"O1=T2", "O1=T3", "O1=T3[a]", "O1=T3[a,a]", "O1=T3[a,a,a]"}) {
        const double worth =
            feature(FeatureKind::kHand, std::string(system) + " A=0 K=0 hand(P04)");
        EXPECT_GT(worth, last) << system;
        last = worth;
    }
    EXPECT_GT(last, content().planetary[4].points * 0.9);
}

TEST(CosmogenesisEvaluation, an_objective_in_hand_is_worth_less_when_time_runs_out) {
    constexpr std::string_view kFar = "O1=T1 A=0 K=0 hand(P04)";
    EXPECT_GT(feature(FeatureKind::kHand, kFar, 1), feature(FeatureKind::kHand, kFar, 5));
}

TEST(CosmogenesisEvaluation, two_objectives_in_hand_need_two_orbits) {
    constexpr FeatureKind kHand = FeatureKind::kHand;
    // P01 and P02 ask for a planet of size 2 with one moon, and with two.
    const double one = feature(kHand, "O1=T2[a,a] A=0 K=0 hand(P02)");
    const double both = feature(kHand, "O1=T2[a,a] A=0 K=0 hand(P01,P02)");
    const double apart = feature(kHand, "O1=T2[a,a] O2=T2[a] A=0 K=0 hand(P01,P02)");
    EXPECT_GT(both, one);
    EXPECT_GT(apart, both);
}

TEST(CosmogenesisEvaluation, a_revealed_objective_is_worth_its_points) {
    EXPECT_EQ(feature(FeatureKind::kRevealed, "O1=T3[a,a,a]{P04} A=0 K=0"),
              content().planetary[4].points);
}

TEST(CosmogenesisEvaluation, a_stellar_objective_is_worth_more_with_all_it_counts) {
    // S06 counts moons.
    double last = 0;
    for (const char* system : {"O1=T4", "O1=T4[a]", "O1=T4[a,a]", "O1=T4[a,a,a]"}) {
        const double worth =
            feature(FeatureKind::kStellar, std::string(system) + " A=0 K=0 stel(S06)");
        EXPECT_GT(worth, last) << system;
        last = worth;
    }
}

TEST(CosmogenesisEvaluation, a_stellar_objective_has_room_to_grow_while_turns_are_left) {
    for (std::size_t objective = 1; objective <= content().stellar_count(); ++objective) {
        const std::string system =
            "O1=T3w+L1[a] O2=G1.red A=2 K=1 stel(" + id_text('S', objective) + ")";
        State state = position(system);
        state.round = 1;
        const int points = stellar_points(content().stellar[objective], state.seat(0));
        EXPECT_GT(feature(FeatureKind::kStellar, system, 1), points) << system;
        state.phase = Phase::kGameOver;
        EXPECT_EQ(evaluate(content(), state, 0)[FeatureKind::kStellar], points) << system;
    }
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
