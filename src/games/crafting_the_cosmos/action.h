// What a player can do.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/action.h"
#include "core/form.h"
#include "games/crafting_the_cosmos/components.h"

namespace orrery::crafting_the_cosmos {

// Section 4.3 of the rules. Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    kShift,           // shift own, dark from chemistry, own
    kPickNebula,      // pick nebula 2
    kTakeCard,        // take card 3, take card deck
    kPlaceNebula,     // place nebula NT1-05 at ND0   also the answer to an omega nebula
    kPlaceStar,       // place He at S05
    kPlaceProto,      // place proto at L14
    kForm,            // form ND0 discarding S31
    kDischarge,       // discharge for He at S05
    kDischargeEmpty,  // discharge for nothing        no star can be had or placed
    kDischargePower,  // discharge with PT-1
    kAdvancedLife,    // advanced life at NF0
    kBuyPower,        // buy light power for slot 2
    kKeepPower,       // keep PL-5 above PL-2 PL-7
    kUsePower,        // use PT-4 with light for steps
    kScoreSet,        // score light set
    kSupernova,       // supernova S05
    kStabilize,       // stabilize L05
    kMoveStar,        // move S05 to S06
    kMoveLife,        // move L05 to L06
    kChooseElement,   // choose He                    these six answer the power in use
    kChooseStar,      // choose S05
    kChooseLife,      // choose L05
    kChooseNebula,    // choose ND0
    kPutStar,         // put He at S05
    kStop,            // stop                         enough targets of an "up to"
    kOmegaNebula,     // omega nebula 2
    kOmegaStabilize,  // omega stabilize L05
    kOmegaNone,       // omega none
    kDropNebula,      // drop nebula
    kDiscard,         // discard 2 light 1 time
};

// The moves of a shift: 0 = none, then the own token, then a dark token by its control.
inline constexpr std::uint8_t kMoveOwn = 1;
inline constexpr std::uint8_t kMoveDark = 2;
inline constexpr std::size_t kMaxMoves = 3;  // CTC-ENERGY-04
constexpr std::uint8_t move_dark(std::size_t control) {
    return static_cast<std::uint8_t>(kMoveDark + control);
}

inline constexpr std::uint8_t kFromDeck = 0;  // a card taken from the deck; else 1 … 4

// The one way to make actions. Spaces, elements and energies are operands from 0, sizes, tiles,
// powers, slots and display positions from 1.
constexpr Action make_action(ActionKind kind, std::initializer_list<std::size_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (std::size_t operand : operands) action.operands[i++] = static_cast<std::uint8_t>(operand);
    return action;
}

constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}

std::span<const ActionForm> action_forms();

}  // namespace orrery::crafting_the_cosmos
