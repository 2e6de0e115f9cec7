// Short forms: what each becomes, and what is said to those that are none.
#include <gtest/gtest.h>

#include "cli/cosmobot/typing.h"
#include "cli/play/presenter.h"
#include "tests/cli/cosmobot_table.h"

namespace orrery::cli::companion {
namespace {

constexpr std::string_view kNorse = R"({"bot_house": "norse"})";
constexpr std::string_view kModules =
    R"({"bot_house": "norse", "distant_planets": true, "creatures": true})";

an::State state_of(std::string_view options) {
    return Keyboard(options).state();
}

std::string joined(const Entries& entries) {
    std::string text;
    for (const Action entry : entries) text += (text.empty() ? "" : "; ") + rules().print(entry);
    return text;
}

// What a part becomes, or the complaint about it.
std::string read(const std::string& part, std::string_view options = kNorse) {
    const an::State state = state_of(options);
    try {
        return joined(read_part({rules().content(), state}, part));
    } catch (const play::Misread& misread) {
        return misread.message;
    }
}

TEST(CosmobotTyping, AN_COMP_02_units_come_and_go_with_a_sign_a_number_and_a_letter) {
    EXPECT_EQ(read("g3 +2f"), "put person follower in G03; put person follower in G03");
    EXPECT_EQ(read("G03 -F +m"), "take person follower from G03; put person minor in G03");
    EXPECT_EQ(read("bl +s +g +k"),
              "settle person in GRE-BL; put person great in GRE-BL; put person creature in GRE-BL");
    EXPECT_EQ(read("xbl f"), "put person follower in NOR-BL");
    EXPECT_EQ(read("b xbl +s"), "settle bot in NOR-BL");
    EXPECT_EQ(read("bl -s"), "unsettle GRE-BL");
}

TEST(CosmobotTyping, AN_COMP_02_moves_name_from_and_to) {
    const std::string moved =
        "take person follower from GRE-C; put person follower in G03; "
        "take person follower from GRE-C; put person follower in G03";
    EXPECT_EQ(read("c>g3 2f"), moved);
    EXPECT_EQ(read("move 2f c g3"), moved);
    EXPECT_EQ(read("move 2F GRE-C G03"), moved);
    EXPECT_EQ(read("c>l"), "take person follower from GRE-C; put person follower in GRE-L");
    EXPECT_EQ(read("b xc>g3 m"), "take bot minor from NOR-C; put bot minor in G03");
}

TEST(CosmobotTyping, AN_COMP_02_markers_are_set_or_moved) {
    EXPECT_EQ(read("war 4"), "track person war 4");
    EXPECT_EQ(read("tech +1"), "track person tech 1");
    EXPECT_EQ(read("b trade +"), "track bot trade 1");
    EXPECT_EQ(read("sup -4"), "supremacy person -4");
    EXPECT_EQ(read("sup +2"), "supremacy person -4");
    EXPECT_EQ(read("sup 3"), "supremacy person 3");
    EXPECT_EQ(read("cube"), "cubes person 1");
    EXPECT_EQ(read("b cubes 5"), "cubes bot 5");
    EXPECT_EQ(read("vp 12"), "points person 12");
    EXPECT_EQ(read("b vp +3"), "points bot 3");
    EXPECT_EQ(read("token 5 -"), "no token on 5");
    EXPECT_EQ(read("token -2 +"), "token on -2");
}

TEST(CosmobotTyping, AN_COMP_02_tiles_symbols_and_tokens) {
    EXPECT_EQ(read("g4 -ac"), "no civilisation in G04");
    EXPECT_EQ(read("g4 ac"), "civilisation in G04");
    EXPECT_EQ(read("g4 ac=5"), "known civilisation in G04 of 5");
    EXPECT_EQ(read("g4 ac5"), "known civilisation in G04 of 5");
    EXPECT_EQ(read("g4 ac11!"), "known civilisation in G04 of 6");
    EXPECT_EQ(read("g7 ag=3"), "known god in G07 of 3");
    EXPECT_EQ(read("g7 -ag"), "no god in G07");
    EXPECT_EQ(read("l x1"), "exhaust grain in GRE-L");
    EXPECT_EQ(read("g3 x2"), "exhaust metal in G03; exhaust gold in G03");
    EXPECT_EQ(read("g3 x@2"), "exhaust metal in G03");
    EXPECT_EQ(read("g3 +x"), "exhaust gold in G03");
    EXPECT_EQ(read("g3 xmetal"), "exhaust metal in G03");
    EXPECT_EQ(read("gk3 -"), "no culture at G-K03");
    EXPECT_EQ(read("k1 -"), "no culture at GRE-K1");
    EXPECT_EQ(read("xk2 -"), "no culture at NOR-K2");
    EXPECT_EQ(read("G-K12 +"), "culture at G-K12");
}

TEST(CosmobotTyping, AN_COMP_02_goals_and_contracts) {
    EXPECT_EQ(read("goals areas units settlements shrines"),
              "goal war areas; goal tech units; goal trade settlements; goal supremacy shrines");
    EXPECT_EQ(read("goals a u se"), "goal war areas; goal tech units; goal trade settlements");
    EXPECT_EQ(read("c3 4/1"), "contract 3 vp 4 trade 1");
    EXPECT_EQ(read("c3 4"), "contract 3 vp 4 trade 1");
    EXPECT_EQ(read("c3 -"), "no contract 3");
    EXPECT_EQ(read("c3 cn12"), "contract 3 vp 5 trade 2");
    EXPECT_EQ(
        read("contracts 3/1 5/2 - 4/1 2/1 CN03"),
        "contract 1 vp 3 trade 1; contract 2 vp 5 trade 2; no contract 3; contract 4 vp 4 trade "
        "1; contract 5 vp 2 trade 1; contract 6 vp 3 trade 1");
}

TEST(CosmobotTyping, AN_COMP_10_modules) {
    EXPECT_EQ(read("left dp2"), "planet left DP2");
    EXPECT_EQ(read("right tiamat"), "planet right DP4");
    EXPECT_EQ(read("dp2 +2f"), "put person follower in DP2:land; put person follower in DP2:land");
    EXPECT_EQ(read("dp2:lead -f"), "take person follower from DP2:lead");
    EXPECT_EQ(read("dp2 -ac"), "no civilisation in DP2:lead");
    EXPECT_EQ(read("dp2 ac=6"), "known civilisation in DP2:lead of 6");
    EXPECT_EQ(read("creatures sphinx griffin", kModules), "show sphinx left; show griffin right");
    EXPECT_EQ(read("take jorm c"), "give jormungandr to person; put person creature in GRE-C");
    EXPECT_EQ(read("b take sphinx xc"), "give sphinx to bot; put bot creature in NOR-C");
}

TEST(CosmobotTyping, AN_COMP_06_cards_in_their_notation_whatever_the_case) {
    EXPECT_EQ(read("moon m07"), "turn up moon; card M07");
    EXPECT_EQ(read("moon Cube 1; BUILD; move 2 Cunning"),
              "turn up moon; element cube 1; element build; element move 2 cunning; complete");
    EXPECT_EQ(read("sun arrow left; harvest 2; supremacy goal; summon great"),
              "turn up sun; arrow left; element harvest 2; element supremacy goal; element summon "
              "great; complete");
}

TEST(CosmobotTyping, AN_COMP_01_places_in_the_notation_of_the_rules) {
    EXPECT_EQ(read("G02: P[S F2 m1]"),
              "settle person in G02; put person follower in G02; put person follower in G02; "
              "put person minor in G02");
    EXPECT_EQ(read("NOR-C: B[S F1]"), "take bot follower from NOR-C; take bot follower from NOR-C");
    EXPECT_EQ(read("NOR-L: B[F2] x1"),
              "put bot follower in NOR-L; put bot follower in NOR-L; exhaust wood in NOR-L");
    EXPECT_EQ(read("G04: AC02"), "civilisation in G04");
    EXPECT_EQ(read("G04: AC02!"), "known civilisation in G04 of 3");
    EXPECT_EQ(read("G04: B[F1]"), "no civilisation in G04; put bot follower in G04");
    EXPECT_EQ(
        read("tracks B: war 5 tech 5 trade 3 sup -4 vp 7 | P: war 2"),
        "track bot war 5; track bot tech 5; track bot trade 3; supremacy bot -4; points bot 7; "
        "track person war 2");
    EXPECT_EQ(read("goals: war=areas tech=units trade=settlements sup=shrines"),
              "goal war areas; goal tech units; goal trade settlements; goal supremacy shrines");
    EXPECT_EQ(read("cubes: P 2 B 4"), "cubes person 2; cubes bot 4");
    EXPECT_EQ(read("tokens: 5 8"), "no token on -2; no token on 2");
    EXPECT_EQ(read("creatures: jormungandr sphinx"), "show jormungandr left; show sphinx right");
}

TEST(CosmobotTyping, AN_COMP_02_the_games_own_texts_are_understood) {
    EXPECT_EQ(read("put bot minor in NOR-C"), "put bot minor in NOR-C");
    EXPECT_EQ(read("physical die"), "physical die");
    EXPECT_EQ(read("end"), "end");
    EXPECT_EQ(read("d"), "done");
    EXPECT_EQ(read("fight g5"), "fight in G05");
}

TEST(CosmobotTyping, AN_COMP_02_what_cannot_be_read_says_why) {
    const auto complains = [](const std::string& part, std::string_view about) {
        EXPECT_NE(read(part).find(about), std::string::npos) << part << ": " << read(part);
    };
    complains("zz +f", "nothing I know");
    complains("g99 +f", "nothing I know");
    complains("g3", "What changed there?");
    complains("g3 +2q", "no change of a place");
    complains("g3 x5", "G03 has 2 symbols");
    complains("war 13", "spaces 0 to 12");
    complains("war", "war 4");
    complains("sup 7x", "no number");
    complains("sup -3", "no such space");
    complains("cubes 15", "14 cubes");
    complains("vp 999", "from 0 to 250");
    complains("goals a b c", "no goal tile");
    complains("c3 4/3", "1 or 2 trade steps");
    complains("c3 x", "no contract");
    complains("take unicorn c", "no creature");
    complains("left dp9", "no distant planet");
    complains("moon dance 2", "no element");
    complains("g3 ac=0", "no strength");
    complains("G03: P[F2", "not closed");
    complains("G03: P[Q2]", "no pieces");
    complains("supply B: F9", "follows from");
    complains("c>zz f", "no area");
    complains("c>g3 2q", "no units");
}

}  // namespace
}  // namespace orrery::cli::companion
