// States from JSON.
#include <algorithm>

#include "core/random_json.h"
#include "games/cosmogenesis/codec.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/options.h"
#include "games/cosmogenesis/refill.h"

namespace orrery::cosmogenesis {
namespace {

std::uint8_t small_number(const JsonReader& json, int min, int max) {
    return static_cast<std::uint8_t>(json.integer(min, max));
}

std::uint8_t id_from(const JsonReader& json, char letter) {
    return json.is_null() ? std::uint8_t{0}
                          : static_cast<std::uint8_t>(read_number(json, letter, {}));
}

// A list in its own order.
template <std::size_t N>
void read_ids(const JsonReader& json, char letter, FixedVector<std::uint8_t, N>& list) {
    const std::size_t count = json.size(0, N);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        list.push_back(static_cast<std::uint8_t>(read_number(json[i], letter, {})));
}

template <std::size_t N>
void read_sorted_ids(const JsonReader& json, char letter, FixedVector<std::uint8_t, N>& list) {
    read_ids(json, letter, list);
    std::sort(list.begin(), list.end());
}

std::uint8_t tile_from(const Content& content, const JsonReader& json) {
    const std::string_view id = json.string();
    for (std::size_t tile = 0; tile < kTileCount; ++tile)
        if (content.tiles[tile].id == id) return static_cast<std::uint8_t>(tile);
    json.fail("there is no such tile", "CG-RNG-03");
    return 0;
}

template <std::size_t N>
void read_tiles(const Content& content, const JsonReader& json,
                FixedVector<std::uint8_t, N>& list) {
    const std::size_t count = json.size(0, N);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        list.push_back(tile_from(content, json[i]));
    std::sort(list.begin(), list.end());
}

FieldContent tile_field_from(const Content& content, const JsonReader& json) {
    const std::uint8_t tile = tile_from(content, json["tile"]);
    if (!content.tiles[tile].small) {
        json.only({"tile"});
        return static_cast<FieldContent>(tile + 1);
    }
    json.only({"tile", "size"});
    const bool size_2 = json["size"].integer(1, 2) == 2;
    return static_cast<FieldContent>((tile + 1) | (size_2 ? kSize2Face : 0));
}

void read_board(const Content& content, const JsonReader& json, State& state) {
    json.only({"I", "II", "III", "IV"});
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        const JsonReader fields = json[kSectorNames[sector]];
        const std::size_t count = fields.size(kFields, kFields);
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            if (fields[i].is_null()) continue;
            FieldContent& place = state.board[sector][i];
            if (sector == 0)
                place = id_from(fields[i], state.stellar_round() ? 'S' : 'P');
            else if (sector == kSectors - 1)
                place = static_cast<FieldContent>(
                    1 + fields[i].choice(std::span(kBeltFieldNames).subspan<1>()));
            else
                place = tile_field_from(content, fields[i]);
        }
    }
}

Body body_from(const JsonReader& json) {
    const std::optional<Body> body = body_from_text(json.string());
    if (body) return *body;
    json.fail("expected a body like T3w+L2, G1.red.r or a", "CG-BODY-01");
    return {};
}

void read_orbits(const JsonReader& json, Orbits& orbits) {
    const std::size_t count = json.size(0, kMaxOrbits);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = json[i];
        entry.only({"planet", "moons", "objective"});
        Orbit orbit;
        orbit.planet = body_from(entry["planet"]);
        const JsonReader moons = entry["moons"];
        const std::size_t moon_count = moons.size(0, kMaxMoons);
        for (std::size_t moon = 0; moon < moon_count; ++moon)
            orbit.moons.push_back(body_from(moons[moon]));
        orbit.objective = id_from(entry["objective"], 'P');
        orbits.push_back(orbit);
    }
}

void read_objects(const Content& content, const JsonReader& json, SeatState& own) {
    const std::size_t count = json.size(0, kObjectCount);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        json[i].only({"object", "uses_left"});
        const std::size_t object = read_number(json[i]["object"], 'O', {});
        if (own.owns_object(object)) json[i]["object"].fail("the object is there twice");
        own.objects[object - 1] = static_cast<std::uint8_t>(
            1 + json[i]["uses_left"].integer(0, content.objects[object].uses));
    }
}

SeatState seat_from(const Content& content, const JsonReader& json) {
    json.only({"orbits", "asteroids", "comets", "module", "sectors", "stellar", "drafted", "drawn",
               "holds_start", "start", "returned", "objects"});
    SeatState own;
    read_orbits(json["orbits"], own.orbits);
    own.asteroids = small_number(json["asteroids"], 0, kMaxBelt);
    own.comets = small_number(json["comets"], 0, kComets);
    own.module = json["module"].boolean() ? 1 : 0;
    const JsonReader sectors = json["sectors"];
    const std::size_t count = sectors.size(0, kSectors);
    for (std::size_t i = 0; i < count; ++i)
        own.used_sectors =
            static_cast<std::uint8_t>(own.used_sectors | 1U << sectors[i].choice(kSectorNames));
    read_sorted_ids(json["stellar"], 'S', own.stellar);
    read_sorted_ids(json["drafted"], 'P', own.drafted);
    read_sorted_ids(json["drawn"], 'P', own.drawn);
    own.holds_start = json["holds_start"].boolean() ? 1 : 0;
    own.start = id_from(json["start"], 'P');
    own.returned = id_from(json["returned"], 'P');
    read_objects(content, json["objects"], own);
    return own;
}

void read_turn(const JsonReader& json, State& state) {
    const int last = state.players - 1;
    const auto seat = [&](const char* name) {
        return static_cast<Seat>(json[name].integer(0, last));
    };
    state.turn = small_number(json["turn"], 0, static_cast<int>(kSectors) * state.players);
    state.first = seat("first");
    state.starts = seat("starts");
    state.active = seat("active");
    state.monolith = seat("monolith");
    const JsonReader owing = json["owing"];
    const std::size_t owing_count = owing.size(0, state.players);
    for (std::size_t i = 0; i < owing_count; ++i)
        state.owing = static_cast<SeatSet>(state.owing |
                                           seat_bit(static_cast<Seat>(owing[i].integer(0, last))));
    state.side_used = json["side_used"].boolean() ? 1 : 0;
    const JsonReader used = json["objects_used"];
    const std::size_t used_count = used.size(0, kObjectCount);
    for (std::size_t i = 0; i < used_count; ++i) {
        const std::size_t bit = read_number(used[i], 'O', {}) - 1;
        std::uint8_t& byte = state.objects_used[bit / 8];
        byte = static_cast<std::uint8_t>(byte | 1U << bit % 8);
    }
    const JsonReader rewards = json["rewards"];
    const std::size_t reward_count = rewards.size(0, kMaxRewards);
    for (std::size_t i = 0; i < reward_count; ++i)
        state.rewards.push_back(
            static_cast<RewardItem>(1 + rewards[i].choice(std::span(kRewardNames).subspan<1>())));
}

void read_supply(const JsonReader& json, State& state) {
    json.only({"small", "size_3", "size_4", "comets"});
    for (std::size_t i = 0; i < kTileClasses; ++i)
        state.supply[i] = small_number(json[kTileClassNames[i]], 0, kTileCount);
    state.comets = small_number(json["comets"], 0, kComets);
}

}  // namespace

State Cosmogenesis::state_from_json(const JsonReader& json) const {
    State state;
    json.only({"players",         "options", "round",    "phase", "turn",      "first",
               "starts",          "active",  "monolith", "owing", "side_used", "objects_used",
               "rewards",         "board",   "supply",   "bag",   "box",       "stellar_stack",
               "planetary_stack", "seats",   "random"});
    state.players = small_number(json["players"], kMinPlayers, kMaxPlayers);
    if (!json.ok()) return state;
    check_options(json["options"]);
    state.round = small_number(json["round"], 1, kRounds);
    state.phase = static_cast<Phase>(json["phase"].choice(kPhaseNames));
    read_turn(json, state);
    read_board(content_, json["board"], state);
    read_supply(json["supply"], state);
    read_tiles(content_, json["bag"], state.bag);
    const JsonReader box = json["box"];
    box.only({"tiles", "stellar", "planetary"});
    read_tiles(content_, box["tiles"], state.box);
    read_sorted_ids(box["stellar"], 'S', state.stellar_box);
    read_sorted_ids(box["planetary"], 'P', state.planetary_box);
    read_ids(json["stellar_stack"], 'S', state.stellar_stack);
    read_ids(json["planetary_stack"], 'P', state.planetary_stack);
    const JsonReader seats = json["seats"];
    const std::size_t count = seats.size(state.players, state.players);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        state.seats[i] = seat_from(content_, seats[i]);
    state.random = random_from_json(json["random"]);
    if (json.ok()) validate(content_, state, json);
    return state;
}

}  // namespace orrery::cosmogenesis
