#include "games/anunnaki/bot/strategy.h"

#include <algorithm>
#include <numeric>

#include "games/anunnaki/bot/criteria.h"

namespace orrery::anunnaki {
namespace {

// The units of a place that may all leave it for a target elsewhere: where nothing else of
// Cosmobot would stay, all but the weakest (AN-MOVE-12, AN-DIST-08). The strongest go first.
UnitCounts leaving(const Course& course, Place from) {
    UnitCounts units = course.board().units(Side::kBot, from);
    const bool may_be_emptied = is_area(from) ? course.board().has_settlement(Side::kBot, from)
                                              : from == landing_place(planet_of_place(from));
    if (may_be_emptied) return units;
    const auto& strength = course.content.constants.strength;
    std::size_t weakest = kUnitKinds;
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        if (units[kind] > 0 && (weakest == kUnitKinds || strength[kind] < strength[weakest]))
            weakest = kind;
    if (weakest < kUnitKinds) --units[weakest];
    return units;
}

// AN-MOVE-03: Cosmobot's strength in the target after the units have gone there that would go.
int strength_reached(const Course& course, const Travel& travel, Place target) {
    UnitCounts pool{};
    for_each_place(course, [&](Place from) {
        if (!may_leave(course, from, target, travel.portal)) return;
        const UnitCounts units = leaving(course, from);
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
            pool[kind] = static_cast<std::uint8_t>(pool[kind] + units[kind]);
    });
    const auto& strength = course.content.constants.strength;
    std::array<std::size_t, kUnitKinds> strongest_first{};
    std::iota(strongest_first.begin(), strongest_first.end(), 0);
    std::sort(strongest_first.begin(), strongest_first.end(),
              [&](std::size_t a, std::size_t b) { return strength[a] > strength[b]; });
    int sum = course.board().strength(Side::kBot, target);
    int left = travel.number;
    for (const std::size_t kind : strongest_first) {
        const int taken = std::min<int>(left, pool[kind]);
        sum += taken * strength[kind];
        left -= taken;
    }
    return sum;
}

// AN-MOVE-02: what Cosmobot's strength in the area must reach; 0 = nothing is asked.
int strength_required(const Course& course, std::size_t area) {
    const Constants& constants = course.content.constants;
    if (course.state.areas[area].civilisation != 0)
        return course.content.atlantis.contains(area) ? constants.atlantis_entry
                                                      : constants.civilisation_entry;
    if (course.board().controller(area) != Side::kPerson) return 0;
    return course.board().strength(Side::kPerson, static_cast<Place>(area));
}

// AN-MOVE-01: the areas of the planets on which Cosmobot has a base.
AreaSet areas_with_a_base(const Course& course) {
    AreaSet areas;
    const Board board = course.board();
    board.controlled(Side::kBot).for_each([&](std::size_t area) {
        if (board.pieces(Side::kBot, static_cast<Place>(area)) >= 2)
            areas |= course.content.planet_areas[course.content.areas[area].planet];
    });
    return areas;
}

// AN-DIST-02, -03: the tile that the arrow names, if Cosmobot does not lead there.
std::optional<Place> distant_target(const Course& course) {
    if (course.state.arrow == 0) return std::nullopt;
    const DistantState& tile = course.state.distant[course.state.arrow - 1U];
    if (tile.planet == 0 || tile.leader == Leader::kBot) return std::nullopt;
    return landing_place(tile.planet - 1U);
}

AreaSet civilisations(const Course& course) {
    AreaSet areas;
    course.board().in_play().for_each([&](std::size_t area) {
        if (course.state.areas[area].civilisation != 0) areas.insert(area);
    });
    return areas;
}

// AN-STRAT-05: the one area that is missing for a culture token.
AreaSet activates_culture(const Course& course) {
    const AreaSet controlled = course.board().controlled(Side::kBot);
    AreaSet areas;
    for (std::size_t i = 0; i < course.content.sites.size(); ++i) {
        const AreaSet missing = course.content.sites[i].areas - controlled;
        if (course.state.culture[i] != 0 && missing.count() == 1) areas |= missing;
    }
    return areas & course.board().uncontrolled();
}

AreaSet next_to_culture(const Course& course) {  // AN-STRAT-06
    AreaSet areas;
    for (std::size_t i = 0; i < course.content.sites.size(); ++i)
        if (course.state.culture[i] != 0) areas |= course.content.sites[i].areas;
    return areas & course.board().uncontrolled();
}

// In the order of enum Line. That Cosmobot does not control an area is part of being admissible.
using AreasOfLine = AreaSet (*)(const Course&);
constexpr std::array<AreasOfLine, 11> kAreasOfLines{
    [](const Course& course) { return course.content.atlantis; },
    [](const Course&) { return AreaSet{}; },  // a distant planet is no area
    civilisations,
    [](const Course& course) { return civilisations(course) - course.content.atlantis; },
    [](const Course& course) { return course.content.next_to_atlantis; },
    [](const Course& course) { return course.board().controlled(Side::kPerson); },
    [](const Course& course) {
        return course.board().controlled(Side::kPerson) & course.content.shrines;
    },
    [](const Course& course) { return course.board().uncontrolled() & course.content.shrines; },
    [](const Course& course) { return course.board().uncontrolled(); },
    activates_culture,
    next_to_culture,
};

PlaceSet places_of(const AreaSet& areas) {
    PlaceSet places;
    areas.for_each([&](std::size_t area) { places.insert(area); });
    return places;
}

// AN-STRAT-04: the lowest among the admissible ones.
PlaceSet weakest_of_person(const Course& course, const PlaceSet& of_person) {
    PlaceSet weakest;
    int lowest = 0;
    of_person.for_each([&](std::size_t area) {
        const int strength = course.board().strength(Side::kPerson, static_cast<Place>(area));
        if (weakest.empty() || strength < lowest) {
            weakest.clear();
            lowest = strength;
        }
        if (strength == lowest) weakest.insert(area);
    });
    return weakest;
}

PlaceSet given_by(const Course& course, Line line, const PlaceSet& admissible) {
    PlaceSet places = places_of(kAreasOfLines[static_cast<std::size_t>(line)](course));
    if (line == Line::kDistantPlanet)
        for (Place place = kFirstDistantPlace; place < kPlaces; ++place) places.insert(place);
    places &= admissible;
    return line == Line::kWeakestOfPerson ? weakest_of_person(course, places) : places;
}

void tell_line(const Course& course, Strategy strategy, std::size_t line,
               const PlaceSet& admissible, const PlaceSet& given) {
    constexpr std::array kRules{rule("AN-STRAT-01"), rule("AN-STRAT-02"), rule("AN-STRAT-03")};
    const auto number = static_cast<std::size_t>(strategy);
    const bool weakest = kStrategies[number][line] == Line::kWeakestOfPerson;
    FixedVector<Judged, kPlaces> judged;
    for (const Candidate& candidate : candidates_of(admissible)) {
        const bool of_person =
            is_area(candidate.id) && course.board().controller(candidate.id) == Side::kPerson;
        const int score =
            weakest && of_person ? course.board().strength(Side::kPerson, candidate.id) : kNoScore;
        judged.push_back({candidate, score, given.contains(candidate.id)});
    }
    tell_judgement(course,
                   {kRules[number], Criterion::kStrategy, static_cast<int>(number),
                    static_cast<int>(line) + 1},
                   {judged.begin(), judged.size()});
}

}  // namespace

bool may_leave(const Course& course, Place from, Place target, bool portal) {
    const Board board = course.board();
    if (from == target || board.unit_count(Side::kBot, from) == 0) return false;
    if (!is_area(from)) {
        const bool landing = from == landing_place(planet_of_place(from));
        const bool same = !is_area(target) && planet_of_place(from) == planet_of_place(target);
        return portal && !same && (landing || board.unit_count(Side::kBot, from) >= 2);
    }
    const auto& areas = course.content.areas;
    if (!portal && areas[from].planet != areas[target].planet) return false;
    return board.pieces(Side::kBot, from) >= 2 && !board.combat_pending(from);
}

PlaceSet admissible_targets(const Course& course, const Travel& travel) {
    const Board board = course.board();
    AreaSet areas = board.in_play() - board.controlled(Side::kBot);
    areas.remove(board.capital(Side::kPerson));
    if (!travel.portal) areas &= areas_with_a_base(course);
    PlaceSet targets;
    areas.for_each([&](std::size_t area) {
        const int required = strength_required(course, area);
        if (required == 0 || strength_reached(course, travel, static_cast<Place>(area)) >= required)
            targets.insert(area);
    });
    if (!travel.portal) return targets;
    if (const auto place = distant_target(course)) targets.insert(*place);
    return targets;
}

PlaceSet strategy_targets(const Course& course, const Travel& travel, bool telling) {
    const PlaceSet admissible = admissible_targets(course, travel);
    if (admissible.empty()) return {};
    const StrategyLines& lines = kStrategies[static_cast<std::size_t>(travel.strategy)];
    for (std::size_t line = 0; line < lines.size(); ++line) {
        // AN-STRAT-09
        if (lines[line] == Line::kDistantPlanet &&
            !(travel.portal && course.state.options.distant_planets != 0))
            continue;
        const PlaceSet given = given_by(course, lines[line], admissible);
        if (telling) tell_line(course, travel.strategy, line, admissible, given);
        if (!given.empty()) return given;
    }
    return {};
}

}  // namespace orrery::anunnaki
