// What the board says: who controls what, how strong a side is where, what a goal tile is worth.
// Every criterion and every check reads the position through this.
#pragma once

#include <optional>

#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki {

class Board {
  public:
    Board(const Content& content, const State& state) : content_(content), state_(state) {}

    // Areas of Gaia and of both home planets (AN-HSET-02).
    AreaSet in_play() const;
    bool has_place(Place place) const;  // in play, also on a distant planet
    std::uint8_t home(Side side) const {
        return side == Side::kPerson ? state_.options.person_house : state_.options.bot_house;
    }
    std::uint8_t capital(Side side) const { return content_.houses[home(side)].capital; }
    const FateCard& fate() const;

    const UnitCounts& units(Side side, Place place) const;
    int unit_count(Side side, Place place) const;
    int strength(Side side, Place place) const;  // AN-CTRL-09
    int pieces(Side side, Place place) const;    // AN-CTRL-10
    bool has_settlement(Side side, std::size_t area) const {
        return state_.areas[area].settlement == 1 + index(side);
    }

    std::optional<Side> controller(std::size_t area) const;  // AN-CTRL-02 to -04, -11
    AreaSet controlled(Side side) const;
    AreaSet uncontrolled() const;                 // AN-CTRL-05
    bool combat_pending(std::size_t area) const;  // AN-CTRL-11
    AreaSet pending_combats() const;
    bool besieged(Side owner, std::size_t area) const;  // AN-CTRL-04
    // Where new followers may go (AN-FOLL-02, AN-HREC-01).
    AreaSet follower_areas(Side side) const;
    // Where a settlement may be built (AN-BUILD-01, AN-HBLD-01).
    AreaSet building_areas(Side side) const;

    // Plain counts of the table of AN-ORAC-02, and the goal value made of them (AN-GOAL-01, -02).
    int goal_count(Side side, Goal goal) const;
    int goal_value(Side side, Goal goal) const;

    // What an attacker has to reach: the tile, in Atlantis with the god token (AN-CIV-01), or the
    // civilisation that leads a distant planet. The companion must have been told.
    int civilisation_strength(Place place) const;
    bool civilisation_told(Place place) const;

    bool meets(Side side, const Requirement& requirement) const;  // AN-HMYTH-02
    // Bit per culture site whose token lies there and all of whose areas the side controls.
    std::uint32_t complete_sites(Side side) const;

    // The distant planet in play with this number, or nothing.
    const DistantState* distant(std::size_t planet) const;

  private:
    const Content& content_;
    const State& state_;
};

// The planet that a landing or leader place belongs to; it must be in play.
DistantState& distant_at(State& state, Place place);
UnitCounts& units_at(State& state, Side side, Place place);

}  // namespace orrery::anunnaki
