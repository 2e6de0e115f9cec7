#include "table/drafting.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "table/account.h"

namespace orrery::table {

Error refuse(std::string code, std::string message, std::string at) {
    return {std::move(code), std::move(message), std::move(at), ""};
}

Error misread() {
    return refuse("bad_input", "the request cannot be read");
}

Seat read_seat(const JsonReader& request, const State& state) {
    return static_cast<Seat>(
        request["seat"].integer(0, static_cast<std::int64_t>(state.seats().size()) - 1));
}

namespace {

Result<Action> allowed(const Json& written, const State& state, const Position& position, Seat seat,
                       const std::string& at) {
    Result<Action> action = action_from(state.game(), written);
    if (!action) return placed_at(at, action.error());
    const Refusal* refusal = position.check(seat, *action);
    if (refusal == nullptr) return action;
    Error error = refusal_error(state.game(), *action, *refusal);
    error.at = at;
    return error;
}

}  // namespace

Result<Action> read_allowed_action(const JsonReader& request, const State& state, Seat seat) {
    const Json& written = request["action"].json();
    if (!request.ok()) return misread();
    return allowed(written, state, state.position(), seat, "/action");
}

Result<std::vector<Action>> read_allowed_actions(const JsonReader& request, const State& state,
                                                 Seat seat) {
    const JsonReader list = request["actions"];
    const std::size_t count = list.size(1, kMostActions);
    if (!request.ok()) return misread();
    std::vector<Action> actions;
    const std::unique_ptr<Position> position = state.position().clone();
    for (std::size_t i = 0; i < count; ++i) {
        const std::string at = "/actions/" + std::to_string(i);
        const Result<Action> action = allowed(list[i].json(), state, *position, seat, at);
        if (!action) return action.error();
        actions.push_back(*action);
        const Applied applied = position->apply(seat, *action, nullptr);
        if (applied.turn_passed && i + 1 < count)
            return refuse("bad_input", "the turn is over after this action", at);
    }
    return actions;
}

Result<History> read_start(const State& state, const GivenParts& parts) {
    for (const SeatHolder& seat : state.seats())
        if (seat.holder == Holder::kOpen) return refuse("seats_open", "a seat is still open");
    return state.beginning(parts);
}

Seat first_seat(SeatSet seats) {
    return seats == 0 ? kSpectator : static_cast<Seat>(std::countr_zero(seats));
}

Drafting& Drafting::add(EntryKind kind, Seat seat, JsonObject payload) {
    Entry entry;
    entry.number = state().number() + 1 + entries_.size();
    entry.at = std::max(now_->now.wall, state().last_at());
    entry.kind = kind;
    entry.seat = seat;
    entry.guest = guest_;
    if (entries_.empty()) entry.message_id = message_id_;
    entry.payload = std::move(payload);
    entry.hash = hash_.value_or(state().hash());
    entries_.push_back(std::move(entry));
    return *this;
}

Json Drafting::left(SeatSet next, SeatSet turn_over) const {
    JsonArray left;
    for (const Milliseconds each : now_->time.left(state(), now_->now, next, turn_over))
        left.push_back(each);
    return left;
}

Drafting& Drafting::add_timed(EntryKind kind, Seat seat, JsonObject payload, SeatSet next) {
    if (is_timed()) payload["left"] = left(next, 0);
    return add(kind, seat, std::move(payload));
}

Drafting& Drafting::move(Seat seat, Action action) {
    const bool joined = moved_ != nullptr;
    std::unique_ptr<Position> next = position().clone();
    const Applied applied = next->apply(seat, action, nullptr);
    JsonObject payload{{"action", state().game().print(action)}};
    if (joined) payload["joined"] = true;
    if (is_timed()) {
        auto turn_over = static_cast<SeatSet>(~next->actors());
        if (applied.turn_passed && seat != kClock)
            turn_over = static_cast<SeatSet>(turn_over | seat_bit(seat));
        payload["left"] = left(running_seats(state(), next->actors()), turn_over);
    }
    hash_ = next->hash();
    add(EntryKind::kMove, seat, std::move(payload));
    moved_ = std::move(next);
    return moved_->over() ? end("played", *moved_, state().seats()) : *this;
}

Drafting& Drafting::undo(Seat seat, std::size_t steps) {
    const std::vector<std::uint64_t>& moves = state().move_numbers();
    const Position& before = state().history().before(steps);
    hash_ = before.hash();
    return add_timed(EntryKind::kUndo, seat, {{"to", moves[moves.size() - steps] - 1}},
                     running_seats(state(), before.actors()));
}

Drafting& Drafting::part(const Seed& part) {
    return add(EntryKind::kPart, first_seat(state().seats_of(guest_)), {{"part", to_hex(part)}});
}

Drafting& Drafting::start(const Position& first) {
    JsonArray names;
    for (const SeatHolder& seat : state().seats())
        names.push_back(JsonObject{{"name", seat.name}, {"guest", seat.guest}});
    hash_ = first.hash();
    return add(EntryKind::kStart, kSpectator, {{"seats", std::move(names)}});
}

Drafting& Drafting::takeover(Seat seat, std::string_view why) {
    const auto others = static_cast<SeatSet>(running_seats(state()) & ~seat_bit(seat));
    return add_timed(EntryKind::kTakeover, seat, {{"bot", state().setup().takeover}, {"why", why}},
                     others);
}

// The game ends where nobody is left to play against, or nobody is left who plays.
Drafting& Drafting::resign(Seat seat) {
    std::vector<SeatHolder> seats = state().seats();
    seats[static_cast<std::size_t>(seat)].resigned = true;
    const auto plays_on = [](const SeatHolder& each) { return !each.resigned; };
    const auto competing = std::count_if(seats.begin(), seats.end(), plays_on);
    const bool people = std::any_of(seats.begin(), seats.end(), [&](const SeatHolder& each) {
        return each.is_person() && plays_on(each);
    });
    const auto others = static_cast<SeatSet>(running_seats(state()) & ~seat_bit(seat));
    add_timed(EntryKind::kResign, seat, {{"bot", state().setup().takeover}}, others);
    return competing > 1 && people ? *this : end("resigned", state().position(), seats);
}

Drafting& Drafting::close() {
    return add(EntryKind::kEnd, kSpectator, {{"reason", "closed"}});
}

Drafting& Drafting::expire() {
    return stop(state().has_begun() ? "abandoned" : "expired");
}

Drafting& Drafting::stop(std::string_view reason) {
    if (state().as_told() != nullptr && state().has_begun()) return end_as_told();
    if (state().has_begun()) return end(reason, state().position(), state().seats());
    return add(EntryKind::kEnd, kSpectator, {{"reason", reason}});
}

Drafting& Drafting::end_as_told() {
    return add(EntryKind::kEnd, kSpectator,
               {{"reason", "other_version"}, {"scores", told_scores(state())}});
}

Drafting& Drafting::end(std::string_view reason, const Position& last,
                        const std::vector<SeatHolder>& seats) {
    return add(EntryKind::kEnd, kSpectator,
               {{"reason", reason}, {"scores", final_scores(last, seats)}});
}

}  // namespace orrery::table
