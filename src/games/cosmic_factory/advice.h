// What a sensible player would do, phase by phase; `greedy` plays it and `hint` shows it.
#pragma once

#include <span>
#include <vector>

#include "core/game.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/solver.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

class CosmicFactory;

Advice advise_pick(const Content& content, const State& state, Seat seat, Effort effort,
                   RandomStream& random);
// With the whole plan while the galaxy is not what it could be.
Advice advise_building(const CosmicFactory& game, const State& state, Seat seat, Effort effort);
// For the phases after building; `choices` are the legal actions.
Advice advise_choice(const Content& content, const State& state, Seat seat,
                     std::span<const Action> choices);

// How good it is for a seat to hold these markers, in points of the final score.
double worth_of(const Markers& markers, int rounds_to_go);

// The seat's goal this round: its markers after it, or as few points as possible under card 2.
Objective objective_of(const Content& content, const State& state, Seat seat);

// Points by their part, as features, and by how many they are more; parts without are left out.
std::vector<Feature> point_features(const GalaxyPoints& points, const GalaxyPoints& than = {});

}  // namespace orrery::cosmic_factory
