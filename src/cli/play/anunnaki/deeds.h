// What the person does, in sentences.
#pragma once

#include "cli/play/anunnaki/words.h"
#include "cli/play/sentences.h"

namespace orrery::cli::play::pantheon {

void tell_deed(const an::Content& content, const an::State& view, const Event& event,
               Sentences& story);

}  // namespace orrery::cli::play::pantheon
