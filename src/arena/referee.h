// One game between players, from its deal to its result.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arena/player.h"
#include "arena/seeds.h"

namespace orrery::arena {

// How long a seat thought. It is told, never part of a result: a result is the same on every
// machine.
struct Thinking {
    std::uint64_t decisions = 0;
    std::chrono::nanoseconds total{}, longest{};

    void add(const Thinking& other);
};

struct Side {
    int points = 0;
    int place = 1;
    friend bool operator==(const Side&, const Side&) = default;
};

// Points for one thing: an objective, a card, a planet.
struct Item {
    std::string part, what;
    int points = 0;
    friend bool operator==(const Item&, const Item&) = default;
};

// Who did not answer, or not as the rules want it, has lost, and the others share the win. Nobody's
// points mean anything then.
struct Forfeit {
    Seat seat = 0;
    std::string why;
};

struct GameResult {
    std::vector<Side> sides;  // the seats, then an automatic opponent
    std::optional<Forfeit> forfeit{};
    std::vector<std::vector<Item>> items{};  // side by side, where the game tells them
    std::vector<Trait> traits{};             // likewise; a file of results does not keep them

    // 1 for the first place; who shares it shares the 1, too.
    double win_of(std::size_t side) const;
    // By how many points it is above the best of the others.
    double margin_of(std::size_t side) const;
};

struct Played {
    GameResult result;
    std::vector<Thinking> thinking;  // seat by seat
};

// `seated` has a player for each seat; one player may sit at several. Nothing comes back where
// `stop` was set during the game. The options must be the game's.
std::optional<Played> play_game(const AnyGame& game, const Json& options, const GameSeeds& seeds,
                                std::span<Player* const> seated, const std::atomic<bool>& stop);

}  // namespace orrery::arena
