// Plays many games on many threads.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "cli/selfplay/tally.h"

namespace orrery::cli {

struct SelfplayPlan {
    const AnyGame* game = nullptr;
    std::vector<int> players;    // numbers of players, one deal after another
    std::uint64_t games = 1000;  // at least so many; deals are played out
    double seconds = 0;          // or until so much time has passed; 0 = no limit
    std::uint64_t seed = 0;
    int threads = 1;
    JsonObject options;               // of the game, as they are given
    std::vector<std::string> varied;  // options of which games have any value
    std::uint32_t trials = kUsualTrials;
    const Judge* judge = nullptr;  // null is the hand-made one
    // Against the other judge, which has all seats but one; alone at the table both play the same
    // deals.
    bool match = false;
    const Judge* against = nullptr;
    Exploration exploration;
    std::string folder;             // for shards; empty = none are written
    std::size_t shard_deals = 100;  // in each shard
    JsonObject about;               // for the headers of the shards
};

struct SelfplayResult {
    std::uint64_t games = 0, turn_ends = 0, shards = 0;
    double seconds = 0;
    Tally tally;
};

// How far it is: games done, games in all.
using SelfplayProgress = std::function<void(std::uint64_t done, std::uint64_t all, double seconds)>;

// Every deal is played twice, in a match once for each seat or by both; what a game is does not
// depend on the number of threads. When `stop` is set, games that run are finished and kept. Throws
// Failed.
SelfplayResult run_selfplay(const SelfplayPlan& plan, const std::atomic<bool>& stop,
                            const SelfplayProgress& progress);

}  // namespace orrery::cli
