// What the full game and the companion write in the same way: everything but the options, what only
// the person has, and what a face-down tile, a contract or a card is known by.
#pragma once

#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/json/forms.h"
#include "games/anunnaki/options.h"
#include "games/anunnaki/person/powers.h"
#include "games/anunnaki/scoring.h"

namespace orrery::anunnaki::table {

inline constexpr auto kSide = fields<SideState>(
    "side_state", field("vp", &SideState::vp, number(kMinVp, kMaxVp)),
    field("tracks", &SideState::tracks, by_name(&SharedWords::track, named(&SharedWords::space))),
    field("supremacy", &SideState::supremacy, named(&SharedWords::marker)),
    field("supply", &SideState::supply, PiecesForm{}),
    field("settlements", &SideState::settlements, number(0, kRowSlots)),
    field("cubes", &SideState::cubes, number(0, kCubes)),
    field("creatures", &SideState::creatures, bits(&SharedWords::creature)));

inline constexpr auto kDistantPlanet = fields<DistantState>(
    "distant_planet", field("planet", &DistantState::planet, numbered(named(&SharedWords::planet))),
    field("leader", &DistantState::leader, named(&SharedWords::leader)),
    field("landing", &DistantState::landing, by_name(&SharedWords::side, PiecesForm{})),
    field("leading", &DistantState::leading, by_name(&SharedWords::side, PiecesForm{})));

inline constexpr auto kDecks =
    fields<State>("decks", field("moon", &State::decks, 0, list(named(&SharedWords::moon_card))),
                  field("sun", &State::decks, 1, list(named(&SharedWords::sun_card))));

// AN-SET-02: a house that was drawn is not in the options.
struct HousesForm {
    static constexpr auto kHouses = fields<Options>(
        "houses", field("person", &Options::person_house, named(&SharedWords::house)),
        field("bot", &Options::bot_house, named(&SharedWords::house)));

    template <class Scope>
    Json write(const Scope& scope, const Options& options) const {
        return kHouses.write(scope, options);
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Options& options) const {
        Options there;
        kHouses.read(scope, json, there);
        if (!json.ok()) return;
        if (there.person_house != options.person_house ||
            (options.random_bot_house == 0 && there.bot_house != options.bot_house))
            json.fail("the options say otherwise");
        options.bot_house = there.bot_house;
        if (!random_houses(scope.game.content(), options).contains(there.bot_house))
            json["bot"].fail("Cosmobot cannot have drawn this house", "AN-SET-02");
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return kHouses.schema<Options>(scope, notes);
    }
};

// A combat that is under way; who looks at it sees how strong both sides are.
template <class... Own>
constexpr auto combat_fields(Own... own) {
    const auto strength = [](Side side) {
        return [side](const auto& scope, const Combat& combat) {
            const Fight fight(scope.game.content(), scope.state, combat.place);
            return fight.has(side) ? std::optional(fight.strength(side)) : std::nullopt;
        };
    };
    const auto attacker = [](const auto& scope, const Combat&) { return scope.state.active; };
    const auto powers = [](const auto& scope, const Combat&) {
        const bool attacks = scope.state.active == Side::kPerson;
        return power(scope.game.content(), scope.state, attacks ? Word::kAttack : Word::kDefence);
    };
    const auto against_civilisation = [](const auto& scope, const Combat& combat) {
        return Fight(scope.game.content(), scope.state, combat.place).against_civilisation();
    };
    // A face-down tile's strength is not known before the card lies.
    const auto civilisation = [](const auto& scope, const Combat& combat) -> std::optional<int> {
        const Fight fight(scope.game.content(), scope.state, combat.place);
        const bool known = !is_area(combat.place) || scope.state.areas[combat.place].revealed != 0;
        if (!fight.against_civilisation() || !known) return std::nullopt;
        return Board(scope.game.content(), scope.state).civilisation_strength(combat.place);
    };
    constexpr auto kStrength = number(0, 99);
    return fields<Combat>(
        "combat_state", field("place", &Combat::place, named(&SharedWords::place)),
        in_view("attacker", computed(attacker, named(&SharedWords::side))),
        in_view("person", computed(strength(Side::kPerson), maybe(kStrength))),
        in_view("person_powers", computed(powers, kStrength)),
        in_view("bot", computed(strength(Side::kBot), maybe(kStrength))),
        in_view("against_civilisation", computed(against_civilisation, flag())),
        in_view("civilisation", computed(civilisation, maybe(kStrength))), own...);
}

template <class Table>
struct CombatForm {
    Table table;

    template <class Scope>
    Json write(const Scope& scope, const Combat& combat) const {
        return combat.active == 0 ? Json() : Json(table.write(scope, combat));
    }
    template <class Scope>
    void read(const Scope& scope, const JsonReader& json, Combat& combat) const {
        if (json.is_null()) return;
        combat.active = 1;
        table.read(scope, json, combat);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(table.template schema<T>(scope, notes));
    }
};
template <class Table>
constexpr auto combat(Table table) {
    return CombatForm<Table>{table};
}

// As if the game ended now.
inline constexpr auto kPoints = number(-999, 999);
inline constexpr auto kScore = fields<SideScore>(
    "score_so_far", field("vp", &SideScore::vp, kPoints),
    field("war", &SideScore::tracks, 0, kPoints), field("tech", &SideScore::tracks, 1, kPoints),
    field("trade", &SideScore::tracks, 2, kPoints),
    field("supremacy", &SideScore::supremacy, kPoints),
    field("distant", &SideScore::distant, kPoints), field("powers", &SideScore::powers, kPoints),
    field("creatures", &SideScore::creatures, kPoints),
    field("resources", &SideScore::resources, kPoints),
    in_view("total",
            computed([](const auto&, const SideScore& score) { return score.total(); }, kPoints)));
constexpr auto score(std::string_view name, Side side) {
    return in_view(name, computed(
                             [side](const auto& scope, const State& state) {
                                 return score_of(scope.game.content(), state, side);
                             },
                             kScore));
}

// Who controls the areas in play: 0 = not in play, 1 = nobody, 2 + the side.
inline constexpr auto kControl = computed(
    [](const auto& scope, const State& state) {
        std::array<std::uint8_t, kMaxAreas> control{};
        const Board board(scope.game.content(), state);
        board.in_play().for_each([&](std::size_t area) {
            const std::optional<Side> side = board.controller(area);
            control[area] = static_cast<std::uint8_t>(side ? 2 + index(*side) : 1);
        });
        return control;
    },
    members(&SharedWords::area, numbered(one_more(named(&SharedWords::side)))));

inline constexpr auto kStrengths = computed(
    [](const auto& scope, const State& state) {
        std::array<std::array<int, kSides>, kMaxAreas> strengths{};
        const Board board(scope.game.content(), state);
        board.in_play().for_each([&](std::size_t area) {
            for (Side side : {Side::kPerson, Side::kBot})
                strengths[area][index(side)] = board.strength(side, static_cast<Place>(area));
        });
        return strengths;
    },
    members(&SharedWords::area, by_name(&SharedWords::side, number(0, 99))));

inline constexpr auto kPending = computed(
    [](const auto& scope, const State& state) {
        return Board(scope.game.content(), state).pending_combats();
    },
    bits(&SharedWords::area));

inline constexpr auto kGoalValues = computed(
    [](const auto& scope, const State& state) {
        std::array<std::array<int, kGoals>, kSides> values{};
        const Board board(scope.game.content(), state);
        for (Side side : {Side::kPerson, Side::kBot})
            for (std::size_t i = 0; i < kGoals; ++i)
                values[index(side)][i] = board.goal_value(side, state.goals[i]);
        return values;
    },
    by_name(&SharedWords::side, by_name(&SharedWords::goal_place, number(0, 99))));

// The task on top, or what the person decides for Cosmobot and among which candidates.
struct QuestionForm {
    static constexpr auto kChoice = fields<State>(
        "choice_for_cosmobot", field("choice", &State::choice, named(&SharedWords::choice)),
        field("candidates", &State::candidates, CandidatesForm{}));

    template <class Scope>
    Json write(const Scope& scope, const State& state) const {
        if (state.tasks.empty()) return nullptr;
        if (state.candidates.empty()) return TaskJsonForm{}.write(scope, state.tasks.back());
        return kChoice.write(scope, state);
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::any_of({JsonObject{{"type", "null"}},
                               TaskJsonForm{}.schema<Task>(scope, notes),
                               kChoice.schema<State>(scope, notes)});
    }
};

// All fields of a state: first those by which the others are understood.
template <class OptionsField, class... Own>
constexpr auto state_fields(OptionsField options, Own... own) {
    return fields<State>(
        "state", options, field("houses", &State::options, HousesForm{}),
        field("turn", &State::turn, number(1, 0xff)),
        field("active", &State::active, named(&SharedWords::side)),
        field("phase", &State::phase, named(&SharedWords::phase)),
        field("triggered", &State::triggered, one_more(named(&SharedWords::side))),
        field("last_turn", &State::last_turn, flag()),
        field("arrow", &State::arrow, one_more(named(&SharedWords::arrow))),
        field("sides", &State::sides, by_name(&SharedWords::side, kSide)),
        field("creatures", &State::creatures,
              with_module(&Options::creatures, one_more(named(&SharedWords::creature)))),
        field("goals", &State::goals, by_name(&SharedWords::goal_place, named(&SharedWords::goal))),
        field("supremacy_tokens", &State::supremacy_tokens, TokensForm{}), whole("decks", kDecks),
        field("combats", &State::combats, bits(&SharedWords::place)),
        // The last task comes next, and is the question.
        field("tasks", &State::tasks, list(TaskJsonForm{})),
        field("choice", &State::choice, named(&SharedWords::choice)),
        field("candidates", &State::candidates, CandidatesForm{}), own...,
        secret(field("random", &State::random, RandomForm{})), viewer(),
        in_view("control", kControl), in_view("strength", kStrengths), in_view("pending", kPending),
        in_view("goal_values", kGoalValues), in_view("question", QuestionForm{}));
}

}  // namespace orrery::anunnaki::table
