// States as JSON: readable, read back, and impossible ones refused with the place and the rule.
#include "games/anunnaki/json/codec.h"

#include "games/anunnaki/json/task_form.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/support/by_hand.h"
#include "tests/support/data_file.h"
#include "tests/support/json_edit.h"

namespace orrery::anunnaki::testing {
namespace {

using test::json;
using test::set_at;

Result<State> read(const Json& document) {
    JsonErrors errors;
    const State state = game().state_from_json(JsonReader(document, errors));
    if (!errors.ok()) return errors.error();
    return state;
}

constexpr const char* kModules =
    R"({"person_house":"greek","bot_house":"norse","distant_planets":true,"creatures":true})";

Json fresh_game() {
    return game().state_json(test::new_game(game(), 1, kModules, 1));
}

// One change to a document; what is wrong is named by place and rule.
struct Broken {
    std::initializer_list<std::pair<const char*, const char*>> changes;  // pointer, JSON
    const char* at;
    const char* rule;
};
void expect_refused(const Json& document, std::initializer_list<Broken> cases) {
    for (const Broken& c : cases) {
        Json changed = document;
        for (const auto& [pointer, value] : c.changes) set_at(changed, pointer, json(value));
        const Result<State> state = read(changed);
        ASSERT_FALSE(state.ok()) << c.changes.begin()->first << " " << c.changes.begin()->second;
        EXPECT_EQ(state.error().at, c.at) << to_string(state.error());
        EXPECT_EQ(state.error().rule, c.rule) << to_string(state.error());
    }
}

TEST(AnunnakiCodec, a_position_reads_like_the_rules) {
    const Json document = fresh_game();
    EXPECT_EQ(document.at("areas").at("GRE-C"), json(R"({"person":"S F3"})"));
    EXPECT_EQ(document.at("areas").at("NOR-C"), json(R"({"bot":"S F3"})"));
    EXPECT_EQ(document.at("sides").at("bot").at("supply"), "F9 m4 G1");
    EXPECT_EQ(document.at("sides").at("person").at("supremacy"), -8);
    EXPECT_EQ(document.at("tasks").as_array().back(), json(R"({"task":"pawn"})"));
    EXPECT_EQ(document.at("supremacy_tokens"), json("[-2,2,5,8]"));
    EXPECT_EQ(document.at("phase"), "primary");
}

TEST(AnunnakiCodec, pieces_are_written_in_letters) {
    EXPECT_EQ(print_pieces({2, 1, 1, 1}, true), "S F2 m1 G1 K1");
    EXPECT_EQ(print_pieces({}, false), "");
    for (const char* wrong : {"F0", "F", "X1", "m1 F1", "F1 ", " F1", "F1  m1", "S", "F100"}) {
        const Json text = wrong;
        JsonErrors errors;
        pieces_from(JsonReader(text, errors), nullptr);
        EXPECT_FALSE(errors.ok()) << wrong;
    }
    bool settlement = false;
    const Json text = "S F12 K1";
    JsonErrors errors;
    EXPECT_EQ(pieces_from(JsonReader(text, errors), &settlement), (UnitCounts{12, 0, 0, 1}));
    EXPECT_TRUE(settlement);
}

// Such a position once was taken, and looked for neighbours of what is no area.
TEST(AnunnakiCodec, AN_DIST_03_units_that_walk_are_not_on_their_way_to_a_distant_planet) {
    Json document =
        json(test::project_file("fuzz/corpus/state_json/anunnaki_move_to_a_planet.json"));
    expect_refused(document, {{{{"/tasks/6/portal", "false"}}, "/tasks/6/target", "AN-DIST-03"}});
    set_at(document, "/tasks/6/portal", true);
    EXPECT_TRUE(read(document).ok()) << "a portal leads there";
}

TEST(AnunnakiCodec, what_a_task_carries_goes_up_to_what_there_is) {
    struct Case {
        const char* task;
        const char* key;
        int last;
    };
    // Two distant planets or creatures in play.
    for (const auto& [task, key, last] : {
             Case{R"({"task":"combat"})", "asked", 2},
             Case{R"({"task":"bot_card","deck":"moon"})", "next", 6},
             Case{R"({"task":"bot_cubes"})", "left", 99},
         }) {
        for (const int number : {0, last, last + 1}) {
            Json document = json(task);
            document.as_object()[key] = number;
            JsonErrors errors;
            task_from(vocabulary(), JsonReader(document, errors));
            EXPECT_EQ(errors.ok(), number <= last) << orrery::to_text(document);
        }
    }
}

// Contract slots and symbols are counted from 1, as people count them; yes is not a number.
TEST(AnunnakiCodec, a_task_names_what_it_carries_as_actions_do) {
    const auto read = [](const char* text, JsonErrors& errors) {
        return task_from(vocabulary(), JsonReader(json(text), errors));
    };
    for (const auto& [task, text] : {
             std::pair{Task{TaskKind::kAskContract, 0, 0, 0},
                       R"({"task":"ask_contract","slot":1})"},
             {Task{TaskKind::kAskContract, 5, 0, 0}, R"({"task":"ask_contract","slot":6})"},
             {Task{TaskKind::kHarvest, 1, 0b1010, 0},
              R"({"task":"harvest","left":1,"capital_taken":[2,4]})"},
             {Task{TaskKind::kHarvest, 1, 0, 0},
              R"({"task":"harvest","left":1,"capital_taken":[]})"},
             {Task{TaskKind::kBotSummon, 1, 0, 0}, R"({"task":"bot_summon","great":true})"},
         }) {
        EXPECT_EQ(task_json(vocabulary(), task), json(text));
        JsonErrors errors;
        EXPECT_EQ(read(text, errors), task);
        EXPECT_TRUE(errors.ok()) << text;
    }
    for (const char* text :
         {R"({"task":"ask_contract","slot":0})", R"({"task":"ask_contract","slot":7})",
          R"({"task":"harvest","left":1,"capital_taken":[5]})",
          R"({"task":"bot_summon","great":1})"}) {
        JsonErrors errors;
        read(text, errors);
        EXPECT_FALSE(errors.ok()) << text;
    }
}

// By the names that files of before have.
TEST(AnunnakiCodec, a_saved_combat_goes_on_where_it_was) {
    for (const auto& [kind, name] : {
             std::pair{TaskKind::kCombats, "combats"},
             {TaskKind::kCommitWeapon, "commit_weapon"},
             {TaskKind::kRevealCivilisation, "reveal_civilisation"},
             {TaskKind::kRollDie, "roll_die"},
             {TaskKind::kPersonTotal, "person_total"},
             {TaskKind::kCombatOutcome, "combat_outcome"},
         }) {
        JsonErrors errors;
        const Json saved = JsonObject{{"task", name}};
        EXPECT_EQ(task_from(vocabulary(), JsonReader(saved, errors)), (Task{kind, 0, 0, 0}));
        EXPECT_TRUE(errors.ok()) << name;
    }
}

TEST(AnunnakiCodec, a_question_in_the_middle_of_a_turn_is_read_back) {
    State state = test::new_game(game(), 1, kModules, 3);
    RandomStream random(seed_from_number(8));
    std::size_t deepest = 0;
    for (int step = 0; step < 90 && state.phase != Phase::kGameOver; ++step) {
        const Json document = json(orrery::to_text(game().state_json(state)));
        const Result<State> again = read(document);
        ASSERT_TRUE(again.ok()) << to_string(again.error());
        ASSERT_TRUE(*again == state);
        deepest = std::max(deepest, state.tasks.size());
        game().apply(state, 0, game().random_action(state, 0, random), NoEvents{});
    }
    EXPECT_GT(deepest, 6U);
}

TEST(AnunnakiCodec, AN_SET_11_AN_HSET_10_no_piece_is_missing_or_too_many) {
    expect_refused(
        fresh_game(),
        {{{{"/areas/GRE-C/person", "\"S F4\""}}, "/sides/person/supply", "AN-HSET-10"},
         {{{"/sides/bot/supply", "\"F9 m3 G1\""}}, "/sides/bot/supply", "AN-SET-11"},
         {{{"/areas/GRE-C/person", "\"S F2 K1\""}, {"/sides/person/supply", "\"F10 m4 G1\""}},
          "/sides/person/supply",
          "AN-HSET-10"},
         {{{"/sides/person/settlements", "3"}}, "/sides/person/settlements", "AN-HSET-10"},
         {{{"/sides/bot/settlements", "3"}}, "/sides/bot/settlements", "AN-SET-10"},
         {{{"/sides/bot/settlements", "5"}}, "/sides/bot/settlements", ""},
         {{{"/sides/person/vp", "-1"}}, "/sides/person/vp", "AN-HSCO-05"},
         {{{"/sides/person/tracks/war", "13"}}, "/sides/person/tracks/war", ""},
         {{{"/sides/person/supremacy", "-7"}}, "/sides/person/supremacy", "AN-HTRK-03"},
         {{{"/sides/person/cubes", "1"}}, "/person/paths", "AN-HPRIM-10"}});
}

TEST(AnunnakiCodec, AN_CTRL_07_AN_HSET_03_areas_hold_what_they_can_hold) {
    expect_refused(
        fresh_game(),
        {{{{"/areas/EGY-C", R"({"person":"F1"})"}, {"/sides/person/supply", "\"F8 m4 G1\""}},
          "/areas/EGY-C",
          "AN-HSET-02"},
         {{{"/areas/NOR-C", R"({"bot":"S F3","person":"F1"})"},
           {"/sides/person/supply", "\"F8 m4 G1\""}},
          "/areas/NOR-C",
          "AN-CTRL-12"},
         {{{"/areas/NOR-C", R"({"bot":"F3"})"}}, "/areas/NOR-C", "AN-CTRL-12"},
         {{{"/areas/NOR-C/exhausted", "[1]"}}, "/areas/NOR-C/exhausted", "AN-CTRL-08"},
         {{{"/areas/G02", R"({"exhausted":[3]})"}}, "/areas/G02/exhausted", "AN-MR-01"},
         {{{"/areas/G02", R"({"civilisation":"AC01","face_up":false})"}},
          "/areas/G02/civilisation",
          "AN-HSET-03"},
         {{{"/areas/G02", R"({"person":"S","bot":"S"})"}}, "/areas/G02/bot", "AN-BUILD-01"},
         {{{"/areas/G99", "{}"}}, "/areas/G99", ""},
         {{{"/areas/G01/face_up", "true"}}, "/areas/G01/civilisation", "AN-CIV-03"},
         {{{"/culture/EGY-K1", "\"CT01\""}}, "/culture", "AN-HSET-05"},
         {{{"/atlantis_gods/G01", "\"AG1\""}}, "/atlantis_gods/G01", "AN-HSET-04"},
         {{{"/goals/war", "\"units\""}, {"/goals/tech", "\"units\""}}, "/goals", ""}});
}

TEST(AnunnakiCodec, AN_SET_05_AN_HSET_06_each_card_is_in_one_place) {
    const Json document = fresh_game();
    const std::string shown = orrery::to_text(document.at("face_up").at("moon"));
    const std::string slot = orrery::to_text(document.at("contracts").at(0));
    expect_refused(document,
                   {{{{"/decks/moon/0", shown.c_str()}}, "/face_up/moon", ""},
                    {{{"/decks/moon/0", "\"M22\""}}, "/decks/moon", "AN-SET-05"},  // not at normal
                    {{{"/decks/sun", "[]"}}, "/decks/sun", "AN-TURN-03"},
                    {{{"/face_up/moon", "null"}}, "/decks/moon", "AN-TURN-03"},
                    {{{"/contract_stack/0", slot.c_str()}}, "/contracts/0", ""},
                    {{{"/contract_stack/0", "\"CEGY1\""}}, "/contract_stack", "AN-HSET-06"},
                    {{{"/contracts/0", "null"}}, "/contracts/0", "AN-HTRD-03"},
                    {{{"/person/contracts", "[\"CEGY1\"]"}}, "/person/contracts", "AN-HSET-06"},
                    {{{"/artefact_deck", "[]"}}, "/artefact_deck", "AN-HSET-11"},
                    {{{"/person/tiles/O0", "\"oracle\""}, {"/person/tiles/O1", "\"oracle\""}},
                     "/person/tiles",
                     "AN-HSET-09"},
                    {{{"/person/hand", "[]"}}, "/person/hand", "AN-HSET-10"},
                    {{{"/person/used", "[\"fist\"]"}}, "/person/used", ""},
                    {{{"/person/gods", "[\"GRE-1\"]"}}, "/person/gods", "AN-HGOD-06"},
                    {{{"/person/marked", "[\"T0\"]"}}, "/person/marked", "AN-HGOD-01"},
                    {{{"/person/pawn", "\"O0\""}}, "/person/pawn", "AN-HPRIM-01"},
                    {{{"/seen/culture", "[\"CT99\"]"}}, "/seen/culture/0", ""},
                    {{{"/supremacy_tokens", "[-2,-2]"}}, "/supremacy_tokens", "AN-HSET-07"},
                    {{{"/sides/bot/supremacy", "0"}}, "/sides/bot/supremacy", "AN-SUPR-03"}});
}

TEST(AnunnakiCodec, AN_DIST_11_AN_HMYTH_01_modules_are_whole) {
    const Json document = fresh_game();
    const std::string planet = orrery::to_text(document.at("distant").at(1).at("planet"));
    expect_refused(
        document,
        {{{{"/distant/0/planet", planet.c_str()}}, "/distant", "AN-HDIST-02"},
         {{{"/distant/0/leader", "\"bot\""}}, "/distant/0/leading", "AN-DIST-11"},
         {{{"/distant/0/leading/person", "\"F1\""}, {"/sides/person/supply", "\"F8 m4 G1\""}},
          "/distant/0/leading",
          "AN-DIST-11"},
         {{{"/distant", "[]"}}, "/distant", ""},
         {{{"/creatures/0", "null"}}, "/creatures", "AN-HMYTH-01"},
         {{{"/options/creatures", "false"}}, "/creatures", ""},
         {{{"/houses/bot", "\"greek\""}}, "/houses", ""},
         {{{"/options/bot_house", "\"random\""}, {"/houses/bot", "\"greek\""}},
          "/houses/bot",
          "AN-SET-02"}});
}

// AN-HCOMB-03: what each card promises is told before one is chosen; a used one promises nothing.
TEST(AnunnakiCodec, AN_HCOMB_03_a_view_tells_how_likely_each_card_in_hand_wins) {
    Desk desk("G05: B[F2] P[F1]");
    desk.phase(TaskKind::kPersonCombat);
    ASSERT_TRUE(desk.asks(TaskKind::kCommitWeapon));
    const auto chances = [&] {
        return game().view_json(game().hide(desk.state, 0), 0).at("combat").at("chances");
    };
    EXPECT_EQ(chances(), json(R"({"fist":0,"spear":17,"blade":33,"ram":67})"));
    desk.state.person.hand = 0b0001;
    desk.state.person.used = 0b1110;
    EXPECT_EQ(chances(), json(R"({"fist":0})"));
}

TEST(AnunnakiCodec, AN_HTURN_01_AN_HDEC_01_the_tasks_are_those_of_the_phase) {
    expect_refused(
        fresh_game(),
        {{{{"/tasks", "[]"}}, "/person/pawn", "AN-HPRIM-01"},
         {{{"/phase", "\"culture\""}}, "/tasks", "AN-HDEC-01"},
         {{{"/phase", "\"combat\""}, {"/tasks/2", R"({"task":"free"})"}}, "/tasks", "AN-HTURN-01"},
         {{{"/phase", "\"bot_cards\""}}, "/phase", "AN-HTURN-01"},
         {{{"/active", "\"bot\""}}, "/decks/moon", "AN-TURN-03"},
         {{{"/last_turn", "true"}}, "/last_turn", "AN-END-04"},
         {{{"/arrow", "\"left\""}}, "/arrow", "AN-TURN-06"},
         {{{"/phase", "\"game_over\""}}, "/phase", "AN-END-01"},
         {{{"/triggered", "\"person\""}}, "/sides/person", "AN-END-01"},
         {{{"/tasks/2/asked", "1"}}, "/tasks/2", "AN-TURN-02"},
         {{{"/tasks/0/task", "\"dance\""}}, "/tasks/0/task", ""},
         {{{"/tasks/5", R"({"task":"effect","effect":"fly 1"})"}}, "/tasks/5/effect", ""},
         {{{"/tasks/5", R"({"task":"pick_track","left":0})"}}, "/tasks/5/left", ""},
         {{{"/tasks/5", R"({"task":"portal","left":1,"target":"EGY-L"})"}},
          "/person/pawn",
          "AN-HPRIM-01"},
         {{{"/combats", "[\"G04\"]"}}, "/combats", "AN-HTURN-01"},
         {{{"/candidates", "[\"G03\",\"G04\"]"}, {"/choice", "\"harvest\""}},
          "/candidates",
          "AN-HDEC-01"}});
}

}  // namespace
}  // namespace orrery::anunnaki::testing
