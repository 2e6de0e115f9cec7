// All units of a schedule, played in several threads and told in order.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "arena/referee.h"
#include "arena/schedule.h"
#include "core/json.h"

namespace orrery::arena {

// An option of the game whose values the deals take in turn.
struct Varied {
    std::string option;
    std::vector<Json> values;  // one at least
};

struct Tournament {
    const AnyGame* game = nullptr;
    Json options;
    std::vector<Varied> varied;  // none of them is among the options
    int seats = 2;
    bool gauntlet = false;
    std::vector<std::string> players;  // as they are written, "greedy:trials=500"
    std::uint64_t games = 100;         // for each match
    Seed seed;
    std::chrono::milliseconds engine_limit{10'000};  // for an answer of an outside engine

    Schedule schedule() const {
        return {matches_of(static_cast<int>(players.size()), seats, gauntlet), games};
    }
    Json options_of_deal(std::uint64_t deal) const;
};

// Why this cannot be played. Who only watches what comes of a game needs no second player.
std::optional<Error> check_tournament(const Tournament& tournament, std::size_t least_players = 2);

struct Unit {
    std::uint64_t number = 0;
    std::vector<GameResult> games;  // one for each seating of its match
};

// Called for unit after unit in the order of their numbers, never by two threads at once.
// `thinking` is player by player. Who has seen enough answers false, and later units are not told.
using OnUnit = std::function<bool(const Unit& unit, const std::vector<Thinking>& thinking)>;

// Plays from the unit `first` on. What is told does not depend on the number of threads. Comes back
// when all is told, or soon after `stop` was set, which it also sets itself when somebody has seen
// enough: no game needs to be played to its end then.
void play_units(const Tournament& tournament, std::uint64_t first, int threads,
                std::atomic<bool>& stop, const OnUnit& on_unit);

}  // namespace orrery::arena
