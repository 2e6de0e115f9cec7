// JSON of states and views.
#include "games/cosmic_factory/codec.h"

#include <algorithm>

#include "core/json.h"
#include "core/random_json.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/options.h"

namespace orrery::cosmic_factory {
namespace {

constexpr int kFarthestCell = kFreeReach + kTilesPerPlayer;  // repair may leave the board by nine

using Tiles = FixedVector<std::uint8_t, kTilesPerPlayer>;

Json number_or_null(int number) {
    return number == 0 ? Json() : Json(number);
}

Json tiles_json(const Tiles& tiles) {
    JsonArray json;
    for (std::uint8_t tile : tiles) json.push_back(number_or_null(tile));
    return json;
}

Json sizes_json(std::span<const std::uint8_t> sizes) {
    JsonArray json;
    for (std::uint8_t size : sizes) json.push_back(size);
    return json;
}

// 1 + colour, or 0 for none.
Json colour_or_null(std::uint8_t value) {
    return value == 0 ? Json() : Json(kColourNames[value - 1U]);
}

std::uint8_t colour_or_null_from(const JsonReader& json) {
    return json.is_null() ? std::uint8_t{0}
                          : static_cast<std::uint8_t>(1 + json.choice(kColourNames));
}

JsonObject seat_state_json(const SeatState& own, bool choice_visible) {
    Json pending;
    if (own.pending.kind != 0)
        pending = choice_visible ? Json(print_action(own.pending)) : Json("hidden");
    return {{"markers", markers_json(own.markers)},
            {"packet", tiles_json(own.packet)},
            {"pile", tiles_json(own.pile)},
            {"galaxy", galaxy_json(own.galaxy)},
            {"bonus", colours_json(own.bonus)},
            {"done", own.done != 0},
            {"frozen", own.frozen != 0},
            {"pending", std::move(pending)}};
}

Json scored_json(const ScoredRound& scored, int players) {
    if (scored.round == 0) return nullptr;
    JsonArray seats;
    for (int i = 0; i < players; ++i) {
        const ScoredSeat& seat = scored.seats[static_cast<std::size_t>(i)];
        seats.push_back(JsonObject{{"galaxy", galaxy_json(seat.galaxy)},
                                   {"before", markers_json(seat.before)},
                                   {"after", markers_json(seat.after)},
                                   {"bonus", colours_json(seat.bonus)},
                                   {"exchanged", colour_or_null(seat.exchanged)},
                                   {"offered", colour_or_null(seat.offered)}});
    }
    return JsonObject{{"round", scored.round}, {"card", scored.card}, {"seats", std::move(seats)}};
}

Json owing_json(const State& state) {
    JsonArray json;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (has_seat(state.owing, seat)) json.push_back(seat);
    return json;
}

JsonObject common_json(const State& state) {
    JsonArray cards;
    for (std::uint8_t card : state.cards)
        cards.push_back(state.options.beginner != 0 ? Json(0) : number_or_null(card));
    return {{"players", state.players},
            {"round", state.round},
            {"phase", kPhaseNames[static_cast<std::size_t>(state.phase)]},
            {"cards", std::move(cards)},
            {"options", options_to_json(state.options)},
            {"middle", colours_json(state.middle)},
            {"owing", owing_json(state)}};
}

Tiles tiles_from(const JsonReader& json) {
    Tiles tiles;
    const std::size_t count = json.size(0, kTilesPerPlayer);
    for (std::size_t i = 0; i < count; ++i)
        tiles.push_back(static_cast<std::uint8_t>(json[i].integer(1, kTileCount)));
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

SeatState seat_from(const JsonReader& json) {
    json.only({"markers", "packet", "pile", "galaxy", "bonus", "done", "frozen", "pending"});
    SeatState own;
    own.markers = markers_from_json(json["markers"]);
    own.packet = tiles_from(json["packet"]);
    own.pile = tiles_from(json["pile"]);
    own.galaxy = galaxy_from_json(json["galaxy"]);
    own.bonus = colours_from_json(json["bonus"]);
    own.done = json["done"].boolean() ? 1 : 0;
    own.frozen = json["frozen"].boolean() ? 1 : 0;
    const JsonReader pending = json["pending"];
    if (!pending.is_null()) {
        const Result<Action> action = parse_action(pending.string());
        if (action)
            own.pending = *action;
        else
            pending.fail(to_string(action.error()));
    }
    return own;
}

ScoredRound scored_from(const JsonReader& json, int players) {
    ScoredRound scored;
    if (json.is_null()) return scored;
    json.only({"round", "card", "seats"});
    scored.round = static_cast<std::uint8_t>(json["round"].integer(1, kRounds));
    scored.card = static_cast<std::uint8_t>(json["card"].integer(0, kCardCount));
    const JsonReader seats = json["seats"];
    const auto wanted = static_cast<std::size_t>(players);
    const std::size_t count = seats.size(wanted, wanted);
    for (std::size_t i = 0; i < count; ++i) {
        const JsonReader seat = seats[i];
        seat.only({"galaxy", "before", "after", "bonus", "exchanged", "offered"});
        scored.seats[i] = {.galaxy = galaxy_from_json(seat["galaxy"]),
                           .before = markers_from_json(seat["before"]),
                           .after = markers_from_json(seat["after"]),
                           .bonus = colours_from_json(seat["bonus"]),
                           .exchanged = colour_or_null_from(seat["exchanged"]),
                           .offered = colour_or_null_from(seat["offered"])};
    }
    return scored;
}

}  // namespace

Json markers_json(const Markers& markers) {
    JsonObject json;
    for (std::size_t i = 0; i < markers.size(); ++i) json[kMarkerNames[i]] = markers[i];
    return json;
}

Markers markers_from_json(const JsonReader& json) {
    json.only({"green", "blue", "orange", "star"});
    Markers markers{};
    for (std::size_t i = 0; i < markers.size(); ++i)
        markers[i] = static_cast<std::uint8_t>(json[kMarkerNames[i]].integer(0, kMarkerMax));
    return markers;
}

Json colours_json(std::uint8_t colours) {
    JsonArray json;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        if ((colours >> colour & 1U) != 0) json.emplace_back(kColourNames[colour]);
    return json;
}

std::uint8_t colours_from_json(const JsonReader& json) {
    unsigned colours = 0;
    const std::size_t count = json.size(0, kColours);
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned bit = 1U << json[i].choice(kColourNames);
        if ((colours & bit) != 0)
            json[i].fail("there is only one of each bonus tile", "CF-COMP-04");
        colours |= bit;
    }
    return static_cast<std::uint8_t>(colours);
}

Json galaxy_json(const Galaxy& galaxy) {
    JsonArray json;
    for (const PlacedTile& placed : galaxy) {
        const int offset = placed.cell.x >= kGalaxyB   ? kGalaxyB
                           : placed.cell.x >= kGalaxyA ? kGalaxyA
                                                       : 0;
        JsonObject entry{{"tile", placed.tile}, {"rot", placed.rotation}};
        if (offset != 0) entry["galaxy"] = offset == kGalaxyA ? "A" : "B";
        entry["x"] = placed.cell.x - offset;
        entry["y"] = placed.cell.y;
        entry["down"] = placed.face_down != 0;
        json.push_back(std::move(entry));
    }
    return json;
}

Galaxy galaxy_from_json(const JsonReader& json) {
    constexpr std::array<std::string_view, 2> kGalaxyNames{"A", "B"};
    Galaxy galaxy;
    const std::size_t count = json.size(0, kTilesPerPlayer);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = json[i];
        entry.only({"tile", "rot", "x", "y", "down", "galaxy"});
        const bool named = entry.has("galaxy");
        const int low = named ? 0 : -kFarthestCell, high = named ? 1 : kFarthestCell;
        int x = static_cast<int>(entry["x"].integer(low, high));
        if (named) x += entry["galaxy"].choice(kGalaxyNames) == 0 ? kGalaxyA : kGalaxyB;
        const auto y = entry["y"].integer(low, high);
        const PlacedTile placed{
            {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)},
            static_cast<std::uint8_t>(entry["tile"].integer(1, kTileCount)),
            static_cast<std::uint8_t>(entry["rot"].integer(0, 3)),
            entry.has("down") && entry["down"].boolean() ? std::uint8_t{1} : std::uint8_t{0}};
        if (index_at(galaxy, placed.cell) >= 0)
            entry.fail("two tiles on " + to_text(placed.cell), "CF-BUILD-06");
        for (const PlacedTile& other : galaxy)
            if (other.tile == placed.tile)
                entry["tile"].fail("the tile lies here twice", "CF-COMP-01");
        galaxy.push_back(placed);
    }
    return galaxy;
}

Json evaluation_json(const Evaluation& evaluation, const GalaxyPoints& points) {
    JsonObject json;
    JsonObject by_part;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const auto& zones = evaluation.zones[colour];
        json[kColourNames[colour]] = sizes_json({zones.data(), zones.size()});
        by_part[kColourNames[colour]] = points.zones[colour];
    }
    json["constellations"] =
        sizes_json({evaluation.constellations.data(), evaluation.constellations.size()});
    json["longest"] = evaluation.longest;
    json["network"] = evaluation.network;
    json["separate"] = evaluation.separate;
    by_part["track"] = points.track;
    by_part["constellations"] = points.constellations;
    json["points"] = std::move(by_part);
    return json;
}

Json CosmicFactory::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json CosmicFactory::state_json(const State& state) const {
    JsonObject json = common_json(state);
    JsonArray seats;
    for (Seat seat = 0; seat < state.players; ++seat)
        seats.push_back(seat_state_json(state.seat(seat), true));
    json["seats"] = std::move(seats);
    json["scored"] = scored_json(state.scored, state.players);
    json["random"] = random_json(state.random);
    return json;
}

Json CosmicFactory::view_json(const State& view, Seat viewer) const {
    const auto evaluated = [&](const Galaxy& galaxy, int card) {
        const Evaluation evaluation = evaluate(content_.tiles, {galaxy.data(), galaxy.size()});
        const auto& tables = content_.scoring[static_cast<std::size_t>(card)];
        return evaluation_json(evaluation, points_of(tables, evaluation));
    };
    JsonObject json = common_json(view);
    json["viewer"] = viewer >= 0 ? Json(static_cast<int>(viewer)) : Json();
    JsonArray seats;
    for (Seat seat = 0; seat < view.players; ++seat) {
        const SeatState& own = view.seat(seat);
        JsonObject entry = seat_state_json(own, seat == viewer);
        if (!own.galaxy.empty()) entry["evaluation"] = evaluated(own.galaxy, view.card());
        seats.push_back(std::move(entry));
    }
    json["seats"] = std::move(seats);
    Json scored = scored_json(view.scored, view.players);
    for (std::size_t i = 0; view.scored.round != 0 && i < view.players; ++i)  // CF-SCORE-08
        scored.as_object()["seats"].as_array()[i].as_object()["evaluation"] =
            evaluated(view.scored.seats[i].galaxy, view.scored.card);
    json["scored"] = std::move(scored);
    return json;
}

State CosmicFactory::state_from_json(const JsonReader& json) const {
    State state;
    json.only({"players", "round", "phase", "cards", "options", "middle", "owing", "seats",
               "scored", "random"});
    state.players = static_cast<std::uint8_t>(json["players"].integer(kMinPlayers, kMaxPlayers));
    state.round = static_cast<std::uint8_t>(json["round"].integer(1, kRounds));
    state.phase = static_cast<Phase>(json["phase"].choice(kPhaseNames));
    state.options = options_from_json(json["options"]);
    const JsonReader cards = json["cards"];
    const std::size_t card_count = cards.size(kRounds, kRounds);
    for (std::size_t i = 0; i < card_count; ++i)
        state.cards[i] = static_cast<std::uint8_t>(cards[i].integer(0, kCardCount));
    state.middle = colours_from_json(json["middle"]);
    const JsonReader owing = json["owing"];
    const std::size_t owing_count = owing.size(0, state.players);
    for (std::size_t i = 0; i < owing_count; ++i) {
        const auto seat = static_cast<Seat>(owing[i].integer(0, state.players - 1));
        if (has_seat(state.owing, seat)) owing[i].fail("this seat is named twice", "CF-CLOCK-08");
        state.owing = static_cast<SeatSet>(state.owing | seat_bit(seat));
    }
    const JsonReader seats = json["seats"];
    const std::size_t count = seats.size(state.players, state.players);
    for (std::size_t i = 0; i < count && json.ok(); ++i) state.seats[i] = seat_from(seats[i]);
    state.scored = scored_from(json["scored"], state.players);
    state.random = random_from_json(json["random"]);
    if (json.ok()) validate(state, json);
    if (json.ok()) validate_choices(state, json);
    return state;
}

}  // namespace orrery::cosmic_factory
