// Short forms of Cosmogenesis' actions.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/cosmogenesis/words.h"

namespace orrery::cli::play {

// "2-3 m 1" written out as "take II-3 as moon of O1". Throws Misread.
std::string expand_cosmic_form(std::string_view typed, const CosmosView& seen);
Lines cosmic_forms_help();

}  // namespace orrery::cli::play
