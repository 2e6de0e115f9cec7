// The model and its edits (AN-COMP-01, -02): what each changes, and why it is refused.
#include "core/json.h"
#include "tests/games/anunnaki/companion/table.h"

namespace orrery::anunnaki::companion::testing {
namespace {

constexpr std::string_view kModules =
    R"({"bot_house": "norse", "distant_planets": true, "creatures": true})";
constexpr std::string_view kNorse = R"({"bot_house": "norse"})";

TEST(CosmobotModel, AN_COMP_01_starts_from_the_standard_setup_with_what_the_table_hides_unknown) {
    Table table(kNorse, false);
    EXPECT_EQ(table.units(Side::kPerson, "GRE-C"), 3);
    EXPECT_EQ(table.units(Side::kBot, "NOR-C"), 3);
    EXPECT_EQ(table.area("NOR-C").settlement, 1 + index(Side::kBot));
    EXPECT_EQ(table.area("G04").civilisation, kUnknown);
    EXPECT_EQ(table.area("G05").civilisation, 0);
    EXPECT_EQ(table.state.culture[place("NOR-C")] == 0, false);
    EXPECT_EQ(table.bot().supply, (UnitCounts{9, 4, 1, 0}));
    EXPECT_EQ(table.bot().settlements, 4);
    EXPECT_EQ(table.bot().supremacy, 0);
    EXPECT_EQ(table.state.supremacy_tokens, 1U << 3 | 1U << 6 | 1U << 9 | 1U << 12);
    EXPECT_NE(table.state.face_up[0], 0);
    EXPECT_EQ(table.state.face_up[1], 0);
    EXPECT_TRUE(table.asks(TaskKind::kReport));
}

TEST(CosmobotModel, AN_COMP_01_can_start_from_an_empty_board_to_enter_a_game_under_way) {
    Table table(R"({"bot_house": "norse", "board": "empty"})", false);
    for (std::size_t area = 0; area < rules().content().areas.size(); ++area) {
        const bool capital = area == table.board().capital(Side::kPerson) ||
                             area == table.board().capital(Side::kBot);
        EXPECT_EQ(table.state.areas[area].settlement != 0, capital);
        EXPECT_EQ(table.state.areas[area].civilisation, 0);
        EXPECT_EQ(table.state.areas[area].units, (std::array<UnitCounts, kSides>{}));
    }
    EXPECT_EQ(table.bot().supply, (UnitCounts{12, 4, 1, 0}));
    EXPECT_EQ(table.state.supremacy_tokens, 0);
}

TEST(CosmobotModel, AN_COMP_01_holds_everything_that_Cosmobot_reads) {
    Table table(kNorse, false);
    table.tell("put person minor in G02; put bot great in G03; settle person in GRE-L");
    table.tell("known civilisation in G04 of 5; exhaust metal in G03; no culture at G-K03");
    table.tell("track bot war 4; track person trade 2; supremacy bot 2; no token on 5");
    table.tell("cubes person 3; cubes bot 5; points bot 12; points person 9");
    table.tell("contract 2 vp 4 trade 2; goal war units");
    EXPECT_EQ(table.units(Side::kPerson, "G02", UnitKind::kMinor), 1);
    EXPECT_EQ(table.units(Side::kBot, "G03", UnitKind::kGreat), 1);
    EXPECT_EQ(table.area("GRE-L").settlement, 1 + index(Side::kPerson));
    EXPECT_EQ(table.board().civilisation_strength(place("G04")), 5);
    EXPECT_EQ(table.area("G03").exhausted, 0b10);  // gold left, metal right
    EXPECT_EQ(table.bot().tracks[0], 4);
    EXPECT_EQ(table.person().tracks[2], 2);
    EXPECT_EQ(rules().content().supremacy[table.bot().supremacy], 2);
    EXPECT_EQ(table.person().cubes, 3);
    EXPECT_EQ(table.bot().vp, 12);
    EXPECT_EQ(table.state.contracts[1], (ContractSlot{1, 0, 4, 2}));
    EXPECT_EQ(table.state.goals[0], Goal::kUnits);
}

TEST(CosmobotEdit, AN_COMP_02_the_supply_follows_by_itself) {
    Table table(kNorse);
    table.tell("put bot follower in G02; put bot follower in G02; put bot minor in NOR-L");
    EXPECT_EQ(table.bot().supply, (UnitCounts{7, 3, 1, 0}));
    table.tell("take bot follower from G02; settle bot in NOR-L");
    EXPECT_EQ(table.bot().supply, (UnitCounts{8, 3, 1, 0}));
    EXPECT_EQ(table.bot().settlements, 3);
    table.tell("unsettle NOR-L");
    EXPECT_EQ(table.bot().settlements, 4);
}

TEST(CosmobotEdit, AN_COMP_02_is_refused_beyond_the_pieces_of_the_box) {
    Table table(kNorse);
    for (int i = 0; i < 9; ++i) table.tell("put person follower in G02");
    EXPECT_EQ(table.refusal("put person follower in G02"), "AN-COMP-02 none_in_supply");
    table.tell("put person great in G02");
    EXPECT_EQ(table.refusal("put person great in G02"), "AN-COMP-02 none_in_supply");
    EXPECT_EQ(table.refusal("take person minor from G02"), "AN-COMP-02 not_there");
    EXPECT_EQ(table.refusal("take bot follower from G02"), "AN-COMP-02 not_there");
    for (const char* area : {"GRE-L", "GRE-R", "GRE-M", "GRE-BR"})
        table.tell("settle person in " + std::string(area));
    EXPECT_EQ(table.refusal("settle person in GRE-BL"), "AN-SET-10 no_settlement_left");
    EXPECT_EQ(table.refusal("settle bot in GRE-L"), "AN-BUILD-01 settled");
    EXPECT_EQ(table.refusal("unsettle NOR-L"), "AN-COMP-02 no_settlement");
}

TEST(CosmobotEdit, AN_COMP_02_keeps_to_the_planets_in_play) {
    Table table(kNorse);
    for (const char* entry :
         {"put person follower in EGY-L", "settle bot in EGY-L", "exhaust gold in EGY-M",
          "culture at EGY-K1", "put bot follower in DP2:land", "no civilisation in DP2:lead"})
        EXPECT_EQ(table.refusal(entry), "AN-HSET-02 not_in_play") << entry;
}

TEST(CosmobotEdit, AN_CTRL_07_nobody_stands_in_the_capital_of_the_other_side) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("put person follower in NOR-C"), "AN-CTRL-07 other_capital");
    EXPECT_EQ(table.refusal("put bot follower in GRE-C"), "AN-CTRL-07 other_capital");
    EXPECT_EQ(table.refusal("put person follower in GRE-C"), "");
}

TEST(CosmobotEdit, AN_CTRL_08_and_AN_CTRL_12_capitals_keep_their_settlement_and_symbols) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("unsettle GRE-C"), "AN-CTRL-12 capital_settled");
    EXPECT_EQ(table.refusal("unsettle NOR-C"), "AN-CTRL-12 capital_settled");
    EXPECT_EQ(table.refusal("exhaust metal in NOR-C"), "AN-CTRL-08 capital_lasts");
}

TEST(CosmobotEdit, AN_COMP_02_exhausts_symbols_from_the_left_and_renews_them_from_the_right) {
    Table table(kNorse);
    table.tell("exhaust wood in NOR-L");
    EXPECT_EQ(table.area("NOR-L").exhausted, 0b01);
    table.tell("exhaust wood in NOR-L");
    EXPECT_EQ(table.area("NOR-L").exhausted, 0b11);
    EXPECT_EQ(table.refusal("exhaust wood in NOR-L"), "AN-COMP-02 no_symbol");
    EXPECT_EQ(table.refusal("exhaust gold in NOR-L"), "AN-COMP-02 no_symbol");
    table.tell("renew wood in NOR-L");
    EXPECT_EQ(table.area("NOR-L").exhausted, 0b01);
    EXPECT_EQ(table.refusal("renew metal in NOR-L"), "AN-COMP-02 none_exhausted");
}

TEST(CosmobotEdit, AN_HSET_03_civilisations_lie_where_tiles_are_laid_and_nobody_builds_there) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("civilisation in G05"), "AN-HSET-03 no_tile_place");
    EXPECT_EQ(table.refusal("no civilisation in G05"), "AN-COMP-02 no_civilisation");
    EXPECT_EQ(table.refusal("settle person in G04"), "AN-CTRL-11 civilisation_there");
    table.tell("no civilisation in G04; settle person in G04");
    EXPECT_EQ(table.refusal("civilisation in G04"), "AN-BUILD-01 settled");
}

TEST(CosmobotEdit, AN_CIV_02_the_god_of_Atlantis_goes_with_its_civilisation) {
    Table table(kNorse);
    table.tell("known god in G07 of 2; known civilisation in G07 of 4");
    EXPECT_EQ(table.board().civilisation_strength(place("G07")), 6);
    EXPECT_EQ(table.refusal("god in G04"), "AN-HSET-04 not_atlantis");
    EXPECT_EQ(table.refusal("no god in G04"), "AN-COMP-02 no_god");
    table.tell("no civilisation in G07");
    EXPECT_EQ(table.state.atlantis_gods[0], 0);
    EXPECT_EQ(table.refusal("god in G07"), "AN-HSET-04 not_atlantis");
    table.tell("no god in G08");
    table.tell("known civilisation in G08 of 5");
    EXPECT_EQ(table.board().civilisation_strength(place("G08")), 5);
}

TEST(CosmobotEdit, AN_COMP_02_culture_tokens_lie_once_on_a_site) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("culture at G-K03"), "AN-HSET-05 culture_there");
    table.tell("no culture at G-K03");
    EXPECT_EQ(table.refusal("no culture at G-K03"), "AN-COMP-02 no_culture");
    table.tell("culture at G-K03");
}

TEST(CosmobotEdit, AN_SUPR_03_a_marker_takes_the_tokens_it_has_passed) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("token on 3"), "AN-HSET-07 no_token_space");
    EXPECT_EQ(table.refusal("token on 5"), "AN-HSET-07 token_there");
    table.tell("supremacy person 3");
    EXPECT_EQ(table.refusal("token on 2"), "AN-SUPR-03 token_passed");
    EXPECT_EQ(table.refusal("no token on 2"), "AN-COMP-02 no_token");
    EXPECT_EQ(table.refusal("no token on 5"), "");
    table.tell("supremacy person 0; token on 2");
}

TEST(CosmobotEdit, AN_COMP_02_tracks_end_and_points_have_limits) {
    Table table(kNorse);
    EXPECT_NE(table.refusal("track bot war 13"), "");
    EXPECT_NE(table.refusal("points bot 251"), "");
    EXPECT_NE(table.refusal("cubes bot 15"), "");
    EXPECT_NE(table.refusal("contract 7 vp 3 trade 1"), "");
    EXPECT_NE(table.refusal("contract 1 vp 3 trade 3"), "");
}

TEST(CosmobotEdit, AN_END_02_the_person_triggers_the_end_and_can_take_a_slip_back) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("no end"), "AN-END-04 end_not_triggered");
    table.tell("end");
    EXPECT_EQ(table.state.triggered, 1 + index(Side::kPerson));
    EXPECT_EQ(table.refusal("end"), "AN-END-04 end_triggered");
    table.tell("no end; track person war 12");
    EXPECT_EQ(table.state.triggered, 1 + index(Side::kPerson));
    EXPECT_EQ(table.refusal("no end"), "AN-END-01 end_stands");
    table.tell("track person war 11; no end; cubes person 14");
    EXPECT_EQ(table.state.triggered, 1 + index(Side::kPerson));
    table.end_turn();
    EXPECT_EQ(table.state.phase, Phase::kGameOver);
}

TEST(CosmobotEdit, AN_HSET_08_each_goal_tile_lies_once) {
    Table table(kNorse, false);
    table.tell("goal war areas; goal tech shrines");
    EXPECT_EQ(table.state.goals[0], Goal::kAreas);
    EXPECT_EQ(table.state.goals[1], Goal::kShrines);
    EXPECT_EQ(table.refusal("done"), "AN-HSET-08 goals_missing");
    table.tell("goal trade settlements");
    EXPECT_EQ(table.state.goals[3], Goal::kUnits);
    EXPECT_EQ(table.refusal("done"), "AN-HSET-06 contracts_missing");
}

std::string untold_of(const Table& table) {
    return to_text(rules().view_json(table.state, kPersonSeat).at("untold"));
}

TEST(CosmobotEdit, AN_COMP_09_the_view_says_what_is_to_be_told) {
    Table table(kModules, false);
    table.tell("goal war areas; goal tech shrines");
    const std::string contracts =
        R"({"fact":"contract","at":1},{"fact":"contract","at":2},{"fact":"contract","at":3},)"
        R"({"fact":"contract","at":4},{"fact":"contract","at":5},{"fact":"contract","at":6},)";
    const std::string modules =
        R"({"fact":"planet","at":"left"},{"fact":"planet","at":"right"},)"
        R"({"fact":"creature","at":"left"},{"fact":"creature","at":"right"})";
    EXPECT_EQ(untold_of(table),
              R"([{"fact":"goal","at":"trade"},{"fact":"goal","at":"supremacy"},)" + contracts +
                  modules + "]");
    table.tell("goal trade units");
    for (int slot = 1; slot <= 6; ++slot) table.tell("no contract " + std::to_string(slot));
    table.tell("planet right DP4; show sphinx right; give griffin to person");
    EXPECT_EQ(untold_of(table), R"([{"fact":"planet","at":"left"}])");
    table.tell("planet left DP2");
    EXPECT_EQ(untold_of(table), "[]");
}

TEST(CosmobotEdit, AN_COMP_10_distant_planets_hold_leader_units_and_strength) {
    Table table(kModules);
    EXPECT_EQ(table.refusal("done"), "AN-DIST-01 planets_missing");
    table.tell("planet left DP2; planet right DP4");
    EXPECT_EQ(table.refusal("planet left DP4"), "AN-DIST-01 planet_twice");
    EXPECT_EQ(table.board().civilisation_strength(place("DP2:lead")), 4);
    table.tell("known civilisation in DP2:lead of 6");
    EXPECT_EQ(table.board().civilisation_strength(place("DP2:lead")), 6);
    EXPECT_EQ(table.refusal("put bot follower in DP2:lead"), "AN-DIST-06 other_leads");
    EXPECT_EQ(table.refusal("known civilisation in DP2:land of 6"), "AN-HSET-03 no_tile_place");
    table.tell("no civilisation in DP2:lead; put bot follower in DP2:lead");
    EXPECT_EQ(table.board().distant(1)->leader, Leader::kBot);
    EXPECT_EQ(table.refusal("put bot follower in DP2:land"), "AN-HDIST-04 leads_there");
    EXPECT_EQ(table.refusal("put person follower in DP2:lead"), "AN-DIST-06 other_leads");
    EXPECT_EQ(table.refusal("known civilisation in DP2:lead of 6"), "AN-DIST-11 units_lead");
    EXPECT_EQ(table.refusal("planet left DP1"), "AN-DIST-01 planet_used");
    table.tell("put person follower in DP2:land; take bot follower from DP2:lead");
    EXPECT_EQ(table.board().distant(1)->leader, Leader::kNobody);
}

TEST(CosmobotEdit, AN_COMP_10_creatures_are_on_display_or_taken) {
    Table table(kModules);
    table.tell("planet left DP2; planet right DP4");
    EXPECT_EQ(table.refusal("done"), "AN-HMYTH-01 creatures_missing");
    table.tell("show sphinx left");
    EXPECT_EQ(table.refusal("show griffin left"), "AN-MYTH-01 place_taken");
    EXPECT_EQ(table.refusal("show sphinx right"), "AN-MYTH-01 creature_twice");
    table.tell("show griffin right");
    EXPECT_EQ(table.refusal("give lamassu to person"), "AN-HMYTH-01 two_creatures");
    EXPECT_EQ(table.refusal("remove lamassu"), "AN-MYTH-01 creature_away");
    EXPECT_EQ(table.refusal("put person creature in G02"), "AN-MYTH-03 creature_not_owned");
    table.tell("give sphinx to person");
    EXPECT_EQ(table.refusal("give sphinx to person"), "AN-MYTH-01 creature_twice");
    EXPECT_EQ(table.refusal("done"), "AN-MYTH-03 miniature_missing");
    table.tell("put person creature in GRE-C");
    EXPECT_EQ(table.refusal("done"), "");
    EXPECT_EQ(table.refusal("show sphinx left"), "AN-MYTH-07 miniature_on_board");
    EXPECT_EQ(table.refusal("give sphinx to bot"), "AN-MYTH-07 miniature_on_board");
    table.tell("take person creature from GRE-C; give sphinx to bot; put bot creature in NOR-C");
    EXPECT_EQ(table.bot().creatures, 0b10);
    table.tell("remove griffin; show lamassu left");
}

TEST(CosmobotEdit, AN_SET_13_modules_that_are_not_played_are_not_entered) {
    Table table(kNorse);
    EXPECT_EQ(table.refusal("planet left DP2"), "AN-SET-13 no_planets");
    EXPECT_EQ(table.refusal("show sphinx left"), "AN-SET-13 no_creatures");
}

TEST(CosmobotEdit, AN_COMP_02_every_edit_is_told_and_text_reads_back) {
    Table table(kNorse);
    table.tell("put person follower in G02");
    ASSERT_EQ(table.events.size(), 1U);
    EXPECT_TRUE(table.told(EventKind::kReported));
    const Vocabulary& vocabulary = rules().words().vocabulary;
    for (Action action : rules().words().entries) {
        const std::string text = vocabulary.print(action);
        const Result<Action> back = vocabulary.parse(text);
        ASSERT_TRUE(back.ok()) << text;
        ASSERT_EQ(*back, action) << text;
    }
}

TEST(CosmobotEdit, AN_COMP_02_what_was_told_is_named_in_json) {
    Table table(kNorse);
    table.tell("put person follower in G02");
    EXPECT_EQ(rules().words().vocabulary.event_json(table.events[0]),
              *parse_json(R"({"event":"reported","seat":0,"action":{"kind":"put",)"
                          R"("text":"put person follower in G02","side":"person",)"
                          R"("unit":"follower","place":"G02"}})"));
}

TEST(CosmobotEdit, AN_COMP_02_bad_text_says_what_was_expected_and_where) {
    const auto error = [](std::string_view text) {
        const Result<Action> read = rules().words().vocabulary.parse(text);
        return read ? std::string("it was read") : to_string(read.error());
    };
    EXPECT_EQ(error("put person follower in X07"),
              "column 24: expected a place like G03, DP2:land or DP2:lead");
    EXPECT_EQ(error("track bot war"), "column 14: expected a space of the track");
    EXPECT_EQ(error("done now"), "column 6: expected the end of the action");
    EXPECT_TRUE(error("dance").starts_with("column 1: expected put, take, settle"))
        << error("dance");
}

}  // namespace
}  // namespace orrery::anunnaki::companion::testing
