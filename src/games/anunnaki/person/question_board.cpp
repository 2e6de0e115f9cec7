// Why pieces may not go somewhere on the board.
#include <algorithm>

#include "games/anunnaki/person/person.h"
#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {
namespace {

bool has_unit(const Question& question, UnitKind unit, Place place) {
    return question.board().units(Side::kPerson, place)[static_cast<std::size_t>(unit)] > 0;
}

bool adjacent(const Question& question, Place from, Place to) {
    return is_area(from) && is_area(to) && question.content.areas[from].neighbours.contains(to);
}

bool is_controlled(const Question& question, Place area) {
    return is_area(area) && question.board().in_play().contains(area) &&
           question.board().controller(area) == Side::kPerson;
}

// AN-HPORT-01, AN-HDIST-01.
Why why_no_portal_target(const Question& question, Place to) {
    const Board board = question.board();
    if (!is_area(to)) {
        if (to != landing_place(planet_of_place(to))) return Why::kLandingOnly;
        return board.distant(planet_of_place(to)) == nullptr ? Why::kPlanetNotInPlay
                                                             : Why::kNothing;
    }
    if (to == board.capital(Side::kBot)) return Why::kBotCapital;
    if (!board.in_play().contains(to)) return Why::kNotInPlay;
    return question.content.areas[to].atlantis ? Why::kAtlantisPortal : Why::kNothing;
}

// A landing unit may go straight to the leader place, so the whole distant planet is the target.
bool in_target(Place from, Place to) {
    if (is_area(from) || is_area(to)) return from == to;
    return planet_of_place(from) == planet_of_place(to);
}

}  // namespace

Why why_not_move(const Question& question, UnitKind unit, Place from, Place to) {
    const Board board = question.board();
    if (to == board.capital(Side::kBot)) return Why::kBotCapital;
    if (!has_unit(question, unit, from)) return Why::kNoSuchUnit;
    if (!adjacent(question, from, to)) return Why::kNotAdjacent;
    return board.combat_pending(from) ? Why::kUnitEngaged : Why::kNothing;
}

Why why_not_move_settlement(const Question& question, Place from, Place to) {
    const Board board = question.board();
    if (!settlements_move(question.content, question.state)) return Why::kSettlementsStay;
    if (question.task().b == 0) return Why::kSettlementMoved;
    if (!is_area(from) || !board.has_settlement(Side::kPerson, from)) return Why::kNoSettlement;
    if (from == board.capital(Side::kPerson)) return Why::kCapitalStays;
    if (board.besieged(Side::kPerson, from)) return Why::kSettlementBesieged;
    if (!adjacent(question, from, to)) return Why::kSettlementSteps;
    if (!is_controlled(question, to)) return Why::kSettlementControl;
    return question.state.areas[to].settlement != 0 ? Why::kSettlementThere : Why::kNothing;
}

Why why_not_portal(const Question& question, UnitKind unit, Place from, Place to) {
    const Why target = why_no_portal_target(question, to);
    if (target != Why::kNothing) return target;
    const std::uint8_t fixed = question.task().b;
    if (fixed != 0 && fixed != 1 + to) return Why::kOnePortalTarget;
    if (!has_unit(question, unit, from)) return Why::kNoSuchUnit;
    if (in_target(from, to)) return Why::kAlreadyThere;
    const bool engaged = is_area(from) && question.board().combat_pending(from);
    return engaged ? Why::kPortalEngaged : Why::kNothing;
}

std::optional<std::size_t> symbol_to_harvest(const Question& question, Place area,
                                             Resource resource) {
    const bool capital = area == question.board().capital(Side::kPerson);
    const std::uint8_t gone = capital ? question.task().b : question.state.areas[area].exhausted;
    const auto& symbols = question.content.areas[area].symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if (symbols[i] == resource && (gone >> i & 1) == 0) return i;
    return std::nullopt;
}

Why why_not_harvest(const Question& question, Place area, Resource resource) {
    if (!is_controlled(question, area)) return Why::kHarvestControl;
    if (!question.content.areas[area].produces(resource)) return Why::kNoSymbol;
    if (symbol_to_harvest(question, area, resource)) return Why::kNothing;
    const bool capital = area == question.board().capital(Side::kPerson);
    return capital ? Why::kCapitalHarvested : Why::kExhausted;
}

Why why_not_place_follower(const Question& question, Place area) {
    const bool open =
        is_area(area) && question.board().follower_areas(Side::kPerson).contains(area);
    return open ? Why::kNothing : Why::kNoOpenSettlement;
}

BuildCost build_cost(const Question& question) {
    BuildCost cost;
    cost.printed = question.content.build_costs[kRowSlots - question.own().settlements];
    cost.removed = std::min<int>(question.task().a, total_of(cost.printed) - 1);
    return cost;
}

Why why_not_build(const Question& question, Place area, const ResourceCounts& without) {
    if (question.own().settlements == 0) return Why::kNoSettlementLeft;
    if (!is_controlled(question, area)) return Why::kBuildControl;
    if (question.state.areas[area].settlement != 0) return Why::kBuildOccupied;
    const BuildCost cost = build_cost(question);
    if (!payable(cost.printed, without) || total_of(without) != cost.removed) return Why::kDiscount;
    ResourceCounts rest = cost.printed;
    for (std::size_t i = 0; i < kResources; ++i)
        rest[i] = static_cast<std::uint8_t>(rest[i] - without[i]);
    return payable(question.person().resources, rest) ? Why::kNothing : Why::kBuildCost;
}

Why why_not_retreat(const Question& question, Place area) {
    const bool open = is_area(area) && area != question.task().a &&
                      question.board().follower_areas(Side::kPerson).contains(area);
    return open ? Why::kNothing : Why::kNoRetreat;
}

}  // namespace orrery::anunnaki
