// What the program asks now, in words; choices are numbered.
#pragma once

#include "cli/play/canvas.h"
#include "games/anunnaki/companion/typed/examples.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::cli::companion {

namespace an = anunnaki;

play::Lines question(const an::Content& content, const an::State& state);
// In the person's turn: what the table has not told yet and Cosmobot's turn needs, with how to type
// it.
play::Lines missing(const an::State& state);
// How something is typed, and beside it what that does.
void add_example(play::Lines& lines, const an::companion::typed::Example& example);

}  // namespace orrery::cli::companion
