// The notation of adviser cards and fate cards (AN-COMP-06): "cube 1; move 2 brave".
#pragma once

#include <string>

#include "games/anunnaki/components.h"

namespace orrery::anunnaki {

std::string print_element(const Element& element);
std::string print_card(const AdviserCard& card, Deck deck);

}  // namespace orrery::anunnaki
