#include "games/cosmogenesis/action.h"

#include <array>

#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {
namespace {

constexpr OperandShape kSector{"sector"}, kField{"field"}, kOrbit{"orbit"}, kPlace{"place"};
constexpr OperandShape kObjective{"objective"}, kObject{"object"};
constexpr OperandShape kOrbit2{"orbit2"}, kPlace2{"place2"};
constexpr std::array kOneObjective{kObjective};
constexpr std::array kOneField{kSector, kField};
constexpr std::array kFieldOrbit{kSector, kField, kOrbit};
constexpr std::array kFieldTarget{kSector, kField, kOrbit, kPlace};
constexpr std::array kOneOrbit{kOrbit};
constexpr std::array kOneTarget{kOrbit, kPlace};
constexpr std::array kObjectiveOrbit{kObjective, kOrbit};
constexpr std::array kOneObject{kObject};
constexpr std::array kObjectOrbit{kObject, kOrbit};
constexpr std::array kObjectTarget{kObject, kOrbit, kPlace};
constexpr std::array kObjectOrbits{kObject, kOrbit, kOrbit2};
constexpr std::array kObjectTargets{kObject, kOrbit, kPlace, kOrbit2, kPlace2};

constexpr ActionShape shape(ActionKind kind, std::string_view name,
                            std::span<const OperandShape> operands = {}) {
    return {static_cast<std::uint8_t>(kind), name, operands};
}

constexpr std::array kShapes{
    shape(ActionKind::kKeep, "keep", kOneObjective),
    shape(ActionKind::kTakePlanet, "take as planet", kOneField),
    shape(ActionKind::kTakeMoon, "take as moon", kFieldOrbit),
    shape(ActionKind::kTakeHit, "take to hit", kFieldTarget),
    shape(ActionKind::kTakeBelt, "take to belt", kOneField),
    shape(ActionKind::kTakeObject, "take as object", kOneField),
    shape(ActionKind::kTakeObjective, "take as objective", kOneField),
    shape(ActionKind::kDiscard, "discard", kOneField),
    shape(ActionKind::kSideMoon, "side moon", kOneOrbit),
    shape(ActionKind::kSideHit, "side hit", kOneTarget),
    shape(ActionKind::kSideBuyComet, "side comet to belt"),
    shape(ActionKind::kSideBuyHit, "side comet to hit", kOneTarget),
    shape(ActionKind::kSideLife, "side life", kOneTarget),
    shape(ActionKind::kSideModule, "side module"),
    shape(ActionKind::kSideReveal, "side reveal", kObjectiveOrbit),
    shape(ActionKind::kSideThrow, "side throw comet", kOneTarget),
    shape(ActionKind::kUse, "use", kOneObject),
    shape(ActionKind::kUseBelt, "use to belt", kOneObject),
    shape(ActionKind::kUsePlanet, "use as planet", kOneObject),
    shape(ActionKind::kUseMoon, "use as moon", kObjectOrbit),
    shape(ActionKind::kUseHit, "use to hit", kObjectTarget),
    shape(ActionKind::kUseOn, "use on", kObjectTarget),
    shape(ActionKind::kUseSwap, "use on orbits", kObjectOrbits),
    shape(ActionKind::kUseThrow, "use on moon", kObjectTargets),
    shape(ActionKind::kRewardLife, "reward life", kOneTarget),
    shape(ActionKind::kRewardEvolve, "reward evolve", kOneTarget),
    shape(ActionKind::kDecline, "decline"),
    shape(ActionKind::kEndTurn, "end turn"),
};

std::string orbit_text(std::uint8_t orbit) {
    return "O" + std::to_string(orbit);
}

}  // namespace

std::string to_text(FieldPlace place) {
    const bool named = place.sector >= 1 && place.sector <= kSectors;
    return std::string(named ? kSectorNames[place.sector - 1U] : "?") + "-" +
           std::to_string(place.field);
}

std::string to_text(Target target) {
    return orbit_text(target.orbit) +
           (target.place == 0 ? ".P" : ".M" + std::to_string(target.place));
}

std::string id_text(char letter, std::size_t number) {
    return letter + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

std::string print_action(Action action) {
    const auto& bytes = action.operands;
    const auto field = [&] { return to_text(field_operand(action)); };
    const auto target = [&](std::size_t byte) { return to_text(target_operand(action, byte)); };
    const auto object = [&] { return "use " + id_text('O', bytes[0]); };
    switch (kind_of(action)) {
        case ActionKind::kKeep:
            return "keep " + id_text('P', bytes[0]);
        case ActionKind::kTakePlanet:
            return "take " + field() + " as planet";
        case ActionKind::kTakeMoon:
            return "take " + field() + " as moon of " + orbit_text(bytes[2]);
        case ActionKind::kTakeHit:
            return "take " + field() + " to hit " + target(2);
        case ActionKind::kTakeBelt:
            return "take " + field() + " to belt";
        case ActionKind::kTakeObject:
            return "take " + field() + " as object";
        case ActionKind::kTakeObjective:
            return "take " + field() + " as objective";
        case ActionKind::kDiscard:
            return "discard " + field();
        case ActionKind::kSideMoon:
            return "side moon of " + orbit_text(bytes[0]);
        case ActionKind::kSideHit:
            return "side hit " + target(0);
        case ActionKind::kSideBuyComet:
            return "side comet to belt";
        case ActionKind::kSideBuyHit:
            return "side comet to hit " + target(0);
        case ActionKind::kSideLife:
            return "side life on " + target(0);
        case ActionKind::kSideModule:
            return "side module";
        case ActionKind::kSideReveal:
            return "side reveal " + id_text('P', bytes[0]) + " at " + orbit_text(bytes[1]);
        case ActionKind::kSideThrow:
            return "side throw comet at " + target(0);
        case ActionKind::kUse:
            return object();
        case ActionKind::kUseBelt:
            return object() + " to belt";
        case ActionKind::kUsePlanet:
            return object() + " as planet";
        case ActionKind::kUseMoon:
            return object() + " as moon of " + orbit_text(bytes[1]);
        case ActionKind::kUseHit:
            return object() + " to hit " + target(1);
        case ActionKind::kUseOn:
            return object() + " on " + target(1);
        case ActionKind::kUseSwap:
            return object() + " on " + orbit_text(bytes[1]) + " and " + orbit_text(bytes[2]);
        case ActionKind::kUseThrow:
            return object() + " on " + target(1) + " to hit " + target(3);
        case ActionKind::kRewardLife:
            return "reward life on " + target(0);
        case ActionKind::kRewardEvolve:
            return "reward evolve " + target(0);
        case ActionKind::kDecline:
            return "decline";
        case ActionKind::kEndTurn:
            return "end turn";
        case ActionKind::kNone:
            break;
    }
    return "none";
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmogenesis
