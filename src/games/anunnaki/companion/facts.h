// What the companion has been told.
#pragma once

#include <cstddef>
#include <optional>

#include "games/anunnaki/board.h"

namespace orrery::anunnaki::companion {

// AN-END-01, AN-HEND-01: the last cube is placed, or the end of a track reached.
bool at_end(const Content& content, const SideState& own);

// An adviser card lies face up.
constexpr bool shows_card(const State& state) {
    return state.face_up[0] != 0 || state.face_up[1] != 0;
}

// The symbol that an edit exhausts (the leftmost of its kind) or renews (the rightmost), if any.
std::optional<std::size_t> symbol_to_turn(const Content& content, const State& state,
                                          Resource resource, std::size_t area, bool renew);

// A god token lies in that Atlantis area; which of the two Atlantis areas it is.
bool god_there(const Content& content, const State& state, std::size_t area);
std::size_t atlantis_number(const Content& content, std::size_t area);
// … whose strength was not told.
bool god_untold(const Content& content, const State& state, std::size_t area);

// Creatures on display or taken, of those that are in play.
int known_creatures(const State& state);
std::optional<Side> owner_of(const State& state, std::size_t creature);
// Its place on the display.
std::optional<std::size_t> display_of(const State& state, std::size_t creature);

}  // namespace orrery::anunnaki::companion
