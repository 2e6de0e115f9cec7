// What both sides do in the same way: points, tracks, the die, and whose turn it is.
#include <algorithm>

#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {

void gain_vp(Course& course, Side side, int points) {
    if (points == 0) return;
    SideState& own = course.state.side(side);
    own.vp = static_cast<std::int16_t>(own.vp + points);
    course.tell(EventKind::kVpGained, side, {points});
}

void advance_supremacy(Course& course, Side side, int spaces) {
    SideState& own = course.state.side(side);
    const Constants& constants = course.content.constants;
    const int last = static_cast<int>(course.content.supremacy.size()) - 1;
    const int moved = std::min(spaces, last - own.supremacy);
    for (int step = 0; step < moved; ++step) {
        ++own.supremacy;
        const auto token = static_cast<std::uint16_t>(1U << own.supremacy);
        if ((course.state.supremacy_tokens & token) == 0) continue;
        course.state.supremacy_tokens = course.state.supremacy_tokens & ~token;
        course.tell(EventKind::kSupremacyToken, side, {own.supremacy});
        gain_vp(course, side, constants.supremacy_token_vp);
    }
    if (spaces > 0) course.tell(EventKind::kSupremacyMoved, side, {moved, own.supremacy});
    gain_vp(course, side, (spaces - moved) * constants.supremacy_overflow_vp);
}

bool step_track(Course& course, Side side, Track track) {
    const auto number = static_cast<std::size_t>(track);
    const DevelopmentTrack& printed = course.content.tracks[number];
    std::uint8_t& space = course.state.side(side).tracks[number];
    if (space >= printed.last) return false;
    ++space;
    course.tell(EventKind::kTrackAdvanced, side, {static_cast<int>(number), space});
    if (space == printed.last) trigger_end(course, side);
    if (side == Side::kPerson && !course.state.companion())
        push_effects(course, printed.rewards[space], When::kNow);
    return true;
}

void trigger_end(Course& course, Side side) {
    State& state = course.state;
    if (state.triggered != 0) return;
    state.triggered = static_cast<std::uint8_t>(1 + index(side));
    course.tell(EventKind::kEndTriggered, side);
}

void relocate_units(Course& course, Side side, Place from, Place to) {
    UnitCounts& leaving = units_at(course.state, side, from);
    UnitCounts& arriving = units_at(course.state, side, to);
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        arriving[kind] = static_cast<std::uint8_t>(arriving[kind] + leaving[kind]);
    leaving = {};
    course.tell(EventKind::kUnitsRetreated, side, {from, to});
}

int roll_die(Course& course) {
    const auto& faces = course.content.constants.die;
    RandomStream chance(course.state.random);
    const int value = faces[chance.uniform(static_cast<std::uint32_t>(faces.size()))];
    course.applied.revealed = true;
    course.tell(EventKind::kDieRolled, Side::kBot, {value});
    return value;
}

void refill_contract(Course& course, std::size_t slot) {
    State& state = course.state;
    if (state.companion()) {
        state.facts.to_enter =
            static_cast<std::uint16_t>(state.facts.to_enter | contract_bit(slot));
        return course.push(TaskKind::kAskContract, static_cast<int>(slot));
    }
    if (state.contract_stack.empty()) return;
    const std::uint8_t number = state.contract_stack[0];
    const Contract& contract = course.content.contracts[number];
    state.contract_stack.erase_at(0);
    state.contracts[slot] = {1, number, contract.vp, contract.trade};
    course.applied.revealed = true;
    course.tell(EventKind::kContractLaid, std::nullopt, {static_cast<int>(slot), number});
}

void end_game(Course& course) {
    course.state.phase = Phase::kGameOver;
    course.state.tasks.clear();
    course.tell(EventKind::kGameOver, course.state.active);
}

void end_turn(Course& course) {
    State& state = course.state;
    course.applied.turn_passed = true;
    if (state.last_turn != 0)
        return state.companion() ? course.push(TaskKind::kAskScore) : end_game(course);
    state.active = other(state.active);
    const bool person = state.active == Side::kPerson;
    if (person) ++state.turn;
    // The last turn belongs to the side that did not trigger the end.
    state.last_turn = state.triggered == 1 + index(other(state.active)) ? 1 : 0;
    course.tell(EventKind::kTurnStarted, state.active, {state.turn, state.last_turn});
    const TaskKind report = state.companion() ? TaskKind::kReport : TaskKind::kPersonTurn;
    course.push(person ? report : TaskKind::kBotTurn);
}

}  // namespace orrery::anunnaki
