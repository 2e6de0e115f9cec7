// What Cosmobot's part offers to the rest of the rules.
#pragma once

#include <cstdint>

#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {

// The person's answer where the rules let the person decide for Cosmobot (4.20): it goes into the
// trace, and the task on top goes on with it. `answer` is one of state.candidates: a place, or a
// Deck for Choice::kReveal.
void answer_for_bot(Course& course, std::uint8_t answer);

// AN-MYTH-05, -06: to be called after every completed element, action of the person and combat of
// either side. What Cosmobot then takes runs before the tasks below.
void check_creatures(Course& course);

// AN-TURN-01, -08: turns up the top card of a deck; the companion may ask for it.
void turn_up(Course& course, Deck deck);
void draw_card(Course& course, Deck deck);  // of the program's deck, whatever the person uses

}  // namespace orrery::anunnaki
