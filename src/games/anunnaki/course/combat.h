// Who meets whom in the combat under way, and how strong they are.
#pragma once

#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {

// On a distant planet the side whose turn it is attacks from the landing place.
class Fight {
  public:
    Fight(const Content& content, const State& state, Place place);

    bool has(Side side) const { return fights_[index(side)]; }
    bool against_civilisation() const { return civilisation_; }
    // Where the side's units stand.
    Place stand(Side side) const;
    int strength(Side side) const;  // of its units
    // With the god of Atlantis.
    int civilisation_strength() const;
    bool in_atlantis() const;

  private:
    const Content& content_;
    const State& state_;
    Place place_;
    std::array<bool, kSides> fights_{};
    bool civilisation_ = false;
};

// combat_outcome.cpp
// AN-DIST-06, -11: the side's units go from the landing to the leader place.
void take_lead(Course& course, Side side, Place landing);
// The comparison and what follows.
void decide_combat(Course& course);

// The token of an Atlantis area, by its place among those areas in canonical order.
std::uint8_t& atlantis_god(const Content& content, State& state, std::size_t area);

}  // namespace orrery::anunnaki
