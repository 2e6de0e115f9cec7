// What a position is worth to a seat, in points of the final score, by named features.
#pragma once

#include <array>
#include <string_view>

#include "core/evaluation.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

enum class Worth : std::uint8_t {
    kPoints,       // scored, and advanced life
    kNebulae,      // stars that fit unformed nebulae
    kLife,         // life around nebulae, formed ones above all
    kCrystals,     // what the time chamber will have paid in the end
    kCards,        // energy cards
    kPowerCards,   // power cards: their bonus in every round to come, and their use
    kGoalChances,  // chances in the goals that are still to be scored
};
inline constexpr std::size_t kWorths = 7;
inline constexpr std::array<std::string_view, kWorths> kWorthNames{
    "points", "stars for nebulae", "life", "time crystals", "cards", "powers", "goals"};

using Evaluation = FeatureSum<Worth, kWorths>;

// What does not change while a seat acts: how long the game will go on, and what the others have
// in the goals.
struct Outlook {
    double turns = 0;                                           // of the seat, after this one
    std::array<std::array<int, kMaxPlayers>, kTrack> rivals{};  // goal values of the other seats
    Outlook(const Content& content, const State& state, Seat seat);
};

Evaluation evaluate(const Content& content, const State& state, Seat seat, const Outlook& outlook);

// The worth of a power of this type before it is known which.
double unknown_power_worth(Energy type, double turns);

}  // namespace orrery::crafting_the_cosmos
