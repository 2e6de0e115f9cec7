// What a game draws from: the deal, and apart from it the chance of those who play.
#pragma once

#include "core/random.h"
#include "core/types.h"

namespace orrery::arena {

struct GameSeeds {
    Seed game;     // shuffles and dice
    Seed players;  // who of several acts first, and what players draw
    friend bool operator==(const GameSeeds&, const GameSeeds&) = default;
};

// The deal with this number. However the seats are taken, it is the same deal, and each seat draws
// the same numbers: what differs between two games of a deal is how they were played.
GameSeeds seeds_of_deal(const Seed& base, std::uint64_t deal);

// What whoever sits here draws from. Seats have their own, so that one who draws more does not
// change the chance of another.
Seed seed_of_seat(const GameSeeds& seeds, Seat seat);

// One of those the game waits for.
Seat pick_actor(SeatSet actors, RandomStream& random);

}  // namespace orrery::arena
