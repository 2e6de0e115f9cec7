// What happens when a terrestrial body or an asteroid hits something (section 4.10).
#pragma once

#include <array>
#include <cstdint>

#include "games/cosmogenesis/body.h"
#include "games/cosmogenesis/refusals.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {

// CG-SUPPLY-03: size 1 and 2 are two faces of one tile.
constexpr std::size_t tile_class(int size) {
    return size <= 2 ? std::size_t{0} : static_cast<std::size_t>(size - 2);
}

struct Collision {
    Body grown;               // the hit body afterwards
    Body rest;                // of the colliding body; none when it vanishes
    bool rest_stays = false;  // false for a fourth moon (CG-COLLIDE-08)
    TileCounts supply{};      // the supply afterwards
};

// CG-COLLIDE-03, -09, -10: one size larger, developed life falls back, water stays.
constexpr Body grown_by_hit(const Body& hit) {
    if (hit.is_asteroid()) return terrestrial(2);
    Body body = hit;
    ++body.size;
    if (body.mark > 1) body.mark = 1;
    return body;
}

// CG-COLLIDE-04, -11: one size smaller, or gone; small tiles have no wet face.
constexpr Body rest_of_collider(const Body& collider) {
    if (collider.size <= 1) return {};
    Body body = collider;
    --body.size;
    if (body.size < kMinWetSize) body.other = 0;
    if (body.mark > 1) body.mark = 1;
    return body;
}

// CG-SUPPLY-04: every tile involved goes to the supply, then the new ones are taken.
constexpr Why exchange_tiles(const Body& hit, const Body& collider, Collision& plan) {
    constexpr std::array kMissing{Why::kSupplySmall, Why::kSupplySize3, Why::kSupplySize4};
    std::array<int, kTileClasses> count{};
    for (std::size_t i = 0; i < kTileClasses; ++i) count[i] = plan.supply[i];
    if (hit.is_terrestrial()) ++count[tile_class(hit.size)];
    if (collider.is_terrestrial()) ++count[tile_class(collider.size)];
    --count[tile_class(plan.grown.size)];
    if (plan.rest_stays) --count[tile_class(plan.rest.size)];
    for (std::size_t i = 0; i < kTileClasses; ++i) {
        if (count[i] < 0) return kMissing[i];
        plan.supply[i] = static_cast<std::uint8_t>(count[i]);
    }
    return Why::kNothing;
}

// CG-COLLIDE-13 in its order. `hit` must exist in the orbit; `free_places` is how many moons the
// orbit has room for once a colliding moon of its own has left its place.
constexpr Why plan_collision(const Orbit& orbit, std::uint8_t place, const Body& collider,
                             std::size_t free_places, const TileCounts& supply, Collision& plan) {
    const Body& hit = place == 0 ? orbit.planet : orbit.moons[place - 1U];
    if (hit.is_gas_giant()) return Why::kTargetGas;
    if (hit.size >= kMaxSize) return Why::kTargetMax;
    plan.grown = grown_by_hit(hit);
    plan.rest = rest_of_collider(collider);
    if (place != 0 && !may_have_moon(orbit.planet, plan.grown.size)) return Why::kGrownMoonSize;
    const Body& planet = place == 0 ? plan.grown : orbit.planet;
    if (plan.rest.exists() && !may_have_moon(planet, plan.rest.size)) return Why::kNewMoonSize;
    plan.rest_stays = plan.rest.exists() && free_places > 0;
    plan.supply = supply;
    return exchange_tiles(hit, collider, plan);
}

}  // namespace orrery::cosmogenesis
