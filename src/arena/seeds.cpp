#include "arena/seeds.h"

namespace orrery::arena {

GameSeeds seeds_of_deal(const Seed& base, std::uint64_t deal) {
    GameSeeds seeds;
    seeds.game = base;
    seeds.game.words[4] ^= static_cast<std::uint32_t>(deal);
    seeds.game.words[5] ^= static_cast<std::uint32_t>(deal >> 32);
    seeds.players = seeds.game;
    seeds.players.words[6] ^= 1;
    return seeds;
}

Seed seed_of_seat(const GameSeeds& seeds, Seat seat) {
    Seed seed = seeds.players;
    seed.words[3] ^= static_cast<std::uint32_t>(seat) + 1;
    return seed;
}

Seat pick_actor(SeatSet actors, RandomStream& random) {
    std::array<Seat, kMaxSeats> waiting{};
    std::uint32_t count = 0;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (has_seat(actors, seat)) waiting[count++] = seat;
    return waiting[random.uniform(count)];
}

}  // namespace orrery::arena
