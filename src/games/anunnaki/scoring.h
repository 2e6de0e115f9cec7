// Points at the end (AN-HSCO-01 to -03), and who wins (AN-SCORE-02).
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/words.h"

namespace orrery::anunnaki {

inline constexpr int kResourcesPerPoint = 3;  // AN-HSCO-02

// The last three are the person's alone.
struct SideScore {
    int vp = 0;                         // gained during the game
    std::array<int, kTracks> tracks{};  // value of the space times goal value
    int supremacy = 0;                  // the number on its space
    int distant = 0;                    // planets it leads
    int powers = 0;                     // what gods, creatures and artefacts give at the end
    int creatures = 0;                  // their printed points
    int resources = 0;                  // left over
    int total() const;
    friend constexpr bool operator==(const SideScore&, const SideScore&) = default;
};

// The keys of the parts.
inline constexpr std::string_view kVpPart = "vp";
inline constexpr std::array<std::string_view, kTracks> kTrackParts{"war", "tech", "trade"};
inline constexpr std::string_view kSupremacyPart = "supremacy";
inline constexpr std::string_view kDistantPart = "distant planets";
inline constexpr std::string_view kPowersPart = "powers";
inline constexpr std::string_view kCreaturesPart = "creatures";
inline constexpr std::string_view kResourcesPart = "resources";

// As if the game ended now.
SideScore score_of(const Content& content, const State& state, Side side);
// The same without the tracks, whose goals take most of the counting.
SideScore score_beside_tracks(const Content& content, const State& state, Side side);
// The same one by one: each goal, planet, power and creature by its name.
std::vector<ScoreItem> score_items_of(const Content& content, const SharedWords& words,
                                      const State& state, Side side);
// A tie is a loss for the person (AN-SCORE-02).
constexpr bool person_wins(int person, int bot) {
    return person > bot;
}

}  // namespace orrery::anunnaki
