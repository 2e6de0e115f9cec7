// Phase 3: gods, contracts, swaps, creatures (6.9 to 6.11, AN-HMYTH-01).
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

void summon_god(Course& course, std::size_t god, Place area, std::size_t by) {
    State& state = course.state;
    SideState& own = state.side(Side::kPerson);
    const auto follower = static_cast<std::size_t>(UnitKind::kFollower);
    const auto kind = static_cast<std::size_t>(god == 0 ? UnitKind::kGreat : UnitKind::kMinor);
    UnitCounts& units = units_at(state, Side::kPerson, area);
    --units[follower];
    ++own.supply[follower];
    --own.supply[kind];
    ++units[kind];
    state.person.marked = static_cast<std::uint8_t>(state.person.marked | 1U << by);
    state.person.gods = static_cast<std::uint8_t>(state.person.gods | 1U << god);
    course.tell(EventKind::kGodSummoned, Side::kPerson,
                {state.options.person_house, static_cast<int>(god), area, static_cast<int>(by)});
    const House& house = course.content.houses[state.options.person_house];
    push_effects(course, house.gods[god].power, When::kNow);
}

// AN-HTRD-04: pay, VP, trade steps with their rewards, the tile's reward.
void fulfil(Course& course, std::size_t reserved) {
    PersonState& person = course.state.person;
    const std::uint8_t number = person.contracts[reserved];
    const Contract& contract = course.content.contracts[number];
    person.contracts.erase_at(reserved);
    ++person.fulfilled;
    course.tell(EventKind::kContractFulfilled, Side::kPerson, {number});
    pay(course, contract.cost);
    gain_vp(course, Side::kPerson,
            contract.vp + power(course.content, course.state, Word::kContractVp));
    push_effects(course, contract.reward, When::kNow);
    if (contract.trade > 0)
        course.push(TaskKind::kEffect, static_cast<int>(Word::kAdvance), contract.trade,
                    static_cast<int>(Track::kTrade));
}

void swap_for_one(Course& course, Resource given, Resource taken) {
    ResourceCounts price{};
    price[static_cast<std::size_t>(given)] = kSwapPrice;
    course.tell(EventKind::kResourcesSwapped, Side::kPerson,
                {static_cast<int>(given), static_cast<int>(taken)});
    pay(course, price);
    gain_resource(course, taken);
}

void take_displayed(Course& course, std::size_t creature, Place area) {
    State& state = course.state;
    SideState& own = state.side(Side::kPerson);
    for (std::uint8_t& shown : state.creatures)
        if (shown == creature + 1) shown = 0;
    own.creatures = static_cast<std::uint8_t>(own.creatures | 1U << creature);
    const auto kind = static_cast<std::size_t>(UnitKind::kCreature);
    ++units_at(state, Side::kPerson, area)[kind];
    course.tell(EventKind::kCreatureTaken, Side::kPerson, {static_cast<int>(creature), area});
    push_effects(course, course.content.creatures[creature].power, When::kNow);
}

}  // namespace

void answer_free(Course& course, Action action) {
    const auto& operand = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kSummon:
            return summon_god(course, operand[1], operand[2], operand[3]);
        case ActionKind::kFulfil:
            return fulfil(course, operand[0]);
        case ActionKind::kSwap:
            return swap_for_one(course, static_cast<Resource>(operand[0]),
                                static_cast<Resource>(operand[1]));
        default:
            return take_displayed(course, operand[0], operand[1]);
    }
}

}  // namespace orrery::anunnaki
