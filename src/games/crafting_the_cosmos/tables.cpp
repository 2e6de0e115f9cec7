// What the rules make of the galaxy board: which spaces there are and what touches what; and their
// limits.
#include <algorithm>

#include "core/json.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

Json name_of(const NamedType& type, std::size_t space) {
    return type.json({static_cast<int>(space)});
}
template <std::size_t N>
Json names_of(const NamedType& type, const Bitset<N>& spaces) {
    JsonArray names;
    spaces.for_each([&](std::size_t space) { names.push_back(name_of(type, space)); });
    return names;
}
template <std::size_t N>
Json names_of(const NamedType& type, const std::array<std::uint8_t, N>& spaces) {
    JsonArray names;
    for (std::uint8_t space : spaces) names.push_back(name_of(type, space));
    return names;
}
// Sectors share the spaces on their borders.
template <class Sets>
Json sectors_with(const NamedType& type, const Sets& spaces, std::size_t space) {
    JsonArray names;
    for (std::size_t sector = 0; sector < kSectors; ++sector)
        if (spaces[sector].contains(space)) names.push_back(name_of(type, sector));
    return names;
}
Json point_of(Point point) {
    return JsonArray{point.x, point.y};
}

// What the tiles of a size have in common: how many stars they need, and the points of the least
// and of the best.
Json size_json(const Content& content, int size) {
    int stars = 0, least = 0, most = 0;
    for (std::uint8_t tile = 1; tile <= kTiles; ++tile) {
        if (size_of_tile(tile) != size) continue;
        const NebulaTile& printed = content.tiles[tile];
        stars = std::max<int>(stars, printed.stars);
        least = least == 0 ? printed.points : std::min<int>(least, printed.points);
        most = std::max<int>(most, printed.points);
    }
    return JsonObject{{"stars", stars}, {"least", least}, {"most", most}};
}

}  // namespace

// Points are in units of half a hexagon's width and half a side, from the middle; those of life
// spaces, the middles of sides, are doubled.
JsonObject CraftingTheCosmos::tables_json() const {
    const Board& board = content_.board;
    const Words& words = *words_;
    JsonObject nebulae, stars, life;
    for (std::size_t i = 0; i < kNebulaSpaces; ++i)
        nebulae[words.nebula_space->name_of(static_cast<int>(i))] =
            JsonObject{{"at", point_of(board.nebula_at[i])},
                       {"sector", name_of(*words.sector, index(board.sector[i]))},
                       {"corners", names_of(*words.star_space, board.corner[i])},
                       {"sides", names_of(*words.life_space, board.side[i])}};
    for (std::size_t i = 0; i < kStarSpaces; ++i)
        stars[words.star_space->name_of(static_cast<int>(i))] =
            JsonObject{{"at", point_of(board.star_at[i])},
                       {"sectors", sectors_with(*words.sector, board.sector_stars, i)},
                       {"neighbours", names_of(*words.star_space, board.star_neighbours[i])},
                       {"life", names_of(*words.life_space, board.life_at_star[i])}};
    for (std::size_t i = 0; i < kLifeSpaces; ++i)
        life[words.life_space->name_of(static_cast<int>(i))] =
            JsonObject{{"at", point_of(board.life_at[i])},
                       {"sectors", sectors_with(*words.sector, board.sector_life, i)},
                       {"neighbours", names_of(*words.life_space, board.life_neighbours[i])},
                       {"stars", names_of(*words.star_space, board.stars_at_life[i])}};
    JsonObject tile_sizes, sizes;
    for (std::uint8_t tile = 1; tile <= kTiles; ++tile)
        tile_sizes[words.tile->name_of(tile)] = size_of_tile(tile);
    for (int size = 1; size <= static_cast<int>(kSizes); ++size)
        sizes[std::to_string(size)] = size_json(content_, size);
    return {{"limits", JsonObject{{"rounds", kMaxRounds},
                                  {"hand", kHandLimit},
                                  {"set", kSetSize},
                                  {"chamber", kChamberTop},
                                  {"control", kControlRoom},
                                  {"moves", kMaxMoves}}},
            {"tile_sizes", std::move(tile_sizes)},
            {"sizes", std::move(sizes)},
            {"nebula_spaces", std::move(nebulae)},
            {"star_spaces", std::move(stars)},
            {"life_spaces", std::move(life)},
            {"marks",
             JsonObject{{"centre_star", name_of(*words.star_space, board.centre_star)},
                        {"start_life", name_of(*words.life_space, board.start_life)},
                        {"start_nebulae", names_of(*words.nebula_space, board.start_nebulae)}}}};
}

}  // namespace orrery::crafting_the_cosmos
