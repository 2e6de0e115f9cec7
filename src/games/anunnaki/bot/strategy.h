// The three strategies of Cosmobot's moves and portals: which areas it looks for, line by line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {

enum class Line : std::uint8_t {
    kAtlantis,            // Atlantis areas B does not control
    kDistantPlanet,       // the arrow's distant planet, if B is not its leader
    kCivilisation,        // area with an ancient civilisation
    kOuterCivilisation,   // area with an ancient civilisation, not Atlantis
    kNextToAtlantis,      // area adjacent to Atlantis that B does not control
    kWeakestOfPerson,     // P-controlled area(s) where P's unit strength is lowest
    kPersonShrine,        // P-controlled area with a shrine
    kUncontrolledShrine,  // uncontrolled area with a shrine
    kUncontrolled,        // uncontrolled area
    kActivatesCulture,    // uncontrolled area that activates a culture token
    kNextToCulture,       // uncontrolled area next to a culture token
};
inline constexpr std::array<std::string_view, 11> kLineNames{
    "atlantis",      "distant",           "civilisation",  "outer_civilisation",
    "near_atlantis", "weakest",           "person_shrine", "free_shrine",
    "free",          "completes_culture", "near_culture"};

inline constexpr std::size_t kStrategyLines = 7;
using StrategyLines = std::array<Line, kStrategyLines>;

// AN-STRAT-01 to -03, in the order of enum Strategy.
inline constexpr std::array<StrategyLines, 3> kStrategies{{
    // Brave
    {Line::kAtlantis, Line::kDistantPlanet, Line::kCivilisation, Line::kNextToAtlantis,
     Line::kWeakestOfPerson, Line::kUncontrolledShrine, Line::kUncontrolled},
    // Mighty
    {Line::kUncontrolledShrine, Line::kAtlantis, Line::kDistantPlanet, Line::kNextToAtlantis,
     Line::kPersonShrine, Line::kUncontrolled, Line::kWeakestOfPerson},
    // Cunning
    {Line::kActivatesCulture, Line::kNextToCulture, Line::kDistantPlanet, Line::kOuterCivilisation,
     Line::kUncontrolled, Line::kAtlantis, Line::kWeakestOfPerson},
}};

// What a move or portal icon says (AN-MOVE-08).
struct Travel {
    int number = 0;
    Strategy strategy = Strategy::kBrave;
    bool portal = false;
};

constexpr Travel travel_of(const Element& element) {
    return {element.number, static_cast<Strategy>(element.detail), element.what == Do::kPortal};
}

// Where Cosmobot may go at all (AN-MOVE-01 to -04, AN-PORT-02, -04): areas, and the landing place
// of the arrow's distant planet.
PlaceSet admissible_targets(const Course& course, const Travel& travel);

// AN-MOVE-05: what the first line leaves that gives anything; empty if none does. Each line looked
// at is told if `telling`.
PlaceSet strategy_targets(const Course& course, const Travel& travel, bool telling);

// AN-MOVE-11 to -13, AN-PORT-05, AN-DIST-08: whether some unit of this place may go to the target.
bool may_leave(const Course& course, Place from, Place target, bool portal);

// AN-ORAC-06: whether the action would find a target and move a unit.
bool can_travel(const Course& course, const Travel& travel);

// Every place where Cosmobot's units can stand: areas in canonical order, then distant planets.
template <class Visit>
void for_each_place(const Course& course, Visit&& visit) {
    course.board().in_play().for_each([&](std::size_t area) { visit(static_cast<Place>(area)); });
    for (const DistantState& distant : course.state.distant) {
        if (distant.planet == 0) continue;
        visit(landing_place(distant.planet - 1U));
        visit(leader_place(distant.planet - 1U));
    }
}

}  // namespace orrery::anunnaki
