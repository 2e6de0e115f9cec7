// Cosmobot's move and portal: first the target, then the units one by one.
#include <array>

#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/strategy.h"
#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

// AN-MOVE-11 to -13. Units of equal strength in one place are interchangeable (AN-MOVE-14): the
// first kind stands for them.
Candidates units_for(const Course& course, Place target, bool portal) {
    const auto& strength = course.content.constants.strength;
    Candidates candidates;
    for_each_place(course, [&](Place from) {
        if (!may_leave(course, from, target, portal)) return;
        const UnitCounts& units = course.board().units(Side::kBot, from);
        FixedVector<int, kUnitKinds> seen;
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind) {
            if (units[kind] == 0 || seen.contains(strength[kind])) continue;
            seen.push_back(strength[kind]);
            candidates.push_back({CandidateKind::kUnit, from, static_cast<UnitKind>(kind)});
        }
    });
    return candidates;
}

void send_unit(Course& course, const Candidate& unit, Place target, bool portal) {
    const auto kind = static_cast<std::size_t>(unit.unit);
    --units_at(course.state, Side::kBot, unit.id)[kind];
    ++units_at(course.state, Side::kBot, target)[kind];
    course.tell(EventKind::kUnitMoved, Side::kBot,
                {static_cast<int>(kind), unit.id, target, portal ? 1 : 0});
}

}  // namespace

bool can_travel(const Course& course, const Travel& travel) {
    const PlaceSet targets = strategy_targets(course, travel, false);
    return !targets.empty() &&
           !units_for(course, static_cast<Place>(targets.first()), travel.portal).empty();
}

bool find_target(Course& course) {
    const Task task = course.top();
    const Travel travel{task.a, static_cast<Strategy>(task.b), task.c != 0};
    const bool telling = course.listening() && course.state.chosen == 0;
    const PlaceSet targets = strategy_targets(course, travel, telling);
    if (targets.empty()) {
        take_task(course);
        gain(course, travel.portal ? rule("AN-PORT-06") : rule("AN-MOVE-07"), travel.number, 0);
        return true;
    }
    std::optional<Candidate> target = candidates_of(targets)[0];
    if (targets.count() > 1)
        target = choose(course, travel.portal ? kPortalTargetList : kMoveTargetList,
                        candidates_of(targets));
    if (!target) return false;
    take_task(course);
    course.tell(EventKind::kTarget, Side::kBot, {static_cast<int>(rule("AN-MOVE-05")), target->id});
    course.push(TaskKind::kBotUnits, travel.number, target->id, task.c);
    return true;
}

bool send_units(Course& course) {
    const Task task = course.top();
    const bool portal = task.c != 0;
    if (task.a > 0) {
        const Candidates units = units_for(course, task.b, portal);
        if (!units.empty()) {
            const auto unit = choose(course, portal ? kPortalUnitList : kMoveUnitList, units);
            if (!unit) return false;
            --course.top().a;
            send_unit(course, *unit, task.b, portal);
            return true;
        }
    }
    take_task(course);
    // AN-MOVE-16, -18, -19
    if (task.a > 0) gain(course, portal ? rule("AN-PORT-06") : rule("AN-MOVE-16"), task.a, 0);
    return true;
}

}  // namespace orrery::anunnaki
