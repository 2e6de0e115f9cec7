// What the companion has been told.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

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

// What lies on the table and Cosmobot's turn needs (AN-COMP-09), but was not told yet: in the order
// in which it is asked for. While Cosmobot acts, it asks for what it needs one by one.
enum class Fact : std::uint8_t { kGoal, kContract, kPlanet, kCreature };
inline constexpr std::array<std::string_view, 4> kFactNames{"goal", "contract", "planet",
                                                            "creature"};
struct UntoldFact {
    Fact fact = Fact::kGoal;
    std::uint8_t at = 0;  // place of a goal tile, slot of a contract, place on the display
};
using Untold = FixedVector<UntoldFact, kGoals + kContractSlots + 2 * kDisplayed>;
Untold untold(const State& state);
bool is_untold(const State& state, Fact fact);

// Creatures on display or taken, of those that are in play.
int known_creatures(const State& state);
std::optional<Side> owner_of(const State& state, std::size_t creature);
// Its place on the display.
std::optional<std::size_t> display_of(const State& state, std::size_t creature);

}  // namespace orrery::anunnaki::companion
