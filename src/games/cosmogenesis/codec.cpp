// States and views as JSON.
#include "games/cosmogenesis/codec.h"

#include "core/json.h"
#include "core/random_json.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

Json id_or_null(char letter, std::size_t number) {
    return number == 0 ? Json() : Json(id_text(letter, number));
}

// Unknown entries, in views, are null.
template <class List>
Json ids_json(char letter, const List& numbers) {
    JsonArray json;
    for (std::uint8_t number : numbers) json.push_back(id_or_null(letter, number));
    return json;
}

template <class List>
Json tiles_json(const Content& content, const List& tiles) {
    JsonArray json;
    for (std::uint8_t tile : tiles) json.emplace_back(content.tiles[tile].id);
    return json;
}

Json seats_json(SeatSet seats) {
    JsonArray json;
    for (Seat seat = 0; seat < kMaxPlayers; ++seat)
        if (has_seat(seats, seat)) json.push_back(seat);
    return json;
}

Json field_json(const Content& content, const State& state, std::size_t sector, FieldContent what) {
    if (what == 0) return nullptr;
    if (sector == 0) return Json(id_text(state.stellar_round() ? 'S' : 'P', what));
    if (sector == kSectors - 1) return Json(kBeltFieldNames[what]);
    const Tile& tile = content.tiles[(what & ~kSize2Face) - 1U];
    JsonObject json{{"tile", tile.id}};
    if (tile.small) json["size"] = (what & kSize2Face) != 0 ? 2 : 1;
    return json;
}

Json board_json(const Content& content, const State& state) {
    JsonObject json;
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        JsonArray fields;
        for (FieldContent what : state.board[sector])
            fields.push_back(field_json(content, state, sector, what));
        json[kSectorNames[sector]] = std::move(fields);
    }
    return json;
}

Json orbits_json(const Orbits& orbits) {
    JsonArray json;
    for (const Orbit& orbit : orbits) {
        JsonArray moons;
        for (const Body& moon : orbit.moons) moons.emplace_back(to_text(moon));
        json.push_back(JsonObject{{"planet", to_text(orbit.planet)},
                                  {"moons", std::move(moons)},
                                  {"objective", id_or_null('P', orbit.objective)}});
    }
    return json;
}

JsonObject seat_json(const SeatState& own) {
    JsonArray sectors;
    for (std::size_t sector = 0; sector < kSectors; ++sector)
        if ((own.used_sectors >> sector & 1U) != 0) sectors.emplace_back(kSectorNames[sector]);
    JsonArray objects;
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (own.owns_object(object))
            objects.push_back(JsonObject{{"object", id_text('O', object)},
                                         {"uses_left", own.objects[object - 1] - 1}});
    return {{"orbits", orbits_json(own.orbits)},
            {"asteroids", own.asteroids},
            {"comets", own.comets},
            {"module", own.module != 0},
            {"sectors", std::move(sectors)},
            {"stellar", ids_json('S', own.stellar)},
            {"drafted", ids_json('P', own.drafted)},
            {"drawn", ids_json('P', own.drawn)},
            {"holds_start", own.holds_start != 0},
            {"start", id_or_null('P', own.start)},
            {"returned", id_or_null('P', own.returned)},
            {"objects", std::move(objects)}};
}

JsonObject common_json(const Content& content, const State& state) {
    JsonArray rewards, used;
    for (RewardItem item : state.rewards)
        rewards.emplace_back(kRewardNames[static_cast<std::size_t>(item)]);
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (state.object_used(object)) used.emplace_back(id_text('O', object));
    JsonObject supply{{"comets", state.comets}};
    for (std::size_t i = 0; i < kTileClasses; ++i) supply[kTileClassNames[i]] = state.supply[i];
    return {{"players", state.players},
            {"options", JsonObject{}},
            {"round", state.round},
            {"phase", kPhaseNames[static_cast<std::size_t>(state.phase)]},
            {"turn", state.turn},
            {"first", state.first},
            {"starts", state.starts},
            {"active", state.active},
            {"monolith", state.monolith},
            {"owing", seats_json(state.owing)},
            {"side_used", state.side_used != 0},
            {"objects_used", std::move(used)},
            {"rewards", std::move(rewards)},
            {"board", board_json(content, state)},
            {"supply", std::move(supply)},
            {"bag", tiles_json(content, state.bag)},
            {"box", JsonObject{{"tiles", tiles_json(content, state.box)},
                               {"stellar", ids_json('S', state.stellar_box)},
                               {"planetary", ids_json('P', state.planetary_box)}}},
            {"stellar_stack", ids_json('S', state.stellar_stack)},
            {"planetary_stack", ids_json('P', state.planetary_stack)}};
}

Json score_json(const SeatScore& score) {
    return JsonObject{{"planetary", score.planetary}, {"stellar", score.stellar},
                      {"evolution", score.evolution}, {"objects", score.objects},
                      {"belt", score.belt},           {"monolith", score.monolith},
                      {"total", score.total()}};
}

}  // namespace

Json Cosmogenesis::options_json(const State&) const {
    return JsonObject{};
}

Json Cosmogenesis::state_json(const State& state) const {
    JsonObject json = common_json(content_, state);
    JsonArray seats;
    for (Seat seat = 0; seat < state.players; ++seat) seats.push_back(seat_json(state.seat(seat)));
    json["seats"] = std::move(seats);
    json["random"] = random_json(state.random);
    return json;
}

Json Cosmogenesis::view_json(const State& view, Seat viewer) const {
    JsonObject json = common_json(content_, view);
    json["viewer"] = viewer >= 0 ? Json(static_cast<int>(viewer)) : Json();
    JsonArray seats;
    for (Seat seat = 0; seat < view.players; ++seat) {
        JsonObject entry = seat_json(view.seat(seat));
        entry["score"] = score_json(score_of(content_, view, seat));
        seats.push_back(std::move(entry));
    }
    json["seats"] = std::move(seats);
    return json;
}

}  // namespace orrery::cosmogenesis
