// How far the five levels of Cosmogenesis look, the weakest first. docs/strength.md has the ladder
// as it was measured.
#pragma once

#include <array>

#include "core/game.h"

namespace orrery::cosmogenesis {

inline constexpr std::array<Level, kLevels> kGameLevels{{
    {.overlooks = 35,
     .character = "sees only what its own system gains at once, and misses every third chance"},
    {.character = "looks at its own system alone, but misses nothing there"},
    {.learned = true,
     .overlooks = 26,
     .character = "has learned what pays off in the end, but misses a quarter of its chances"},
    {.learned = true,
     .character = "knows what pays off in the end and misses nothing in its own turn"},
    {.iterations = 400,
     .learned = true,
     .character = "thinks beyond its own turn: what will the others make of it?"},
}};

}  // namespace orrery::cosmogenesis
