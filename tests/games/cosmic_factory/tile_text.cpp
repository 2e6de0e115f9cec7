#include "tests/games/cosmic_factory/tile_text.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace orrery::cosmic_factory::testing {
namespace {

constexpr std::string_view kKindLetters = "GBO*";
constexpr std::string_view kSpokeLetters = "NESW";

using Point = std::pair<int, int>;

// The fields of the galaxy on one grid, two by two for each tile.
struct FieldGrid {
    std::map<Point, Field> fields;
    std::set<std::pair<Point, Point>> cuts;  // borders with an asteroid line
};

FieldGrid field_grid(const TileSet& tiles, std::span<const PlacedTile> galaxy) {
    constexpr Point kOffsets[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    FieldGrid grid;
    for (const PlacedTile& placed : galaxy) {
        if (placed.face_down != 0) continue;
        const auto at = [&](int field) {
            const Point offset = kOffsets[field % 4];
            return Point{2 * placed.cell.x + offset.first, 2 * placed.cell.y + offset.second};
        };
        const Tile& tile = tiles[placed.tile];
        for (int i = 0; i < 4; ++i) {
            const int lies = i + placed.rotation;
            grid.fields[at(lies)] = tile.fields[static_cast<std::size_t>(i)];
            if ((tile.spokes >> i & 1) != 0) {
                grid.cuts.insert({at(lies), at(lies + 1)});
                grid.cuts.insert({at(lies + 1), at(lies)});
            }
        }
    }
    return grid;
}

void count_zones(const FieldGrid& grid, Evaluation& evaluation) {
    std::set<Point> seen;
    for (const auto& [start, first] : grid.fields) {
        if (seen.contains(start)) continue;
        int planets = 0, fields = 0;
        std::vector<Point> open{start};
        seen.insert(start);
        while (!open.empty()) {
            const Point at = open.back();
            open.pop_back();
            planets += grid.fields.at(at).planets;
            ++fields;
            for (const Point& step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
                const Point next{at.first + step.first, at.second + step.second};
                const auto found = grid.fields.find(next);
                if (found == grid.fields.end() || found->second.kind != first.kind) continue;
                if (grid.cuts.contains({at, next}) || !seen.insert(next).second) continue;
                open.push_back(next);
            }
        }
        if (first.kind == Kind::kConstellation)
            evaluation.constellations.push_back(static_cast<std::uint8_t>(fields));
        else
            evaluation.zones[static_cast<std::size_t>(first.kind)].push_back(
                static_cast<std::uint8_t>(planets));
    }
}

// Hubs lie at odd coordinates, the midpoints of sides half a tile away.
struct Spoke {
    Point hub, port;
    int tile;
};

std::vector<Spoke> spokes_of(const TileSet& tiles, std::span<const PlacedTile> galaxy) {
    constexpr Point kDirections[4] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    std::vector<Spoke> spokes;
    int number = 0;
    for (const PlacedTile& placed : galaxy) {
        ++number;
        if (placed.face_down != 0) continue;
        const Point hub{2 * placed.cell.x + 1, 2 * placed.cell.y + 1};
        for (int d = 0; d < 4; ++d) {
            if ((tiles[placed.tile].spokes >> d & 1) == 0) continue;
            const Point direction = kDirections[(d + placed.rotation) % 4];
            spokes.push_back(
                {hub, {hub.first + direction.first, hub.second + direction.second}, number});
        }
    }
    return spokes;
}

std::size_t longest_trail_over(const std::vector<Spoke>& spokes) {
    std::size_t best = 0;
    std::vector<bool> used(spokes.size());
    std::multiset<int> tiles;
    const std::function<void(Point)> walk = [&](Point at) {
        best = std::max(best, std::set<int>(tiles.begin(), tiles.end()).size());
        for (std::size_t i = 0; i < spokes.size(); ++i) {
            if (used[i] || (spokes[i].hub != at && spokes[i].port != at)) continue;
            used[i] = true;
            const auto mine = tiles.insert(spokes[i].tile);
            walk(spokes[i].hub == at ? spokes[i].port : spokes[i].hub);
            tiles.erase(mine);
            used[i] = false;
        }
    };
    std::set<Point> starts;
    for (const Spoke& spoke : spokes) {
        starts.insert(spoke.hub);
        starts.insert(spoke.port);
    }
    for (const Point& start : starts) walk(start);
    return best;
}

void count_networks(const std::vector<Spoke>& spokes, Evaluation& evaluation) {
    std::vector<bool> seen(spokes.size());
    for (std::size_t first = 0; first < spokes.size(); ++first) {
        if (seen[first]) continue;
        std::set<int> tiles;
        std::set<Point> reached{spokes[first].hub};
        for (bool grew = true; grew;) {
            grew = false;
            for (std::size_t i = 0; i < spokes.size(); ++i) {
                if (seen[i] ||
                    (!reached.contains(spokes[i].hub) && !reached.contains(spokes[i].port)))
                    continue;
                seen[i] = grew = true;
                reached.insert({spokes[i].hub, spokes[i].port});
                tiles.insert(spokes[i].tile);
            }
        }
        ++evaluation.separate;
        evaluation.network = std::max(evaluation.network, static_cast<std::uint8_t>(tiles.size()));
    }
}

}  // namespace

Tile tile_from(std::string_view code) {
    Tile tile;
    for (std::size_t i = 0; i < 4; ++i) {
        tile.fields[i].kind = static_cast<Kind>(kKindLetters.find(code[2 * i]));
        if (code[2 * i] != '*')
            tile.fields[i].planets = static_cast<std::uint8_t>(code[2 * i + 1] - '0');
    }
    for (char letter : code.substr(9))
        if (letter != '-')
            tile.spokes = static_cast<std::uint8_t>(tile.spokes | 1U << kSpokeLetters.find(letter));
    return tile;
}

std::string code_of(const Tile& tile) {
    std::string code;
    for (const Field& field : tile.fields) {
        const bool constellation = field.kind == Kind::kConstellation;
        code += kKindLetters[static_cast<std::size_t>(field.kind)];
        code += constellation ? '*' : static_cast<char>('0' + field.planets);
    }
    code += '/';
    for (std::size_t d = 0; d < 4; ++d)
        if ((tile.spokes >> d & 1U) != 0) code += kSpokeLetters[d];
    return tile.spokes == 0 ? code + '-' : code;
}

MadeGalaxy made(const std::vector<MadeTile>& tiles) {
    MadeGalaxy result;
    std::uint8_t number = 0;
    for (const MadeTile& tile : tiles) {
        result.tiles[++number] = tile_from(tile.code);
        result.galaxy.push_back(
            {{static_cast<std::int8_t>(tile.x), static_cast<std::int8_t>(tile.y)}, number, 0, 0});
    }
    return result;
}

Evaluation evaluated(const std::vector<MadeTile>& tiles) {
    const MadeGalaxy galaxy = made(tiles);
    return evaluate(galaxy.tiles, galaxy.galaxy);
}

Evaluation evaluate_slowly(const TileSet& tiles, std::span<const PlacedTile> galaxy) {
    Evaluation evaluation;
    count_zones(field_grid(tiles, galaxy), evaluation);
    for (auto& sizes : evaluation.zones) std::sort(sizes.begin(), sizes.end(), std::greater<>());
    std::sort(evaluation.constellations.begin(), evaluation.constellations.end(), std::greater<>());
    const std::vector<Spoke> spokes = spokes_of(tiles, galaxy);
    evaluation.longest = static_cast<std::uint8_t>(longest_trail_over(spokes));
    count_networks(spokes, evaluation);
    return evaluation;
}

}  // namespace orrery::cosmic_factory::testing
