// What the units of a tournament come to, player by player.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "arena/plackett_luce.h"
#include "arena/statistics.h"
#include "arena/tournament.h"

namespace orrery::arena {

// Both are means over the seats that the player had in a unit, so that a unit is one observation.
struct PlayerSummary {
    std::string name;
    std::uint64_t games = 0;     // a game with the player at two seats is one
    std::uint64_t forfeits = 0;  // games
    Sample wins, margins;

    double win_share() const { return wins.mean(); }
    Interval interval() const { return share_interval(wins); }
};

// One player beside another: at the same table who has the better place, with one seat who has done
// better with the same deal. Means over all such meetings in a unit.
struct PairSummary {
    int first = 0, second = 0;
    Sample better;      // 1 for the first, one half where they are equal
    Sample difference;  // in points
};

class Summary {
  public:
    explicit Summary(const Tournament& tournament);

    void add(const Unit& unit);

    const std::vector<PlayerSummary>& players() const { return players_; }
    std::uint64_t units() const { return units_; }
    std::uint64_t games() const { return games_; }
    // Seats and automatic opponents at a table: an even share is one of so many.
    int sides() const { return sides_; }

    // Of players who have met, the lower number first.
    std::vector<PairSummary> pairs() const;
    // Player by player, and then an automatic opponent.
    std::vector<Strength> strengths() const { return rankings_.strengths(); }

    double elo(const PlayerSummary& player) const;
    Interval elo_interval(const PlayerSummary& player) const;

  private:
    void add_players(const Unit& unit);
    void add_pairs(const Unit& unit);
    void add_rankings(const Unit& unit);

    Schedule schedule_;
    int sides_;
    bool alone_;
    Rankings rankings_;
    std::map<std::pair<int, int>, PairSummary> pairs_;
    std::vector<PlayerSummary> players_;
    std::uint64_t units_ = 0, games_ = 0;
};

}  // namespace orrery::arena
