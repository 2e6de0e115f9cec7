#include "games/cosmic_factory/galaxy_form.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::array<std::string_view, 2> kGalaxyNames{"A", "B"};

Cell read_cell(const JsonReader& entry) {
    const bool in_galaxy = entry.has("galaxy");
    const int low = in_galaxy ? 0 : -GalaxyForm::kFarthest;
    const int high = in_galaxy ? 1 : GalaxyForm::kFarthest;
    int x = static_cast<int>(entry["x"].integer(low, high));
    if (in_galaxy) x += entry["galaxy"].choice(kGalaxyNames) == 0 ? kGalaxyA : kGalaxyB;
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(entry["y"].integer(low, high))};
}

}  // namespace

Json GalaxyForm::write(const Scope& scope, const Galaxy& galaxy) const {
    JsonArray json;
    for (const PlacedTile& placed : galaxy) {
        const Cell cell = placed.cell;
        const int origin = origin_of(cell);
        JsonObject entry{{"tile", scope.words().tile->json({placed.tile})},
                         {"rot", placed.rotation}};
        if (origin != 0) entry["galaxy"] = kGalaxyNames[origin == kGalaxyA ? 0 : 1];
        entry["x"] = cell.x - origin;
        entry["y"] = cell.y;
        if (scope.view) entry["cell"] = to_text(cell);
        entry["down"] = placed.face_down != 0;
        json.push_back(std::move(entry));
    }
    return json;
}

void GalaxyForm::read(const Scope& scope, const JsonReader& json, Galaxy& galaxy) const {
    const std::size_t count = json.size(0, kTilesPerPlayer);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = json[i];
        entry.only({"tile", "rot", "x", "y", "down", "galaxy"});
        PlacedTile placed;
        placed.cell = read_cell(entry);
        placed.tile = static_cast<std::uint8_t>(scope.words().tile->from_json(entry["tile"])[0]);
        placed.rotation = static_cast<std::uint8_t>(entry["rot"].integer(0, 3));
        placed.face_down = entry.has("down") && entry["down"].boolean() ? 1 : 0;
        if (index_at(galaxy, placed.cell) >= 0)
            entry.fail("two tiles on " + to_text(placed.cell), "CF-BUILD-06");
        for (const PlacedTile& other : galaxy)
            if (other.tile == placed.tile)
                entry["tile"].fail("the tile lies here twice", "CF-COMP-01");
        galaxy.push_back(placed);
    }
}

Json GalaxyForm::described(const Scope& scope, SchemaNotes& notes) const {
    const Json along = schema::integer(-kFarthest, kFarthest);
    const Json tile = named(&Words::tile).schema<std::uint8_t>(scope, notes);
    const Json rotation = schema::integer(0, 3);
    const auto galaxy = schema::may_be_missing("galaxy", schema::choice({"A", "B"}));
    notes.definitions["placed_tile"] =
        notes.view ? schema::object({{"tile", tile},
                                     {"rot", rotation},
                                     {"x", along},
                                     {"y", along},
                                     galaxy,
                                     {"cell", named(&Words::cell).schema<Cell>(scope, notes)},
                                     {"down", schema::boolean()}})
                   : schema::object({{"tile", tile},
                                     {"rot", rotation},
                                     {"x", along},
                                     {"y", along},
                                     galaxy,
                                     {"down", schema::boolean()}});
    return schema::list(0, kTilesPerPlayer, schema::ref("placed_tile"));
}

}  // namespace orrery::cosmic_factory
