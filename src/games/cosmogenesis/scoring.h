// Points (section 4.22): what every part of a system is worth, and who wins.
#pragma once

#include <array>
#include <string_view>

#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {

inline constexpr int kBeltFirst = 5;  // CG-SCORE-05
inline constexpr int kBeltSecond = 3;
inline constexpr int kObjectPoints = 1;
inline constexpr int kMonolithPoints = 1;

// The keys of the parts.
inline constexpr std::string_view kPlanetaryPart = "planetary objectives";
inline constexpr std::string_view kStellarPart = "stellar objectives";
inline constexpr std::string_view kEvolutionPart = "evolution";
inline constexpr std::string_view kObjectsPart = "objects";
inline constexpr std::string_view kBeltPart = "belt";
inline constexpr std::string_view kMonolithPart = "monolith";

struct SeatScore {
    int planetary = 0;
    int stellar = 0;
    int evolution = 0;
    int objects = 0;
    int belt = 0;
    int monolith = 0;
    int total() const { return planetary + stellar + evolution + objects + belt + monolith; }
    friend constexpr bool operator==(const SeatScore&, const SeatScore&) = default;
};

// What a term counts in a system, and what it is worth.
int count_of(const ScoreTerm& term, const SeatState& seat);
int points_of(const ScoreTerm& term, int count);
// CG-SCORE-02.
int stellar_points(const StellarObjective& objective, const SeatState& seat);
// CG-SCORE-03.
int evolution_points(const Content& content, const Orbits& orbits);
// CG-SCORE-05, -06: by seat, from the belts' values.
std::array<int, kMaxPlayers> belt_points(std::span<const int> values);
// CG-SCORE-03: one body's.
int life_points(const Content& content, const Body& body);
// All six parts as if the game ended now.
SeatScore score_of(const Content& content, const State& state, Seat seat);

// CG-TIE-01 to -03: what seats are compared by, in order.
struct Rank {
    int points = 0;
    int monolith = 0;
    int planets = 0;
    friend constexpr auto operator<=>(const Rank&, const Rank&) = default;
};
// 1 + the number of seats that rank before this one.
int place_of(std::span<const Rank> ranks, std::size_t seat);

}  // namespace orrery::cosmogenesis
