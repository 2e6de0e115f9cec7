#include "cli/solve_problem.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/score_report.h"
#include "core/text.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/laid_galaxy.h"
#include "games/cosmic_factory/piece_types.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cli {
namespace {

using namespace cosmic_factory;

constexpr std::array<std::string_view, 4> kGoals{"points", "markers", "lowest", "least"};

void add_tile(const JsonReader& at, std::vector<std::uint8_t>& tiles, std::int64_t tile) {
    if (!at.ok()) return;
    const auto number = static_cast<std::uint8_t>(tile);
    if (std::find(tiles.begin(), tiles.end(), number) != tiles.end())
        at.fail("tile " + tile_name(number) + " is there twice; each tile exists once");
    tiles.push_back(number);
}

// "01 02 …": numbers with blanks or commas between them.
void read_tile_text(const JsonReader& json, std::vector<std::uint8_t>& tiles) {
    constexpr std::string_view kBetween = " ,\t\r\n";
    const std::string_view text = json.string();
    for (std::size_t at = text.find_first_not_of(kBetween); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        int number = 0;
        for (char c : word)
            number = c >= '0' && c <= '9' && number < 1000 ? number * 10 + (c - '0') : 1000;
        if (number < 1 || number > kTileCount)
            return json.fail("\"" + std::string(word.substr(0, 20)) +
                             "\" is no tile; tiles are 1 to " + std::to_string(kTileCount));
        add_tile(json, tiles, number);
        at = text.find_first_not_of(kBetween, end);
    }
}

std::vector<std::uint8_t> read_tiles(const JsonReader& json) {
    std::vector<std::uint8_t> tiles;
    if (json.is_string()) {
        read_tile_text(json, tiles);
    } else {
        const TileType type;
        const std::size_t count = json.size();
        for (std::size_t i = 0; i < count && json.ok(); ++i)
            add_tile(json[i], tiles, type.from_json(json[i])[0]);
    }
    if (json.ok() && tiles.size() != kTilesPerPlayer)
        json.fail("expected nine tiles, found " + std::to_string(tiles.size()), "CF-DRAFT-06");
    return tiles;
}

void read_markers(const JsonReader& json, std::array<std::uint8_t, 4>& markers) {
    const bool list = json.is_array();
    if (list)
        json.size(markers.size(), markers.size());
    else
        json.only({"green", "blue", "orange", "star"});
    for (std::size_t i = 0; i < markers.size() && json.ok(); ++i)
        markers[i] = static_cast<std::uint8_t>(
            (list ? json[i] : json[kMarkerNames[i]]).integer(0, kMarkerMax));
}

// What a value is made of: what its goal ranks by before the points, if anything, and the points.
struct ValueParts {
    double first = 0;
    int points = 0;
};
ValueParts parts_of(const Objective& objective, int value) {
    constexpr double kTwelfths = 12;
    const int before = value / kValueScale;
    switch (objective.goal) {
        case Goal::kMarkers:
            return {before / kTwelfths, value % kValueScale};
        case Goal::kLowestThenTotal:
            return {static_cast<double>(before), value % kValueScale};
        case Goal::kLeastPoints:
            return {0, -value};
        case Goal::kRoundPoints:
            break;
    }
    return {0, value};
}

Json parts_json(const Objective& objective, int value) {
    const ValueParts parts = parts_of(objective, value);
    JsonObject json;
    if (objective.goal == Goal::kMarkers) json["final"] = parts.first;
    if (objective.goal == Goal::kLowestThenTotal) json["lowest"] = static_cast<int>(parts.first);
    json["points"] = parts.points;
    return json;
}

}  // namespace

std::string_view goal_name(Goal goal) {
    return kGoals[static_cast<std::size_t>(goal)];
}

std::string value_text(const Objective& objective, int value) {
    const ValueParts parts = parts_of(objective, value);
    std::string points = counted(parts.points, "point");
    switch (objective.goal) {
        case Goal::kMarkers:
            return fmt::format("{:.2f} in the end, {}", parts.first, points);
        case Goal::kLowestThenTotal:
            return fmt::format("lowest marker {}, {}", static_cast<int>(parts.first), points);
        case Goal::kRoundPoints:
        case Goal::kLeastPoints:
            break;
    }
    return points;
}

Result<Problem> read_problem(const Content& content, const Json& json) {
    JsonErrors errors;
    const JsonReader reader(json, errors);
    reader.only({"tiles", "card", "goal", "markers", "rounds_to_go"});
    Problem problem;
    const std::vector<std::uint8_t> tiles = read_tiles(reader["tiles"]);
    if (reader.has("card"))
        problem.card = static_cast<int>(reader["card"].integer(0, content.card_count()));
    Objective& objective = problem.objective;
    if (reader.has("goal")) objective.goal = static_cast<Goal>(reader["goal"].choice(kGoals));
    if (reader.has("markers")) read_markers(reader["markers"], objective.markers);
    if (reader.has("rounds_to_go"))
        objective.rounds_to_go = static_cast<int>(reader["rounds_to_go"].integer(0, kRounds - 1));
    if (!errors.ok()) return errors.error();
    std::copy(tiles.begin(), tiles.end(), problem.hand.begin());
    return problem;
}

std::array<std::uint8_t, kTilesPerPlayer> draw_hand(const Seed& seed) {
    std::array<std::uint8_t, kTileCount> bag{};
    for (std::size_t i = 0; i < bag.size(); ++i) bag[i] = static_cast<std::uint8_t>(i + 1);
    RandomStream random(seed);
    shuffle(std::span<std::uint8_t>(bag), random);
    std::array<std::uint8_t, kTilesPerPlayer> hand{};
    std::copy_n(bag.begin(), hand.size(), hand.begin());
    std::sort(hand.begin(), hand.end());
    return hand;
}

Json solution_json(const Content& content, const Problem& problem, const Solution& solution,
                   double seconds) {
    const Shape shape = content.rules(problem.card).shape;
    JsonArray tiles;
    for (std::uint8_t tile : problem.hand) tiles.emplace_back(tile_name(tile));
    JsonObject json{{"tiles", std::move(tiles)},
                    {"card", problem.card},
                    {"goal", goal_name(problem.objective.goal)},
                    {"galaxy", layout_text(shape, solution.galaxy)}};
    if (shape == Shape::kFree) {
        std::vector<Cell> cells;
        for (const PlacedTile& tile : solution.galaxy) cells.push_back(tile.cell);
        std::sort(cells.begin(), cells.end(), row_major_less);
        JsonArray list;
        for (const Cell cell : cells) list.emplace_back(to_text(cell));
        json["cells"] = std::move(list);
    }
    json["points"] = points_json(solution.points, content.rules(problem.card));
    json["value"] = solution.value;
    json["value_parts"] = parts_json(problem.objective, solution.value);
    json["bound"] = solution.bound;
    json["bound_parts"] = parts_json(problem.objective, solution.bound);
    json["proven"] = solution.proven;
    json["nodes"] = solution.nodes;
    json["milliseconds"] = static_cast<std::int64_t>(seconds * 1000);
    return json;
}

}  // namespace orrery::cli
