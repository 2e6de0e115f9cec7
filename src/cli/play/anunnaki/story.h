// What happened in a game against Cosmobot, in words: the person's actions in sentences,
// Cosmobot's turn step by step with the criterion that decided beside each step.
#pragma once

#include <span>

#include "cli/play/anunnaki/words.h"
#include "cli/play/presenter.h"
#include "core/vocabulary.h"

namespace orrery::cli::play::pantheon {

Telling tell_story(const an::Content& content, std::span<const Event> events, const an::State& view,
                   const SeatNames& names, const Style& style);

// Every criterion that Cosmobot applied in its last turn among these events.
Lines tell_reasons(const Vocabulary& vocabulary, std::span<const Event> events, const Style& style);

}  // namespace orrery::cli::play::pantheon
