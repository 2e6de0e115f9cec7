// The first position (sections 4.1 and 6.1 of the rules).
#pragma once

#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

// Draws at random in the order of AN-RNG-01 and -03. The person's first turn lies on the stack of
// tasks; nothing has run yet.
State set_up(const Content& content, const Options& options, const Seed& seed);

// The adviser cards that a difficulty leaves in a deck (AN-SET-05), in the order of the content.
FixedVector<std::uint8_t, kAdviserCards> used_cards(const Content& content, Difficulty difficulty,
                                                    Deck deck);
// The contracts of a game: neutral, the person's house, Cosmobot's house (AN-HSET-06).
FixedVector<std::uint8_t, 24> used_contracts(const Content& content, const Options& options);

}  // namespace orrery::anunnaki
