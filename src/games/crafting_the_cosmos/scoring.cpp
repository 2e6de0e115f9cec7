#include "games/crafting_the_cosmos/scoring.h"

#include <algorithm>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

int largest_group(const Board& board, const StarSet& occupied) {
    int largest = 0;
    for (StarSet left = occupied; !left.empty();) {
        const Cluster cluster(board.star_neighbours, occupied, left.first());
        largest = std::max(largest, cluster.members.count());
        left -= cluster.members;
    }
    return largest;
}

// Corners of hexagons point north or south, and neighbours point differently: those that point like
// the first one.
StarSet pointing_alike(const Board& board) {
    StarSet alike, seen;
    const auto mark = [&](const auto& self, std::size_t at, bool same) -> void {
        if (seen.contains(at)) return;
        seen.insert(at);
        if (same) alike.insert(at);
        board.star_neighbours[at].for_each([&](std::size_t next) { self(self, next, !same); });
    };
    mark(mark, 0, true);
    return alike;
}

// the longest simple path.
class Chain {
  public:
    Chain(const Board& board, const StarSet& occupied)
        : board_(board), alike_(pointing_alike(board)), occupied_(occupied) {}

    int longest() {
        occupied_.for_each([&](std::size_t start) {
            StarSet left = occupied_;
            left.remove(start);
            lengthen(start, left, 1);
        });
        return longest_;
    }

  private:
    // `left` are the stars not yet on the path.
    void lengthen(std::size_t at, const StarSet& left, int length) {
        longest_ = std::max(longest_, length);
        const StarSet onward = board_.star_neighbours[at] & left;
        if (onward.empty() || length - 1 + most_from(at, left) <= longest_) return;
        onward.for_each([&](std::size_t next) {
            StarSet rest = left;
            rest.remove(next);
            lengthen(next, rest, length + 1);
        });
    }

    // No path has more than the stars that can still be reached, and it takes those pointing north
    // and those pointing south in turn.
    int most_from(std::size_t at, StarSet walkable) const {
        walkable.insert(at);
        const StarSet reachable = Cluster(board_.star_neighbours, walkable, at).members;
        const int all = reachable.count(), first = (reachable & alike_).count();
        const int like_start = alike_.contains(at) ? first : all - first;
        const int others = all - like_start;
        return like_start > others ? 2 * others + 1 : 2 * like_start;
    }

    const Board& board_;
    StarSet alike_, occupied_;
    int longest_ = 0;
};

int longest_chain(const Board& board, const StarSet& occupied) {
    return Chain(board, occupied).longest();
}

// UG-16: each star once, however many living nebulae it touches (A-19, E-22).
int stars_at_life(const Board& board, const SeatState& own) {
    StarSet around;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (own.advanced_on(space) > 0) around |= board.corners[space];
    return (around & own.occupied_stars()).count();
}

int formed_size(const SeatState& own, const NebulaSet& spaces) {
    int size = 0;
    (own.formed & spaces).for_each([&](std::size_t space) {
        size += size_of_tile(own.nebulae[space]);
    });
    return size;
}

}  // namespace

int discharge_points(const Content& content, int discharges_before) {
    const auto& row = content.numbers.discharge_points;
    const auto i = static_cast<std::size_t>(discharges_before);
    return i < row.size() ? row[i] : 0;
}

Points points_of(const Content& content, const SeatState& own) {
    Points points;
    own.formed.for_each(
        [&](std::size_t space) { points.nebulae += content.tiles[own.nebulae[space]].points; });
    for (int i = 0; i < own.discharges; ++i) points.crystals += discharge_points(content, i);
    points.cards = own.card_points;
    points.goals = own.goal_points;
    for (const auto& tiles : own.advanced)
        points.advanced += value_of(tiles[0]) + value_of(tiles[1]);
    return points;
}

int goal_value(const Content& content, const Options& options, const SeatState& own,
               std::uint8_t goal) {
    const Board& board = content.board;
    const std::size_t of = content.goals[goal].of;
    switch (content.goals[goal].measure) {
        case Measure::kStableLife:
            return own.stable.count();
        case Measure::kProtoLife:
            return own.proto.count();
        case Measure::kSupernovae:
            return own.supernovae.count();
        case Measure::kStarGroup:
            return options.star_goal == StarGoal::kGroup
                       ? largest_group(board, own.occupied_stars())
                       : longest_chain(board, own.occupied_stars());
        case Measure::kCrystals:  // only those in the score row
            return std::min<int>(own.discharges,
                                 static_cast<int>(content.numbers.discharge_points.size()));
        case Measure::kStarsAtLife:
            return stars_at_life(board, own);
        case Measure::kStars:  // CTC-GOAL-06: a supernova is no element
            return own.normal_stars(of).count();
        case Measure::kLife:
            return (own.life() & board.sector_life[of]).count();
        case Measure::kNebulaSize:
            return formed_size(own, board.sector_nebulae[of]);
        case Measure::kNebulae: {
            int count = 0;
            own.formed.for_each([&](std::size_t space) {
                count += size_of_tile(own.nebulae[space]) == of ? 1 : 0;
            });
            return count;
        }
    }
    return 0;
}

int second_place(const Numbers& numbers, const Options& options, std::size_t players) {
    return players == 2 ? options.second_2p : numbers.second_place;
}

std::array<std::uint8_t, kMaxPlayers> goal_points(const Numbers& numbers, const Options& options,
                                                  const std::array<int, kMaxPlayers>& values,
                                                  std::size_t players) {
    std::array<std::uint8_t, kMaxPlayers> points{};
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(players);
    const int first = *std::max_element(values.begin(), end);
    if (first == 0) return points;  // CTC-GOAL-04
    const bool shared = std::count(values.begin(), end, first) > 1;
    int second = 0;
    for (std::size_t i = 0; i < players; ++i)
        if (values[i] < first) second = std::max(second, values[i]);
    const int paid = second_place(numbers, options, players);
    for (std::size_t i = 0; i < players; ++i) {
        if (values[i] == first) points[i] = numbers.first_place;
        if (!shared && second > 0 && values[i] == second)
            points[i] = static_cast<std::uint8_t>(paid);
    }
    return points;
}

// CTC-FINAL-01, -02: advanced life counts when the game is over; ties go to the fuller hand.
Standing CraftingTheCosmos::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::kGameOver;
    std::array<int, kMaxPlayers> totals{};
    for (std::size_t i = 0; i < state.players; ++i) {
        const Points points = points_of(content_, state.seats[i]);
        totals[i] = points.on_track() + (standing.over ? points.advanced : 0);
    }
    for (std::size_t i = 0; i < state.players; ++i) {
        const Points points = points_of(content_, state.seats[i]);
        SeatStanding line;
        line.points = totals[i];
        for (std::size_t other = 0; other < state.players; ++other)
            if (totals[other] > totals[i] ||
                (totals[other] == totals[i] && state.seats[other].cards > state.seats[i].cards))
                ++line.place;
        line.parts.push_back({kNebulaePart, points.nebulae});
        line.parts.push_back({kCrystalsPart, points.crystals});
        line.parts.push_back({kCardsPart, points.cards});
        line.parts.push_back({kGoalsPart, points.goals});
        line.parts.push_back({kAdvancedPart, standing.over ? points.advanced : 0});
        standing.seats.push_back(line);
    }
    return standing;
}

}  // namespace orrery::crafting_the_cosmos
