// Short forms of actions; what they mean depends on the question that is asked.
#pragma once

#include "cli/play/anunnaki/words.h"
#include "games/anunnaki/game.h"

namespace orrery::cli::play::pantheon {

// The action's text, several with "; " between them. What is no short form comes back unchanged;
// throws Misread where one is begun but makes no sense.
std::string expand_form(const an::Anunnaki& rules, std::string_view typed, const an::State& view);
Lines forms_help();

}  // namespace orrery::cli::play::pantheon
