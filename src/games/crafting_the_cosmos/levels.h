// How far the five levels of Crafting the Cosmos look, the weakest first. docs/strength.md has the
// ladder as it was measured.
#pragma once

#include <array>

#include "core/game.h"

namespace orrery::crafting_the_cosmos {

inline constexpr std::array<Level, kLevels> kGameLevels{{
    {.overlooks = 65,
     .character = "plays its own turn out in thought, but misses most of what it could do"},
    {.overlooks = 40, .character = "plays its own turn out in thought and misses many a chance"},
    {.overlooks = 20, .character = "plans its own turn and misses a chance now and then"},
    {.character = "misses nothing in its own turn, and counts what it brings at once"},
    {.learned = true,
     .character = "misses nothing and knows from many games what pays off in the end"},
}};

}  // namespace orrery::crafting_the_cosmos
