// What a scoring did and what one would do now, told one by one for whoever draws it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"
#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

// CF-END-01: the lowest of the three zone markers and the star.
constexpr int final_points(const Markers& markers) {
    return *std::min_element(markers.begin(), markers.begin() + kColours) + markers[kStar];
}

// The part of the final points that is not the star.
inline constexpr std::string_view kLowestPart = "lowest zone";

enum class StepKind : std::uint8_t { kZone, kTrack, kWon, kLost, kConstellation, kOffer };
inline constexpr std::array<std::string_view, 6> kStepNames{"zone", "track",         "won",
                                                            "lost", "constellation", "offer"};

// One movement of a marker.
struct Step {
    StepKind kind = StepKind::kZone;
    std::uint8_t marker = 0;
    std::int8_t points = 0;
    std::uint8_t stands = 0;  // where the marker is then
    std::uint8_t total = 0;   // and the final points
    std::uint8_t size = 0;    // what was counted: planets, tiles, tracks or fields
    std::uint8_t zone = 0;    // 1 + its number among the zones of the galaxy; 0 = none
};
using Steps = FixedVector<Step, kMaxFields + 6>;

// The galaxies that lie there are those that will be scored next.
constexpr bool is_building(Phase phase) {
    return phase == Phase::kBuild || phase == Phase::kBlackHole || phase == Phase::kSabotage;
}

// The last scoring of a seat in the order of CF-SCORE-01 and -07; none while it is going on, and
// none while the next galaxies are built.
Steps steps_of(const Content& content, const State& state, Seat seat);

// Where a seat's markers would stand if the round were scored now: without bets, and without track
// points whose marker is still to be chosen (CF-CARD-19a).
Markers projected(const Content& content, const State& state, Seat seat);

// What a neighbour's galaxy would bring without some of its tiles (cards 1 and 13).
struct Spoilt {
    FixedVector<Cell, kMostToTurnDown> cells;
    GalaxyPoints points;
};
using Spoils = FixedVector<Spoilt, 45>;  // nine tiles, and every two of them
// For every choice that a seat still owes, and for each half of one.
Spoils spoils_of(const Content& content, const State& state, Seat seat);

}  // namespace orrery::cosmic_factory
