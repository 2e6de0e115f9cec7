// What Cosmobot's part offers to the rest of the rules.
#pragma once

#include <cstdint>

#include "games/anunnaki/course.h"

namespace orrery::anunnaki {

// The person's answer where the rules let the person decide for Cosmobot (4.20): it goes into the
// trace, and the task on top goes on with it. `answer` is one of state.candidates: a place, or a
// Deck for Choice::kReveal.
void answer_for_bot(Course& course, std::uint8_t answer);

// AN-MYTH-05, -06: to be called after every completed element, action of the person and combat of
// either side. What Cosmobot then takes runs before the tasks below.
void check_creatures(Course& course);

// AN-DIST-11: at the beginning of the side's step 4 or phase 4.
void lead_leaderless_planets(Course& course, Side side);

// AN-CONT-03, AN-HTRD-01: the empty slot gets the top of the stack; the companion asks for it.
void refill_contract(Course& course, std::size_t slot);

// AN-TURN-01, -08: turns up the top card of a deck; the companion may ask for it.
void turn_up(Course& course, Deck deck);

// AN-SET-05: the cards of a deck at a difficulty, in the order of the content.
FixedVector<std::uint8_t, kAdviserCards> adviser_deck(const Content& content, Difficulty difficulty,
                                                      Deck deck);

}  // namespace orrery::anunnaki
