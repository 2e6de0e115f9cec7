// Results cut other ways than by player: points, seats, and what points were for.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "arena/statistics.h"
#include "arena/tournament.h"

namespace orrery::arena {

class Breakdown {
  public:
    explicit Breakdown(const Tournament& tournament);

    void add(const Unit& unit);

    // What each player has scored, game by game.
    const std::vector<std::vector<int>>& points() const { return points_; }
    // Player and seat: the share of wins there, of units.
    const std::map<std::pair<int, int>, Sample>& seats() const { return seats_; }

    // A thing that points were counted for, such as an objective: of units, the mean over the seats
    // that had it. Whoever had it, so that it says most where players are alike.
    struct Thing {
        Sample wins, points;
    };
    // Part and name; a part that is one thing has no name.
    const std::map<std::pair<std::string, std::string>, Thing>& things() const { return things_; }

  private:
    void add_things(const Unit& unit);

    Schedule schedule_;
    std::vector<std::vector<int>> points_;
    std::map<std::pair<int, int>, Sample> seats_;
    std::map<std::pair<std::string, std::string>, Thing> things_;
};

}  // namespace orrery::arena
