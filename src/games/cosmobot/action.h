// What the person tells the companion, and its text form. Every kind is one row of a table that
// gives its text and its operands; printing, reading and listing all follow from it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/action.h"
#include "core/error.h"
#include "games/anunnaki/content.h"

namespace orrery::anunnaki::cosmobot {

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

// What an operand is: which values it has, and how they are written. Each is one byte, an element
// three.
enum class Operand : std::uint8_t {
    kSide,       // person, bot
    kUnit,       // follower, …
    kPlace,      // G03, DP2:land
    kArea,       // G03
    kSite,       // G-K03
    kResource,   // wood, …
    kTrack,      // war, tech, trade
    kGoalPlace,  // war, tech, trade, supremacy
    kGoal,       // shrines, …
    kSlot,       // 1 … 6
    kSpace,      // of a development track
    kMarker,     // a place on the supremacy track, by its printed number
    kCubes,
    kPoints,
    kVp,       // of a contract
    kTrade,    // steps of a contract
    kDisplay,  // left, right
    kPlanet,   // DP2
    kCreature,
    kDeck,   // moon, sun
    kThing,  // cards, die
    kFace,   // of the chaos die
    kStrength,
    kTotal,
    kCard,     // M07, S03
    kElement,  // move 2 brave
    kArrow,
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

// One kind of action: "put {side} {unit} in {place}".
struct Form {
    ActionKind kind;
    std::string_view name;
    std::string_view pattern;
};
std::span<const Form> forms();  // in the order of the kinds
const Form& form_of(ActionKind kind);
std::span<const Operand> operands_of(const Form& form);

constexpr Action act(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    Action action;
    action.kind = static_cast<std::uint8_t>(kind);
    std::size_t i = 0;
    for (std::uint8_t operand : operands) action.operands[i++] = operand;
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

std::string print_entry(const Content& content, Action action);
Result<Action> read_entry(const Content& content, std::string_view text);
// The kind exists, every operand has one of its values, the other bytes are zero.
bool is_entry(const Content& content, Action action);
std::span<const ActionShape> action_shapes();

}  // namespace orrery::anunnaki::cosmobot
