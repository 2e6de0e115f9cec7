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

// What comes from the nebulae, and from the life around them: of one space, or of many.
struct SpaceWorth {
    double nebula = 0, life = 0;
};

// Values positions of one seat while it acts. One differs little from another: a nebula space at
// which nothing has changed since the last one is not worked out again.
class Evaluator {
  public:
    Evaluator(const Content& content, const State& state, Seat seat)
        : content_(&content), seat_(seat), outlook_(content, state, seat) {}
    const Outlook& outlook() const { return outlook_; }
    Evaluation operator()(const State& state);

  private:
    void add_galaxy(const State& state, const SeatState& own, Evaluation& evaluation);
    void add_console(const SeatState& own, Evaluation& evaluation);

    const Content* content_;
    Seat seat_;
    Outlook outlook_;
    // Of the last position, if there was one.
    bool known_ = false;
    SeatState last_;
    double last_tile_ = 0, crystals_ = 0, powers_ = 0;
    std::array<SpaceWorth, kNebulaSpaces> spaces_{};
};

// As others see the seat, which has so many turns to come: without the cards in its hand and the
// chances in the goals, and advanced life by what its group brings on average.
Evaluation evaluate_seen(const Content& content, const State& state, Seat seat, double turns);

// Steps of time crystals, those that were discharged among them.
inline int steps_of(const SeatState& own) {
    return kChamberTop * (own.discharges + own.waiting) + own.crystal;
}
// What a seat's crystals climb in a turn.
double steps_in_a_turn(const Content& content, const SeatState& own);

// The worth of a power of this type before it is known which.
double unknown_power_worth(Energy type, double turns);

}  // namespace orrery::crafting_the_cosmos
