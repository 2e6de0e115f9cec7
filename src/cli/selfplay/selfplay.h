// Games that judges play among themselves, kept for training and counted for matches.
#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.h"
#include "core/json.h"

namespace orrery::cli {

// How players leave the beaten track, so that the games show more than the best turns.
struct Exploration {
    double chance = 0;          // of a turn that begins with any of the near-best actions
    double near = 2;            // points: how much worse those may look than the best
    double random_opening = 0;  // the share of games whose first turns are random
};

// One game to be played: what it is depends on these alone.
struct GamePlan {
    const AnyGame* game = nullptr;
    int players = 2;
    JsonObject options;
    std::uint64_t seed = 0;  // of the whole run
    std::uint64_t deal = 0;
    std::uint64_t number = 0;             // another number of the same deal: other players' chance
    std::uint32_t trials = kUsualTrials;  // how hard everybody thinks
    // By seat; null is the hand-made judge.
    std::vector<const Judge*> judges;
    Exploration exploration;
};

// The ends of turns in the order of play, with the features of who played, and how it ended.
struct PlayedGame {
    struct TurnEnd {
        Seat seat = 0;
        std::uint16_t features = 0;  // how many follow in `indices` and `values`
    };
    Standing standing;
    std::vector<TurnEnd> turn_ends;
    std::vector<std::uint16_t> indices;
    std::vector<std::int16_t> values;
};

// The seed of a deal, for what is drawn in the game.
Seed deal_seed(std::uint64_t run, std::uint64_t deal, int players);

// Throws Failed when a player does what is not allowed.
PlayedGame play_game(const GamePlan& plan);

}  // namespace orrery::cli
