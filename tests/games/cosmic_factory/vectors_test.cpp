// The worked galaxies of the rules, from data files, and many random ones counted twice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/scoring.h"
#include "tests/games/cosmic_factory/support.h"
#include "tests/games/cosmic_factory/tile_text.h"
#include "tests/support/scale.h"

namespace orrery::cosmic_factory::testing {
namespace {

using ::testing::ElementsAreArray;

const Content& content() {
    return game().content();
}

std::vector<int> list(const Json& json) {
    std::vector<int> numbers;
    for (const Json& item : json.as_array()) numbers.push_back(static_cast<int>(item.as_int64()));
    return numbers;
}

// Compares with every number that the entry of the data file has.
void expect_count(const Json& entry, const Evaluation& count) {
    const auto& object = entry.as_object();
    const auto sizes = [&](const char* key, const FixedVector<std::uint8_t, kMaxFields>& counted) {
        if (object.contains(key)) {
            EXPECT_THAT(counted, ElementsAreArray(list(object.at(key)))) << key;
        }
    };
    const auto number = [&](const char* key, int counted) {
        if (object.contains(key)) {
            EXPECT_EQ(counted, object.at(key).as_int64()) << key;
        }
    };
    sizes("green", count.zones[0]);
    sizes("blue", count.zones[1]);
    sizes("orange", count.zones[2]);
    sizes("constellations", count.constellations);
    number("longest", count.longest);
    number("network", count.network);
    number("separate", count.separate);
}

void expect_points(const Json& entry, const GalaxyPoints& points) {
    const std::vector<int> counted{points.zones[0], points.zones[1], points.zones[2],
                                   points.track + points.constellations};
    EXPECT_THAT(counted, ElementsAreArray(list(entry.at("points"))));
}

GalaxyPoints scored(int card, const Galaxy& galaxy) {
    return score_galaxy(content().tiles, content().scoring(card), galaxy);
}

const PlacedTile& tile_at(const Galaxy& galaxy, Cell cell) {
    return galaxy[static_cast<std::size_t>(index_at(galaxy, cell))];
}

// CF-TRACK-01, -02: each step goes over a link, and no link is used twice.
void expect_trail(const Galaxy& galaxy, std::span<const Cell> trail, int length) {
    std::set<std::pair<int, int>> visited, links;
    for (std::size_t i = 0; i < trail.size(); ++i) {
        visited.insert({trail[i].x, trail[i].y});
        if (i == 0) continue;
        const Cell a = trail[i - 1], b = trail[i];
        ASSERT_TRUE(are_neighbours(a, b));
        const std::size_t side = b.y < a.y ? 0 : b.x > a.x ? 1 : b.y > a.y ? 2 : 3;
        const auto spokes = [&](Cell cell) {
            const PlacedTile& placed = tile_at(galaxy, cell);
            return turned(content().tiles[placed.tile], placed.rotation).spokes;
        };
        EXPECT_TRUE((spokes(a) >> side & 1) != 0 && (spokes(b) >> (side + 2) % 4 & 1) != 0);
        EXPECT_TRUE(links.insert({a.x + b.x, a.y + b.y}).second) << "a link used twice";
    }
    EXPECT_EQ(static_cast<int>(visited.size()), length);
}

class CosmicFactoryVectors : public ::testing::TestWithParam<Json> {};

TEST_P(CosmicFactoryVectors, CF_ZONE_CF_TRACK_CF_CON_everything_counts_as_written) {
    const Json& entry = GetParam();
    const Galaxy galaxy = vector(std::string_view(entry.at("id").as_string()));
    expect_count(entry, evaluate(content().tiles, galaxy));
    expect_points(entry, points_of(content().scoring(0), evaluate(content().tiles, galaxy)));
    expect_points(entry, scored(0, galaxy));
}

TEST_P(CosmicFactoryVectors, CF_SCORE_07_the_report_lists_all_zones_and_a_trail) {
    const Json& entry = GetParam();
    const Galaxy galaxy = vector(std::string_view(entry.at("id").as_string()));
    const GalaxyReport report = describe(content().tiles, content().scoring(0), galaxy);
    expect_count(entry, report.evaluation);
    expect_points(entry, report.points);
    expect_trail(galaxy, report.trail, report.evaluation.longest);
    std::size_t fields = 0;
    std::array<int, 4> points{};
    for (const Zone& zone : report.zones) {
        fields += zone.fields.size();
        points[static_cast<std::size_t>(zone.kind)] += zone.points;
    }
    EXPECT_EQ(fields, 4 * galaxy.size());
    for (std::size_t colour = 0; colour < kColours; ++colour)
        EXPECT_EQ(points[colour], report.points.zones[colour]);
    EXPECT_TRUE(
        std::is_sorted(report.zones.begin(), report.zones.end(), [](const Zone& a, const Zone& b) {
            return a.kind != b.kind ? a.kind < b.kind : a.size > b.size;
        }));
    if (entry.as_object().contains("trail")) {
        std::vector<Cell> witness;
        for (const Json& cell : entry.at("trail").as_array())
            witness.push_back({static_cast<std::int8_t>(cell.at(0).as_int64()),
                               static_cast<std::int8_t>(cell.at(1).as_int64())});
        expect_trail(galaxy, witness, report.evaluation.longest);
    }
}

std::vector<Json> entries(const char* file, const char* key) {
    const auto& array = data_file(file).at(key).as_array();
    return {array.begin(), array.end()};
}

INSTANTIATE_TEST_SUITE_P(Galaxies, CosmicFactoryVectors,
                         ::testing::ValuesIn(entries("vectors.json", "vectors")),
                         [](const auto& test) {
                             return std::string(test.param.at("id").as_string());
                         });

TEST(CosmicFactoryScoring, CF_CARD_04_05_06_08_09_10_14_15_16_on_the_worked_galaxies) {
    for (const Json& entry : entries("card_scoring.json", "cards")) {
        SCOPED_TRACE(entry);
        expect_points(entry, scored(static_cast<int>(entry.at("card").as_int64()),
                                    vector(std::string_view(entry.at("vector").as_string()))));
    }
}

TEST(CosmicFactoryScoring, CF_CARD_01_tiles_face_down_are_empty_space) {
    for (const Json& entry : entries("card_scoring.json", "black_hole")) {
        SCOPED_TRACE(entry);
        Galaxy galaxy = vector("V08");
        for (int cell : list(entry.at("face_down")))
            galaxy[static_cast<std::size_t>(cell)].face_down = 1;
        expect_count(entry, evaluate(content().tiles, galaxy));
        expect_points(entry, scored(1, galaxy));
    }
}

TEST(CosmicFactoryScoring, CF_CARD_13_a_removed_tile_leaves_a_hole) {
    for (const Json& entry : entries("card_scoring.json", "sabotage")) {
        SCOPED_TRACE(entry);
        Galaxy galaxy = vector("V08");
        galaxy.erase_at(static_cast<std::size_t>(entry.at("removed").as_int64()));
        expect_count(entry, evaluate(content().tiles, galaxy));
        expect_points(entry, scored(13, galaxy));
    }
}

// --- random galaxies ----------------------------------------------------------------------------

std::vector<Cell> random_cells(int shape, RandomStream& random) {
    std::vector<Cell> cells;
    const auto add = [&](Cell cell) { cells.push_back(cell); };
    if (shape == 0) for_each_cell(Shape::kSquare, add);
    if (shape == 1) for_each_cell(Shape::kRow, add);
    if (shape == 2) for_each_cell(Shape::kTwoSquares, add);
    if (shape == 3) {  // grows at random, anywhere on the board
        cells.push_back({static_cast<std::int8_t>(random.uniform(200) - 100), 3});
        while (cells.size() < kTilesPerPlayer) {
            Cell next = cells[random.uniform(static_cast<std::uint32_t>(cells.size()))];
            const std::uint32_t side = random.uniform(4);
            next.x = static_cast<std::int8_t>(next.x + (side == 1 ? 1 : side == 3 ? -1 : 0));
            next.y = static_cast<std::int8_t>(next.y + (side == 0 ? -1 : side == 2 ? 1 : 0));
            if (std::find(cells.begin(), cells.end(), next) == cells.end()) cells.push_back(next);
        }
    }
    if (shape == 4)  // scattered over a small field, gaps and all
        while (cells.size() < kTilesPerPlayer) {
            const Cell next{static_cast<std::int8_t>(random.uniform(4)),
                            static_cast<std::int8_t>(random.uniform(4))};
            if (std::find(cells.begin(), cells.end(), next) == cells.end()) cells.push_back(next);
        }
    return cells;
}

// With invented tiles, any fields and spokes, on every other galaxy.
TileSet random_tiles(RandomStream& random) {
    TileSet tiles = content().tiles;
    if (random.uniform(2) == 0) return tiles;
    for (Tile& tile : tiles) {
        for (Field& field : tile.fields) {
            field.kind = static_cast<Kind>(random.uniform(4));
            field.planets = static_cast<std::uint8_t>(
                field.kind == Kind::kConstellation ? 0 : random.uniform(3));
        }
        tile.spokes = static_cast<std::uint8_t>(random.uniform(16));
    }
    return tiles;
}

Galaxy random_galaxy(int shape, RandomStream& random) {
    std::array<std::uint8_t, kTileCount> ids{};
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = static_cast<std::uint8_t>(i + 1);
    shuffle(std::span<std::uint8_t>(ids), random);
    Galaxy galaxy;
    for (const Cell cell : random_cells(shape, random))
        galaxy.push_back({cell, ids[galaxy.size()], static_cast<std::uint8_t>(random.uniform(4)),
                          random.uniform(8) == 0 ? std::uint8_t{1} : std::uint8_t{0}});
    return galaxy;
}

bool same(const Evaluation& a, const Evaluation& b) {
    return a.zones == b.zones && a.constellations == b.constellations && a.longest == b.longest &&
           a.network == b.network && a.separate == b.separate;
}

TEST(CosmicFactoryScoring, CF_ZONE_01_CF_TRACK_02_CF_CON_01_two_ways_to_count_agree) {
    RandomStream random(seed_from_number(2018));
    const int galaxies = test::scaled(5000);
    for (int i = 0; i < galaxies; ++i) {
        const TileSet tiles = random_tiles(random);
        const Galaxy galaxy = random_galaxy(i % 5, random);
        const Evaluation quick = evaluate(tiles, galaxy);
        ASSERT_TRUE(same(quick, evaluate_slowly(tiles, galaxy))) << text_of(galaxy);
        for (const ChaosCard& card : content().cards)
            ASSERT_EQ(score_galaxy(tiles, card.scoring, galaxy), points_of(card.scoring, quick));
    }
}

TEST(CosmicFactoryScoring, CF_TILE_04_turning_the_whole_galaxy_changes_nothing) {
    RandomStream random(seed_from_number(7));
    for (int i = 0; i < test::scaled(2000); ++i) {
        const Galaxy galaxy = random_galaxy(i % 5, random);
        Galaxy turned_galaxy = galaxy;
        for (PlacedTile& placed : turned_galaxy) {
            placed.cell = {static_cast<std::int8_t>(-placed.cell.y), placed.cell.x};
            placed.rotation = static_cast<std::uint8_t>((placed.rotation + 1) % 4);
        }
        ASSERT_TRUE(
            same(evaluate(content().tiles, galaxy), evaluate(content().tiles, turned_galaxy)))
            << text_of(galaxy);
    }
}

TEST(CosmicFactoryScoring, CF_SCORE_06_the_order_of_the_tiles_changes_nothing) {
    RandomStream random(seed_from_number(8));
    for (int i = 0; i < test::scaled(1000); ++i) {
        const Galaxy galaxy = random_galaxy(i % 5, random);
        Galaxy shuffled = galaxy;
        shuffle(std::span<PlacedTile>(shuffled.begin(), shuffled.size()), random);
        ASSERT_TRUE(same(evaluate(content().tiles, galaxy), evaluate(content().tiles, shuffled)));
    }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
