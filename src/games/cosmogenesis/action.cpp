#include "games/cosmogenesis/action.h"

#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {
namespace {

constexpr ActionShape kShapes[] = {
    {ActionKind::kKeep, "keep", {"objective"}},
    {ActionKind::kTakePlanet, "take as planet", {"sector", "field"}},
    {ActionKind::kTakeMoon, "take as moon", {"sector", "field", "orbit"}},
    {ActionKind::kTakeHit, "take to hit", {"sector", "field", "orbit", "place"}},
    {ActionKind::kTakeBelt, "take to belt", {"sector", "field"}},
    {ActionKind::kTakeObject, "take as object", {"sector", "field"}},
    {ActionKind::kTakeObjective, "take as objective", {"sector", "field"}},
    {ActionKind::kDiscard, "discard", {"sector", "field"}},
    {ActionKind::kSideMoon, "side moon", {"orbit"}},
    {ActionKind::kSideHit, "side hit", {"orbit", "place"}},
    {ActionKind::kSideBuyComet, "side comet to belt"},
    {ActionKind::kSideBuyHit, "side comet to hit", {"orbit", "place"}},
    {ActionKind::kSideLife, "side life", {"orbit", "place"}},
    {ActionKind::kSideModule, "side module"},
    {ActionKind::kSideReveal, "side reveal", {"objective", "orbit"}},
    {ActionKind::kSideThrow, "side throw comet", {"orbit", "place"}},
    {ActionKind::kUse, "use", {"object"}},
    {ActionKind::kUseBelt, "use to belt", {"object"}},
    {ActionKind::kUsePlanet, "use as planet", {"object"}},
    {ActionKind::kUseMoon, "use as moon", {"object", "orbit"}},
    {ActionKind::kUseHit, "use to hit", {"object", "orbit", "place"}},
    {ActionKind::kUseOn, "use on", {"object", "orbit", "place"}},
    {ActionKind::kUseSwap, "use on orbits", {"object", "orbit", "orbit2"}},
    {ActionKind::kUseThrow, "use on moon", {"object", "orbit", "place", "orbit2", "place2"}},
    {ActionKind::kRewardLife, "reward life", {"orbit", "place"}},
    {ActionKind::kRewardEvolve, "reward evolve", {"orbit", "place"}},
    {ActionKind::kDecline, "decline"},
    {ActionKind::kEndTurn, "end turn"},
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
