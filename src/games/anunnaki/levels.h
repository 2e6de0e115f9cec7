// How far the five levels of Anunnaki look, the weakest first. docs/strength.md has the ladder as
// it was measured.
#pragma once

#include <array>

#include "core/game.h"

namespace orrery::anunnaki {

inline constexpr std::array<Level, kLevels> kGameLevels{{
    {.trials = 5'000,
     .overlooks = 58,
     .character = "expects one answer of Cosmobot’s and misses most of its own chances"},
    {.trials = 5'000,
     .overlooks = 27,
     .character = "expects one answer of Cosmobot’s and misses one of its own chances in four"},
    {.trials = 5'000,
     .character = "expects one answer of Cosmobot’s, but misses nothing in its own turn"},
    {.character = "weighs several answers of Cosmobot’s, and counts what its turn brings at once"},
    {.learned = true,
     .character = "weighs several answers of Cosmobot’s and knows from many games what pays off"},
}};

}  // namespace orrery::anunnaki
