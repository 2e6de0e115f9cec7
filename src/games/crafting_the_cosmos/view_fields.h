// What only views have: counted for whoever looks, never read back.
#pragma once

#include <algorithm>

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/crafting_the_cosmos/forecast.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/power_use.h"
#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::crafting_the_cosmos {

using Scope = CodecScope<CraftingTheCosmos>;
using Type = const NamedType* Words::*;

inline constexpr auto kPieces = number(0, 120);

inline Json schema_of(const Scope& scope, SchemaNotes& notes, Type type) {
    return named(type).schema<std::uint8_t>(scope, notes);
}

// Of a seat.

inline int points_in_all(const Scope& scope, const SeatState&) {
    return scope.game.standing(scope.state).seats[static_cast<std::size_t>(scope.seat)].points;
}
inline NebulaSet formable_nebulae(const Scope& scope, const SeatState& own) {
    NebulaSet spaces;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (formable(scope.game.content(), scope.state.options, own, space) == Formable::kYes)
            spaces.insert(space);
    return spaces;
}
inline ByEnergy payments(const Scope& scope, const SeatState& own) {
    return payments_of(scope.game.content(), scope.state, own);
}
inline int next_discharge(const Scope& scope, const SeatState& own) {
    return discharge_points(scope.game.content(), own.discharges);
}
inline int cards_over_limit(const Scope&, const SeatState& own) {
    return std::max(0, own.cards - kHandLimit);
}

// A number for every goal on the track.
using ByGoal = std::vector<std::pair<std::uint8_t, int>>;
inline constexpr auto kByGoal = some_by_name(&Words::goal, number(0, 255));
inline std::array<int, kMaxPlayers> values_for(const Scope& scope, std::uint8_t goal) {
    std::array<int, kMaxPlayers> values{};
    for (std::size_t i = 0; i < scope.state.players; ++i)
        values[i] =
            goal_value(scope.game.content(), scope.state.options, scope.state.seats[i], goal);
    return values;
}
inline ByGoal goal_values(const Scope& scope, const SeatState&) {
    ByGoal numbers;
    for (std::uint8_t goal : scope.state.track)
        if (goal != 0)
            numbers.emplace_back(goal,
                                 values_for(scope, goal)[static_cast<std::size_t>(scope.seat)]);
    return numbers;
}
// What the seat would score for them now (CTC-GOAL-02 … -05).
inline ByGoal goals_now(const Scope& scope, const SeatState&) {
    ByGoal numbers;
    for (std::uint8_t goal : scope.state.track)
        if (goal != 0)
            numbers.emplace_back(
                goal, goal_points(scope.game.content().numbers, scope.state.options,
                                  values_for(scope, goal),
                                  scope.state.players)[static_cast<std::size_t>(scope.seat)]);
    return numbers;
}

// Of a turn.

inline constexpr auto kPayments = by_name(&Words::energy, number(0, 255));

// What the end of the turn would take away, and whether something could still be done before it.
struct Ending {
    int lost = 0;
    bool early = false;
};
inline Ending ending(const Scope& scope, const Turn& turn) {
    Ending ending{pieces_to_lose(turn)};
    if (scope.state.phase == Phase::kCraft)
        scope.game.legal(scope.state, static_cast<Seat>(scope.state.current), [&](Action action) {
            ending.early = ending.early || is_given_up(kind_of(action));
        });
    return ending;
}
inline constexpr auto kEnding = fields<Ending>(
    "ending", field("lost", &Ending::lost, number(0, 255)), field("early", &Ending::early, flag()));

// What there is none of is left out.
inline constexpr auto kIncome = custom(
    [](const Scope&, const Income& income) {
        JsonObject json;
        for (std::size_t i = 0; i < income.size(); ++i)
            if (income[i] > 0) json[kResourceNames[i]] = static_cast<int>(income[i]);
        return Json(json);
    },
    [](const Scope&, const JsonReader&, Income&) {},
    [](const Scope&, SchemaNotes&) {
        return schema::map(schema::choice(kResourceNames), schema::integer(1, 255));
    });

inline Income to_collect(const Scope& scope, const Turn&) {
    return still_to_collect(scope.game.content(), scope.state);
}

inline constexpr auto kShiftMove =
    fields<ShiftMove>("shift_move", field("mover", &ShiftMove::mover, named(&Words::move)),
                      field("to", &ShiftMove::to, named(&Words::energy)),
                      field("stop", &ShiftMove::stop, number(0, kMostStops - 1)));
inline constexpr auto kShiftStop = fields<ShiftStop>(
    "shift_stop", field("own", &ShiftStop::own, named(&Words::energy)),
    field("dark", &ShiftStop::dark, by_name(&Words::energy, kPieces)),
    field("pays", &ShiftStop::pays, kPayments), field("income", &ShiftStop::income, kIncome),
    field("moves", &ShiftStop::moves, list(kShiftMove)));
inline constexpr auto kShifts = custom(
    [](const Scope& scope, const Turn&) {
        JsonArray json;
        const bool onward = scope.viewer == static_cast<Seat>(scope.state.current);
        for (const ShiftStop& stop : shift_stops(scope.game.content(), scope.state, onward))
            json.push_back(kShiftStop.write(scope, stop));
        return Json(json);
    },
    [](const Scope&, const JsonReader&, Turn&) {},
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::list(0, kMostStops, kShiftStop.schema<ShiftStop>(scope, notes));
    });

// Of the table.

// What the places of a goal are worth (CTC-GOAL-02, -03, -05).
inline int worth_of_first(const Scope& scope, const State&) {
    return scope.game.content().numbers.first_place;
}
inline int worth_of_second(const Scope& scope, const State& state) {
    return second_place(scope.game.content().numbers, state.options, state.players);
}
inline constexpr auto kGoalWorth =
    fields<State>("goal_worth", in_view("first", computed(worth_of_first, number(0, 255))),
                  in_view("second", computed(worth_of_second, number(0, 255))));

// What the power cards in sight cost in this game (E-13, E-14, A-22); one that replaces the star of
// a discharge costs that alone.
inline Json cost_json(const Scope& scope, const Power& power) {
    const Options& options = scope.state.options;
    const PowerCost cost = power.cost(options);
    JsonObject json{{"cards", cost.cards}};
    if (cost.type != kAnyType) json["energy"] = kEnergyNames[cost.type];
    if (cost.gravitons > 0) json["gravitons"] = cost.gravitons;
    if (cost.supernova > 0) json["supernova"] = cost.supernova;
    const Clause payment = power.clauses(0, options)[0];
    if (is_payment(payment.what))
        json["tokens"] =
            JsonObject{{"kind", kPaidTokens[static_cast<std::size_t>(payment.what) -
                                            static_cast<std::size_t>(Do::kPaySupernova)]},
                       {"amount", payment.amount}};
    return json;
}
inline constexpr auto kCosts = custom(
    [](const Scope& scope, const State& state) {
        JsonObject json;
        const auto add = [&](std::uint8_t power) {
            if (power != 0)
                json[scope.words().power->name_of(power)] =
                    cost_json(scope, scope.game.content().powers[power]);
        };
        for (std::size_t i = 0; i < state.players; ++i)
            for (std::uint8_t power : state.seats[i].powers) add(power);
        for (std::uint8_t power : state.turn.drawn) add(power);
        return Json(json);
    },
    [](const Scope&, const JsonReader&, State&) {},
    [](const Scope& scope, SchemaNotes& notes) {
        const Json tokens = schema::object(
            {{"kind", schema::choice(kPaidTokens)}, {"amount", schema::integer(1, kMostTargets)}});
        return schema::map(
            schema_of(scope, notes, &Words::power),
            schema::object(
                {{"cards", schema::integer(0, 255)},
                 schema::may_be_missing("energy", schema_of(scope, notes, &Words::energy)),
                 schema::may_be_missing("gravitons", schema::integer(1, 255)),
                 schema::may_be_missing("supernova", schema::integer(1, 255)),
                 schema::may_be_missing("tokens", tokens)}));
    });

}  // namespace orrery::crafting_the_cosmos
