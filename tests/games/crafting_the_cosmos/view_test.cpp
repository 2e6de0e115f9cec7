// What views count for whoever draws them.
#include <algorithm>

#include "core/json.h"
#include "games/crafting_the_cosmos/forecast.h"
#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/position.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

Json view_of(const State& state) {
    return game().view_json(game().hide(state, 0), 0);
}

// NT1-02's needs and the corners of ND0 are asked of the content.
struct Corners {
    std::vector<std::string> names;
    std::vector<std::string> needed;
};
Corners corners_of(std::string_view space, std::string_view of) {
    Corners corners;
    game().content().board.corners[nebula(space)].for_each(
        [&](std::size_t star) { corners.names.push_back(star_name(star)); });
    const NebulaTile& printed = game().content().tiles[tile(of)];
    for (std::size_t element = 0; element < kElements; ++element)
        corners.needed.insert(corners.needed.end(), printed.need[element],
                              std::string(kElementNames[element]));
    return corners;
}

TEST(CraftingTheCosmosView, CTC_FORM_01_a_nebula_says_which_stars_are_missing) {
    const Corners corners = corners_of("ND0", "NT3-14");
    ASSERT_GE(corners.needed.size(), 3U);
    const State state =
        position(R"({"stars": ")" + corners.names[0] + " " + corners.needed[0] + ", " +
                 corners.names[1] + " SN-" + corners.needed[0] + R"(", "nebulae": "ND0 NT3-14"})");
    const Json nebula = view_of(state).at_pointer("/seats/0/nebulae/ND0");
    JsonArray open;
    for (std::size_t i = 2; i < corners.needed.size(); ++i) open.emplace_back(corners.needed[i]);
    EXPECT_EQ(nebula.at("stood_in"), (JsonArray{Json(corners.needed[1])}));
    EXPECT_EQ(nebula.at("missing"), open);
}

TEST(CraftingTheCosmosView, CTC_FORM_01_a_formed_nebula_misses_nothing) {
    const State state = position(R"({"nebulae": "ND0 NT1-02 formed"})");
    EXPECT_TRUE(view_of(state).at_pointer("/seats/0/nebulae/ND0/missing").as_array().empty());
}

// The tokens as they lie: what the energy phase then gives and asks for.
TEST(CraftingTheCosmosView, CTC_COLLECT_01_the_income_is_what_the_energy_phase_yields) {
    const State before = position(R"({"phase": "shift", "controls": "L{P0,d} T{P1,d} G{d} C{d}"})");
    const Json income = view_of(before).at_pointer("/turn/shifts/0/income");
    const Numbers& numbers = game().content().numbers;
    std::array<int, kResourceNames.size()> expected{};
    for (Resource resource : numbers.controls[0].active)
        ++expected[static_cast<std::size_t>(resource)];
    constexpr std::array<int, kEnergies> kTokens{2, 2, 1, 1};
    for (std::size_t control = 0; control < kEnergies; ++control)
        for (Resource resource : numbers.controls[control].passive)
            expected[static_cast<std::size_t>(resource)] += kTokens[control];
    for (std::size_t i = 0; i < kResourceNames.size(); ++i) {
        const Json* told = income.as_object().if_contains(kResourceNames[i]);
        EXPECT_EQ(told == nullptr ? 0 : told->as_int64(), expected[i]) << kResourceNames[i];
    }
}

// Every shift, walked from stop to stop as the view foretells it, and then made.
TEST(CraftingTheCosmosView, CTC_ENERGY_05_a_shift_leads_where_the_view_foretells) {
    const State before = position(
        R"({"phase": "shift", "controls": "L{P0,d} T{P1,d,d} G{d} C{}", "powers": "PT-1 PL-3"})");
    const Json view = view_of(before);
    const JsonArray& stops = view.at_pointer("/turn/shifts").as_array();
    ASSERT_LE(stops.size(), kMostStops);
    int shifts = 0;
    game().legal(before, 0, [&](Action action) {
        const Json* stop = &stops[0];
        const Json described = game().words().vocabulary.action_json(action);
        for (const Json& mover : described.at("moves").as_array()) {
            const JsonArray& moves = stop->at("moves").as_array();
            const auto move = std::ranges::find_if(
                moves, [&](const Json& each) { return each.at("mover") == mover; });
            ASSERT_NE(move, moves.end()) << to_text(described);
            stop = &stops[static_cast<std::size_t>(move->at("stop").as_int64())];
        }
        State after = before;
        game().apply(after, 0, action, NoEvents{});
        const Json then = view_of(after);
        for (const auto& [control, held] : then.at("controls").as_object()) {
            EXPECT_EQ(stop->at("dark").at(control), held.at("dark")) << to_text(described);
            const JsonArray& seats = held.at("seats").as_array();
            const bool own = std::ranges::find(seats, Json(0)) != seats.end();
            EXPECT_EQ(stop->at("own") == Json(control), own) << to_text(described);
        }
        EXPECT_EQ(stop->at("pays"), then.at_pointer("/seats/0/pays")) << to_text(described);
        ++shifts;
    });
    EXPECT_GT(shifts, 20);
}

TEST(CraftingTheCosmosView, CTC_ENERGY_06_a_stop_says_which_control_has_room) {
    const State state = position(R"({"phase": "shift", "controls": "L{P0} T{P1,d,d} G{d} C{d}"})");
    const Json view = view_of(state);
    const Json& own = view.at_pointer("/turn/shifts/0/moves/0");
    EXPECT_EQ(own.at("mover"), Json("own"));
    EXPECT_EQ(own.at("to"), Json("gravity"));  // time is full
}

TEST(CraftingTheCosmosView, CTC_COLLECT_04_a_control_pays_once_a_token_and_for_powers) {
    const State state = position(
        R"({"phase": "shift", "controls": "L{P0,d} T{P1,d} G{d} C{d}", "powers": "PL-3 PC-2"})");
    EXPECT_EQ(view_of(state).at_pointer("/seats/0/pays"),
              (Json(JsonObject{{"light", 3}, {"time", 2}, {"gravity", 1}, {"chemistry", 2}})));
}

// Others see how it lies, and no plans.
TEST(CraftingTheCosmosView, only_who_shifts_is_told_where_moves_lead) {
    const State state = position(R"({"phase": "shift", "controls": "L{P0,d} T{P1,d} G{d} C{d}"})");
    const Json other = game().view_json(game().hide(state, 1), 1);
    ASSERT_EQ(other.at_pointer("/turn/shifts").as_array().size(), 1U);
    EXPECT_TRUE(other.at_pointer("/turn/shifts/0/moves").as_array().empty());
    EXPECT_EQ(other.at_pointer("/turn/shifts/0/income"),
              view_of(state).at_pointer("/turn/shifts/0/income"));
    const State crafting = position(R"({"phase": "craft"})");
    EXPECT_TRUE(view_of(crafting).at_pointer("/turn/shifts").as_array().empty());
}

// Two tokens and a power on light: three cards, taken one by one.
TEST(CraftingTheCosmosView, CTC_COLLECT_07_a_turn_says_how_many_cards_are_still_taken) {
    State state = position(
        R"({"phase": "shift", "controls": "L{d} T{P1,d} G{d} C{P0,d}", "powers": "PL-3"})");
    EXPECT_TRUE(view_of(state).at_pointer("/turn/to_collect").as_object().empty());
    Action shift = make_action(ActionKind::kShift, {kMoveOwn});  // to light
    game().apply(state, 0, shift, NoEvents{});
    for (int left = 3; left > 0; --left) {
        ASSERT_EQ(state.phase, Phase::kTakeCard);
        EXPECT_EQ(view_of(state).at_pointer("/turn/to_collect/energy_card"), Json(left));
        game().apply(state, 0, make_action(ActionKind::kTakeCard, {kFromDeck}), NoEvents{});
    }
    EXPECT_EQ(state.phase, Phase::kCraft);
}

TEST(CraftingTheCosmosView, CTC_TURN_02_a_turn_says_what_its_end_would_take) {
    State state = position(R"({"phase": "craft"})");
    state.turn = {};
    state.turn.stars = {2, 0, 1, 0};
    state.turn.proto = 1;
    state.turn.nebulae.push_back(tile("NT1-02"));
    EXPECT_EQ(view_of(state).at_pointer("/turn/ending"),
              (Json(JsonObject{{"lost", 5}, {"early", true}})));
}

TEST(CraftingTheCosmosView, CTC_TURN_02_an_end_is_early_while_something_can_still_be_done) {
    State state = position(R"({"phase": "craft"})");
    state.turn = {};
    state.seats[0].waiting = 0;
    const auto early = [&] { return view_of(state).at_pointer("/turn/ending/early").as_bool(); };
    EXPECT_FALSE(early());
    state.seats[0].proto = {};
    state.turn.dna = 1;
    EXPECT_FALSE(early()) << "no proto life to stabilize";
    state.seats[0].proto.insert(game().content().board.start_life);
    state.seats[0].stable = {};
    EXPECT_TRUE(early());
    state.turn.dna = 0;
    EXPECT_FALSE(early());
    state.seats[0].waiting = 1;
    EXPECT_TRUE(early()) << "a crystal waits";
}

TEST(CraftingTheCosmosView, CTC_GOAL_05_the_worth_of_a_goal_follows_players_and_option) {
    State state = position(R"({})");
    ASSERT_EQ(state.players, 2);
    state.options.second_2p = 0;
    EXPECT_EQ(view_of(state).at_pointer("/goals/worth/second"), Json(0));
    state.options.second_2p = 2;
    EXPECT_EQ(view_of(state).at_pointer("/goals/worth/second"), Json(2));
    EXPECT_EQ(view_of(state).at_pointer("/goals/worth/first"),
              Json(game().content().numbers.first_place));
}

TEST(CraftingTheCosmosView, CTC_DISCH_04_a_seat_says_what_its_next_discharge_pays) {
    State state = position(R"({})");
    const auto& row = game().content().numbers.discharge_points;
    for (std::size_t before = 0; before <= row.size(); ++before) {
        state.seats[0].discharges = static_cast<std::uint8_t>(before);
        EXPECT_EQ(view_of(state).at_pointer("/seats/0/next_discharge"),
                  Json(before < row.size() ? row[before] : 0));
    }
}

TEST(CraftingTheCosmosView, CTC_END_05_a_seat_says_how_many_cards_are_too_many) {
    State state = position(R"({})");
    state.seats[0].cards = kHandLimit;
    EXPECT_EQ(view_of(state).at_pointer("/seats/0/over_limit"), Json(0));
    state.seats[0].cards = kHandLimit + 3;
    EXPECT_EQ(view_of(state).at_pointer("/seats/0/over_limit"), Json(3));
}

// E-13, E-14, A-22
TEST(CraftingTheCosmosView, CTC_POWER_07_powers_in_sight_cost_what_the_options_say) {
    State state = position(R"({"powers": "PG-6 PG-4 PT-4 PT-1"})");
    state.options.pulsar_grav = 2;
    state.options.shooting_cost = ShootingCost::kGravity;
    state.options.event_horizon_cost = EventHorizonCost::kCounter;
    const Json one = view_of(state).at("costs");
    EXPECT_EQ(one.as_object().size(), 4U);
    EXPECT_EQ(one.at("PG-6"),
              (Json(JsonObject{{"cards", 1}, {"energy", "gravity"}, {"gravitons", 2}})));
    EXPECT_EQ(one.at("PG-4"), (Json(JsonObject{{"cards", 1}, {"energy", "gravity"}})));
    EXPECT_EQ(one.at("PT-4"), (Json(JsonObject{{"cards", 1}, {"supernova", 1}})));
    EXPECT_EQ(one.at("PT-1"), (Json(JsonObject{{"cards", 0}})));
    state.options.pulsar_grav = 1;
    state.options.shooting_cost = ShootingCost::kAny;
    state.options.event_horizon_cost = EventHorizonCost::kToken;
    const Json other = view_of(state).at("costs");
    EXPECT_EQ(other.at_pointer("/PG-6/gravitons"), Json(1));
    EXPECT_EQ(other.at("PG-4"), (Json(JsonObject{{"cards", 1}})));
    EXPECT_EQ(other.at_pointer("/PT-4/tokens"),
              (Json(JsonObject{{"kind", "supernova"}, {"amount", 1}})));
}

TEST(CraftingTheCosmosView, CTC_ALIFE_02_the_stack_says_which_group_is_on_top) {
    State state = position(R"({})");
    EXPECT_EQ(view_of(state).at_pointer("/advanced_life/next"),
              Json(group_of(state.advanced_stack.back())));
    state.advanced_stack.clear();
    EXPECT_TRUE(view_of(state).at_pointer("/advanced_life/next").is_null());
}

TEST(CraftingTheCosmosView, CTC_ALIFE_01_a_nebula_says_how_many_of_its_sides_live) {
    State state = position(R"({"nebulae": "ND0 NT1-02 formed"})");
    const Board& board = game().content().board;
    state.seats[0].proto = {};
    state.seats[0].stable = {};
    state.seats[0].proto.insert(board.side[nebula("ND0")][0]);
    state.seats[0].stable.insert(board.side[nebula("ND0")][1]);
    EXPECT_EQ(view_of(state).at_pointer("/seats/0/nebulae/ND0/living_sides"), Json(2));
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
