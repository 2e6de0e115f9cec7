// The three strategies, line by line (AN-STRAT).
#include <algorithm>

#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

// What the deciding line of the strategy gives, with the line's name.
std::string deciding_line(std::string_view notation, std::string_view element) {
    const BotPlay play = BotPlay(notation).element(element);
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
        if (record.criterion.starts_with("strategy:") && !record.after.empty()) {
            std::string text = record.criterion;
            for (const std::string& name : record.after) text += " " + name;
            return text;
        }
    return "none";
}

TEST(AnunnakiStrategy, AN_STRAT_01_brave_line_by_line) {
    // From line to line what decided before is taken away.
    const std::string base = "NOR-C: B[S F5 m4]; NOR-BR: B[F1]";
    std::string board = base + "; G01: AC01; G04: AC02; GRE-M: P[F1]; GRE-L: P[F2]";
    EXPECT_EQ(deciding_line(board, "portal 4 brave"), "strategy:brave:1 G07 G08");
    board += "; G07: B[F1]; G08: B[F1]";
    EXPECT_EQ(deciding_line(board, "portal 4 brave"), "strategy:brave:3 G01 G04");
    std::string without = base + "; G07: B[F1]; G08: B[F1]; GRE-M: P[F1]; GRE-L: P[F2]";
    EXPECT_EQ(deciding_line(without, "portal 4 brave"),
              "strategy:brave:4 G03 G04 G05 G06 G09 G10 G11 G12");
    for (const char* area : {"G03", "G04", "G05", "G06", "G09", "G10", "G11", "G12"})
        without += std::string("; ") + area + ": B[F1]";
    EXPECT_EQ(deciding_line(without, "portal 4 brave"), "strategy:brave:5 GRE-M");
    EXPECT_EQ(deciding_line(base, "move 1 brave"), "strategy:brave:7 NOR-L NOR-R NOR-BL NOR-M");
    EXPECT_EQ(deciding_line("NOR-C: B[S F2]", "move 1 brave"), "strategy:brave:6 NOR-BR");
}

TEST(AnunnakiStrategy, AN_STRAT_02_mighty_line_by_line) {
    std::string board =
        "NOR-C: B[S F5 m4]; NOR-BR: B[F1]; GRE-BR: P[F1]; GRE-L: P[S]; GRE-M: P[F1]";
    EXPECT_EQ(deciding_line(board, "portal 4 mighty"),
              "strategy:mighty:1 G02 G03 G04 G07 G08 G11 G12 G13");
    for (const char* area : {"G02", "G03", "G04", "G11", "G12", "G13"})
        board += std::string("; ") + area + ": B[F1]";
    board += "; G07: AC01; G08: AC02";
    EXPECT_EQ(deciding_line(board, "portal 4 mighty"), "strategy:mighty:2 G07 G08");
    EXPECT_EQ(deciding_line(board, "portal 1 mighty"), "strategy:mighty:4 G05 G06 G09 G10");
    for (const char* area : {"G05", "G06", "G09", "G10"})
        board += std::string("; ") + area + ": B[F1]";
    EXPECT_EQ(deciding_line(board, "portal 1 mighty"), "strategy:mighty:5 GRE-BR");
    // No unit is strong enough, so the free areas follow; without them the weakest of the person.
    std::string home = "NOR-C: B[S F1]; NOR-BR: B[F1]; NOR-M: P[S]; NOR-R: P[F1]; NOR-L: P[F2]";
    EXPECT_EQ(deciding_line(home, "move 1 mighty"), "strategy:mighty:6 NOR-BL");
    home += "; NOR-BL: B[F1]";
    EXPECT_EQ(deciding_line(home, "move 1 mighty"), "strategy:mighty:7 NOR-M");
}

TEST(AnunnakiStrategy, AN_STRAT_03_cunning_line_by_line) {
    std::string board = "NOR-C: B[S F5]; NOR-L: B[F1]; NOR-BL: B[F1]";
    EXPECT_EQ(deciding_line(board + "; culture: NOR-K1 NOR-K2", "move 1 cunning"),
              "strategy:cunning:1 NOR-M");
    EXPECT_EQ(deciding_line(board + "; culture: NOR-K2", "move 1 cunning"),
              "strategy:cunning:2 NOR-R NOR-M NOR-BR");
    // Atlantis does not count in line 4, but does in line 6.
    const std::string civilisations = board + "; NOR-R: AC01; G07: AC02; G06: AC03";
    EXPECT_EQ(deciding_line(civilisations, "portal 4 cunning"), "strategy:cunning:4 NOR-R G06");
    EXPECT_EQ(deciding_line(board, "move 1 cunning"), "strategy:cunning:5 NOR-R NOR-M NOR-BR");
    std::string full = "NOR-C: B[S F5]; G07: AC01; G08: AC02; GRE-M: P[F1]; GRE-BL: P[F2]";
    for (const Area& area : content().areas)
        if ((area.id[0] == 'G' || area.id.starts_with("NOR")) &&
            full.find(area.id) == std::string::npos)
            full += "; " + area.id + ": " + (area.id == "GRE-C" ? "P[S]" : "B[F1]");
    EXPECT_EQ(deciding_line(full, "portal 4 cunning"), "strategy:cunning:6 G07 G08");
    EXPECT_EQ(deciding_line(full, "portal 1 cunning"), "strategy:cunning:7 GRE-M");
}

TEST(AnunnakiStrategy, AN_STRAT_04_the_lowest_is_looked_for_among_admissible_areas) {
    // NOR-M is weaker but lies where a move cannot go; the portal can.
    const char* board =
        "NOR-C: B[S F1]; NOR-BR: B[F1]; NOR-L: P[F1]; NOR-R: P[F1]; NOR-BL: P[F1]; "
        "NOR-M: P[F1]; GRE-M: P[S]";
    EXPECT_EQ(deciding_line(board, "move 1 brave"), "strategy:brave:5 NOR-L NOR-R NOR-BL NOR-M");
    const BotPlay play = BotPlay(board).element("move 1 brave");
    // What each of the person's areas scored is part of the record.
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
        if (record.criterion == "strategy:brave:5") {
            EXPECT_EQ(record.values, (JsonArray{1, 1, 1, 1}));
        }
}

TEST(AnunnakiStrategy, AN_STRAT_05_the_area_that_completes_a_token) {
    // The person holds NOR-M: it would complete the token but is not uncontrolled.
    const std::string board = "NOR-C: B[S F5]; NOR-L: B[F1]; NOR-BL: B[F1]; culture: NOR-K1";
    EXPECT_EQ(deciding_line(board + "; NOR-M: P[S]", "move 1 cunning"),
              "strategy:cunning:5 NOR-R NOR-BR");
    EXPECT_EQ(deciding_line(board, "move 1 cunning"), "strategy:cunning:1 NOR-M");
}

TEST(AnunnakiStrategy, AN_STRAT_06_next_to_a_token_that_still_lies_there) {
    EXPECT_EQ(deciding_line("NOR-C: B[S F2]; culture: NOR-K2", "move 1 cunning"),
              "strategy:cunning:2 NOR-R NOR-M NOR-BR");
    EXPECT_EQ(deciding_line("NOR-C: B[S F2]", "move 1 cunning"),
              "strategy:cunning:5 NOR-L NOR-R NOR-BL NOR-M NOR-BR");
}

TEST(AnunnakiStrategy, AN_STRAT_07_beside_atlantis_whoever_holds_the_area) {
    // G03 uncontrolled, G04 with a civilisation, G05 the person's: all lie beside Atlantis.
    const std::string board =
        "G01: B[S F3]; G02: B[F1]; G07: B[F1]; G08: B[F1]; G06: B[F1]; "
        "G09: B[F1]; G10: B[F1]; G11: B[F1]; G12: B[F1]; NOR-C: B[S]; "
        "G05: P[F1]";
    EXPECT_EQ(deciding_line(board, "move 2 brave"), "strategy:brave:4 G03 G04 G05");
    EXPECT_EQ(deciding_line(board + "; G13: B[F1]; G04: AC01; G03: B[F1]", "move 2 mighty"),
              "strategy:mighty:4 G04 G05");
}

TEST(AnunnakiStrategy, AN_STRAT_08_a_pending_combat_may_be_reinforced) {
    // AMB-21
    const BotPlay play = BotPlay("NOR-C: B[S F3]; G06: B[F2] AC01; G07: B[F1]; G08: B[F1]")
                             .element("portal 1 brave");
    EXPECT_EQ(play.area("G06"), "B[F3] AC01");
}

TEST(AnunnakiStrategy, AN_STRAT_09_distant_planets_only_with_the_module_and_by_portal) {
    const std::string board = "NOR-C: B[S F3]; G07: B[F1]; G08: B[F1]";
    const std::string planets = "; DP1 left: leader AC; DP2 right: leader AC";
    const auto lines = [](const std::string& notation, const char* element) {
        Lines names;
        const BotPlay play = BotPlay(notation).element(element);
        for (const TraceRecord& record : read_trace(vocabulary(), play.events))
            if (record.rule == "AN-STRAT-01") names.push_back(record.criterion);
        return names;
    };
    EXPECT_EQ(lines(board + planets, "portal 1 brave"),
              (Lines{"strategy:brave:1", "strategy:brave:2"}));
    for (const Lines& skipped :
         {lines(board, "portal 1 brave"), lines(board + planets, "move 1 brave")}) {
        EXPECT_EQ(std::count(skipped.begin(), skipped.end(), "strategy:brave:2"), 0);
        EXPECT_GT(skipped.size(), 1U);
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
