// Seeds as people type them.
#pragma once

#include <string>

#include "core/random.h"

namespace orrery::cli {

// A number that nobody has used yet, most likely.
std::string new_seed();
// A number or 64 hexadecimal digits; throws Failed.
Seed read_seed(const std::string& text);

}  // namespace orrery::cli
