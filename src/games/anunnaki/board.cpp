#include "games/anunnaki/board.h"

#include <algorithm>
#include <numeric>

namespace orrery::anunnaki {
namespace {

constexpr int total(const UnitCounts& units) {
    return std::accumulate(units.begin(), units.end(), 0);
}

}  // namespace

AreaSet Board::in_play() const {
    return content_.planet_areas[kGaia] | content_.planet_areas[home(Side::kPerson)] |
           content_.planet_areas[home(Side::kBot)];
}

bool Board::has_place(Place place) const {
    if (is_area(place)) return in_play().contains(place);
    return distant(planet_of_place(place)) != nullptr;
}

const FateCard& Board::fate() const {
    const auto difficulty = static_cast<std::size_t>(state_.options.difficulty);
    return content_.houses[state_.options.bot_house]
        .fate[content_.difficulties[difficulty].extreme_side ? 1 : 0];
}

const DistantState* Board::distant(std::size_t planet) const {
    for (const DistantState& here : state_.distant)
        if (here.planet == planet + 1) return &here;
    return nullptr;
}

const UnitCounts& Board::units(Side side, Place place) const {
    static constexpr UnitCounts kNoUnits{};
    if (is_area(place)) return state_.areas[place].units[index(side)];
    const DistantState* planet = distant(planet_of_place(place));
    if (planet == nullptr) return kNoUnits;
    const bool landing = place == landing_place(planet_of_place(place));
    return (landing ? planet->landing : planet->leading)[index(side)];
}

int Board::unit_count(Side side, Place place) const {
    return total(units(side, place));
}

int Board::strength(Side side, Place place) const {
    const UnitCounts& here = units(side, place);
    return std::inner_product(here.begin(), here.end(), content_.constants.strength.begin(), 0);
}

int Board::pieces(Side side, Place place) const {
    const bool settled = is_area(place) && has_settlement(side, place);
    return unit_count(side, place) + (settled ? 1 : 0);
}

std::optional<Side> Board::controller(std::size_t area) const {
    const AreaState& here = state_.areas[area];
    if (here.civilisation != 0) return std::nullopt;
    const bool person = any(here.units[index(Side::kPerson)]);
    const bool bot = any(here.units[index(Side::kBot)]);
    // AN-CTRL-03: only the side whose turn it is can have arrived.
    if (person && bot) return other(state_.active);
    if (person) return Side::kPerson;
    if (bot) return Side::kBot;
    if (here.settlement != 0) return static_cast<Side>(here.settlement - 1);
    return std::nullopt;
}

AreaSet Board::controlled(Side side) const {
    AreaSet set;
    in_play().for_each([&](std::size_t area) {
        if (controller(area) == side) set.insert(area);
    });
    return set;
}

AreaSet Board::uncontrolled() const {
    AreaSet set;
    in_play().for_each([&](std::size_t area) {
        if (!controller(area) && state_.areas[area].civilisation == 0) set.insert(area);
    });
    return set;
}

bool Board::combat_pending(std::size_t area) const {
    const AreaState& here = state_.areas[area];
    const bool person = any(here.units[index(Side::kPerson)]);
    const bool bot = any(here.units[index(Side::kBot)]);
    return (person && bot) || ((person || bot) && here.civilisation != 0);
}

AreaSet Board::pending_combats() const {
    AreaSet set;
    in_play().for_each([&](std::size_t area) {
        if (combat_pending(area)) set.insert(area);
    });
    return set;
}

bool Board::besieged(Side owner, std::size_t area) const {
    const AreaState& here = state_.areas[area];
    return has_settlement(owner, area) && any(here.units[index(other(owner))]) &&
           !any(here.units[index(owner)]);
}

AreaSet Board::follower_areas(Side side) const {
    AreaSet set;
    controlled(side).for_each([&](std::size_t area) {
        if (has_settlement(side, area)) set.insert(area);
    });
    return set;
}

AreaSet Board::building_areas(Side side) const {
    AreaSet set;
    controlled(side).for_each([&](std::size_t area) {
        if (state_.areas[area].settlement == 0) set.insert(area);
    });
    return set;
}

int Board::goal_count(Side side, Goal goal) const {
    switch (goal) {
        case Goal::kShrines:
            return (controlled(side) & content_.shrines).count();
        case Goal::kAreas:
            return controlled(side).count();
        case Goal::kSettlements:
            return content_.constants.settlements - state_.side(side).settlements;
        case Goal::kUnits:
            break;
    }
    int count = 0;
    in_play().for_each(
        [&](std::size_t area) { count += unit_count(side, static_cast<Place>(area)); });
    for (const DistantState& planet : state_.distant)
        count += total(planet.landing[index(side)]) + total(planet.leading[index(side)]);
    return count;
}

int Board::goal_value(Side side, Goal goal) const {
    const GoalTile& tile = content_.goals[static_cast<std::size_t>(goal)];
    return std::min<int>(goal_count(side, goal) / tile.per, content_.constants.goal_cap);
}

int Board::civilisation_strength(Place place) const {
    const bool told = state_.companion();
    if (!is_area(place)) {
        const std::size_t planet = planet_of_place(place);
        const std::size_t shown = state_.distant[0].planet == planet + 1 ? 0 : 1;
        return told ? state_.facts.distant_strength[shown] : content_.distant[planet].strength;
    }
    const AreaState& here = state_.areas[place];
    int strength = told ? here.revealed : content_.civilisations[here.civilisation - 1U].strength;
    if (!content_.atlantis.contains(place)) return strength;
    const std::size_t number = place == content_.atlantis.first() ? 0 : 1;
    const std::uint8_t token = state_.atlantis_gods[number];
    if (token == 0) return strength;
    return strength +
           (told ? state_.facts.god_strength[number] : content_.atlantis_gods[token - 1U].strength);
}

bool Board::civilisation_told(Place place) const {
    if (!state_.companion() || !is_area(place)) return true;
    if (state_.areas[place].revealed == 0) return false;
    if (!content_.atlantis.contains(place)) return true;
    const std::size_t number = place == content_.atlantis.first() ? 0 : 1;
    return state_.atlantis_gods[number] == 0 || state_.facts.god_strength[number] != 0;
}

bool Board::meets(Side side, const Requirement& requirement) const {
    const PersonState& person = state_.person;
    const auto count = [&]() -> int {
        switch (requirement.need) {
            case Need::kWarTrack:
            case Need::kTechTrack:
            case Need::kTradeTrack:
                return state_.side(side).tracks[static_cast<std::size_t>(requirement.need)];
            case Need::kSettlements:
                return goal_count(side, Goal::kSettlements);
            case Need::kShrines:
                return goal_count(side, Goal::kShrines);
            case Need::kAreas:
                return goal_count(side, Goal::kAreas);
            case Need::kUnits:
                return goal_count(side, Goal::kUnits);
            case Need::kTotalResources:
                return std::accumulate(person.resources.begin(), person.resources.end(), 0);
            case Need::kCrystals:
                return person.crystals;
            case Need::kFulfilledContracts:
                break;
        }
        return person.fulfilled;
    };
    // AN-RES-01: Cosmobot has nothing of what only the person has.
    if (side == Side::kBot && requirement.need >= Need::kTotalResources) return false;
    return count() >= requirement.number;
}

std::uint32_t Board::complete_sites(Side side) const {
    const AreaSet own = controlled(side);
    std::uint32_t sites = 0;
    for (std::size_t site = 0; site < content_.sites.size(); ++site)
        if (state_.culture[site] != 0 && own.includes(content_.sites[site].areas))
            sites |= std::uint32_t{1} << site;
    return sites;
}

DistantState& distant_at(State& state, Place place) {
    return state.distant[state.distant[0].planet == planet_of_place(place) + 1 ? 0 : 1];
}

UnitCounts& units_at(State& state, Side side, Place place) {
    if (is_area(place)) return state.areas[place].units[index(side)];
    DistantState& planet = distant_at(state, place);
    const bool landing = place == landing_place(planet_of_place(place));
    return (landing ? planet.landing : planet.leading)[index(side)];
}

}  // namespace orrery::anunnaki
