// The model as JSON: what cannot be at the table is refused, with the place and the rule.
#include "core/json.h"
#include "tests/games/anunnaki/companion/table.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"

namespace orrery::anunnaki::companion::testing {
namespace {

using test::json;
using test::set_at;

constexpr std::string_view kModules =
    R"({"bot_house": "norse", "distant_planets": true, "creatures": true})";
constexpr std::string_view kPhysical =
    R"({"bot_house": "norse", "physical_cards": true, "physical_die": true})";

struct Case {
    std::vector<std::pair<const char*, std::string>> changes;  // pointer, JSON
    const char* at = "";                                       // empty: the position is possible
    const char* rule = "";
};
const char* const kTasks = "/tasks";
const char* const kWaits = "AN-COMP-05";

void expect_read(const Table& table, const std::vector<Case>& cases) {
    const Json document = rules().state_json(table.state);
    for (const Case& c : cases) {
        Json changed = document;
        std::string told;
        for (const auto& [pointer, value] : c.changes) {
            set_at(changed, pointer, json(value));
            told.append(pointer).append(" ").append(value).append("  ");
        }
        JsonErrors errors;
        rules().state_from_json(JsonReader(changed, errors));
        EXPECT_EQ(errors.ok() ? "" : errors.error().at, c.at) << told;
        EXPECT_EQ(errors.ok() ? "" : errors.error().rule, c.rule) << told;
    }
}

// A list of tasks, from the bottom: names, or objects where a task carries something.
std::string tasks(std::initializer_list<std::string_view> list) {
    std::string text = "[";
    for (const std::string_view task : list) {
        if (text.size() > 1) text += ',';
        text +=
            task.front() == '{' ? std::string(task) : R"({"task":")" + std::string(task) + "\"}";
    }
    return text + "]";
}
constexpr std::string_view kReveal = R"({"task":"bot_reveal","removed":false})";
constexpr std::string_view kHarvest = R"({"task":"bot_harvest","left":1})";

std::string card(const char* deck, int next) {
    return std::string(R"({"task":"bot_card","deck":")") + deck + R"(","next":)" +
           std::to_string(next) + "}";
}
std::string ask_card(const char* deck) {
    return std::string(R"({"task":"ask_card","deck":")") + deck + R"(","arrow_typed":false})";
}

TEST(CosmobotState, AN_COMP_09_what_was_told_fits_together) {
    const Table table(kModules);
    expect_read(table, {{},
                        {{{"/decks/moon/0", "\"M22\""}}, "/decks/moon", "AN-SET-05"},
                        {{{"/decks/moon/0", "\"M03\""}}, "/decks/moon", ""},  // it lies face up
                        {{{"/decks/moon/0", "\"M05\""}}, "/decks/moon", ""},  // it is there already
                        {{{"/face_up/moon", "\"typed\""}}, "/typed/moon", "AN-COMP-06"},
                        {{{"/areas/G07", "{}"}}, "/atlantis_gods", "AN-HSET-04"},
                        {{{"/distant_strength", "[3,0]"}}, "/distant_strength", "AN-DIST-01"},
                        {{{"/distant_strength", "[0,9]"}}, "/distant_strength", "AN-DIST-01"},
                        {{{"/contracts/0", "null"}}},
                        {{{"/contracts/0", "null"}, {"/missing", R"(["contract 1"])"}}},
                        {{{"/missing", R"(["contract 1"])"}}, "/missing", ""},
                        {{{"/missing", R"(["goal war"])"}}, "/missing", "AN-HSET-08"},
                        {{{"/missing", R"(["goal war","goal tech"])"}}},
                        {{{"/combats", R"(["G05"])"}}, "/combats", "AN-CTRL-11"}});
}

TEST(CosmobotState, AN_COMP_05_in_the_persons_turn_a_report_waits) {
    const Table table(kModules);
    expect_read(
        table,
        {{{{"/last_turn", "true"}}, "/last_turn", "AN-END-04"},
         {{{"/phase", "\"game_over\""}}, "/phase", "AN-END-01"},
         {{{"/tasks", tasks({"ask_score"})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"ask_score"})}, {"/last_turn", "true"}, {"/triggered", "\"bot\""}}},
         {{{"/tasks", "[]"}}, kTasks, kWaits},
         {{{"/tasks", tasks({"report", "ask_die"})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"report", "combats"})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"report", ask_card("sun")})}}, kTasks, kWaits},  // moon is up
         {{{"/tasks", tasks({"end_turn"})}}, kTasks, kWaits},
         {{{"/arrow", "\"left\""}}, kTasks, kWaits},
         {{{"/phase", "\"culture\""}}, kTasks, kWaits},
         {{{"/active", "\"bot\""}}, kTasks, kWaits},
         {{{"/candidates", R"(["G05"])"}, {"/choice", "\"harvest\""}}, "/candidates", kWaits}});
}

TEST(CosmobotState, AN_CHOICE_14_one_printed_card_is_asked_for_while_none_is_up) {
    const Table table(kPhysical, false);
    expect_read(
        table,
        {{},
         {{{"/tasks/1", ask_card("sun")}}},
         {{{"/tasks", tasks({"report", ask_card("moon"), ask_card("sun")})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"report", ask_card("moon"), ask_card("moon")})}}, kTasks, kWaits},
         {{{"/face_up/moon", "\"typed\""}, {"/typed/moon", "\"income\""}}, kTasks, kWaits}});
}

// Cosmobot harvests: it resolves the sun card, of which the one element is under way.
TEST(CosmobotState, AN_TURN_06_while_cards_are_resolved_the_tasks_are_theirs) {
    Table table(kPhysical, false);
    table.tell("element cube 1; complete; goal war areas; goal tech units; goal trade shrines");
    for (int slot = 1; slot <= 6; ++slot) table.tell("no contract " + std::to_string(slot));
    table.tell("turn up moon; element income; complete; no civilisation in G06");
    table.tell("put bot follower in G05; put bot follower in G06; put bot follower in G12; done");
    table.tell("arrow right; element harvest 4; complete");
    ASSERT_EQ(table.state.choice, Choice::kHarvest);
    const std::string sun = card("sun", 1);
    const auto waiting = [](std::string_view sun_card, std::string_view moon_card) {
        return tasks({"bot_end_turn", "bot_step_4", kReveal, sun_card, moon_card, kHarvest});
    };
    expect_read(
        table,
        {{},
         {{{"/tasks/3/next", "0"}}},
         {{{"/tasks/3/next", "2"}}, kTasks, kWaits},
         {{{"/tasks/3/deck", "\"moon\""}}, kTasks, kWaits},
         {{{"/tasks/2/removed", "true"}}, kTasks, kWaits},
         {{{"/tasks", tasks({"bot_end_turn", "bot_step_4", kReveal, sun, kHarvest})}}},
         {{{"/tasks", tasks({"bot_end_turn", "bot_step_4", kReveal, sun})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"bot_step_4", kReveal, sun, kHarvest})}}, kTasks, kWaits},
         {{{"/tasks", tasks({"bot_end_turn", kReveal, sun, kHarvest})}}, kTasks, kWaits},
         {{{"/tasks/4", std::string(kHarvest)}}, kTasks, kWaits},  // only one question at a time
         {{{"/tasks/5", R"({"task":"bot_creatures"})"}}, kTasks, kWaits},
         // Beside the moon card, which comes first, the sun card has not begun.
         {{{"/tasks", waiting(card("sun", 0), card("moon", 0))}}},
         {{{"/tasks", waiting(card("sun", 0), card("moon", 1))}}},
         {{{"/tasks", waiting(card("sun", 0), card("moon", 2))}}, kTasks, kWaits},
         {{{"/tasks", waiting(card("sun", 0), card("sun", 1))}}, kTasks, kWaits},
         {{{"/tasks", waiting(card("sun", 1), card("moon", 1))}}, kTasks, kWaits},
         {{{"/arrow", "null"}}, kTasks, kWaits},
         {{{"/phase", "\"bot_reveal\""}}, kTasks, kWaits},
         {{{"/phase", "\"bot_combat\""}}, kTasks, kWaits},
         {{{"/face_up/moon", "null"}, {"/typed/moon", "null"}}, kTasks, kWaits},
         {{{"/candidates", R"(["G05"])"}}, "/candidates", kWaits},
         {{{"/candidates", R"(["G05","G06"])"}}, "/candidates", kWaits},
         {{{"/choice", "\"none\""}}, "/candidates", kWaits},
         {{{"/areas/G04/person", "\"F1\""}, {"/sides/person/supply", "\"F8 m4 G1\""}},
          "/areas",
          "AN-CTRL-11"},
         {{{"/tasks/5", R"({"task":"bot_units","left":1,"target":"DP2:lead","portal":true})"}},
          "/tasks/5/target",
          "AN-DIST-04"},
         {{{"/combats", R"(["G05"])"}}, "/combats", "AN-CTRL-11"}});
}

TEST(CosmobotState, AN_COMP_08_the_steps_of_a_combat_stand_in_their_order) {
    Table table(kPhysical, false);
    table.tell("card M01; put bot follower in G05; put bot follower in G05");
    table.tell("put person follower in G05; fight in G05");
    ASSERT_TRUE(table.asks(TaskKind::kCommitWeapon));
    const std::string_view report = "report", combats = "combats", outcome = "combat_outcome",
                           total = "person_total", roll = "roll_die", weapon = "commit_weapon";
    expect_read(
        table,
        {{},
         {{{"/tasks", tasks({report, combats})}}, kTasks, kWaits},
         {{{"/tasks", tasks({report, outcome, total, roll, weapon})}}, kTasks, kWaits},
         {{{"/tasks", tasks({report, combats, total, roll, weapon})}}, kTasks, kWaits},
         {{{"/tasks", tasks({report, combats, outcome, roll, weapon})}}, kTasks, kWaits},
         {{{"/tasks", tasks({report, combats, outcome, total, roll})}}, kTasks, kWaits},
         {{{"/tasks", tasks({report, combats, outcome, total, roll, weapon, weapon})}},
          kTasks,
          kWaits},
         {{{"/tasks", tasks({report, combats, outcome, total, roll, "ask_die"})}}, kTasks, kWaits},
         {{{"/combat/committed", "true"}}, kTasks, kWaits},
         {{{"/combat/die", "1"}}, kTasks, kWaits},
         {{{"/combat", "null"}}, kTasks, kWaits},
         {{{"/combat/place", "\"G06\""}}, "/combat", "AN-CTRL-11"},
         {{{"/combats", R"(["G06"])"}}, "/combats", "AN-CTRL-11"},
         {{{"/active", "\"bot\""}}, kTasks, kWaits}});
    table.tell("committed");
    expect_read(table,
                {{},
                 {{{"/combat/committed", "false"}}, kTasks, kWaits},
                 {{{"/combat/die", "1"}}, kTasks, kWaits},
                 {{{"/tasks", tasks({report, combats, outcome, "ask_die"})}}, kTasks, kWaits},
                 {{{"/tasks", tasks({report, combats, outcome, total, roll})}}, kTasks, kWaits}});
    table.tell("die 1");
    expect_read(table, {{},
                        {{{"/combat/committed", "false"}}, kTasks, kWaits},
                        {{{"/combat/die", "null"}}, kTasks, kWaits},
                        {{{"/tasks", tasks({report, combats, outcome, total})}}, kTasks, kWaits}});
}

}  // namespace
}  // namespace orrery::anunnaki::companion::testing
