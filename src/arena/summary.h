// What the units of a tournament come to, player by player.
#pragma once

#include <string>
#include <vector>

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

class Summary {
  public:
    explicit Summary(const Tournament& tournament);

    void add(const Unit& unit);

    const std::vector<PlayerSummary>& players() const { return players_; }
    std::uint64_t units() const { return units_; }
    std::uint64_t games() const { return games_; }
    // Seats and automatic opponents at a table: an even share is one of so many.
    int sides() const { return sides_; }

    double elo(const PlayerSummary& player) const;
    Interval elo_interval(const PlayerSummary& player) const;

  private:
    Schedule schedule_;
    int sides_;
    std::vector<PlayerSummary> players_;
    std::uint64_t units_ = 0, games_ = 0;
};

}  // namespace orrery::arena
