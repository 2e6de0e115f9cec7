// Bots of a level: the game's own adviser, told how far to look, and what it misses of what it saw.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace orrery {

// `number` counts from 0, the weakest. What it looks at is the game's to say: GameInfo::levels.
std::unique_ptr<Bot> level_bot(std::size_t number, const Allowance& allowed);

// What somebody plays who overlooks so many of a hundred ways to go on: the best of those in sight.
// Ways to the same are overlooked together. What is left undone by it is a chance, never more: that
// one may stop is in sight while others could go on, and nobody falls back on the worst there is.
Advice overlook(const Position& seen, Seat seat, Advice advice, int percent, RandomStream& random);

}  // namespace orrery
