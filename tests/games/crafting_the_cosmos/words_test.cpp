// Names at the boundary: actions, events and the galaxy's tables say what things are called.
#include "games/crafting_the_cosmos/words.h"

#include <gmock/gmock.h>

#include "core/json.h"
#include "games/crafting_the_cosmos/events.h"
#include "tests/games/crafting_the_cosmos/position.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const Vocabulary& vocabulary() {
    return game().words().vocabulary;
}

// The JSON leads back to the action, with and without its text.
void expect_json(std::string_view text, std::string_view operands) {
    JsonObject expected = json(operands).as_object();
    const Json found = vocabulary().action_json(act(text));
    expected["text"] = text;
    EXPECT_EQ(found, Json(expected)) << to_text(found);
    expected.erase("text");
    const Result<Action> back = vocabulary().action_from_json(expected);
    ASSERT_TRUE(back.ok()) << to_string(back.error());
    EXPECT_EQ(*back, act(text));
}

TEST(CraftingWords, actions_carry_names) {
    expect_json("shift own, dark from chemistry",
                R"({"kind": "shift", "moves": ["own", "dark from chemistry"]})");
    expect_json("shift", R"({"kind": "shift", "moves": null})");
    expect_json("take card deck", R"({"kind": "take card", "position": "deck"})");
    expect_json("take card 3", R"({"kind": "take card", "position": "3"})");
    expect_json("place nebula NT1-05 at ND0",
                R"({"kind": "place nebula", "tile": "NT1-05", "nebula_space": "ND0"})");
    expect_json("buy time power for slot 2",
                R"({"kind": "buy power", "energy": "time", "slot": 2})");
    expect_json("keep PL-5 above PL-2 PL-7",
                R"({"kind": "keep power", "power": "PL-5", "under": ["PL-2", "PL-7"]})");
    expect_json("keep PL-5", R"({"kind": "keep power", "power": "PL-5", "under": null})");
    expect_json("use PT-4 with light for proto",
                R"({"kind": "use power", "power": "PT-4", "energy": "light", "mode": "proto"})");
    expect_json("use PL-4 with light",
                R"({"kind": "use power", "power": "PL-4", "energy": "light", "mode": null})");
    expect_json("move L05 to L06",
                R"({"kind": "move life", "life_space": "L05", "life_target": "L06"})");
    expect_json("discard 2 light 1 time",
                R"({"kind": "discard", "cards": {"light": 2, "time": 1}})");
}

// Which words a mode has depends on the power.
TEST(CraftingWords, a_mode_is_one_of_its_power) {
    for (const char* wrong : {"use PT-4 with light for gain", "use PL-4 with light for steps",
                              "discard 2 light 2 light", "discard", "discard 0 light"})
        EXPECT_FALSE(vocabulary().parse(wrong).ok()) << wrong;
    EXPECT_EQ(refusal_of(position("{}"), 0, act("use PT-4 with light")),
              "CTC-POWER-07 not_your_power");
    EXPECT_FALSE(
        vocabulary()
            .action_from_json(json(
                R"({"kind": "use power", "power": "PL-4", "energy": "light", "mode": "steps"})"))
            .ok());
}

TEST(CraftingWords, events_carry_names) {
    State state = position(R"({"hand": "1 light", "powers": "PG-3", "nebulae": "ND0 NT1-01"})");
    std::string told;
    for (const char* text : {"use PG-3 with light for replace", "choose ND0"})
        for (const Event& event : play_heard(state, text))
            told += to_text(vocabulary().event_json(event)) + "\n";
    EXPECT_EQ(
        told,
        R"({"event":"cards_spent","seat":0,"energy":"light","cards":1})"
        "\n"
        R"({"event":"power_used","seat":0,"power":"PG-3","mode":"replace"})"
        "\n"
        R"({"event":"nebula_replaced","seat":0,"nebula_space":"ND0","tile":"NT1-01","new_tile":"NT2-01"})"
        "\n");
}

TEST(CraftingWords, a_view_says_what_is_asked_and_what_goals_bring) {
    State state = position(R"({"hand": "1 light", "powers": "PC-3", "track": "UG-01 - -",
        "nebulae": "ND0 NT1-01 formed 8", "life": "L01 stable, L02 stable, L03 stable"})");
    const Json before = game().view_json(game().hide(state, 1), 1);
    EXPECT_EQ(before.at("seats").at(0).at("goal_values"), json(R"({"UG-01": 3})"));
    EXPECT_EQ(before.at("seats").at(0).at("goals_now"), json(R"({"UG-01": 6})"));
    EXPECT_EQ(before.at("seats").at(1).at("goals_now"), json(R"({"UG-01": 0})"));
    EXPECT_TRUE(before.at("seats").at(0).at("hand").is_null());
    EXPECT_TRUE(before.at("seats").at(1).at("hand").is_object());
    play(state, "use PC-3 with light");
    const Json asked = game().view_json(game().hide(state, 1), 1).at("turn").at("power");
    EXPECT_EQ(asked.at("asks"), Json("pay_stable"));
    EXPECT_EQ(asked.at("left"), Json(3));
}

// Sections 9.4 to 9.6 of the rules.
TEST(CraftingWords, the_tables_have_the_galaxy) {
    const JsonObject tables = game().tables_json();
    const Json& nebula = tables.at("nebula_spaces").at("ND0");
    EXPECT_EQ(nebula.at("corners"), json(R"(["S09", "S14", "S19", "S23", "S18", "S13"])"));
    EXPECT_EQ(nebula.at("sides"), json(R"(["L14", "L21", "L27", "L26", "L20", "L13"])"));
    const Json& star = tables.at("star_spaces").at("S19");
    EXPECT_EQ(star.at("sectors"), json(R"(["delta", "psi", "phi"])"));
    EXPECT_EQ(star.at("neighbours"), json(R"(["S14", "S23", "S24"])"));
    EXPECT_EQ(tables.at("life_spaces").at("L21").at("stars"), json(R"(["S14", "S19"])"));
    EXPECT_EQ(tables.at("marks").at("start_life"), Json("L21"));
}

TEST(CraftingWords, the_tables_have_the_limits_and_the_sizes_of_tiles) {
    const JsonObject tables = game().tables_json();
    // CTC-END-07, CTC-END-05, CTC-CARD-04, CTC-TIME-01, CTC-BOARD-02, CTC-ENERGY-04
    EXPECT_EQ(
        tables.at("limits"),
        json(R"({"rounds": 8, "hand": 10, "set": 5, "chamber": 6, "control": 3, "moves": 3})"));
    EXPECT_EQ(tables.at("tile_sizes").at("NT1-16"), Json(1));
    EXPECT_EQ(tables.at("tile_sizes").at("NT3-01"), Json(3));
    // Stars needed, and the points of the least and of the best tile: section 9 of the rules.
    EXPECT_EQ(tables.at("sizes"), json(R"({"1": {"stars": 4, "least": 3, "most": 6},
                                           "2": {"stars": 5, "least": 6, "most": 8},
                                           "3": {"stars": 6, "least": 8, "most": 11}})"));
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
