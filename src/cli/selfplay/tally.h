// How a match between two judges stands, by number of players.
#pragma once

#include <array>
#include <map>

#include "arena/statistics.h"
#include "cli/selfplay/selfplay.h"

namespace orrery::cli {

// One judge sits at one seat, the other at all others; every deal is played with every such seat.
// Where there is one seat alone, both play the same deals: the first judge, then the other.
constexpr std::uint64_t games_of_match(int players) {
    return players == 1 ? 2 : static_cast<std::uint64_t>(players);
}

// All games of a deal are one observation, since they are alike.
class Tally {
  public:
    // `number` is the game's of the deal.
    void add(int players, std::uint64_t deal, std::uint64_t number, const Standing& standing);
    void add(const Tally& other);
    // By number of players: {"games", "win_share", "interval", "fair_share", "mean_margin", …}.
    // Shared first places are shared wins; intervals are of 95 %. Deals that were not played out
    // are left out. Alone a deal is won by the larger margin over the automatic opponent, the
    // margin is what the first judge's is larger by, and "alone" says how either did against it.
    JsonObject json() const;

  private:
    // Of one judge in a deal.
    struct Result {
        double wins = 0, margin = 0;
    };
    struct Deal {
        std::uint64_t games = 0;
        std::array<Result, 2> results{};  // the other judge's only where it plays alone
    };
    using Deals = std::map<std::uint64_t, Deal>;
    static JsonObject at_one_table(int players, const Deals& deals);
    static JsonObject alone(const Deals& deals);
    std::map<int, Deals> deals_;
};

}  // namespace orrery::cli
