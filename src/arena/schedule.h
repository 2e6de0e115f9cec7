// Who plays whom, and who sits where.
#pragma once

#include <cstdint>
#include <vector>

namespace orrery::arena {

// Players by their numbers, seat by seat.
using Seating = std::vector<int>;

// The same deal is played once for every seating; all of it together is a *unit*. In a unit every
// player of the match has had the luck of every seat, which is why figures are made from units: the
// games of one have the deal in common, and count as one observation.
struct Match {
    std::vector<int> players;
    std::vector<Seating> seatings;
};

// Everybody against everybody: each group of as many players as there are seats. Where there are
// fewer players than seats, they are seated in turn (A B C A), beginning with each of them once.
// A gauntlet is the first player, alone, against each of the others, who takes all other seats.
// With one seat there is one match: everybody plays the deal alone.
std::vector<Match> matches_of(int players, int seats, bool gauntlet);

// The units of a tournament in the order of their numbers: all matches of a deal, then the next.
class Schedule {
  public:
    // `games` for each match, rounded up to whole units.
    Schedule(std::vector<Match> matches, std::uint64_t games);

    const std::vector<Match>& matches() const { return matches_; }
    std::uint64_t units() const { return units_; }
    std::uint64_t deal_of(std::uint64_t unit) const { return unit / matches_.size(); }
    std::size_t match_of(std::uint64_t unit) const { return unit % matches_.size(); }
    const std::vector<Seating>& seatings_of(std::uint64_t unit) const {
        return matches_[match_of(unit)].seatings;
    }

  private:
    std::vector<Match> matches_;
    std::uint64_t units_ = 0;
};

}  // namespace orrery::arena
