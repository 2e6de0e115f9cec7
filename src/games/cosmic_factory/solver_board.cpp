#include "games/cosmic_factory/solver_board.h"

#include <bit>

namespace orrery::cosmic_factory::solver {
namespace {

struct Side {
    int dx, dy;
    std::size_t from[2], to[2];  // the fields that touch across this side
};
constexpr Side kSides[4] = {
    {0, -1, {kNorthWest, kNorthEast}, {kSouthWest, kSouthEast}},
    {1, 0, {kNorthEast, kSouthEast}, {kNorthWest, kSouthWest}},
    {0, 1, {kSouthEast, kSouthWest}, {kNorthEast, kNorthWest}},
    {-1, 0, {kSouthWest, kNorthWest}, {kSouthEast, kNorthEast}},
};

int find_cell(std::span<const Cell> cells, int x, int y) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].x == x && cells[i].y == y) return static_cast<int>(i);
    return -1;
}

// What the tracks of a set of links are, found with tiles that have just these spokes.
Board::Tracks tracks_of(std::span<const Cell> cells, std::span<const std::uint8_t> spokes) {
    Layout layout;
    layout.count = cells.size();
    unsigned linked = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        layout.cells[i] = cells[i];
        layout.tiles[i] = Tile{};
        layout.tiles[i].spokes = spokes[i];
        layout.east[i] = static_cast<std::int8_t>(find_cell(cells, cells[i].x + 1, cells[i].y));
        layout.south[i] = static_cast<std::int8_t>(find_cell(cells, cells[i].x, cells[i].y + 1));
        if (spokes[i] != 0) linked |= 1U << i;
    }
    const TrackCount count = count_tracks(layout);
    return {std::max(count.longest, std::uint8_t{1}), std::max(count.network, std::uint8_t{1}),
            static_cast<std::uint8_t>(std::popcount(linked) - count.separate),
            static_cast<std::uint16_t>(linked)};
}

}  // namespace

Board make_board(std::span<const Cell> order) {
    Board board;
    board.count = order.size();
    std::copy(order.begin(), order.end(), board.cells.begin());

    std::array<std::array<int, 4>, kMaxTiles> link_at{};  // by cell and side, -1: none
    std::size_t links = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (std::size_t side = 0; side < 4; ++side) {
            link_at[i][side] = -1;
            const Side& s = kSides[side];
            const int neighbour = find_cell(order, order[i].x + s.dx, order[i].y + s.dy);
            if (neighbour < 0) continue;
            const auto j = static_cast<std::size_t>(neighbour);
            for (std::size_t k = 0; k < 2; ++k)
                board.contacts[i][s.from[k]] |= FieldSet{1} << (4 * j + s.to[k]);
            link_at[i][side] = j < i ? link_at[j][(side + 2) % 4] : static_cast<int>(links++);
        }
    }
    board.all_links = static_cast<LinkSet>((1U << links) - 1);

    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t spokes = 0; spokes < 16; ++spokes) {
            unsigned denied = 0;
            for (std::size_t side = 0; side < 4; ++side)
                if ((spokes >> side & 1U) == 0 && link_at[i][side] >= 0)
                    denied |= 1U << link_at[i][side];
            board.allowed[i][spokes] = static_cast<LinkSet>(board.all_links & ~denied);
        }
    for (std::size_t n = 0; n <= order.size(); ++n) {
        const FieldSet filled = (FieldSet{1} << 4 * n) - 1;
        unsigned undecided = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (std::size_t f = 0; f < 4; ++f)
                if (i < n && (board.contacts[i][f] & ~filled) != 0)
                    board.open[n] |= FieldSet{1} << (4 * i + f);
            if (i >= n) undecided |= board.all_links & ~unsigned{board.allowed[i][0]};
        }
        board.decided[n] = static_cast<LinkSet>(board.all_links & ~undecided);
    }

    board.tracks.resize(std::size_t{1} << links);
    for (std::size_t set = 0; set < board.tracks.size(); ++set) {
        std::array<std::uint8_t, kMaxTiles> spokes{};
        for (std::size_t i = 0; i < order.size(); ++i)
            for (std::size_t side = 0; side < 4; ++side)
                if (link_at[i][side] >= 0 && (set >> link_at[i][side] & 1U) != 0)
                    spokes[i] = static_cast<std::uint8_t>(spokes[i] | 1U << side);
        board.tracks[set] = tracks_of(order, {spokes.data(), order.size()});
    }
    return board;
}

}  // namespace orrery::cosmic_factory::solver
