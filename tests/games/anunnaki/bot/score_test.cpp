// The final score of Cosmobot and who wins (4.19).
#include "games/anunnaki/scoring.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

TEST(AnunnakiScoreOfBot, AN_HSCO_01_EX_45_tracks_times_goals_and_supremacy) {
    std::string board =
        "tracks B: war 7 tech 4 trade 6 sup 4 vp 31; "
        "goals: war=areas tech=units trade=settlements sup=shrines; "
        "NOR-C: B[S F3]; NOR-L: B[S F1]; NOR-R: B[S F1]";
    for (const char* area : {"NOR-BL", "NOR-M", "NOR-BR", "G01", "G02", "G05"})
        board += std::string("; ") + area + ": B[F1]";
    const SideScore score = score_of(content(), position(board), Side::kBot);
    EXPECT_EQ(score.tracks, (std::array<int, kTracks>{12, 6, 9}));
    EXPECT_EQ(score.supremacy, 4);
    EXPECT_EQ(score.total(), 62);
}

TEST(AnunnakiScoreOfBot, AN_SCORE_01_both_sides_score_by_the_same_rules) {
    const char* goals = "goals: war=areas tech=units trade=settlements sup=shrines; ";
    const State bot = position(std::string(goals) +
                               "tracks B: war 4 sup 3; NOR-C: B[S F4]; "
                               "NOR-L: B[F1]; DP4 left: leader B | lead B[F1]");
    const State person = position(std::string(goals) +
                                  "tracks P: war 4 sup 3; GRE-C: P[S F4]; "
                                  "GRE-L: P[F1]; DP4 left: leader P | lead P[F1]");
    const SideScore score = score_of(content(), bot, Side::kBot);
    const SideScore mirrored = score_of(content(), person, Side::kPerson);
    EXPECT_EQ(score.tracks, mirrored.tracks);
    EXPECT_EQ(score.supremacy, mirrored.supremacy);
    EXPECT_EQ(score.distant, mirrored.distant);
    EXPECT_EQ(score.total(), 2 * 1 + 3 + 6);
}

TEST(AnunnakiScoreOfBot, AN_SCORE_02_a_tie_is_a_loss_for_the_person) {
    EXPECT_FALSE(person_wins(62, 62));
    EXPECT_TRUE(person_wins(63, 62));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
