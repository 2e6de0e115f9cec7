// Every answer to the question on top, each exactly once, without allocating.
#pragma once

#include <algorithm>

#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {

// Units of the person: kind and place.
template <class Visit>
void for_each_unit(const Question& question, Visit&& visit) {
    const Board board = question.board();
    const auto visit_place = [&](Place place) {
        const UnitCounts& units = board.units(Side::kPerson, place);
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
            if (units[kind] > 0) visit(static_cast<UnitKind>(kind), place);
    };
    board.in_play().for_each([&](std::size_t area) { visit_place(static_cast<Place>(area)); });
    for (const DistantState& here : question.state.distant) {
        if (here.planet == 0) continue;
        visit_place(landing_place(here.planet - 1U));
        visit_place(leader_place(here.planet - 1U));
    }
}

template <class Visit>
void visit_moves(const Question& question, Visit&& visit) {
    for_each_unit(question, [&](UnitKind unit, Place from) {
        if (!is_area(from)) return;
        question.content.areas[from].neighbours.for_each([&](std::size_t area) {
            const auto to = static_cast<Place>(area);
            if (why_not_move(question, unit, from, to) == Why::kNothing)
                visit(move_unit(unit, from, to));
        });
    });
    if (question.task().b == 0) return;
    question.board().in_play().for_each([&](std::size_t area) {
        const auto from = static_cast<Place>(area);
        if (!question.board().has_settlement(Side::kPerson, from)) return;
        question.content.areas[from].neighbours.for_each([&](std::size_t near) {
            const auto to = static_cast<Place>(near);
            if (why_not_move_settlement(question, from, to) == Why::kNothing)
                visit(move_settlement(from, to));
        });
    });
}

template <class Visit>
void visit_portals(const Question& question, Visit&& visit) {
    for_each_unit(question, [&](UnitKind unit, Place from) {
        const auto visit_target = [&](Place to) {
            if (why_not_portal(question, unit, from, to) == Why::kNothing)
                visit(portal(unit, from, to));
        };
        if (question.task().b != 0) return visit_target(static_cast<Place>(question.task().b - 1));
        question.board().in_play().for_each(
            [&](std::size_t area) { visit_target(static_cast<Place>(area)); });
        for (const DistantState& here : question.state.distant)
            if (here.planet != 0) visit_target(landing_place(here.planet - 1U));
    });
}

template <class Visit>
void visit_harvests(const Question& question, Visit&& visit) {
    question.board().controlled(Side::kPerson).for_each([&](std::size_t area) {
        for (std::size_t i = 0; i < kResources; ++i) {
            const auto resource = static_cast<Resource>(i);
            if (why_not_harvest(question, static_cast<Place>(area), resource) == Why::kNothing)
                visit(harvest(static_cast<Place>(area), resource));
        }
    });
}

// Every way to remove that many resources from a cost.
template <class Visit>
void for_each_removal(const BuildCost& cost, Visit&& visit) {
    ResourceCounts without{};
    const auto choose = [&](auto&& self, std::size_t resource, int left) -> void {
        if (resource == kResources) {
            if (left == 0) visit(without);
            return;
        }
        for (int n = 0; n <= std::min<int>(left, cost.printed[resource]); ++n) {
            without[resource] = static_cast<std::uint8_t>(n);
            self(self, resource + 1, left - n);
        }
        without[resource] = 0;
    };
    choose(choose, 0, cost.removed);
}

template <class Visit>
void visit_builds(const Question& question, Visit&& visit) {
    if (question.own().settlements == 0) return;
    question.board().building_areas(Side::kPerson).for_each([&](std::size_t area) {
        for_each_removal(build_cost(question), [&](const ResourceCounts& without) {
            if (why_not_build(question, static_cast<Place>(area), without) == Why::kNothing)
                visit(build(static_cast<Place>(area), without));
        });
    });
}

// Kinds with one number: those of 0 … count - 1 that `why_not` has nothing against.
template <class WhyNot, class Visit>
void visit_numbers(ActionKind kind, std::size_t count, WhyNot&& why_not, Visit&& visit) {
    for (std::size_t number = 0; number < count; ++number)
        if (why_not(number) == Why::kNothing) visit(numbered(kind, number));
}

template <class Visit>
void visit_contracts(const Question& question, Visit&& visit) {
    visit_numbers(
        ActionKind::kTakeContract, kContractSlots,
        [&](std::size_t slot) { return why_not_take_contract(question, slot); }, visit);
    visit_numbers(
        ActionKind::kDropContract, question.person().contracts.size(),
        [&](std::size_t reserved) { return why_not_drop_contract(question, reserved); }, visit);
}

template <class Visit>
void visit_summons(const Question& question, Visit&& visit) {
    const std::uint8_t house = question.state.options.person_house;
    for (std::size_t by = 0; by <= kPentagon; ++by)
        for (std::size_t god = 0; god < kGodsPerHouse; ++god)
            question.board().in_play().for_each([&](std::size_t area) {
                const auto at = static_cast<Place>(area);
                if (why_not_summon(question, house, god, at, by) == Why::kNothing)
                    visit(summon(house, god, at, by));
            });
}

template <class Visit>
void visit_free_actions(const Question& question, Visit&& visit) {
    visit_summons(question, visit);
    visit_numbers(
        ActionKind::kFulfil, question.person().contracts.size(),
        [&](std::size_t reserved) { return why_not_fulfil(question, reserved); }, visit);
    for (std::size_t given = 0; given < kResources; ++given)
        for (std::size_t taken = 0; taken < kResources; ++taken) {
            const auto from = static_cast<Resource>(given);
            const auto to = static_cast<Resource>(taken);
            if (why_not_swap(question, from, to) == Why::kNothing) visit(swap_resources(from, to));
        }
    for (const std::uint8_t shown : question.state.creatures)
        if (shown != 0)
            question.board().follower_areas(Side::kPerson).for_each([&](std::size_t area) {
                const auto at = static_cast<Place>(area);
                if (why_not_take_creature(question, shown - 1U, at) == Why::kNothing)
                    visit(take_creature(shown - 1U, at));
            });
}

// What the person decides among listed candidates, for Cosmobot or the order of combats.
template <class Visit>
void visit_candidates(const State& state, Visit&& visit) {
    for (const std::uint8_t candidate : state.candidates) {
        if (state.choice == Choice::kReveal)
            visit(reveal(static_cast<Deck>(candidate)));
        else
            visit(at_place(state.choice == Choice::kCombatOrder ? ActionKind::kCombatOrder
                                                                : ActionKind::kBotChoice,
                           candidate));
    }
}

template <class WhyNot, class Visit>
void visit_resources(ActionKind kind, WhyNot&& why_not, Visit&& visit) {
    visit_numbers(
        kind, kResources,
        [&](std::size_t number) { return why_not(static_cast<Resource>(number)); }, visit);
}

// Answers that choose an area among those with an open settlement.
template <class WhyNot, class Visit>
void visit_settled_areas(const Question& question, ActionKind kind, WhyNot&& why_not,
                         Visit&& visit) {
    question.board().follower_areas(Side::kPerson).for_each([&](std::size_t area) {
        const auto at = static_cast<Place>(area);
        if (why_not(at) == Why::kNothing) visit(at_place(kind, at));
    });
}

// All answers but `stop`.
template <class Visit>
void visit_answers(const Question& question, Visit&& visit) {
    if (!question.state.candidates.empty()) return visit_candidates(question.state, visit);
    const auto with = [&](auto&& why_not) {
        return [&question, why_not](auto operand) { return why_not(question, operand); };
    };
    switch (question.task().kind) {
        case TaskKind::kPawn:
            return visit_numbers(ActionKind::kPawn, kNodes, with(why_not_pawn), visit);
        case TaskKind::kSecondary:
            return visit_numbers(ActionKind::kSecondary, kSecondaries, with(why_not_secondary),
                                 visit);
        case TaskKind::kFree:
            return visit_free_actions(question, visit);
        case TaskKind::kMovePoints:
            return visit_moves(question, visit);
        case TaskKind::kPortal:
            return visit_portals(question, visit);
        case TaskKind::kHarvest:
            return visit_harvests(question, visit);
        case TaskKind::kBuild:
            return visit_builds(question, visit);
        case TaskKind::kTakeContract:
            return visit_contracts(question, visit);
        case TaskKind::kPlaceFollowers:
            return visit_settled_areas(question, ActionKind::kPlaceFollower,
                                       with(why_not_place_follower), visit);
        case TaskKind::kRetreat:
            return visit_settled_areas(question, ActionKind::kRetreat, with(why_not_retreat),
                                       visit);
        case TaskKind::kPayAny:
            return visit_resources(ActionKind::kPayAny, with(why_not_pay), visit);
        case TaskKind::kPickResource:
            return visit_resources(ActionKind::kPickResource, with(why_not_pick_resource), visit);
        case TaskKind::kPickTrack:
            return visit_numbers(
                ActionKind::kPickTrack, kTracks,
                [&](std::size_t track) {
                    return why_not_pick_track(question, static_cast<Track>(track));
                },
                visit);
        case TaskKind::kOracleTrack:
            for (std::size_t track = 0; track < kTracks; ++track)
                visit(on_track(ActionKind::kOracleTrack, static_cast<Track>(track)));
            return;
        case TaskKind::kPickUpgrade:
            return visit_numbers(ActionKind::kPickUpgrade, kNodes, with(why_not_upgrade), visit);
        case TaskKind::kPickWeapon:
            return visit_numbers(ActionKind::kPickWeapon, kWeapons, with(why_not_draw_weapon),
                                 visit);
        case TaskKind::kCommitWeapon:
            return visit_numbers(ActionKind::kWeapon, kWeapons + 1, with(why_not_weapon), visit);
        case TaskKind::kPersonCulture:
            return visit_numbers(ActionKind::kCultureOrder, question.content.sites.size(),
                                 with(why_not_culture), visit);
        case TaskKind::kPersonCombat: {
            const std::size_t planet = question.state.distant[question.task().a - 1U].planet - 1U;
            visit(attack_distant(planet, false));
            visit(attack_distant(planet, true));
            return;
        }
        default:
            return;
    }
}

}  // namespace orrery::anunnaki
