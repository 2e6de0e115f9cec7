// How a match between two judges stands, by number of players.
#pragma once

#include <map>

#include "cli/selfplay/selfplay.h"

namespace orrery::cli {

// One judge sits at one seat, the other at all others; every deal is played with every such seat.
// All games of a deal are one observation, since they are alike.
class Tally {
  public:
    void add(int players, std::uint64_t deal, Seat seat, const Standing& standing);
    void add(const Tally& other);
    // By number of players: {"games", "win_share", "interval", "fair_share", "mean_margin", …}.
    // Shared first places are shared wins; intervals are of 95 %. Deals that were not played out
    // are left out.
    JsonObject json() const;

  private:
    struct Deal {
        int games = 0;
        double wins = 0, margin = 0;
    };
    std::map<int, std::map<std::uint64_t, Deal>> deals_;
};

}  // namespace orrery::cli
