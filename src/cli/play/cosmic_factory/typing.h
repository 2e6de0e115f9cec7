// Short forms for the keyboard, written out as the actions' text.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/canvas.h"
#include "cli/play/cosmic_factory/seen.h"

namespace orrery::cli::play {

// Throws Misread when a short form is clear but cannot mean anything here; what is no short form
// comes back unchanged.
std::string expand_short_form(std::string_view typed, const FactoryView& table);

Lines short_forms_help();

}  // namespace orrery::cli::play
