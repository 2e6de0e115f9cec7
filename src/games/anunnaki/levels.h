// How far the five levels of Anunnaki look, the weakest first. docs/strength.md has the ladder as
// it was measured.
#pragma once

#include <array>

#include "core/game.h"

namespace orrery::anunnaki {

inline constexpr std::array<Level, kLevels> kGameLevels{{
    {.trials = 5'000,
     .overlooks = 50,
     .character = "expects one answer of Cosmobot’s and misses half of its own chances"},
    {.trials = 5'000,
     .overlooks = 30,
     .character = "expects one answer of Cosmobot’s and misses many of its own chances"},
    {.trials = 5'000,
     .overlooks = 12,
     .character = "expects one answer of Cosmobot’s and misses a chance now and then"},
    {.character = "weighs several answers of Cosmobot’s, and counts what its turn brings at once"},
    {.learned = true,
     .character = "weighs several answers of Cosmobot’s and knows from many games what pays off"},
}};

}  // namespace orrery::anunnaki
