// States and views as JSON: every struct is a table of its fields.
#include "games/crafting_the_cosmos/codec.h"

#include <algorithm>

#include "games/crafting_the_cosmos/options.h"
#include "games/crafting_the_cosmos/view_fields.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr auto kPoints = number(0, 999);
constexpr auto kCrystals = number(0, 100);
constexpr auto kCards = by_name(&Words::energy, number(0, kEnergyCards));

// From the top down in JSON, from the bottom up in the state.
template <class Form>
struct StackForm {
    ListForm<Form, false> items;

    template <class List>
    Json write(const Scope& scope, List turned) const {
        std::reverse(turned.begin(), turned.end());
        return items.write(scope, turned);
    }
    template <class List>
    void read(const Scope& scope, const JsonReader& json, List& stack) const {
        items.read(scope, json, stack);
        std::reverse(stack.begin(), stack.end());
    }
    template <class List>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return items.template schema<List>(scope, notes);
    }
};
template <class Form>
constexpr auto stack(Form form) {
    return StackForm<Form>{{form}};
}

// Null while there is none of it, else the fields of the turn that say what it is.
template <class There, class Table>
constexpr auto only_while(There there, const Table& table) {
    return custom(
        [there, table](const Scope& scope, const Turn& turn) -> Json {
            return there(turn) ? Json(table.write(scope, turn)) : Json();
        },
        [table](const Scope& scope, const JsonReader& json, Turn& turn) {
            if (!json.is_null()) table.read(scope, json, turn);
        },
        [table](const Scope& scope, SchemaNotes& notes) {
            return schema::optional(table.template schema<Turn>(scope, notes));
        });
}

// What is on each star space: 1 + the token's number, zero where there is none.
using StarTokens = std::array<std::uint8_t, kStarSpaces>;
constexpr auto kStars = shaped(
    [](const SeatState& own) {
        StarTokens tokens{};
        own.occupied_stars().for_each([&](std::size_t space) {
            tokens[space] = static_cast<std::uint8_t>(
                1 + element_at(own, space) + (own.supernovae.contains(space) ? kElements : 0));
        });
        return tokens;
    },
    [](const StarTokens& tokens, SeatState& own) {
        for (std::size_t space = 0; space < kStarSpaces; ++space) {
            if (tokens[space] == 0) continue;
            const std::size_t token = tokens[space] - 1U;
            own.stars[token % kElements].insert(space);
            if (token >= kElements) own.supernovae.insert(space);
        }
    },
    members(&Words::star_space, numbered(named(&Words::star))));

// 1 is proto life, 2 stable life.
using LifeTokens = std::array<std::uint8_t, kLifeSpaces>;
constexpr auto kLife = shaped(
    [](const SeatState& own) {
        LifeTokens tokens{};
        own.proto.for_each([&](std::size_t space) { tokens[space] = 1; });
        own.stable.for_each([&](std::size_t space) { tokens[space] = 2; });
        return tokens;
    },
    [](const LifeTokens& tokens, SeatState& own) {
        for (std::size_t space = 0; space < kLifeSpaces; ++space)
            if (tokens[space] != 0) (tokens[space] == 1 ? own.proto : own.stable).insert(space);
    },
    members(&Words::life_space, numbered(named(&Words::life))));

// A tile of advanced life: which group it is of is known, its value not always.
struct AdvancedTile {
    std::uint8_t group = 0, value = 0;
    friend constexpr bool operator==(const AdvancedTile&, const AdvancedTile&) = default;
};
constexpr auto kAdvancedValue = hidden(number(1, 15));
constexpr auto kAdvancedTile =
    fields<AdvancedTile>("", field("group", &AdvancedTile::group, number(1, 2)),
                         field("value", &AdvancedTile::value, kAdvancedValue));

// A nebula on its space.
struct Nebula {
    const SeatState* own = nullptr;
    std::size_t space = 0;
    std::uint8_t tile = 0;
    bool formed = false;
    FixedVector<AdvancedTile, 2> advanced{};
    friend constexpr bool operator==(const Nebula&, const Nebula&) = default;
};
// An element as often as it is counted.
using ElementList = FixedVector<std::uint8_t, kMostNeeded * kElements>;
template <auto kCounts>
ElementList elements(const Scope& scope, const Nebula& nebula) {
    ElementList list;
    if (nebula.formed) return list;
    const Needs needs = needs_of(scope.game.content(), *nebula.own, nebula.space);
    for (std::uint8_t element = 0; element < kElements; ++element)
        for (int i = 0; i < (needs.*kCounts)[element]; ++i) list.push_back(element);
    return list;
}
int living_sides(const Scope& scope, const Nebula& nebula) {
    return (nebula.own->life() & scope.game.content().board.sides[nebula.space]).count();
}
constexpr auto kElementList = list(named(&Words::element));
constexpr auto kNebula = fields<Nebula>(
    "", field("tile", &Nebula::tile, named(&Words::tile)), field("formed", &Nebula::formed, flag()),
    field("advanced_life", &Nebula::advanced, list(kAdvancedTile)),
    in_view("missing", computed(elements<&Needs::missing>, kElementList)),
    in_view("stood_in", computed(elements<&Needs::stood_in>, kElementList)),
    in_view("living_sides", computed(living_sides, number(0, 6))));
using Nebulae = std::array<Nebula, kNebulaSpaces>;
constexpr auto kNebulae = shaped(
    [](const SeatState& own) {
        Nebulae nebulae{};
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            if (own.nebulae[space] == 0) continue;
            nebulae[space] = {&own, space, own.nebulae[space], own.formed.contains(space)};
            for (std::uint8_t tile : own.advanced[space])
                if (tile != 0)
                    nebulae[space].advanced.push_back({static_cast<std::uint8_t>(group_of(tile)),
                                                       static_cast<std::uint8_t>(value_of(tile))});
        }
        return nebulae;
    },
    [](const Nebulae& nebulae, SeatState& own) {
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            const Nebula& nebula = nebulae[space];
            own.nebulae[space] = nebula.tile;
            if (nebula.formed) own.formed.insert(space);
            for (std::size_t i = 0; i < nebula.advanced.size(); ++i)
                own.advanced[space][i] =
                    advanced_tile(nebula.advanced[i].group, nebula.advanced[i].value);
        }
    },
    members(&Words::nebula_space, kNebula));

// How many cards it is is counted; in a view only the viewer's own hand can be seen.
constexpr auto kHand = custom(
    [](const Scope& scope, const SeatState& own) -> Json {
        const bool seen = !scope.view || scope.seat == scope.viewer;
        return seen ? Json(kCards.write(scope, own.hand)) : Json();
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        kCards.read(scope, json, own.hand);
        int cards = 0;
        for (std::uint8_t count : own.hand) cards += count;
        own.cards = static_cast<std::uint8_t>(std::min<int>(cards, kEnergyCards));
    },
    [](const Scope& scope, SchemaNotes& notes) {
        const Json hand = kCards.schema<decltype(SeatState::hand)>(scope, notes);
        return notes.view ? schema::optional(hand) : hand;
    });

constexpr auto kSeat = fields<SeatState>(
    "seat", whole("stars", kStars), whole("life", kLife), whole("nebulae", kNebulae),
    whole("hand", kHand), field("crystal", &SeatState::crystal, number(0, kChamberTop - 1)),
    field("waiting", &SeatState::waiting, kCrystals),
    field("discharges", &SeatState::discharges, kCrystals),
    field("powers", &SeatState::powers, array(optional(named(&Words::power)))),
    field("card_points", &SeatState::card_points, kPoints),
    field("goal_points", &SeatState::goal_points, kPoints),
    in_view("cards", computed([](const Scope&, const SeatState& own) { return own.cards; },
                              number(0, kEnergyCards))),
    in_view("points", computed(points_in_all, number(0, 9999))),
    in_view("pays", computed(payments, kPayments)),
    in_view("next_discharge", computed(next_discharge, kPoints)),
    in_view("over_limit", computed(cards_over_limit, number(0, kEnergyCards))),
    in_view("formable", computed(formable_nebulae, bits(&Words::nebula_space))),
    in_view("goal_values", computed(goal_values, kByGoal)),
    in_view("goals_now", computed(goals_now, kByGoal)));

// CTC-SETUP-09: the energy token of a player is on exactly one control.
constexpr auto kControls = custom(
    [](const Scope&, const State& state) {
        JsonObject json;
        for (std::size_t control = 0; control < kEnergies; ++control) {
            JsonArray seats;
            for (std::size_t i = 0; i < state.players; ++i)
                if (state.seats[i].token == control) seats.push_back(i);
            json[kEnergyNames[control]] =
                JsonObject{{"seats", std::move(seats)}, {"dark", state.dark[control]}};
        }
        return Json(json);
    },
    [](const Scope&, const JsonReader& json, State& state) {
        json.only(kEnergyNames);
        SeatSet seen = 0;
        for (std::size_t control = 0; control < kEnergies; ++control) {
            const JsonReader entry = json[kEnergyNames[control]];
            entry.only({"seats", "dark"});
            state.dark[control] = static_cast<std::uint8_t>(entry["dark"].integer(0, kControlRoom));
            const JsonReader seats = entry["seats"];
            const std::size_t count = seats.size(0, kControlRoom);
            for (std::size_t i = 0; i < count && json.ok(); ++i) {
                const auto seat = static_cast<Seat>(seats[i].integer(0, state.players - 1));
                if (has_seat(seen, seat))
                    seats[i].fail("each player has one energy token", "CTC-SETUP-09");
                seen = static_cast<SeatSet>(seen | seat_bit(seat));
                state.seat(seat).token = static_cast<std::uint8_t>(control);
            }
        }
        if (seen != (1U << state.players) - 1)
            json.fail("every player's energy token is on a control", "CTC-SETUP-13");
    },
    [](const Scope& scope, SchemaNotes& notes) {
        const Json control = schema::object(
            {{"seats", schema::list(0, kControlRoom, a_seat().schema<Seat>(scope, notes))},
             {"dark", schema::integer(0, kControlRoom)}});
        return schema::object({{kEnergyNames[0], control},
                               {kEnergyNames[1], control},
                               {kEnergyNames[2], control},
                               {kEnergyNames[3], control}});
    });

// Counted from 1.
constexpr auto kSlot =
    shaped([](std::uint8_t slot) { return slot + 1; },
           [](int number, std::uint8_t& slot) { slot = static_cast<std::uint8_t>(number - 1); },
           number(1, kSlots));

constexpr auto kDeckCard =
    fields<DeckCard>("deck_card", field("card", &DeckCard::card, hidden(named(&Words::power))),
                     field("under_by", &DeckCard::under_by, one_more(a_seat())));
// The stack is two parts: tiles of the first group lie on those of the second. Their values, from
// the top down.
struct AdvancedStack {
    FixedVector<std::uint8_t, kFirstGroup> first;
    FixedVector<std::uint8_t, kSecondGroup> second;
};
int next_group(const Scope&, const AdvancedStack& stack) {
    return !stack.first.empty() ? 1 : !stack.second.empty() ? 2 : 0;
}
constexpr auto kAdvancedStack = shaped(
    [](const State& state) {
        AdvancedStack stack;
        for (std::size_t i = state.advanced_stack.size(); i-- > 0;) {
            const std::uint8_t tile = state.advanced_stack[i];
            const auto value = static_cast<std::uint8_t>(value_of(tile));
            if (group_of(tile) == 1)
                stack.first.push_back(value);
            else
                stack.second.push_back(value);
        }
        return stack;
    },
    [](const AdvancedStack& stack, State& state) {
        for (std::size_t i = stack.second.size(); i-- > 0;)
            state.advanced_stack.push_back(advanced_tile(2, stack.second[i]));
        for (std::size_t i = stack.first.size(); i-- > 0;)
            state.advanced_stack.push_back(advanced_tile(1, stack.first[i]));
    },
    fields<AdvancedStack>("", field("first", &AdvancedStack::first, list(kAdvancedValue)),
                          field("second", &AdvancedStack::second, list(kAdvancedValue)),
                          in_view("next", computed(next_group, optional(number(1, 2))))));

constexpr auto kCollected =
    custom([](const Scope&,
              const Turn& turn) { return Json(JsonArray{turn.collect_stage, turn.collect_unit}); },
           [](const Scope&, const JsonReader& json, Turn& turn) {
               if (json.size(2, 2) != 2) return;
               turn.collect_stage = static_cast<std::uint8_t>(json[0].integer(0, kEnergies));
               turn.collect_unit = static_cast<std::uint8_t>(json[1].integer(0, 255));
           },
           [](const Scope&, SchemaNotes&) { return schema::list(2, 2, schema::integer(0, 255)); });

constexpr auto kChoosing =
    fields<Turn>("choosing", field("slot", &Turn::drawn_slot, kSlot),
                 field("type", &Turn::drawn_type, named(&Words::energy)),
                 field("cards", &Turn::drawn, sorted(hidden(named(&Words::power)))));

constexpr auto kMode =
    custom([](const Scope& scope,
              const Turn& turn) { return scope.words().mode->json({turn.power, turn.mode}); },
           [](const Scope& scope, const JsonReader& json, Turn& turn) {
               if (json.is_null()) return;
               RawValue value{turn.power, 0};
               scope.words().mode->read_json(json, value);
               turn.mode = static_cast<std::uint8_t>(value[1]);
           },
           [](const Scope& scope, SchemaNotes& notes) {
               return schema::optional(named(&Words::mode).schema<std::uint8_t>(scope, notes));
           });

// The space of the piece that the effect goes on with.
const NamedType& focus_type(const Scope& scope, const Turn& turn) {
    const Power& power = scope.game.content().powers[turn.power];
    switch (focus_of(power.clauses(turn.mode, scope.state.options))) {
        case Focus::kLife:
            return *scope.words().life_space;
        case Focus::kNebula:
            return *scope.words().nebula_space;
        case Focus::kStar:
            break;
    }
    return *scope.words().star_space;
}
constexpr auto kFocus = custom(
    [](const Scope& scope, const Turn& turn) {
        return turn.focus == 0 ? Json() : focus_type(scope, turn).json({turn.focus - 1});
    },
    [](const Scope& scope, const JsonReader& json, Turn& turn) {
        if (json.is_null()) return;
        turn.focus = static_cast<std::uint8_t>(1 + focus_type(scope, turn).from_json(json)[0]);
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::optional(schema::any_of({schema_of(scope, notes, &Words::star_space),
                                                schema_of(scope, notes, &Words::life_space),
                                                schema_of(scope, notes, &Words::nebula_space)}));
    });

Do asked(const Scope& scope, const Turn&) {
    return pending_clause(scope.game.content(), scope.state).what;
}
constexpr auto kPowerInUse =
    fields<Turn>("power_in_use", field("card", &Turn::power, named(&Words::power)),
                 whole("mode", kMode), field("clause", &Turn::clause, number(0, kMaxClauses - 1)),
                 field("left", &Turn::left, number(1, kMostTargets)), whole("focus", kFocus),
                 field("lifted", &Turn::lifted, number(0, kMostTargets)),
                 in_view("asks", computed(asked, named(&Words::clause))));

constexpr auto kTurn = fields<Turn>(
    "turn", field("stars", &Turn::stars, by_name(&Words::element, kPieces)),
    field("proto", &Turn::proto, kPieces), field("supernova", &Turn::supernova, kPieces),
    field("dna", &Turn::dna, kPieces), field("gravitons", &Turn::gravitons, kPieces),
    field("nebulae", &Turn::nebulae, list(named(&Words::tile))), whole("collected", kCollected),
    whole("choosing", only_while([](const Turn& turn) { return !turn.drawn.empty(); }, kChoosing)),
    whole("power", only_while([](const Turn& turn) { return turn.power != 0; }, kPowerInUse)),
    field("omega", &Turn::omega_tile, optional(named(&Words::tile))), in_view("shifts", kShifts),
    in_view("to_collect", computed(to_collect, kIncome)),
    in_view("ending", computed(ending, kEnding)));

constexpr auto kSupply = fields<State>(
    "supply", field("H", &State::star_supply, 0, kPieces),
    field("He", &State::star_supply, 1, kPieces), field("O", &State::star_supply, 2, kPieces),
    field("C", &State::star_supply, 3, kPieces), field("life", &State::life_supply, kPieces),
    field("crystals", &State::crystals, kCrystals));
constexpr auto kGoals = fields<State>(
    "goals", field("track", &State::track, array(optional(named(&Words::goal)))),
    field("deck", &State::goal_deck, stack(hidden(named(&Words::goal)))),
    field("scored", &State::scored_goals, list(named(&Words::goal))), in_view("worth", kGoalWorth));
constexpr auto kEnergy = fields<State>(
    "energy_cards", field("display", &State::display, array(optional(named(&Words::energy_card)))),
    field("deck", &State::deck, stack(hidden(named(&Words::energy_card)))),
    field("discard", &State::discard, kCards));
constexpr auto kNebulaStack = stack(hidden(named(&Words::tile)));
constexpr auto kNebulaStacks =
    fields<State>("nebula_stacks", field("1", &State::nebula_stacks, 0, kNebulaStack),
                  field("2", &State::nebula_stacks, 1, kNebulaStack),
                  field("3", &State::nebula_stacks, 2, kNebulaStack));

constexpr auto kOptions =
    custom([](const Scope&, const Options& options) { return options_to_json(options); },
           [](const Scope&, const JsonReader& json, Options& options) {
               options = options_from_json(json);
           },
           [](const Scope&, SchemaNotes&) { return options_schema(); });
constexpr auto kState = fields<State>(
    "state", field("players", &State::players, number(kMinPlayers, kMaxPlayers)),
    field("round", &State::round, number(1, kMaxRounds)),
    field("phase", &State::phase, named(&Words::phase)), field("start", &State::start, a_seat()),
    field("current", &State::current, a_seat()), field("options", &State::options, kOptions),
    whole("controls", kControls), whole("supply", kSupply), whole("goals", kGoals),
    whole("energy", kEnergy),
    field("power_decks", &State::power_decks, by_name(&Words::energy, stack(kDeckCard))),
    whole("nebula_stacks", kNebulaStacks), whole("advanced_life", kAdvancedStack),
    field("turn", &State::turn, kTurn), field("seats", &State::seats, seats(kSeat)),
    in_view("costs", kCosts), secret(field("random", &State::random, RandomForm{})), viewer());

}  // namespace

Json CraftingTheCosmos::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json CraftingTheCosmos::state_json(const State& state) const {
    return kState.write(Scope{*this, state}, state);
}

Json CraftingTheCosmos::view_json(const State& view, Seat viewer) const {
    return kState.write(Scope{*this, view, true, viewer}, view);
}

State CraftingTheCosmos::state_from_json(const JsonReader& json) const {
    State state;
    kState.read(Scope{*this, state}, json, state);
    if (json.ok()) validate(content_, state, json);
    return state;
}

Json CraftingTheCosmos::schema(bool view) const {
    return schema_document(view ? "Crafting the Cosmos: view" : "Crafting the Cosmos: state",
                           kState, Scope{*this, State{}, view}, view);
}

}  // namespace orrery::crafting_the_cosmos
