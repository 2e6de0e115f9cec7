#include "games/cosmogenesis/action.h"

#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {
namespace {

constexpr ActionForm kForms[] = {
    {ActionKind::kKeep, "keep", "keep {objective:planetary}"},
    {ActionKind::kTakePlanet, "take as planet", "take {field} as planet"},
    {ActionKind::kTakeMoon, "take as moon", "take {field} as moon of {orbit}"},
    {ActionKind::kTakeHit, "take to hit", "take {field} to hit {target}"},
    {ActionKind::kTakeBelt, "take to belt", "take {field} to belt"},
    {ActionKind::kTakeObject, "take as object", "take {field} as object"},
    {ActionKind::kTakeObjective, "take as objective", "take {field} as objective"},
    {ActionKind::kDiscard, "discard", "discard {field}"},
    {ActionKind::kSideMoon, "side moon", "side moon of {orbit}"},
    {ActionKind::kSideHit, "side hit", "side hit {target}"},
    {ActionKind::kSideBuyComet, "side comet to belt"},
    {ActionKind::kSideBuyHit, "side comet to hit", "side comet to hit {target}"},
    {ActionKind::kSideLife, "side life", "side life on {target}"},
    {ActionKind::kSideModule, "side module"},
    {ActionKind::kSideReveal, "side reveal", "side reveal {objective:planetary} at {orbit}"},
    {ActionKind::kSideThrow, "side throw comet", "side throw comet at {target}"},
    {ActionKind::kUse, "use", "use {object}"},
    {ActionKind::kUseBelt, "use to belt", "use {object} to belt"},
    {ActionKind::kUsePlanet, "use as planet", "use {object} as planet"},
    {ActionKind::kUseMoon, "use as moon", "use {object} as moon of {orbit}"},
    {ActionKind::kUseHit, "use to hit", "use {object} to hit {target}"},
    {ActionKind::kUseOn, "use on", "use {object} on {target}"},
    {ActionKind::kUseSwap, "use on orbits", "use {object} on {orbits}"},
    {ActionKind::kUseThrow, "use on moon", "use {object} on {moon:target} to hit {target}"},
    {ActionKind::kRewardLife, "reward life", "reward life on {target}"},
    {ActionKind::kRewardEvolve, "reward evolve", "reward evolve {target}"},
    {ActionKind::kDecline, "decline"},
    {ActionKind::kEndTurn, "end turn"},
};

}  // namespace

std::string to_text(FieldPlace place) {
    return std::string(kSectorNames[place.sector - 1U]) + "-" + std::to_string(place.field);
}

std::string to_text(Target target) {
    return "O" + std::to_string(target.orbit) +
           (target.place == 0 ? ".P" : ".M" + std::to_string(target.place));
}

std::span<const ActionForm> action_forms() {
    return kForms;
}

}  // namespace orrery::cosmogenesis
