// What a learned judge of this game looks at, in three blocks: the own system, the rivals (who do
// not change while the seat plays its turn), and what is everybody's.
#pragma once

#include "core/features.h"
#include "core/network.h"
#include "games/cosmogenesis/evaluation.h"

namespace orrery::cosmogenesis {

class Features {
  public:
    explicit Features(const Content& content);
    const FeatureSpace& space() const { return space_; }

    // From what the seat may know alone: the same for a state, its view and every guess. They add
    // to a row that is empty where they write.
    void add_rivals(const Content& content, const State& state, Seat seat, InputRow& row) const;
    void add_shared(const Content& content, const State& state, Seat seat, InputRow& row) const;
    // Gives the hand-made evaluation, which is one of the things the judge looks at.
    Evaluation add_own(const Content& content, const State& state, Seat seat, InputRow& row) const;

  private:
    void add_orbits(const Orbits& orbits, InputRow& row) const;
    void add_belt(const State& state, Seat seat, InputRow& row) const;
    void add_rival(const State& state, Seat seat, std::size_t slot, const Evaluation& seen,
                   InputRow& row) const;
    void add_board(const Content& content, const State& state, InputRow& row) const;

    FeatureSpace space_;
    FeatureGroup orbits_, colours_, belt_, planets_, objects_, sectors_, worths_, stellar_, hand_;
    FeatureGroup rivals_;
    FeatureGroup players_, rounds_, turns_, monolith_, laid_stellar_, laid_planetary_, laid_tiles_,
        laid_belt_, supply_;
};

}  // namespace orrery::cosmogenesis
