// What people do in a game that goes on.
#include <algorithm>

#include "table/command.h"

namespace orrery::table {

Draft Command::move() {
    const Seat seat = read_seat(request_, state_);
    const std::int64_t expect =
        request_.has("expect") ? request_["expect"].integer(0, INT64_MAX) : INT64_MAX;
    if (!request_.ok()) return misread();
    if (request_.has("action") && request_.has("actions"))
        return refuse("bad_input", "either action or actions", "/actions");
    if (No no = must_act_in(seat)) return *no;
    if (state_.position_number() > static_cast<std::uint64_t>(expect))
        return refuse(
            "stale",
            "the position has changed with number " + std::to_string(state_.position_number()),
            "/expect");
    Drafting draft = drafting();
    if (!request_.has("actions")) {
        const Result<Action> action = read_allowed_action(request_, state_, seat);
        if (!action) return action.error();
        return draft.move(seat, *action).done();
    }
    const Result<std::vector<Action>> actions = read_allowed_actions(request_, state_, seat);
    if (!actions) return actions.error();
    for (const Action action : *actions) draft.move(seat, action);
    return draft.done();
}

Draft Command::undo() {
    const Seat seat = read_seat(request_, state_);
    const bool turn = request_.has("turn") && request_["turn"].boolean();
    const bool to_line = request_.has("to");
    const auto to = static_cast<std::uint64_t>(to_line ? request_["to"].integer(1, INT64_MAX) : 0);
    if (!request_.ok()) return misread();
    if (No no = must_act_in(seat)) return *no;
    const std::size_t most = state_.history().undoable(seat);
    // What was done as one thing is taken back as one, as far as it can be.
    std::size_t steps =
        turn ? most : std::max<std::size_t>(1, std::min(most, state_.last_together()));
    if (to_line) {
        const std::vector<std::uint64_t>& moves = state_.move_numbers();
        steps = static_cast<std::size_t>(moves.end() -
                                         std::upper_bound(moves.begin(), moves.end(), to));
    }
    if (steps >= 1 && steps <= most) return drafting().undo(seat, steps).done();
    const bool too_far = most > 0 && steps > most;
    const History::Undo why = too_far ? History::Undo::kRevealed : state_.history().can_undo(seat);
    return refuse("nothing_to_undo",
                  steps == 0 || why == History::Undo::kNothing ? "there is nothing to take back"
                  : why == History::Undo::kOther               ? "somebody else has acted since"
                                                 : "something came to light, the turn passed, or "
                                                   "somebody else acted in between",
                  to_line ? "/to" : "");
}

Draft Command::takeover() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kPlaying)) return *no;
    if (!state_.seat(seat).person_acts())
        return refuse("bot_acts", "a bot acts there already", "/seat");
    if (is_own(seat)) return drafting().takeover(seat, "asked").done();
    if (first_own() == kSpectator && !is_owner())
        return refuse("not_yours", "only who has a seat may ask for this");
    // Who has a day for a turn need not sit and wait.
    if (state_.setup().clock.kind == ClockRule::Kind::kTurnBased)
        return refuse("not_away", "in this game only the time for a turn decides", "/seat");
    const std::optional<Milliseconds>& patience =
        now_.patience_ends[static_cast<std::size_t>(seat)];
    if (patience && *patience <= now_.now.wall) return drafting().takeover(seat, "silent").done();
    const std::optional<Moment>& since = now_.away_since[static_cast<std::size_t>(seat)];
    if (!since || now_.now.now - *since < now_.settings.absence)
        return refuse("not_away", "this person has not been away for long enough", "/seat");
    return drafting().takeover(seat, "away").done();
}

Draft Command::come_back() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kPlaying)) return *no;
    if (No no = must_own(seat)) return *no;
    const SeatHolder& own = state_.seat(seat);
    if (own.resigned) return refuse("bot_acts", "you have resigned");
    if (own.person_acts()) return refuse("wrong_phase", "no bot acts for you");
    if (state_.setup().clock.kind == ClockRule::Kind::kRealTime &&
        state_.left()[static_cast<std::size_t>(seat)] == 0)
        return refuse("no_time", "your time is up", "/seat");
    const auto next =
        static_cast<SeatSet>(running_seats(state_) | (state_.position().actors() & seat_bit(seat)));
    return drafting().add_timed(EntryKind::kReturn, seat, {}, next).done();
}

Draft Command::resign() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kPlaying)) return *no;
    if (No no = must_own(seat)) return *no;
    if (state_.seat(seat).resigned) return refuse("wrong_phase", "you have resigned already");
    return drafting().resign(seat).done();
}

// A game that cannot be played on here: who opened the table may end it, or all who play agree.
Draft Command::end() {
    if (No no = must_be(Phase::kHalted)) return *no;
    if (is_owner()) return drafting().end_as_told().done();
    if (first_own() == kSpectator)
        return refuse("not_yours", "only who has a seat may ask for this");
    Drafting draft = drafting();
    draft.add(EntryKind::kAgree, first_own(), {});
    const bool all =
        std::all_of(state_.seats().begin(), state_.seats().end(), [&](const SeatHolder& seat) {
            return !seat.is_person() || seat.resigned || seat.guest == guest_.id ||
                   state_.has_agreed(seat.guest);
        });
    if (all) draft.end_as_told();
    return draft.done();
}

}  // namespace orrery::table
