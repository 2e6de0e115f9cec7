// Short forms of Cosmogenesis' actions.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/cosmogenesis_view.h"
#include "cli/play/presenter.h"

namespace orrery::cli::play {

// "2-3 m 1" written out as "take II-3 as moon of O1". Throws Misread.
std::string expand_cosmic_form(const cosmogenesis::Content& content, std::string_view typed,
                               const SeenCosmos& cosmos);
Lines cosmic_forms_help();

}  // namespace orrery::cli::play
