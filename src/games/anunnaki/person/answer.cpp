// What an answer of the person does.
#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

void take_contract(Course& course, std::size_t slot) {
    ContractSlot& here = course.state.contracts[slot];
    const std::uint8_t contract = here.contract;
    course.state.person.contracts.push_back(contract);
    course.tell(EventKind::kContractTaken, Side::kPerson,
                {static_cast<int>(slot), 1 + contract, here.vp, here.trade});
    here = {};
    course.state.tasks.pop_back();
    refill_contract(course, slot);
}

void drop_contract(Course& course, std::size_t reserved) {
    auto& contracts = course.state.person.contracts;
    course.tell(EventKind::kContractDropped, Side::kPerson, {contracts[reserved]});
    contracts.erase_at(reserved);
}

void upgrade_tile(Course& course, std::size_t tile) {
    PersonState& person = course.state.person;
    person.upgraded = static_cast<std::uint16_t>(person.upgraded | 1U << tile);
    course.tell(EventKind::kTileUpgraded, Side::kPerson, {static_cast<int>(tile)});
    count_down(course);
}

void draw_weapon(Course& course, std::size_t card) {
    PersonState& person = course.state.person;
    person.hand = static_cast<std::uint8_t>(person.hand | 1U << card);
    course.tell(EventKind::kWeaponDrawn, Side::kPerson, {static_cast<int>(card)});
    count_down(course);
}

void ask_oracle(Course& course, std::size_t track) {
    const auto goal = static_cast<std::size_t>(course.state.goals[track]);
    course.tell(EventKind::kOracleAsked, Side::kPerson, {static_cast<int>(track)});
    course.state.tasks.pop_back();
    push_effects(course, course.content.goals[goal].person_oracle, When::kNow);
}

}  // namespace

void take_culture(Course& course, std::size_t site) {
    State& state = course.state;
    const std::size_t token = state.culture[site] - 1U;
    state.culture[site] = 0;
    state.seen_culture[token / 16] =
        static_cast<std::uint16_t>(state.seen_culture[token / 16] | 1U << token % 16);
    course.applied.revealed = true;
    course.tell(EventKind::kCultureTaken, Side::kPerson,
                {static_cast<int>(site), static_cast<int>(token) + 1});
    gain_vp(course, Side::kPerson, power(course.content, state, Word::kCultureVp));
    push_effects(course, course.content.culture_tokens[token].bonus, When::kNow);
}

void pick_track(Course& course, Track track) {
    count_down(course);
    step_track(course, Side::kPerson, track);
}

void stop_task(Course& course) {
    if (course.top().kind == TaskKind::kPortal)
        end_portal(course);
    else
        course.state.tasks.pop_back();
}

void answer_person(Course& course, Action action) {
    const std::uint8_t operand = action.operands[0];
    switch (kind_of(action)) {
        case ActionKind::kPawn:
            return move_pawn(course, operand);
        case ActionKind::kSecondary:
            return take_secondary(course, operand);
        case ActionKind::kMove:
        case ActionKind::kMoveSettlement:
        case ActionKind::kPortal:
        case ActionKind::kHarvest:
        case ActionKind::kBuild:
            return answer_travel(course, action);
        case ActionKind::kPlaceFollower:
            return place_follower(course, operand);
        case ActionKind::kTakeContract:
            return take_contract(course, operand);
        case ActionKind::kDropContract:
            return drop_contract(course, operand);
        case ActionKind::kPickResource:
            gain_resource(course, static_cast<Resource>(operand));
            return count_down(course);
        case ActionKind::kPayAny: {
            ResourceCounts cost{};
            cost[operand] = 1;
            pay(course, cost);
            return count_down(course);
        }
        case ActionKind::kPickTrack:
            return pick_track(course, static_cast<Track>(operand));
        case ActionKind::kOracleTrack:
            return ask_oracle(course, operand);
        case ActionKind::kPickUpgrade:
            return upgrade_tile(course, operand);
        case ActionKind::kPickWeapon:
            return draw_weapon(course, operand);
        case ActionKind::kCultureOrder:
            return take_culture(course, operand);
        case ActionKind::kSummon:
        case ActionKind::kFulfil:
        case ActionKind::kSwap:
        case ActionKind::kTakeCreature:
            return answer_free(course, action);
        case ActionKind::kCombatOrder:
        case ActionKind::kAttackDistant:
        case ActionKind::kWeapon:
        case ActionKind::kRetreat:
            return answer_combat(course, action);
        case ActionKind::kBotChoice:
        case ActionKind::kReveal:
            return answer_for_bot(course, operand);
        case ActionKind::kStop:
            course.tell(EventKind::kStopped, Side::kPerson, {static_cast<int>(course.top().kind)});
            return stop_task(course);
        case ActionKind::kNone:
            return;
    }
}

}  // namespace orrery::anunnaki
