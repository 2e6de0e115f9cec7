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

// Each member of an object whose keys are spaces.
template <class Visit>
void each_space(const Scope& scope, const JsonReader& json, Type type, Visit&& visit) {
    const JsonObject* object = json.json().if_object();
    if (object == nullptr) return json.only({});  // complains that it is no object
    for (const auto& member : *object) {
        const JsonReader value = json[std::string_view(member.key())];
        const NamedValue* space = (scope.words().*type)->find(std::string_view(member.key()));
        if (space == nullptr) return value.fail("expected " + (scope.words().*type)->meaning());
        visit(static_cast<std::size_t>(space->value[0]), value);
        if (!json.ok()) return;
    }
}

constexpr auto kStars = custom(
    [](const Scope& scope, const SeatState& own) {
        JsonObject json;
        own.occupied_stars().for_each([&](std::size_t space) {
            const std::size_t token =
                element_at(own, space) + (own.supernovae.contains(space) ? kElements : 0);
            json[star_name(space)] = scope.words().star->json({static_cast<int>(token)});
        });
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::star_space,
                   [&](std::size_t space, const JsonReader& value) {
                       const auto token =
                           static_cast<std::size_t>(scope.words().star->from_json(value)[0]);
                       own.stars[token % kElements].insert(space);
                       if (token >= kElements) own.supernovae.insert(space);
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::map(schema_of(scope, notes, &Words::star_space),
                           schema_of(scope, notes, &Words::star));
    });

constexpr auto kLife = custom(
    [](const Scope&, const SeatState& own) {
        JsonObject json;
        own.life().for_each([&](std::size_t space) {
            json[life_name(space)] = kLifeNames[own.stable.contains(space) ? 1 : 0];
        });
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::life_space,
                   [&](std::size_t space, const JsonReader& value) {
                       (scope.words().life->from_json(value)[0] == 0 ? own.proto : own.stable)
                           .insert(space);
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::map(schema_of(scope, notes, &Words::life_space),
                           schema_of(scope, notes, &Words::life));
    });

// A tile of advanced life: which group it is of is known, its value not always.
Json value_or_null(const Scope& scope, std::uint8_t tile) {
    return scope.view && value_of(tile) == 0 ? Json() : Json(value_of(tile));
}
std::uint8_t value_from(const JsonReader& json) {
    return static_cast<std::uint8_t>(json.integer(1, 15));
}
Json value_schema(const SchemaNotes& notes) {
    const Json value = schema::integer(1, 15);
    return notes.view ? schema::optional(value) : value;
}

// An element as often as it is counted.
Json elements_json(const std::array<std::uint8_t, kElements>& counts) {
    JsonArray json;
    for (std::size_t element = 0; element < kElements; ++element)
        json.insert(json.end(), counts[element], Json(kElementNames[element]));
    return json;
}

constexpr auto kNebulae = custom(
    [](const Scope& scope, const SeatState& own) {
        JsonObject json;
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            if (own.nebulae[space] == 0) continue;
            JsonArray advanced;
            for (std::uint8_t tile : own.advanced[space])
                if (tile != 0)
                    advanced.push_back(JsonObject{{"group", group_of(tile)},
                                                  {"value", value_or_null(scope, tile)}});
            JsonObject nebula{{"tile", scope.words().tile->json({own.nebulae[space]})},
                              {"formed", own.formed.contains(space)},
                              {"advanced_life", std::move(advanced)}};
            if (scope.view) {
                const bool formed = own.formed.contains(space);
                const Needs needs = formed ? Needs{} : needs_of(scope.game.content(), own, space);
                nebula["missing"] = elements_json(needs.missing);
                nebula["stood_in"] = elements_json(needs.stood_in);
                nebula["living_sides"] =
                    (own.life() & scope.game.content().board.sides[space]).count();
            }
            json[nebula_name(space)] = std::move(nebula);
        }
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::nebula_space,
                   [&](std::size_t space, const JsonReader& value) {
                       value.only({"tile", "formed", "advanced_life"});
                       named(&Words::tile).read(scope, value["tile"], own.nebulae[space]);
                       if (value["formed"].boolean()) own.formed.insert(space);
                       const JsonReader tiles = value["advanced_life"];
                       const std::size_t count = tiles.size(0, 2);
                       for (std::size_t i = 0; i < count; ++i) {
                           tiles[i].only({"group", "value"});
                           own.advanced[space][i] =
                               advanced_tile(static_cast<int>(tiles[i]["group"].integer(1, 2)),
                                             value_from(tiles[i]["value"]));
                       }
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        const Json tile =
            schema::object({{"group", schema::integer(1, 2)}, {"value", value_schema(notes)}});
        const schema::Property of{"tile", schema_of(scope, notes, &Words::tile)};
        const schema::Property formed{"formed", schema::boolean()};
        const schema::Property life{"advanced_life", schema::list(0, 2, tile)};
        const Json elements =
            schema::list(0, kMostNeeded * kElements, schema_of(scope, notes, &Words::element));
        return schema::map(schema_of(scope, notes, &Words::nebula_space),
                           notes.view ? schema::object({of,
                                                        formed,
                                                        life,
                                                        {"missing", elements},
                                                        {"stood_in", elements},
                                                        {"living_sides", schema::integer(0, 6)}})
                                      : schema::object({of, formed, life}));
    });

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
    in_view("goal_values", computed(goal_values, ByGoal{})),
    in_view("goals_now", computed(goals_now, ByGoal{})));

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

// Who put a card under its deck: 1 + the seat, or zero.
constexpr auto kUnderBy =
    custom([](const Scope&, std::uint8_t value) { return value == 0 ? Json() : Json(value - 1); },
           [](const Scope& scope, const JsonReader& json, std::uint8_t& value) {
               if (!json.is_null())
                   value = static_cast<std::uint8_t>(1 + json.integer(0, scope.state.players - 1));
           },
           [](const Scope& scope, SchemaNotes& notes) {
               return schema::optional(a_seat().schema<Seat>(scope, notes));
           });
constexpr auto kSlot =
    custom([](const Scope&, std::uint8_t slot) { return Json(slot + 1); },
           [](const Scope&, const JsonReader& json, std::uint8_t& slot) {
               slot = static_cast<std::uint8_t>(json.integer(1, kSlots) - 1);
           },
           [](const Scope&, SchemaNotes&) { return schema::integer(1, kSlots); });

constexpr auto kDeckCard =
    fields<DeckCard>("deck_card", field("card", &DeckCard::card, hidden(named(&Words::power))),
                     field("under_by", &DeckCard::under_by, kUnderBy));
// The stack is two parts: tiles of the first group lie on those of the second.
constexpr auto kAdvancedStack = custom(
    [](const Scope& scope, const State& state) {
        JsonArray first, second;
        const auto& tiles = state.advanced_stack;
        for (std::size_t i = tiles.size(); i-- > 0;)
            (group_of(tiles[i]) == 1 ? first : second).push_back(value_or_null(scope, tiles[i]));
        JsonObject json{{"first", std::move(first)}, {"second", std::move(second)}};
        if (scope.view) json["next"] = tiles.empty() ? Json() : Json(group_of(tiles.back()));
        return Json(json);
    },
    [](const Scope&, const JsonReader& json, State& state) {
        json.only({"first", "second"});
        for (auto [key, group, most] :
             {std::tuple{"second", 2, kSecondGroup}, {"first", 1, kFirstGroup}}) {
            const JsonReader tiles = json[key];
            for (std::size_t i = tiles.size(0, most); i-- > 0 && json.ok();)
                state.advanced_stack.push_back(advanced_tile(group, value_from(tiles[i])));
        }
    },
    [](const Scope&, SchemaNotes& notes) {
        const schema::Property first{"first", schema::list(0, kFirstGroup, value_schema(notes))};
        const schema::Property second{"second", schema::list(0, kSecondGroup, value_schema(notes))};
        const Json next = schema::optional(schema::integer(1, 2));
        return notes.view ? schema::object({first, second, {"next", next}})
                          : schema::object({first, second});
    });

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
constexpr auto kSeatNumber = custom(
    [](const Scope&, std::uint8_t seat) { return Json(seat); },
    [](const Scope& scope, const JsonReader& json, std::uint8_t& seat) {
        seat = static_cast<std::uint8_t>(json.integer(0, scope.state.players - 1));
    },
    [](const Scope& scope, SchemaNotes& notes) { return a_seat().schema<Seat>(scope, notes); });

constexpr auto kState = fields<State>(
    "state", field("players", &State::players, number(kMinPlayers, kMaxPlayers)),
    field("round", &State::round, number(1, kMaxRounds)),
    field("phase", &State::phase, named(&Words::phase)), field("start", &State::start, kSeatNumber),
    field("current", &State::current, kSeatNumber), field("options", &State::options, kOptions),
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
