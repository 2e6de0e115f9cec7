// What is still to be done, as a stack in the position: the last task runs next. A task that must
// ask the person stays on top until the answer is there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace orrery::anunnaki {

// Values are part of hashes: never renumber.
enum class TaskKind : std::uint8_t {
    kNone = 0,
    // Cosmobot. Run by bot/.
    kBotTurn = 1,  // steps 1 to 4
    kBotCard,      // a = deck, b = next element
    kBotElement,   // a, b, c = the element's what, number, detail
    kBotCubes,     // a = left
    kBotHarvest,   // a = symbols left
    kBotBuild,
    kBotIncome,     // a = 1: b = points still to gain
    kBotFollowers,  // a = left
    kBotTravel,     // a = number, b = strategy, c = 1: portal; finds the target
    kBotUnits,      // a = left, b = target place, c = 1: portal
    kBotOracle,
    kBotRepeat,  // a = times left, b = goal tile whose oracle action is repeated
    kBotContract,
    kBotAdvance,        // a = track or kAnyTrack
    kBotSupremacy,      // a = spaces or kGoalNumber
    kBotSummon,         // a = 1: great
    kBotCreatures,      // take what is met
    kBotPlaceCreature,  // a = creature
    kBotReveal,         // step 3; a = 1: the used cards are removed
    kBotStep4,
    kBotCulture,
    kBotEndTurn,
    // Both: course/combat*.cpp. One combat is a sequence of small steps, so that the companion can
    // put its own questions in the place of some.
    kCombats = 64,  // the next of `combats`, in the person's order
    kCombat,        // begins the one in `combat`
    kCommitWeapon,  // asks for the person's card
    kRevealCivilisation,
    kRollDie,      // Cosmobot's
    kPersonTotal,  // applies the card
    kCombatOutcome,
    // The person. Run by person/.
    kPersonTurn = 96,
    kPawn,           // phase 1: asks for a node
    kSecondary,      // phase 2
    kFree,           // phase 3
    kPersonCombat,   // phase 4
    kPersonCulture,  // phase 5
    kPersonEndTurn,
    kEffect,  // a = word, b = number, c = detail
    kPayAny,
    kMovePoints,      // a = points left, b = 1: a settlement may still move
    kPortal,          // a = units left, b = 1 + target place once fixed
    kHarvest,         // a = symbols left, b = capital symbols already taken (bits)
    kPlaceFollowers,  // a = left
    kBuild,           // a = discount
    kTakeContract,
    kPickResource,  // a = left
    kPickTrack,     // a = steps left
    kOracleTrack,
    kPickUpgrade,
    kPickWeapon,
    kPlaceCreature,
    kRetreat,
    // The companion: course/asking.cpp.
    kReport = 192,  // the person's turn: edits, until they are done
    kAskCard,       // a = deck
    kAskDie,
    kAskCivilisation,  // a = place
    kAskContract,      // a = slot
    kAskTotal,         // the person's combat total
    kAskScore,         // the person's final total
};

struct Task {
    TaskKind kind = TaskKind::kNone;
    std::uint8_t a = 0, b = 0, c = 0;
    friend constexpr bool operator==(const Task&, const Task&) = default;
};
inline constexpr std::size_t kMaxTasks = 48;

// Where the person decides for Cosmobot (section 4.20).
enum class Choice : std::uint8_t {
    kNone,
    kHarvest,       // AN-CHOICE-02
    kBuild,         // AN-CHOICE-03
    kFollower,      // AN-CHOICE-04
    kMoveTarget,    // AN-CHOICE-05
    kMoveUnit,      // AN-CHOICE-06
    kPortalTarget,  // AN-CHOICE-07
    kPortalUnit,    // AN-CHOICE-08
    kSummon,        // AN-CHOICE-09
    kReveal,        // AN-CHOICE-10: candidates are decks
    kCombatOrder,   // AN-CHOICE-11
    kCreature,      // AN-CHOICE-12
};
inline constexpr std::array<std::string_view, 12> kChoiceNames{
    "none",          "harvest",     "build",  "follower", "move_target",  "move_unit",
    "portal_target", "portal_unit", "summon", "reveal",   "combat_order", "creature"};

}  // namespace orrery::anunnaki
