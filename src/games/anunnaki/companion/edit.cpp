// Edits of the model (AN-COMP-02). What lies in the supply follows by itself.
#include "games/anunnaki/companion/edit.h"

#include <algorithm>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/companion/facts.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr auto kCreatureUnit = static_cast<std::size_t>(UnitKind::kCreature);

// Who leads a distant planet follows from the units on its leader place (AN-DIST-11).
void find_leader(State& state, Place place) {
    DistantState& planet = distant_at(state, place);
    if (planet.leader == Leader::kCivilisation) return;
    planet.leader = Leader::kNobody;
    for (Side side : {Side::kPerson, Side::kBot})
        if (any(planet.leading[index(side)])) planet.leader = leading(side);
}

void move_unit(State& state, Side side, std::size_t unit, Place place, int change) {
    std::uint8_t& here = units_at(state, side, place)[unit];
    std::uint8_t& supply = state.side(side).supply[unit];
    here = static_cast<std::uint8_t>(here + change);
    supply = static_cast<std::uint8_t>(supply - change);
    if (!is_area(place)) find_leader(state, place);
}

void lay_civilisation(State& state, Place place, std::uint8_t strength) {
    if (is_area(place)) {
        state.areas[place].civilisation = kUnknown;
        state.areas[place].revealed = strength;
        return;
    }
    DistantState& planet = distant_at(state, place);
    planet.leader = Leader::kCivilisation;
    state.facts.distant_strength[static_cast<std::size_t>(&planet - state.distant.data())] =
        strength;
}

void lay_god(const Content& content, State& state, std::size_t area, bool there,
             std::uint8_t strength) {
    const std::size_t number = atlantis_number(content, area);
    state.atlantis_gods[number] = there ? kUnknown : std::uint8_t{0};
    state.facts.god_strength[number] = strength;
}

// AN-CIV-02: the god token goes with the tile.
void remove_civilisation(const Content& content, State& state, Place place) {
    if (is_area(place)) {
        state.areas[place].civilisation = state.areas[place].revealed = 0;
        if (content.atlantis.contains(place)) lay_god(content, state, place, false, 0);
        return;
    }
    distant_at(state, place).leader = Leader::kNobody;
}

void turn_symbol(const Content& content, State& state, Resource resource, std::size_t area,
                 bool renew) {
    const std::size_t symbol = *symbol_to_turn(content, state, resource, area, renew);
    std::uint8_t& exhausted = state.areas[area].exhausted;
    exhausted = static_cast<std::uint8_t>(exhausted ^ 1U << symbol);
}

// AN-SUPR-03: tokens that the marker has passed are gone.
void set_supremacy(State& state, Side side, std::uint8_t place) {
    state.side(side).supremacy = place;
    const auto passed = static_cast<std::uint16_t>((2U << place) - 1);
    state.supremacy_tokens = static_cast<std::uint16_t>(state.supremacy_tokens & ~passed);
}

// Each goal tile lies once: the one that lay there goes where this one lay.
void set_goal(State& state, std::size_t place, Goal goal) {
    const auto old = std::find(state.goals.begin(), state.goals.end(), goal);
    std::swap(state.goals[place], *old);
    std::uint16_t& missing = state.facts.to_enter;
    missing = static_cast<std::uint16_t>(missing & ~goal_bit(place));
    // Three of them say where the fourth is.
    const unsigned left = missing & kAllGoals;
    if ((left & (left - 1)) == 0) missing = static_cast<std::uint16_t>(missing & ~kAllGoals);
}

void set_contract(State& state, std::size_t slot, const ContractSlot& contract) {
    state.contracts[slot] = contract;
    state.facts.to_enter = static_cast<std::uint16_t>(state.facts.to_enter & ~contract_bit(slot));
}

void set_planet(const Content& content, State& state, std::size_t display, std::size_t planet) {
    state.distant[display] = {static_cast<std::uint8_t>(planet + 1), Leader::kCivilisation, {}, {}};
    state.facts.distant_strength[display] = content.distant[planet].strength;
}

// The creature leaves the display or its owner.
void lift_creature(State& state, std::size_t creature) {
    if (const auto display = display_of(state, creature)) state.creatures[*display] = 0;
    if (const auto owner = owner_of(state, creature)) {
        SideState& own = state.side(*owner);
        own.creatures = static_cast<std::uint8_t>(own.creatures & ~(1U << creature));
        --own.supply[kCreatureUnit];
    }
}

void give_creature(State& state, std::size_t creature, Side side) {
    lift_creature(state, creature);
    SideState& own = state.side(side);
    own.creatures = static_cast<std::uint8_t>(own.creatures | 1U << creature);
    ++own.supply[kCreatureUnit];
}

void note_end(Course& course, Side side) {
    if (at_end(course.content, course.state.side(side))) trigger_end(course, side);
}

bool stands(const Course& course, Place combat) {
    if (is_area(combat)) return course.board().combat_pending(combat);
    const Leader leader = distant_at(course.state, combat).leader;
    return course.board().unit_count(course.state.active, combat) > 0 &&
           leader != Leader::kNobody && leader != leading(course.state.active);
}

// Combats of this step that an edit made void.
void drop_void_combats(Course& course) {
    PlaceSet& combats = course.state.combats;
    PlaceSet left;
    combats.for_each([&](std::size_t place) {
        if (stands(course, static_cast<Place>(place))) left.insert(place);
    });
    combats = left;
}

void change_model(Course& course, Action action) {
    const Content& content = course.content;
    State& state = course.state;
    const auto& operand = action.operands;
    const Side side = static_cast<Side>(operand[0]);
    switch (kind_of(action)) {
        case ActionKind::kPut:
            return move_unit(state, side, operand[1], operand[2], 1);
        case ActionKind::kTake:
            return move_unit(state, side, operand[1], operand[2], -1);
        case ActionKind::kSettle:
            state.areas[operand[1]].settlement = static_cast<std::uint8_t>(1 + index(side));
            --state.side(side).settlements;
            return;
        case ActionKind::kUnsettle:
            ++state.sides[state.areas[operand[0]].settlement - 1U].settlements;
            state.areas[operand[0]].settlement = 0;
            return;
        case ActionKind::kCivilisation:
            return lay_civilisation(state, operand[0], 0);
        case ActionKind::kKnownCivilisation:
            return lay_civilisation(state, operand[0], static_cast<std::uint8_t>(operand[1] + 1));
        case ActionKind::kNoCivilisation:
            return remove_civilisation(content, state, operand[0]);
        case ActionKind::kGod:
            return lay_god(content, state, operand[0], true, 0);
        case ActionKind::kKnownGod:
            return lay_god(content, state, operand[0], true,
                           static_cast<std::uint8_t>(operand[1] + 1));
        case ActionKind::kNoGod:
            return lay_god(content, state, operand[0], false, 0);
        case ActionKind::kExhaust:
            return turn_symbol(content, state, static_cast<Resource>(operand[0]), operand[1],
                               false);
        case ActionKind::kRenew:
            return turn_symbol(content, state, static_cast<Resource>(operand[0]), operand[1], true);
        case ActionKind::kCulture:
            state.culture[operand[0]] = kUnknown;
            return;
        case ActionKind::kNoCulture:
            state.culture[operand[0]] = 0;
            return;
        case ActionKind::kToken:
            state.supremacy_tokens =
                static_cast<std::uint16_t>(state.supremacy_tokens | 1U << operand[0]);
            return;
        case ActionKind::kNoToken:
            state.supremacy_tokens =
                static_cast<std::uint16_t>(state.supremacy_tokens & ~(1U << operand[0]));
            return;
        case ActionKind::kTrack:
            state.side(side).tracks[operand[1]] = operand[2];
            return note_end(course, side);
        case ActionKind::kSupremacy:
            return set_supremacy(state, side, operand[1]);
        case ActionKind::kCubes:
            state.side(side).cubes = operand[1];
            return note_end(course, side);
        case ActionKind::kPoints:
            state.side(side).vp = operand[1];
            return;
        case ActionKind::kGoal:
            return set_goal(state, operand[0], static_cast<Goal>(operand[1]));
        case ActionKind::kContract:
            return set_contract(state, operand[0],
                                {1, 0, operand[1], static_cast<std::uint8_t>(operand[2] + 1)});
        case ActionKind::kNoContract:
            return set_contract(state, operand[0], {});
        case ActionKind::kPlanet:
            return set_planet(content, state, operand[0], operand[1]);
        case ActionKind::kShow:
            lift_creature(state, operand[0]);
            state.creatures[operand[1]] = static_cast<std::uint8_t>(operand[0] + 1);
            return;
        case ActionKind::kGive:
            return give_creature(state, operand[0], static_cast<Side>(operand[1]));
        case ActionKind::kRemove:
            return lift_creature(state, operand[0]);
        case ActionKind::kPhysical:
            state.physical = static_cast<std::uint8_t>(state.physical | 1U << operand[0]);
            return;
        case ActionKind::kProgram:
            state.physical = static_cast<std::uint8_t>(state.physical & ~(1U << operand[0]));
            return;
        case ActionKind::kTurnUp:
            state.face_up = {};
            state.typed = {};
            return turn_up(course, static_cast<Deck>(operand[0]));
        case ActionKind::kEnd:
            return trigger_end(course, Side::kPerson);
        default:  // kNoEnd
            state.triggered = 0;
    }
}

}  // namespace

void apply_edit(Course& course, Action action) {
    change_model(course, action);
    drop_void_combats(course);
    // What is asked may read differently now: the task on top asks again, or need not any more.
    course.state.candidates.clear();
    course.state.choice = Choice::kNone;
}

}  // namespace orrery::anunnaki::companion
