// The person's pieces on the board: moving, teleporting, harvesting, building (6.5, 6.6, 6.8).
#include "games/anunnaki/person/person.h"
#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {
namespace {

void carry_unit(Course& course, std::uint8_t kind, Place from, Place to, bool by_portal) {
    --units_at(course.state, Side::kPerson, from)[kind];
    ++units_at(course.state, Side::kPerson, to)[kind];
    course.tell(EventKind::kUnitMoved, Side::kPerson, {kind, from, to, by_portal ? 1 : 0});
}

void move_own_settlement(Course& course, Place from, Place to) {
    course.state.areas[to].settlement = course.state.areas[from].settlement;
    course.state.areas[from].settlement = 0;
    course.top().b = 0;
    course.tell(EventKind::kSettlementMoved, Side::kPerson, {from, to});
    count_down(course);
}

// AN-HDIST-01: a planet without units of its leader has no leader.
void give_up_lead(Course& course, Place left) {
    if (is_area(left)) return;
    DistantState& planet = distant_at(course.state, left);
    if (planet.leader != Leader::kPerson || any(planet.leading[index(Side::kPerson)])) return;
    planet.leader = Leader::kNobody;
    course.tell(EventKind::kLeaderChanged, Side::kPerson,
                {planet.planet - 1, static_cast<int>(planet.leader)});
}

// AN-HDIST-04: where the person leads, units go straight to the leader place.
Place arrival(State& state, Place target) {
    const bool leads = !is_area(target) && distant_at(state, target).leader == Leader::kPerson;
    return leads ? leader_place(planet_of_place(target)) : target;
}

void teleport(Course& course, std::uint8_t kind, Place from, Place target) {
    carry_unit(course, kind, from, arrival(course.state, target), true);
    give_up_lead(course, from);
    course.top().b = static_cast<std::uint8_t>(1 + target);
    if (--course.top().a == 0) end_portal(course);
}

void harvest_symbol(Course& course, Place area, Resource resource) {
    const auto symbol = *symbol_to_harvest({course.content, course.state}, area, resource);
    const auto bit = static_cast<std::uint8_t>(1U << symbol);
    const bool capital = area == course.board().capital(Side::kPerson);
    std::uint8_t& taken = capital ? course.top().b : course.state.areas[area].exhausted;
    taken = taken | bit;
    course.tell(EventKind::kHarvested, Side::kPerson, {area, static_cast<int>(resource)});
    if (!capital) course.tell(EventKind::kExhausted, Side::kPerson, {area, bit});
    gain_resource(course, resource);
    count_down(course);
}

void build_settlement(Course& course, Place area, const ResourceCounts& without) {
    SideState& own = course.state.side(Side::kPerson);
    ResourceCounts cost = build_cost({course.content, course.state}).printed;
    for (std::size_t i = 0; i < kResources; ++i)
        cost[i] = static_cast<std::uint8_t>(cost[i] - without[i]);
    pay(course, cost);
    course.tell(EventKind::kBuilt, Side::kPerson,
                {area, static_cast<int>(kRowSlots) - own.settlements});
    --own.settlements;
    course.state.areas[area].settlement = 1 + index(Side::kPerson);
    course.state.tasks.pop_back();
}

}  // namespace

// AN-HDIST-01: the landing bonus comes once, when all units have landed.
void end_portal(Course& course) {
    const std::uint8_t target = course.top().b;
    course.state.tasks.pop_back();
    if (target == 0 || is_area(static_cast<Place>(target - 1))) return;
    const std::size_t planet = planet_of_place(static_cast<Place>(target - 1));
    push_effects(course, course.content.distant[planet].landing_bonus, When::kNow);
}

void answer_travel(Course& course, Action action) {
    const auto& operand = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kMove:
            carry_unit(course, operand[0], operand[1], operand[2], false);
            return count_down(course);
        case ActionKind::kMoveSettlement:
            return move_own_settlement(course, operand[0], operand[1]);
        case ActionKind::kPortal:
            return teleport(course, operand[0], operand[1], operand[2]);
        case ActionKind::kHarvest:
            return harvest_symbol(course, operand[0], static_cast<Resource>(operand[1]));
        default:
            return build_settlement(course, operand[0], build_without(action));
    }
}

}  // namespace orrery::anunnaki
