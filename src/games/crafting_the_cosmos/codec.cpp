// States and views as JSON: every struct is a table of its fields.
#include "games/crafting_the_cosmos/codec.h"

#include <algorithm>

#include "games/crafting_the_cosmos/options.h"
#include "games/crafting_the_cosmos/turn_fields.h"

namespace orrery::crafting_the_cosmos {
namespace {

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
