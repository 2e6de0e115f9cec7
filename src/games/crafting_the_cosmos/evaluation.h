// What a position is worth to a seat, in points of the final score, by named features.
#pragma once

#include <array>
#include <string_view>

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

enum class Worth : std::uint8_t {
    kPoints,     // scored, and advanced life
    kNebulae,    // stars that fit unformed nebulae
    kLife,       // life around nebulae, formed ones above all
    kCrystals,   // progress in the time chamber
    kCards,      // energy cards and power cards
    kGoalRanks,  // ranks in the goals that are still to be scored
    kStaged,     // pieces and counters still to be used this turn
};
inline constexpr std::size_t kWorths = 7;
inline constexpr std::array<std::string_view, kWorths> kWorthNames{
    "points", "stars for nebulae", "life", "time crystals", "cards", "goals", "unused"};

struct Evaluation {
    std::array<double, kWorths> worths{};
    double& operator[](Worth worth) { return worths[static_cast<std::size_t>(worth)]; }
    double total() const {
        double sum = 0;
        for (double worth : worths) sum += worth;
        return sum;
    }
};

Evaluation evaluate(const Content& content, const State& state, Seat seat);

}  // namespace orrery::crafting_the_cosmos
