// What a learned judge of this game looks at, in three blocks: the own board and hand with the own
// place in the goals, the rivals as far as they can be seen, and what is everybody's. It is asked
// at the end of a turn's crafting, the omega action still to come.
#pragma once

#include <cmath>

#include "core/features.h"
#include "core/network.h"
#include "games/crafting_the_cosmos/evaluation.h"

namespace orrery::crafting_the_cosmos {

// Points as a feature.
inline int in_quarters(double points) {
    return static_cast<int>(std::floor(points * 4 + 0.5));
}

class Features {
  public:
    explicit Features(const Content& content);
    const FeatureSpace& space() const { return space_; }

    // From what the seat may know alone: the same for a state, its view and every guess. Adds to a
    // row that is empty.
    void add(const Content& content, const State& state, Seat seat, InputRow& row) const;

  private:
    // What the goals on the track count of every seat.
    using GoalValues = std::array<std::array<int, kMaxPlayers>, kTrack>;

    // features.cpp: the own block.
    void add_own(const Content& content, const State& state, Seat seat, const Evaluation& worth,
                 InputRow& row) const;
    void add_hand(const Content& content, const SeatState& own, int turns, InputRow& row) const;
    void add_board(const Content& content, const SeatState& own, InputRow& row) const;
    void add_nebulae(const Content& content, const SeatState& own, InputRow& row) const;
    void add_goals(const State& state, Seat seat, const GoalValues& values, InputRow& row) const;

    // features_table.cpp: rivals, and what is everybody's.
    void add_rival(const Content& content, const State& state, Seat seat, std::size_t slot,
                   const Evaluation& seen, const GoalValues& values, InputRow& row) const;
    void add_rivals(const Content& content, const State& state, Seat seat, double turns,
                    const GoalValues& values, InputRow& row) const;
    void add_race(const Content& content, const State& state, Seat seat, int turns,
                  InputRow& row) const;
    void add_table(const Content& content, const State& state, InputRow& row) const;
    void add_options(const Options& options, InputRow& row) const;

    void name_own(const Content& content);
    void name_table(const Content& content);

    FeatureSpace space_;
    FeatureGroup worths_, points_, crystal_, discharged_, cards_, hand_, types_, powers_, token_;
    FeatureGroup elements_, sectors_, board_, sizes_, open_lack_, open_life_, formed_life_, best_;
    FeatureGroup goals_, leads_;
    FeatureGroup rivals_;
    FeatureGroup players_, rounds_, turns_, race_, crystals_left_, track_, unseen_goals_, controls_;
    FeatureGroup supply_, stacks_, options_;
};

}  // namespace orrery::crafting_the_cosmos
