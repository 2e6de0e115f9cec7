// How far the five levels of Cosmic Factory look, the weakest first. docs/strength.md has the
// ladder as it was measured.
#pragma once

#include <array>

#include "core/game.h"

namespace orrery::cosmic_factory {

inline constexpr std::array<Level, kLevels> kGameLevels{{
    {.trials = 100,
     .overlooks = 50,
     .character = "tries few galaxies and often keeps the wrong tiles"},
    {.trials = 400,
     .overlooks = 20,
     .character = "tries some hundred galaxies and now and then keeps the wrong tiles"},
    {.trials = 2'500,
     .character = "tries some thousand galaxies and finds good ones, seldom the best"},
    {.trials = 12'000, .character = "tries over ten thousand galaxies and often finds the best"},
    {.trials = 60'000,
     .learned = true,
     .character =
         "hardly ever misses the best galaxy, and knows from many games what a hand is worth"},
}};

}  // namespace orrery::cosmic_factory
