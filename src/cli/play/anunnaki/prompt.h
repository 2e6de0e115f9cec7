// The question that is asked now, in words, with how to answer it.
#pragma once

#include "cli/play/anunnaki/words.h"

namespace orrery::cli::play::pantheon {

std::string prompt_text(const an::Content& content, const an::State& view);

}  // namespace orrery::cli::play::pantheon
