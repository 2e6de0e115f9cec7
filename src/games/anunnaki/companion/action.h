// What the person tells the companion.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/action.h"
#include "core/form.h"
#include "games/anunnaki/content/content.h"

namespace orrery::anunnaki::companion {

// Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    // Edits of the model (AN-COMP-02).
    kPut,
    kTake,
    kSettle,
    kUnsettle,
    kCivilisation,       // face down
    kKnownCivilisation,  // face up, or of a distant planet
    kNoCivilisation,
    kGod,
    kKnownGod,
    kNoGod,
    kExhaust,
    kRenew,
    kCulture,
    kNoCulture,
    kToken,
    kNoToken,
    kTrack,
    kSupremacy,
    kCubes,
    kPoints,
    kGoal,
    kContract,
    kNoContract,
    kPlanet,
    kShow,
    kGive,
    kRemove,
    kPhysical,
    kProgram,
    kTurnUp,
    kEnd,
    kNoEnd,
    // The person's turn.
    kFight,
    kDone,
    // Answers: choices (AN-CHOICE), facts (AN-COMP-09), cards and dice (AN-COMP-03).
    kChoose,
    kReveal,
    kCommitted,
    kDie,
    kRoll,
    kStrength,
    kGodStrength,
    kTotal,
    kCard,
    kElement,
    kArrow,
    kComplete,
    kDraw,
    kScore,
};

// Limits of what can be typed, where the components set none.
inline constexpr int kMostPoints = 250;
inline constexpr int kLeastScore = -20;  // the person's final total may be below zero
inline constexpr int kMostContractVp = 15;
inline constexpr int kMostTradeSteps = 2;  // AN-CONT-02
inline constexpr int kMostStrength = 20;
inline constexpr int kMostFace = 20;
inline constexpr int kMostTotal = 60;

constexpr Action act(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (const std::uint8_t operand : operands) action.operands[i++] = operand;
    return action;
}
constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
constexpr Element element_of(Action action) {
    return {static_cast<Do>(action.operands[0]), action.operands[1], action.operands[2]};
}
constexpr Action type_element(const Element& element) {
    return act(ActionKind::kElement,
               {static_cast<std::uint8_t>(element.what), element.number, element.detail});
}
// A card is numbered through both decks.
constexpr std::uint8_t card_operand(Deck deck, std::size_t card) {
    return static_cast<std::uint8_t>(card + (deck == Deck::kSun ? kAdviserCards : 0));
}

std::span<const ActionForm> action_forms();

}  // namespace orrery::anunnaki::companion
