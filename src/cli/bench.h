// Games from fixed seeds.
#pragma once

#include <cstdint>
#include <iosfwd>

#include "arena/seeds.h"
#include "core/any_game.h"

namespace orrery::cli {

struct Playout {
    std::uint64_t actions = 0;
    Hash128 hash;  // of the last position
};

// What the game and the players of a game with this number draw from, each from its own.
arena::GameSeeds seeds_of_game(int players, std::uint64_t number);

// The game with this number: the same on every platform, for ever. Throws Failed when it does not
// end.
Playout play_randomly(const AnyGame& game, int players, std::uint64_t number);

// One number from so many random games with each number of players.
std::uint64_t signature(const AnyGame& game, std::uint64_t games);

// Actions and games a second, for each number of players.
void measure(const AnyGame& game, std::uint64_t games, std::ostream& out);

}  // namespace orrery::cli
