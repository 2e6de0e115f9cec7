#include "games/cosmic_factory/count_form.h"

namespace orrery::cosmic_factory {

FieldMap field_map(const GalaxyReport& report) {
    FieldMap map;
    for (std::size_t zone = 0; zone < report.zones.size(); ++zone)
        for (const FieldPlace& place : report.zones[zone].fields) {
            auto* tile = std::find_if(map.begin(), map.end(), [&](const TileZones& other) {
                return other.cell == place.cell;
            });
            if (tile == map.end()) {
                map.push_back({place.cell, {}});
                tile = &map.back();
            }
            tile->zones[place.field] = static_cast<std::uint8_t>(zone);
        }
    return map;
}

GalaxyReport CosmicFactory::counted(const Galaxy& galaxy, int card) const {
    return describe(content_.tiles, content_.scoring(card), {galaxy.data(), galaxy.size()});
}

Json CosmicFactory::evaluation_json(const Galaxy& galaxy, int card) const {
    return kEvaluation.write(CountScope{*this, State{}, true}, counted(galaxy, card));
}

}  // namespace orrery::cosmic_factory
