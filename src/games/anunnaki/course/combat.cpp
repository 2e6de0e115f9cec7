// Combats of both sides up to the comparison (4.15, AN-HCOMB, AN-DIST-05 to -11).
#include "games/anunnaki/course/combat.h"

#include <algorithm>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

std::size_t atlantis_number(const Content& content, std::size_t area) {
    std::size_t number = 0;
    content.atlantis.for_each([&](std::size_t other) { number += other < area ? 1 : 0; });
    return number;
}

// AN-DIST-05; the person is asked instead.
bool bot_attacks(const Board& board, const DistantState& planet) {
    const std::size_t number = planet.planet - 1U;
    return planet.leader == Leader::kCivilisation ||
           board.strength(Side::kBot, landing_place(number)) >=
               board.strength(Side::kPerson, leader_place(number));
}

void begin_combat(Course& course, Place place) {
    course.state.combats.remove(place);
    course.state.combat = {.active = 1, .place = place};
    course.tell(EventKind::kCombatStarted, course.state.active, {place});
    course.push(TaskKind::kCombat);
}

// AN-COMB-01: the person says in which order.
bool next_combat(Course& course) {
    State& state = course.state;
    if (state.chosen != 0) {
        const auto place = static_cast<Place>(state.chosen - 1);
        state.chosen = 0;
        begin_combat(course, place);
        return true;
    }
    const std::size_t tasks = state.tasks.size();
    check_creatures(course);
    if (state.tasks.size() != tasks) return true;
    if (state.combats.count() > 1) {
        state.combats.for_each(
            [&](std::size_t place) { state.candidates.push_back(static_cast<Place>(place)); });
        state.choice = Choice::kCombatOrder;
        return false;
    }
    if (state.combats.empty())
        state.tasks.pop_back();
    else
        begin_combat(course, static_cast<Place>(state.combats.first()));
    return true;
}

// AN-COMB-02, AN-CIV-01, AN-HCOMB-05: the person's card lies before anything is revealed or rolled
// and is applied after; the last pushed runs first.
void push_steps(Course& course) {
    course.state.tasks.pop_back();
    const Fight fight(course.content, course.state, course.state.combat.place);
    course.push(TaskKind::kCombatOutcome);
    if (fight.has(Side::kPerson)) course.push(TaskKind::kPersonTotal);
    if (fight.has(Side::kBot)) course.push(TaskKind::kRollDie);
    if (fight.against_civilisation()) course.push(TaskKind::kRevealCivilisation);
    if (fight.has(Side::kPerson)) course.push(TaskKind::kCommitWeapon);
}

void reveal_civilisation(Course& course) {
    State& state = course.state;
    const Place place = state.combat.place;
    // AN-COMP-09: only the table shows it.
    if (!course.board().civilisation_told(place))
        return course.push(TaskKind::kAskCivilisation, place);
    const Fight fight(course.content, state, place);
    state.tasks.pop_back();
    if (is_area(place) && !state.companion()) {
        AreaState& area = state.areas[place];
        if (area.revealed == 0) course.applied.revealed = true;
        area.revealed = 1;
        state.seen_civilisations =
            static_cast<std::uint16_t>(state.seen_civilisations | 1U << (area.civilisation - 1));
    }
    course.tell(EventKind::kCivilisationRevealed, state.active,
                {place, fight.civilisation_strength(), fight.in_atlantis() ? 1 : 0});
}

// AN-HCOMB-03: a used card waits until it is taken back.
constexpr std::string_view kReturningCard = "fist";

// AN-HCOMB-02, -07, -08: the card is paid for and put away before the comparison.
void total_of_person(Course& course) {
    State& state = course.state;
    PersonState& person = state.person;
    const Fight fight(course.content, state, state.combat.place);
    state.tasks.pop_back();
    int total = fight.strength(Side::kPerson);
    if (state.combat.weapon != kUnknown) {
        const std::size_t card = state.combat.weapon - 1U;
        const Weapon& weapon = course.content.weapons[card];
        pay(course, weapon.cost);
        total += weapon.strength;
        if (weapon.id != kReturningCard) {
            person.hand = static_cast<std::uint8_t>(person.hand & ~(1U << card));
            person.used = static_cast<std::uint8_t>(person.used | 1U << card);
        }
    }
    const bool attacks = state.active == Side::kPerson;
    total += power(course.content, state, attacks ? Word::kAttack : Word::kDefence);
    state.combat.person_total = static_cast<std::uint8_t>(std::min(total, 0xff));
}

}  // namespace

std::uint8_t& atlantis_god(const Content& content, State& state, std::size_t area) {
    return state.atlantis_gods[atlantis_number(content, area)];
}

Fight::Fight(const Content& content, const State& state, Place place)
    : content_(content), state_(state), place_(place) {
    const Board board(content, state);
    if (is_area(place)) {
        for (const Side side : {Side::kPerson, Side::kBot})
            fights_[index(side)] = any(board.units(side, place));
        civilisation_ = state.areas[place].civilisation != 0;
        return;
    }
    const Leader leader = board.distant(planet_of_place(place))->leader;
    fights_[index(state.active)] = true;
    civilisation_ = leader == Leader::kCivilisation;
    if (!civilisation_) fights_[index(other(state.active))] = true;
}

Place Fight::stand(Side side) const {
    if (is_area(place_)) return place_;
    return side == state_.active ? place_ : leader_place(planet_of_place(place_));
}

int Fight::strength(Side side) const {
    return Board(content_, state_).strength(side, stand(side));
}

bool Fight::in_atlantis() const {
    return is_area(place_) && content_.areas[place_].atlantis;
}

int Fight::civilisation_strength() const {
    return Board(content_, state_).civilisation_strength(place_);
}

void gather_combats(Course& course, Side side) {
    State& state = course.state;
    course.board().pending_combats().for_each(
        [&](std::size_t area) { state.combats.insert(area); });
    for (const DistantState& planet : state.distant) {
        if (planet.leader == leading(side) || !any(planet.landing[index(side)])) continue;
        const Place landing = landing_place(planet.planet - 1U);
        if (planet.leader == Leader::kNobody)
            take_lead(course, side, landing);
        else if (side == Side::kBot && bot_attacks(course.board(), planet))
            state.combats.insert(landing);
    }
}

bool run_combat_task(Course& course) {
    switch (course.top().kind) {
        case TaskKind::kCombats:
            return next_combat(course);
        case TaskKind::kCombat:
            push_steps(course);
            return true;
        case TaskKind::kCommitWeapon:
            return false;
        case TaskKind::kRevealCivilisation:
            reveal_civilisation(course);
            return true;
        case TaskKind::kRollDie:
            if ((course.state.physical & kPhysicalDie) != 0) {  // AN-COMP-03
                course.top().kind = TaskKind::kAskDie;
                return true;
            }
            course.state.tasks.pop_back();
            course.state.combat.die = static_cast<std::uint8_t>(roll_die(course));
            return true;
        case TaskKind::kPersonTotal:
            if (course.state.companion())  // AN-COMP-08
                course.top().kind = TaskKind::kAskTotal;
            else
                total_of_person(course);
            return true;
        default:
            decide_combat(course);
            return true;
    }
}

void answer_combat(Course& course, Action action) {
    State& state = course.state;
    switch (kind_of(action)) {
        case ActionKind::kCombatOrder:
            return answer_for_bot(course, action.operands[0]);
        case ActionKind::kAttackDistant:
            course.tell(EventKind::kAttackDecided, Side::kPerson,
                        {action.operands[0], action.operands[1]});
            if (action.operands[1] != 0) state.combats.insert(landing_place(action.operands[0]));
            ++course.top().a;
            return;
        case ActionKind::kWeapon:
            state.combat.weapon = action.operands[0] == 0 ? kUnknown : action.operands[0];
            state.tasks.pop_back();
            course.tell(EventKind::kWeaponCommitted, Side::kPerson, {action.operands[0]});
            return;
        default: {
            const Place from = course.top().a;
            state.tasks.pop_back();
            return relocate_units(course, Side::kPerson, from, action.operands[0]);
        }
    }
}

}  // namespace orrery::anunnaki
