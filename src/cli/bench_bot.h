// How well a bot plays, over many games from fixed seeds.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/any_game.h"

namespace orrery::cli {

// The bot ("greedy:trials=500") at every seat, for each number of players: wins and points of each
// seat and of an automatic opponent, and the time for a decision. Throws Failed for what cannot be.
void measure_bot(const AnyGame& game, const std::string& bot, const JsonObject& options,
                 std::uint64_t games, std::ostream& out);

}  // namespace orrery::cli
