// What the person can do.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

#include "core/action.h"
#include "core/form.h"
#include "games/anunnaki/content/content.h"

namespace orrery::anunnaki {

// Section 6.14 of the rules. Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    kPawn,            // pawn to O0
    kMove,            // move follower from GRE-C to GRE-L
    kMoveSettlement,  // move settlement from NOR-L to NOR-M
    kPortal,          // portal minor from GRE-C to G02      the first one fixes the target
    kHarvest,         // harvest wood in GRE-R               the leftmost such symbol left
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

// The one way to make actions: these functions say what the operands are.
constexpr Action make_action(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (const std::uint8_t operand : operands) action.operands[i++] = operand;
    return action;
}
// Kinds with one operand that is a plain number: node (pawn), slot from 0 (take contract), place
// in the reserve from 0 (drop contract, fulfil), number of the secondary action, action tile
// (upgrade), weapon card (draw), culture site.
constexpr Action numbered(ActionKind kind, std::size_t number) {
    return make_action(kind, {static_cast<std::uint8_t>(number)});
}
// Kinds whose only operand is a place: place follower, fight (a landing place for a distant
// planet), retreat, choose.
constexpr Action at_place(ActionKind kind, Place place) {
    return make_action(kind, {place});
}
constexpr Action on_track(ActionKind kind, Track track) {  // advance, oracle
    return make_action(kind, {static_cast<std::uint8_t>(track)});
}
constexpr Action move_unit(UnitKind unit, Place from, Place to) {
    return make_action(ActionKind::kMove, {static_cast<std::uint8_t>(unit), from, to});
}
// `to` is an area or a landing place.
constexpr Action portal(UnitKind unit, Place from, Place to) {
    return make_action(ActionKind::kPortal, {static_cast<std::uint8_t>(unit), from, to});
}
constexpr Action move_settlement(Place from, Place to) {
    return make_action(ActionKind::kMoveSettlement, {from, to});
}
// Equal symbols of an area are interchangeable, so the resource says which one.
constexpr Action harvest(Place area, Resource resource) {
    return make_action(ActionKind::kHarvest, {area, static_cast<std::uint8_t>(resource)});
}
// `without` is what the discount removes from the cost.
constexpr Action build(Place area, const ResourceCounts& without = {}) {
    return make_action(ActionKind::kBuild, {area, without[0], without[1], without[2], without[3]});
}
constexpr ResourceCounts build_without(Action action) {
    return {action.operands[1], action.operands[2], action.operands[3], action.operands[4]};
}
// The god is the number within the person's house, 0 = great; `by` a triangle, or kPentagon.
inline constexpr std::size_t kPentagon = kTriangles;
constexpr Action summon(std::uint8_t house, std::size_t god, Place area, std::size_t by) {
    return make_action(ActionKind::kSummon, {house, static_cast<std::uint8_t>(god), area,
                                             static_cast<std::uint8_t>(by)});
}
constexpr Action swap_resources(Resource given, Resource taken) {
    return make_action(ActionKind::kSwap,
                       {static_cast<std::uint8_t>(given), static_cast<std::uint8_t>(taken)});
}
constexpr Action take_creature(std::size_t creature, Place area) {
    return make_action(ActionKind::kTakeCreature, {static_cast<std::uint8_t>(creature), area});
}
constexpr Action attack_distant(std::size_t planet, bool attack) {
    return make_action(ActionKind::kAttackDistant,
                       {static_cast<std::uint8_t>(planet), static_cast<std::uint8_t>(attack)});
}
// 1 + the card, 0 = none.
constexpr Action commit_weapon(std::size_t card_or_none) {
    return make_action(ActionKind::kWeapon, {static_cast<std::uint8_t>(card_or_none)});
}
constexpr Action reveal(Deck deck) {
    return make_action(ActionKind::kReveal, {static_cast<std::uint8_t>(deck)});
}
constexpr Action stop() {
    return make_action(ActionKind::kStop);
}
constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}

std::string place_name(const Content& content, Place place);  // "G07", "DP2:land"
std::span<const ActionForm> action_forms();

}  // namespace orrery::anunnaki
