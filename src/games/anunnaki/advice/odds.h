// What a combat promises before it is fought: the chance over the die and over tiles that nobody
// has seen, and the card to commit.
#pragma once

#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

// The chance that the person wins at the place with so much added to the units and powers.
double winning_chance(const Content& content, const State& state, Place place, int added);

struct CardChoice {
    std::size_t card_or_none = 0;  // 1 + the card, 0 = none
    double chance = 0;             // to win with it
    double worth = 0;              // chance * stake, less the card's price
};
// With this card or none, where winning is worth `stake` points.
CardChoice card_choice(const Content& content, const State& state, Place place, double stake,
                       std::size_t card_or_none);
// The best of those in hand that can be paid.
CardChoice best_card(const Content& content, const State& state, Place place, double stake);

// How the position would stand after the combat, without what is drawn or chosen then.
State after_combat(const Content& content, const State& state, Place place, bool person_wins);

// Places where units of the person are in a combat that is still to be fought, or may choose to
// attack.
PlaceSet open_combats(const Content& content, const State& state);

}  // namespace orrery::anunnaki
