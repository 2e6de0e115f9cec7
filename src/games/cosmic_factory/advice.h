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

// They tell everything they looked at, all in points.
Advice advise_pick(const CosmicFactory& game, const State& state, Seat seat, const Effort& effort,
                   RandomStream& random);
// With the whole plan while the galaxy is not what it could be.
Advice advise_building(const CosmicFactory& game, const State& state, Seat seat,
                       const Effort& effort);
// The bonus tiles that a seat may take with its galaxy as it lies, and what each is expected to
// bring.
struct Bet {
    std::uint8_t colour = 0;
    double gain = 0;  // points of the final score; less than nothing where it would be lost
};
using Bets = FixedVector<Bet, kColours>;
Bets possible_bets(const Content& content, const State& state, Seat seat,
                   const GalaxyPoints& points);
// For the phases after building; `choices` are the legal actions.
Advice advise_choice(const Content& content, const State& state, Seat seat,
                     std::span<const Action> choices);

// How good it is for a seat to hold these markers, in points of the final score.
double worth_of(const Markers& markers, int rounds_to_go);

// Values of this objective in points of the final score; those of a gift are points of the round.
double in_points(const Objective& objective, double value);

// The seat's goal this round: its markers after it, or as few points as possible under card 2.
Objective objective_of(const Content& content, const State& state, Seat seat);

// Points by their part, as features, and by how many they are more; parts without are left out.
std::vector<Feature> point_features(const GalaxyPoints& points, const GalaxyPoints& than = {});

}  // namespace orrery::cosmic_factory
