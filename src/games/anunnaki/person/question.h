// What the question on top of the stack allows: the conditions that `check` and `legal` share.
#pragma once

#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/refusals.h"

namespace orrery::anunnaki {

struct Question {
    const Content& content;
    const State& state;

    const Task& task() const { return state.tasks.back(); }
    bool asks(TaskKind kind) const {
        return state.candidates.empty() && !state.tasks.empty() && task().kind == kind;
    }
    Board board() const { return {content, state}; }
    const SideState& own() const { return state.side(Side::kPerson); }
    const PersonState& person() const { return state.person; }
};

// question_board.cpp: pieces on the board
Why why_not_move(const Question& question, UnitKind unit, Place from, Place to);
Why why_not_move_settlement(const Question& question, Place from, Place to);
Why why_not_portal(const Question& question, UnitKind unit, Place from, Place to);
Why why_not_harvest(const Question& question, Place area, Resource resource);
Why why_not_place_follower(const Question& question, Place area);
Why why_not_build(const Question& question, Place area, const ResourceCounts& without);
Why why_not_retreat(const Question& question, Place area);
// The leftmost symbol of that kind that can still be harvested, or nothing.
std::optional<std::size_t> symbol_to_harvest(const Question& question, Place area,
                                             Resource resource);
// AN-HBLD-02: what the next settlement costs, and how much of it the discount must remove.
struct BuildCost {
    ResourceCounts printed{};
    int removed = 0;
};
BuildCost build_cost(const Question& question);

// question_person.cpp: everything else
Why why_not_pawn(const Question& question, std::size_t node);
Why why_not_take_contract(const Question& question, std::size_t slot);
Why why_not_drop_contract(const Question& question, std::size_t reserved);
Why why_not_pick_resource(const Question& question, Resource resource);
Why why_not_pick_track(const Question& question, Track track);
Why why_not_pay(const Question& question, Resource resource);
Why why_not_secondary(const Question& question, std::size_t secondary);
Why why_not_summon(const Question& question, std::size_t house, std::size_t god, Place area,
                   std::size_t by);
Why why_not_fulfil(const Question& question, std::size_t reserved);
Why why_not_swap(const Question& question, Resource given, Resource taken);
Why why_not_take_creature(const Question& question, std::size_t creature, Place area);
Why why_not_attack(const Question& question, std::size_t planet);
Why why_not_weapon(const Question& question, std::size_t card_or_none);
Why why_not_upgrade(const Question& question, std::size_t tile);
Why why_not_draw_weapon(const Question& question, std::size_t card);
Why why_not_culture(const Question& question, std::size_t site);
Why why_not_stop(const Question& question);

// Whether the question has any answer besides `stop`; one without is not asked (section 7.3).
bool can_answer(const Question& question);

}  // namespace orrery::anunnaki
