// Cosmogenesis in words: bodies, objectives, and what an orbit still lacks.
#pragma once

#include <string>
#include <vector>

#include "cli/play/presenter.h"
#include "games/cosmogenesis/game.h"

namespace orrery::cli::play {

using CosmosView = GameView<cosmogenesis::Cosmogenesis>;

// Planetary objectives a seat holds, as far as the viewer knows them.
std::vector<int> known_hand(const cosmogenesis::SeatState& seat);

// "T3≈✿2", "G1 red ○", "a": as it is drawn and typed.
std::string body_mark(const cosmogenesis::Body& body);
// "a rocky body of size 3", "a red gas giant of size 1", "an asteroid".
std::string body_name(const cosmogenesis::Body& body);
// "planet O2", "moon O2.M1".
std::string place_name(int orbit, int place);

// "rocky planet of size 3+, 2+ moons".
std::string asked(const cosmogenesis::Requirement& requirement);
// What the nearest orbit lacks: "at O2: size 4 (is 3), rings".
std::string still_missing(const cosmogenesis::Content& content, const cosmogenesis::SeatState& seat,
                          int objective);
// "2 points per ringed gas giant".
std::string scores_for(const cosmogenesis::StellarObjective& objective);
// "2 asteroids", "side action".
std::string rewards_of(const cosmogenesis::PlanetaryObjective& objective);

}  // namespace orrery::cli::play
