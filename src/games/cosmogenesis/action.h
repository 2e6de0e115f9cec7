// What a player can do.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>

#include "core/action.h"
#include "core/form.h"
#include "games/cosmogenesis/body.h"

namespace orrery::cosmogenesis {

// Section 4.2 of the rules. Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    kKeep,  // keep P05
    // Main actions A to G.
    kTakePlanet,     // take II-3 as planet
    kTakeMoon,       // take II-3 as moon of O2
    kTakeHit,        // take II-3 to hit O2.P        terrestrial body or comet
    kTakeBelt,       // take IV-2 to belt
    kTakeObject,     // take III-1 as object
    kTakeObjective,  // take I-2 as objective
    kDiscard,        // discard II-3
    // Side actions A to G; in a reward phase they use the pending side action.
    kSideMoon,      // side moon of O2
    kSideHit,       // side hit O1.M1                an asteroid of the belt
    kSideBuyComet,  // side comet to belt            for two asteroids
    kSideBuyHit,    // side comet to hit O1.P        for two asteroids
    kSideLife,      // side life on O1.P
    kSideModule,    // side module
    kSideReveal,    // side reveal P07 at O1
    kSideThrow,     // side throw comet at O1.P      a comet of the belt
    // Objects; which of these fit is up to the object's effect.
    kUse,        // use O01
    kUseBelt,    // use O02 to belt
    kUsePlanet,  // use O03 as planet
    kUseMoon,    // use O10 as moon of O2
    kUseHit,     // use O04 to hit O1.P
    kUseOn,      // use O05 on O1.P
    kUseSwap,    // use O08 on O1 and O4
    kUseThrow,   // use O09 on O1.M1 to hit O1.P
    // Rewards.
    kRewardLife,    // reward life on O1.P
    kRewardEvolve,  // reward evolve O1.P
    kDecline,       // decline
    kEndTurn,       // end turn
};

// The one way to make actions. Where the order of operands does not matter it is fixed here, so
// that every action has one form only.
constexpr Action make_action(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (std::uint8_t operand : operands) action.operands[i++] = operand;
    return action;
}

// A field of the cosmos board; both numbers count from 1.
struct FieldPlace {
    std::uint8_t sector = 0;
    std::uint8_t field = 0;
    friend constexpr bool operator==(const FieldPlace&, const FieldPlace&) = default;
};

constexpr Action plain(ActionKind kind) {
    return make_action(kind);
}  // module, comet to belt, decline, end turn
constexpr Action keep(std::uint8_t objective) {
    return make_action(ActionKind::kKeep, {objective});
}
// Planet, belt, object, objective, discard.
constexpr Action take(ActionKind kind, FieldPlace from) {
    return make_action(kind, {from.sector, from.field});
}
constexpr Action take_moon(FieldPlace from, std::uint8_t orbit) {
    return make_action(ActionKind::kTakeMoon, {from.sector, from.field, orbit});
}
constexpr Action take_hit(FieldPlace from, Target target) {
    return make_action(ActionKind::kTakeHit, {from.sector, from.field, target.orbit, target.place});
}
constexpr Action side_moon(std::uint8_t orbit) {
    return make_action(ActionKind::kSideMoon, {orbit});
}
// Every kind whose only operand is a target: side actions B, C, D, G, rewards.
constexpr Action on_target(ActionKind kind, Target target) {
    return make_action(kind, {target.orbit, target.place});
}
constexpr Action side_reveal(std::uint8_t objective, std::uint8_t orbit) {
    return make_action(ActionKind::kSideReveal, {objective, orbit});
}
// Plain use, to the belt, as planet.
constexpr Action use(ActionKind kind, std::uint8_t object) {
    return make_action(kind, {object});
}
constexpr Action use_moon(std::uint8_t object, std::uint8_t orbit) {
    return make_action(ActionKind::kUseMoon, {object, orbit});
}
// Hit, on.
constexpr Action use_target(ActionKind kind, std::uint8_t object, Target target) {
    return make_action(kind, {object, target.orbit, target.place});
}
constexpr Action use_swap(std::uint8_t object, std::uint8_t a, std::uint8_t b) {
    if (a > b) std::swap(a, b);
    return make_action(ActionKind::kUseSwap, {object, a, b});
}
constexpr Action use_throw(std::uint8_t object, Target moon, Target target) {
    return make_action(ActionKind::kUseThrow,
                       {object, moon.orbit, moon.place, target.orbit, target.place});
}

constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
constexpr bool is_main(ActionKind kind) {
    return kind >= ActionKind::kTakePlanet && kind <= ActionKind::kDiscard;
}
constexpr bool is_side(ActionKind kind) {
    return kind >= ActionKind::kSideMoon && kind <= ActionKind::kSideThrow;
}
constexpr bool is_use(ActionKind kind) {
    return kind >= ActionKind::kUse && kind <= ActionKind::kUseThrow;
}
constexpr FieldPlace field_operand(Action action) {
    return {action.operands[0], action.operands[1]};
}
// A target begins at this byte.
constexpr Target target_operand(Action action, std::size_t byte) {
    return {action.operands[byte], action.operands[byte + 1]};
}

std::string to_text(FieldPlace place);  // "II-3"
std::string to_text(Target target);     // "O2.P", "O2.M1"
std::span<const ActionForm> action_forms();

}  // namespace orrery::cosmogenesis
