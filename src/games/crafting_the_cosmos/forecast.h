// What is worked out for whoever looks at a position: no rule of play reads it, only views.
#pragma once

#include <vector>

#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

using ByEnergy = std::array<std::uint8_t, kEnergies>;
using Income = std::array<std::uint8_t, kResourceNames.size()>;  // by resource

// CTC-COLLECT-03, -04: how often each control pays a seat: once a token, and the bonuses of its
// powers.
ByEnergy payments_of(const Content& content, const State& state, const SeatState& seat);

// CTC-COLLECT-01 … -04: what an energy phase yields in all as the tokens lie now.
Income income_of(const Content& content, const State& state);

// CTC-COLLECT-11: what of it is still to come while the player is asked which card or nebula to
// take, that one among it; nothing in other phases.
Income still_to_collect(const Content& content, const State& state);

// One move of a shift: to which control, and the stop that this leads to.
struct ShiftMove {
    std::uint8_t mover = 0;  // kMoveOwn, or a dark token
    std::uint8_t to = 0;
    std::uint8_t stop = 0;
};
// The tokens after some moves of a shift, and what they would bring.
struct ShiftStop {
    std::uint8_t own = 0;
    ByEnergy dark{};
    ByEnergy pays{};
    Income income{};
    FixedVector<ShiftMove, 1 + kEnergies> moves;  // none where the shift must end
};

// CTC-ENERGY-04 … -06: everywhere the tokens can come in a shift. The first stop is where they lie;
// moves that lead to the same tokens lead to the same stop. Empty but before a shift; only the
// first one for those who do not shift.
std::vector<ShiftStop> shift_stops(const Content& content, const State& state, bool onward);

// No more than there are shifts, were each to lead elsewhere: 1 + 5 + 25 + 125.
inline constexpr std::size_t kMostStops = 156;

// CTC-TURN-02: what the end of the turn takes away: the pieces that are not placed.
int pieces_to_lose(const Turn& turn);

// Whether something is given up by an action's being left out when a turn ends: all but what is
// paid with cards, and the end itself.
bool is_given_up(ActionKind kind);

}  // namespace orrery::crafting_the_cosmos
