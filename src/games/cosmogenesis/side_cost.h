// What a side action costs: the one place that says it, for checks, play and whoever draws.
#pragma once

#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {

// Of the player's belt (CG-SIDE-02).
struct SideCost {
    int asteroids = 0;
    int comets = 0;

    constexpr bool is_free() const { return asteroids == 0 && comets == 0; }
};

constexpr SideCost side_cost(ActionKind kind) {
    switch (kind) {
        case ActionKind::kSideMoon:
        case ActionKind::kSideHit:
        case ActionKind::kSideLife:
        case ActionKind::kSideModule:
            return {.asteroids = 1};
        case ActionKind::kSideBuyComet:
        case ActionKind::kSideBuyHit:
            return {.asteroids = 2};
        case ActionKind::kSideThrow:
            return {.comets = 1};
        default:
            return {};
    }
}

constexpr bool can_pay(const SeatState& own, ActionKind side) {
    const SideCost cost = side_cost(side);
    return own.asteroids >= cost.asteroids && own.comets >= cost.comets;
}

}  // namespace orrery::cosmogenesis
