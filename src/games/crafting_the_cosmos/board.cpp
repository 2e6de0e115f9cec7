#include "games/crafting_the_cosmos/board.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::array<std::string_view, 6> kCornerNames{"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<std::string_view, 6> kSideNames{"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<Point, 6> kCornerOffsets{
    {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
constexpr int kReach = 9;  // coordinates of hexagons

Point operator+(Point a, Point b) {
    return {static_cast<std::int8_t>(a.x + b.x), static_cast<std::int8_t>(a.y + b.y)};
}

// Side i runs from corner i to the next one; its middle, doubled, is their sum.
Point corner_of(Point centre, std::size_t i) {
    return centre + kCornerOffsets[i % 6];
}
Point side_of(Point centre, std::size_t i) {
    return corner_of(centre, i) + corner_of(centre, i + 1);
}

// From top to bottom, then from left to right.
void sort_and_unite(std::vector<Point>& points) {
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
    points.erase(std::unique(points.begin(), points.end()), points.end());
}

template <std::size_t N>
std::uint8_t index_of(const std::array<Point, N>& points, Point point) {
    return static_cast<std::uint8_t>(std::find(points.begin(), points.end(), point) -
                                     points.begin());
}

void read_spaces(const JsonReader& list, Board& board) {
    const std::size_t count = list.size(kNebulaSpaces, kNebulaSpaces);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "q", "r", "sector", "source"});
        if (entry["id"].string() != nebula_name(i))
            entry["id"].fail("expected " + nebula_name(i) + " here", "CTC-BOARD-07");
        const auto q = entry["q"].integer(-kReach, kReach), r = entry["r"].integer(-kReach, kReach);
        board.nebula_at[i] = {static_cast<std::int8_t>(2 * q + r), static_cast<std::int8_t>(3 * r)};
        board.sector[i] = static_cast<Sector>(entry["sector"].choice(kSectorNames));
        for (std::size_t other = 0; other < i; ++other)
            if (board.nebula_at[other] == board.nebula_at[i])
                entry.fail("the same place as " + nebula_name(other), "CTC-BOARD-07");
    }
}

// Numbers the corners and sides of all hexagons.
void number_spaces(const JsonReader& list, Board& board) {
    std::vector<Point> corners, sides;
    for (Point centre : board.nebula_at)
        for (std::size_t i = 0; i < 6; ++i) {
            corners.push_back(corner_of(centre, i));
            sides.push_back(side_of(centre, i));
        }
    sort_and_unite(corners);
    sort_and_unite(sides);
    if (corners.size() != kStarSpaces || sides.size() != kLifeSpaces)
        return list.fail("these hexagons have " + std::to_string(corners.size()) + " corners and " +
                             std::to_string(sides.size()) + " sides, not 37 and 48",
                         "CTC-BOARD-07");
    std::copy(corners.begin(), corners.end(), board.star_at.begin());
    std::copy(sides.begin(), sides.end(), board.life_at.begin());
}

// Section 9.3: what touches what.
void connect(Board& board) {
    for (std::size_t hex = 0; hex < kNebulaSpaces; ++hex) {
        const Point centre = board.nebula_at[hex];
        const std::size_t sector = index(board.sector[hex]);
        board.sector_nebulae[sector].insert(hex);
        for (std::size_t i = 0; i < 6; ++i) {
            const std::uint8_t star = index_of(board.star_at, corner_of(centre, i));
            const std::uint8_t next = index_of(board.star_at, corner_of(centre, i + 1));
            const std::uint8_t life = index_of(board.life_at, side_of(centre, i));
            board.corner[hex][i] = star;
            board.side[hex][i] = life;
            board.corners[hex].insert(star);
            board.sides[hex].insert(life);
            board.nebulae_at_star[star].insert(hex);
            board.nebulae_at_life[life].insert(hex);
            board.star_neighbours[star].insert(next);
            board.star_neighbours[next].insert(star);
            for (std::uint8_t end : {star, next}) {
                board.stars_at_life[life].insert(end);
                board.life_at_star[end].insert(life);
            }
        }
        board.sector_stars[sector] |= board.corners[hex];
        board.sector_life[sector] |= board.sides[hex];
    }
    for (std::size_t life = 0; life < kLifeSpaces; ++life) {
        board.life_neighbours[life] = board.life_next_to(board.stars_at_life[life]);
        board.life_neighbours[life].remove(life);
    }
}

std::uint8_t nebula_from(const JsonReader& json) {
    for (std::uint8_t space = 0; space < kNebulaSpaces; ++space)
        if (json.string() == nebula_name(space)) return space;
    json.fail("expected a nebula space like ND0");
    return 0;
}

void read_marks(const JsonReader& json, Board& board) {
    json.only({"centre_star", "start_life", "start_nebulae", "source"});
    const JsonReader star = json["centre_star"], life = json["start_life"];
    star.only({"nebula", "corner"});
    life.only({"nebula", "side"});
    board.centre_star =
        board.corner[nebula_from(star["nebula"])][star["corner"].choice(kCornerNames)];
    board.start_life = board.side[nebula_from(life["nebula"])][life["side"].choice(kSideNames)];
    const JsonReader list = json["start_nebulae"];
    const std::size_t count = list.size(kSizes, kSizes);
    NebulaSet seen;
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        board.start_nebulae[i] = nebula_from(list[i]);
        if (seen.contains(board.start_nebulae[i]))
            list[i].fail("each starting nebula has its own space", "CTC-SETUP-10");
        seen.insert(board.start_nebulae[i]);
    }
}

}  // namespace

Board board_from_json(const JsonReader& json) {
    Board board;
    const JsonReader list = json["nebula_spaces"];
    read_spaces(list, board);
    if (json.ok()) number_spaces(list, board);
    if (!json.ok()) return board;
    connect(board);
    // CTC-MOVE-07 rests on connected graphs.
    LifeSet reached;
    reached.insert(0);
    for (LifeSet more = reached; !more.empty();) {
        more = board.neighbours(more) - reached;
        reached |= more;
    }
    if (reached.count() != static_cast<int>(kLifeSpaces))
        list.fail("the hexagons are not in one piece", "CTC-MOVE-07");
    read_marks(json["marks"], board);
    return board;
}

}  // namespace orrery::crafting_the_cosmos
