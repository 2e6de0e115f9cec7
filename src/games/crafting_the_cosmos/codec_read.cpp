// Reading a position from JSON.
#include <algorithm>

#include "core/json.h"
#include "core/random_json.h"
#include "games/crafting_the_cosmos/codec.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/options.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {
namespace {

using Read = Named (*)(TextReader&);
constexpr int kMostPieces = 120, kMostPoints = 999, kMostCrystals = 100;

std::uint8_t number_from(const JsonReader& json, int min, int max) {
    return static_cast<std::uint8_t>(json.integer(min, max));
}

std::uint8_t name_from(const JsonReader& json, Read read, const char* example) {
    const Named name = whole_name(read, json.string());
    if (!name) json.fail("expected a name like " + std::string(example));
    return name.value_or(0);
}
std::uint8_t name_or_none(const JsonReader& json, Read read, const char* example) {
    return json.is_null() ? std::uint8_t{0} : name_from(json, read, example);
}
// An energy card, which is written by its type.
std::uint8_t card_from(const JsonReader& json) {
    return card_of(static_cast<Energy>(json.choice(kEnergyNames)));
}

// Each key of an object with its value; keys are names of spaces.
template <class Visit>
void for_each_member(const JsonReader& json, Read read, const char* example, Visit&& visit) {
    const JsonObject* object = json.json().if_object();
    if (object == nullptr) return json.only({});  // complains that it is no object
    for (const auto& member : *object) {
        const JsonReader value = json[std::string_view(member.key())];
        const Named space = whole_name(read, member.key());
        if (!space) return value.fail("expected a space like " + std::string(example));
        visit(*space, value);
        if (!json.ok()) return;
    }
}

// From the top down in JSON, from the bottom up in the state.
template <std::size_t N, class One>
FixedVector<std::uint8_t, N> list_from(const JsonReader& json, One&& one) {
    FixedVector<std::uint8_t, N> list;
    const std::size_t count = json.size(0, N);
    for (std::size_t i = 0; i < count && json.ok(); ++i) list.push_back(one(json[i]));
    return list;
}
template <std::size_t N, class One>
FixedVector<std::uint8_t, N> stack_from(const JsonReader& json, One&& one) {
    auto stack = list_from<N>(json, one);
    std::reverse(stack.begin(), stack.end());
    return stack;
}
const auto kGoal = [](const JsonReader& json) { return name_from(json, read_goal, "UG-01"); };
const auto kTile = [](const JsonReader& json) { return name_from(json, read_tile, "NT1-05"); };
const auto kPower = [](const JsonReader& json) { return name_from(json, read_power, "PL-3"); };

template <std::size_t N>
void read_counts(const JsonReader& json, const std::array<std::string_view, N>& names, int max,
                 std::array<std::uint8_t, N>& counts) {
    for (std::size_t i = 0; i < N; ++i) counts[i] = number_from(json[names[i]], 0, max);
}

void read_stars(const JsonReader& json, SeatState& own) {
    constexpr std::array<std::string_view, 2 * kElements> kTokens{"H",    "He",    "O",    "C",
                                                                  "SN-H", "SN-He", "SN-O", "SN-C"};
    for_each_member(json, read_star, "S05", [&](std::uint8_t space, const JsonReader& value) {
        const std::size_t token = value.choice(kTokens);
        if (own.occupied_stars().contains(space))
            value.fail("the space is there twice", "CTC-PLACE-06");
        own.stars[token % kElements].insert(space);
        if (token >= kElements) own.supernovae.insert(space);
    });
}

void read_life_tokens(const JsonReader& json, SeatState& own) {
    constexpr std::array<std::string_view, 2> kTokens{"proto", "stable"};
    for_each_member(json, read_life, "L05", [&](std::uint8_t space, const JsonReader& value) {
        if (own.life().contains(space)) value.fail("the space is there twice", "CTC-PLACE-06");
        (value.choice(kTokens) == 0 ? own.proto : own.stable).insert(space);
    });
}

void read_nebulae(const JsonReader& json, SeatState& own) {
    for_each_member(json, read_nebula, "ND0", [&](std::uint8_t space, const JsonReader& value) {
        value.only({"tile", "formed", "advanced_life"});
        if (own.nebulae[space] != 0) value.fail("the space is there twice", "CTC-PLACE-06");
        own.nebulae[space] = kTile(value["tile"]);
        if (value["formed"].boolean()) own.formed.insert(space);
        const JsonReader tiles = value["advanced_life"];
        const std::size_t count = tiles.size(0, 2);
        for (std::size_t i = 0; i < count; ++i) {
            tiles[i].only({"group", "value"});
            own.advanced[space][i] = advanced_tile(number_from(tiles[i]["group"], 1, 2),
                                                   number_from(tiles[i]["value"], 1, 15));
        }
    });
}

SeatState seat_from(const JsonReader& json) {
    json.only({"stars", "life", "nebulae", "hand", "crystal", "waiting", "discharges", "powers",
               "card_points", "goal_points"});
    SeatState own;
    read_stars(json["stars"], own);
    read_life_tokens(json["life"], own);
    read_nebulae(json["nebulae"], own);
    json["hand"].only({"light", "time", "gravity", "chemistry"});
    read_counts(json["hand"], kEnergyNames, kEnergyCards, own.hand);
    int cards = 0;
    for (std::uint8_t count : own.hand) cards += count;
    own.cards = static_cast<std::uint8_t>(std::min<int>(cards, kEnergyCards));
    own.crystal = number_from(json["crystal"], 0, kChamberTop - 1);
    own.waiting = number_from(json["waiting"], 0, kMostCrystals);
    own.discharges = number_from(json["discharges"], 0, kMostCrystals);
    const JsonReader powers = json["powers"];
    const std::size_t slots = powers.size(kSlots, kSlots);
    for (std::size_t i = 0; i < slots; ++i)
        own.powers[i] = name_or_none(powers[i], read_power, "PL-3");
    own.card_points = static_cast<std::uint16_t>(json["card_points"].integer(0, kMostPoints));
    own.goal_points = static_cast<std::uint16_t>(json["goal_points"].integer(0, kMostPoints));
    return own;
}

// Every token of a player is on exactly one control.
void read_controls(const JsonReader& json, State& state) {
    json.only({"light", "time", "gravity", "chemistry"});
    SeatSet seen = 0;
    for (std::size_t control = 0; control < kEnergies; ++control) {
        const JsonReader entry = json[kEnergyNames[control]];
        entry.only({"seats", "dark"});
        state.dark[control] = number_from(entry["dark"], 0, kControlRoom);
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
}

void read_power_decks(const JsonReader& json, State& state) {
    json.only({"light", "time", "gravity", "chemistry"});
    for (std::size_t type = 0; type < kEnergies; ++type) {
        const JsonReader list = json[kEnergyNames[type]];
        const std::size_t count = list.size(0, kPowersPerType);
        for (std::size_t i = count; i-- > 0 && json.ok();) {
            list[i].only({"card", "under_by"});
            const JsonReader by = list[i]["under_by"];
            const std::uint8_t under_by =
                by.is_null() ? std::uint8_t{0}
                             : static_cast<std::uint8_t>(1 + by.integer(0, state.players - 1));
            state.power_decks[type].push_back({kPower(list[i]["card"]), under_by});
        }
    }
}

void read_advanced_stack(const JsonReader& json, State& state) {
    json.only({"first", "second"});
    const auto value = [](const JsonReader& entry) { return number_from(entry, 1, 15); };
    for (std::uint8_t tile : stack_from<kSecondGroup>(json["second"], value))
        state.advanced_stack.push_back(advanced_tile(2, tile));
    for (std::uint8_t tile : stack_from<kFirstGroup>(json["first"], value))
        state.advanced_stack.push_back(advanced_tile(1, tile));
}

void read_power_in_use(const JsonReader& json, Turn& turn) {
    if (json.is_null()) return;
    json.only({"card", "mode", "clause", "left", "focus", "lifted"});
    turn.power = kPower(json["card"]);
    if (!json.ok()) return;
    if (!json["mode"].is_null()) {
        const auto& modes = kPowerRules[turn.power].mode_names;
        turn.mode = static_cast<std::uint8_t>(1 + json["mode"].choice(modes));
    }
    turn.clause = number_from(json["clause"], 0, kMaxClauses - 1);
    turn.left = number_from(json["left"], 1, 3);
    turn.lifted = number_from(json["lifted"], 0, 3);
    const JsonReader focus = json["focus"];
    if (focus.is_null()) return;
    const Focus kind = focus_of(turn.power, turn.mode);
    const Read read = kind == Focus::kStar   ? read_star
                      : kind == Focus::kLife ? read_life
                                             : read_nebula;
    turn.focus = static_cast<std::uint8_t>(1 + name_from(focus, read, "S05, L05 or ND0"));
}

Turn turn_from(const JsonReader& json) {
    json.only({"stars", "proto", "supernova", "dna", "gravitons", "nebulae", "collected",
               "choosing", "power", "omega"});
    Turn turn;
    json["stars"].only({"H", "He", "O", "C"});
    read_counts(json["stars"], kElementNames, kMostPieces, turn.stars);
    turn.proto = number_from(json["proto"], 0, kMostPieces);
    turn.supernova = number_from(json["supernova"], 0, kMostPieces);
    turn.dna = number_from(json["dna"], 0, kMostPieces);
    turn.gravitons = number_from(json["gravitons"], 0, kMostPieces);
    turn.nebulae = list_from<kMaxStagedNebulae>(json["nebulae"], kTile);
    const JsonReader collected = json["collected"];
    if (collected.size(2, 2) == 2) {
        turn.collect_stage = number_from(collected[0], 0, kEnergies);
        turn.collect_unit = number_from(collected[1], 0, 255);
    }
    const JsonReader choosing = json["choosing"];
    if (!choosing.is_null()) {
        choosing.only({"slot", "type", "cards"});
        turn.drawn_slot = number_from(choosing["slot"], 1, kSlots);
        if (turn.drawn_slot > 0) --turn.drawn_slot;
        turn.drawn_type = static_cast<std::uint8_t>(choosing["type"].choice(kEnergyNames));
        turn.drawn = list_from<kSlots>(choosing["cards"], kPower);
        std::sort(turn.drawn.begin(), turn.drawn.end());
        if (turn.drawn.empty())
            choosing["cards"].fail("at least one card is drawn", "CTC-POWER-02");
    }
    read_power_in_use(json["power"], turn);
    turn.omega_tile = name_or_none(json["omega"], read_tile, "NT1-05");
    return turn;
}

void read_goals(const JsonReader& json, State& state) {
    json.only({"track", "deck", "scored"});
    const JsonReader track = json["track"];
    const std::size_t spaces = track.size(kTrack, kTrack);
    for (std::size_t i = 0; i < spaces; ++i)
        state.track[i] = name_or_none(track[i], read_goal, "UG-01");
    state.goal_deck = stack_from<kGoalsPerGame>(json["deck"], kGoal);
    state.scored_goals = list_from<kGoalsPerGame>(json["scored"], kGoal);
}

void read_energy_cards(const JsonReader& json, State& state) {
    json.only({"display", "deck", "discard"});
    const JsonReader display = json["display"];
    const std::size_t places = display.size(kDisplay, kDisplay);
    for (std::size_t i = 0; i < places; ++i)
        if (!display[i].is_null()) state.display[i] = card_from(display[i]);
    state.deck = stack_from<kEnergyCards>(json["deck"], card_from);
    json["discard"].only({"light", "time", "gravity", "chemistry"});
    read_counts(json["discard"], kEnergyNames, kEnergyCards, state.discard);
}

}  // namespace

State CraftingTheCosmos::state_from_json(const JsonReader& json) const {
    State state;
    json.only({"players", "round", "phase", "start", "current", "options", "controls", "supply",
               "goals", "energy", "power_decks", "nebula_stacks", "advanced_life", "turn", "seats",
               "random"});
    state.players = number_from(json["players"], kMinPlayers, kMaxPlayers);
    state.round = number_from(json["round"], 1, kMaxRounds);
    state.phase = static_cast<Phase>(json["phase"].choice(kPhaseNames));
    state.start = number_from(json["start"], 0, state.players - 1);
    state.current = number_from(json["current"], 0, state.players - 1);
    state.options = options_from_json(json["options"]);
    const JsonReader seats = json["seats"];
    const std::size_t count = seats.size(state.players, state.players);
    for (std::size_t i = 0; i < count && json.ok(); ++i) state.seats[i] = seat_from(seats[i]);
    if (!json.ok()) return state;
    read_controls(json["controls"], state);
    const JsonReader supply = json["supply"];
    supply.only({"H", "He", "O", "C", "life", "crystals"});
    read_counts(supply, kElementNames, kMostPieces, state.star_supply);
    state.life_supply = number_from(supply["life"], 0, kMostPieces);
    state.crystals = number_from(supply["crystals"], 0, kMostCrystals);
    read_goals(json["goals"], state);
    read_energy_cards(json["energy"], state);
    read_power_decks(json["power_decks"], state);
    const JsonReader stacks = json["nebula_stacks"];
    stacks.only({"1", "2", "3"});
    for (std::size_t size = 0; size < kSizes && json.ok(); ++size)
        state.nebula_stacks[size] =
            stack_from<kTilesPerSize>(stacks[std::to_string(size + 1)], kTile);
    read_advanced_stack(json["advanced_life"], state);
    state.turn = turn_from(json["turn"]);
    state.random = random_from_json(json["random"]);
    if (json.ok()) validate(content_, state, json);
    return state;
}

}  // namespace orrery::crafting_the_cosmos
