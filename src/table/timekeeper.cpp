#include "table/timekeeper.h"

#include <algorithm>

namespace orrery::table {
namespace {

bool is_timed(const State& state) {
    return state.phase() == Phase::kPlaying && state.setup().clock.kind != ClockRule::Kind::kNone;
}

bool is_turn_based(const State& state) {
    return state.setup().clock.kind == ClockRule::Kind::kTurnBased;
}

}  // namespace

SeatSet running_seats(const State& state, SeatSet actors) {
    SeatSet running = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(state.seats().size()); ++seat)
        if (has_seat(actors, seat) && state.seat(seat).person_acts())
            running = static_cast<SeatSet>(running | seat_bit(seat));
    return running;
}

SeatSet running_seats(const State& state) {
    return is_timed(state) ? running_seats(state, state.position().actors()) : SeatSet{0};
}

void Timekeeper::resume(const State& state, const Reading& now) {
    since_ = now;
    if (is_turn_based(state) && state.has_begun()) since_.wall = state.left_at();
    if (!state.limit()) return;
    // What had gone of the limit by the last thing that happened is gone.
    limit_since_ = now.now - std::max<Milliseconds>(0, state.last_at() - state.limit()->at);
    limit_number_ = state.limit()->number;
}

void Timekeeper::note(const State& state, const Reading& now) {
    since_ = now;
    if (!state.limit() || state.limit()->number == limit_number_) return;
    limit_since_ = now.now;
    limit_number_ = state.limit()->number;
}

Milliseconds Timekeeper::left_now(const State& state, Seat seat, const Reading& now) const {
    const Milliseconds left = state.left()[static_cast<std::size_t>(seat)];
    if (!has_seat(running_seats(state), seat)) return left;
    const Milliseconds gone = is_turn_based(state) ? now.wall - since_.wall : now.now - since_.now;
    return std::max<Milliseconds>(0, left - std::max<Milliseconds>(0, gone));
}

std::vector<Milliseconds> Timekeeper::left(const State& state, const Reading& now, SeatSet next,
                                           SeatSet turn_over) const {
    const ClockRule& clock = state.setup().clock;
    const SeatSet before = running_seats(state);
    std::vector<Milliseconds> left;
    for (Seat seat = 0; seat < static_cast<Seat>(state.seats().size()); ++seat) {
        Milliseconds own = left_now(state, seat, now);
        const bool over = has_seat(before, seat) && has_seat(turn_over, seat);
        const bool begins = has_seat(next, seat) && (over || !has_seat(before, seat));
        if (clock.kind == ClockRule::Kind::kRealTime && over) own += clock.increment;
        if (clock.kind == ClockRule::Kind::kTurnBased && begins) own = clock.budget;
        left.push_back(own);
    }
    return left;
}

std::optional<Milliseconds> Timekeeper::limit_left(const State& state, Moment now) const {
    if (!state.limit() || state.phase() != Phase::kPlaying) return std::nullopt;
    const Milliseconds length = Milliseconds{1000} * state.limit()->limit.seconds;
    return std::clamp<Milliseconds>(length - (now - limit_since_), 0, length);
}

// CF-CLOCK-03: one fixed allowance, the same for all.
Due Timekeeper::limit_deadline(const State& state) const {
    if (!state.limit() || state.phase() != Phase::kPlaying) return {};
    return {.now = limit_since_ + Milliseconds{1000} * state.limit()->limit.seconds + allowance_};
}

Due Timekeeper::seat_deadline(const State& state, Seat seat) const {
    if (!has_seat(running_seats(state), seat)) return {};
    const Milliseconds left = state.left()[static_cast<std::size_t>(seat)] + allowance_;
    if (is_turn_based(state)) return {.wall = since_.wall + left};
    return {.now = since_.now + left};
}

}  // namespace orrery::table
