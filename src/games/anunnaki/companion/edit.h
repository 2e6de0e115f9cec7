// What an entry of the person changes.
#pragma once

#include "games/anunnaki/companion/action.h"
#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki::companion {

// edit.cpp: the model
void apply_edit(Course& course, Action action);
// answer.cpp: what the program was waiting for
void apply_answer(Course& course, Action action);

}  // namespace orrery::anunnaki::companion
