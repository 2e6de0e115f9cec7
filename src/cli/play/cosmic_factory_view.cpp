#include "cli/play/cosmic_factory_view.h"

#include <algorithm>

namespace orrery::cli::play {
namespace {

constexpr std::array<std::string_view, 4> kMarkers{"green", "blue", "orange", "star"};

int number(const Json& json) {
    return json.is_null() ? 0 : json.to_number<int>();
}

std::vector<int> numbers(const Json& json) {
    std::vector<int> result;
    for (const Json& entry : json.as_array()) result.push_back(number(entry));
    return result;
}

std::vector<int> colours(const Json& json) {
    std::vector<int> result;
    for (const Json& entry : json.as_array())
        for (std::size_t colour = 0; colour < 3; ++colour)
            if (entry.as_string() == kMarkers[colour]) result.push_back(static_cast<int>(colour));
    return result;
}

SeenGalaxy galaxy(const Json& json) {
    SeenGalaxy result;
    for (const Json& entry : json.as_array()) {
        const JsonObject& tile = entry.as_object();
        int x = number(tile.at("x"));
        if (const Json* letter = tile.if_contains("galaxy"))
            x += letter->as_string() == "A" ? cosmic_factory::kGalaxyA : cosmic_factory::kGalaxyB;
        cosmic_factory::PlacedTile placed;
        placed.cell = {static_cast<std::int8_t>(x), static_cast<std::int8_t>(number(tile.at("y")))};
        placed.tile = static_cast<std::uint8_t>(number(tile.at("tile")));
        placed.rotation = static_cast<std::uint8_t>(number(tile.at("rot")));
        placed.face_down = tile.at("down").as_bool() ? 1 : 0;
        result.push_back(placed);
    }
    return result;
}

SeenCount count(const JsonObject& json) {
    SeenCount result;
    const JsonObject& points = json.at("points").as_object();
    for (std::size_t colour = 0; colour < 3; ++colour) {
        result.zones[colour] = numbers(json.at(kMarkers[colour]));
        result.zone_points[colour] = number(points.at(kMarkers[colour]));
    }
    result.constellations = numbers(json.at("constellations"));
    result.longest = number(json.at("longest"));
    result.network = number(json.at("network"));
    result.separate = number(json.at("separate"));
    result.track_points = number(points.at("track"));
    result.constellation_points = number(points.at("constellations"));
    return result;
}

SeenSeat seat(const JsonObject& json) {
    SeenSeat result;
    const JsonObject& markers = json.at("markers").as_object();
    for (std::size_t i = 0; i < kMarkers.size(); ++i)
        result.markers[i] = number(markers.at(kMarkers[i]));
    result.packet = numbers(json.at("packet"));
    result.pile = numbers(json.at("pile"));
    result.galaxy = galaxy(json.at("galaxy"));
    result.bonus = colours(json.at("bonus"));
    result.done = json.at("done").as_bool();
    result.frozen = json.at("frozen").as_bool();
    result.chose = !json.at("pending").is_null();
    if (const Json* evaluation = json.if_contains("evaluation");
        evaluation && evaluation->is_object())
        result.count = count(evaluation->as_object());
    return result;
}

}  // namespace

int SeenSeat::final_points() const {
    return std::min({markers[0], markers[1], markers[2]}) + markers[3];
}

Seat SeenTable::left(Seat s) const {
    return static_cast<Seat>((s + 1) % static_cast<int>(seats.size()));
}

Seat SeenTable::right(Seat s) const {
    const int players = static_cast<int>(seats.size());
    return static_cast<Seat>((s + players - 1) % players);
}

SeenTable read_table(const Json& view) {
    const JsonObject& json = view.as_object();
    SeenTable table;
    table.round = number(json.at("round"));
    table.card = number(json.at("cards").as_array().at(static_cast<std::size_t>(table.round - 1)));
    table.phase = std::string(json.at("phase").as_string());
    if (const Json* viewer = json.if_contains("viewer"); viewer && !viewer->is_null())
        table.viewer = static_cast<Seat>(number(*viewer));
    table.middle = colours(json.at("middle"));
    for (const Json& entry : json.at("seats").as_array())
        table.seats.push_back(seat(entry.as_object()));
    if (const Json& scored = json.at("scored"); scored.is_object()) {
        table.scored.round = number(scored.as_object().at("round"));
        table.scored.card = number(scored.as_object().at("card"));
        for (const Json& entry : scored.as_object().at("seats").as_array())
            table.scored.galaxies.push_back(galaxy(entry.as_object().at("galaxy")));
    }
    return table;
}

std::string_view marker_name(std::size_t marker) {
    return kMarkers[marker];
}

}  // namespace orrery::cli::play
