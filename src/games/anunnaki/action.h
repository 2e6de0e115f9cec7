// What the person can do, and its text form. Areas, cards and the like are named by their ids, so
// printing and parsing need the content.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/action.h"
#include "core/error.h"
#include "games/anunnaki/content.h"

namespace orrery::anunnaki {

// Section 6.14 of the rules. Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    kPawn,            // pawn to O0
    kMove,            // move follower from GRE-C to GRE-L
    kMoveSettlement,  // move settlement from NOR-L to NOR-M
    kPortal,          // portal minor from GRE-C to G02      the first one fixes the target
    kHarvest,         // harvest wood in GRE-R               which symbol: harvest 2 in GRE-L
    kPlaceFollower,   // place follower in GRE-C
    kBuild,           // build in GRE-L; build in GRE-L without wood, gold   (discount)
    kTakeContract,    // take contract 3                     slot
    kDropContract,    // drop contract 1                     of the reserve
    kPickResource,    // take wood
    kPickTrack,       // advance war
    kOracleTrack,     // oracle war
    kPayAny,          // pay wood
    kSecondary,       // secondary s_move
    kSummon,          // summon NOR-1 at NOR-L by T0; … by PENTA
    kFulfil,          // fulfil 1                            of the reserve
    kSwap,            // swap wood for gold
    kTakeCreature,    // take creature sphinx to GRE-C
    kCombatOrder,     // fight in G07; fight at DP2
    kAttackDistant,   // attack DP2; leave DP2
    kWeapon,          // weapon spear; weapon none
    kRetreat,         // retreat to GRE-C
    kPickUpgrade,     // upgrade harvest
    kPickWeapon,      // draw bolt
    kCultureOrder,    // culture G-K03
    kBotChoice,       // choose G03
    kReveal,          // reveal moon; reveal sun
    kStop,            // stop
};

constexpr Action make_action(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (std::uint8_t operand : operands) action.operands[i++] = operand;
    return action;
}
constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}

std::string place_name(const Content& content, Place place);  // "G07", "DP2:land"
std::string print_action(const Content& content, Action action);
Result<Action> parse_action(const Content& content, std::string_view text);
std::span<const ActionShape> action_shapes();

}  // namespace orrery::anunnaki
