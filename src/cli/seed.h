// Seeds as people type them.
#pragma once

#include <string>
#include <string_view>

#include "core/random.h"

namespace orrery::cli {

// A number that nobody has used yet, most likely.
std::string new_seed();
// What was given as --seed; throws Failed.
Seed read_seed(std::string_view text);

}  // namespace orrery::cli
