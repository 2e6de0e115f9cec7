#include "table/commands.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/random_json.h"
#include "table/drafting.h"

namespace orrery::table {
namespace {

// One request of a guest. Each operation either drafts entries or says why not.
class Command {
  public:
    Command(const Situation& now, const Guest& guest, const JsonReader& request)
        : now_(now), state_(now.state), guest_(guest), request_(request) {}

    Draft sit();
    Draft stand();
    Draft seat_bot();
    Draft part();
    Draft start();
    Draft close();
    Draft move();
    Draft undo();
    Draft chat();
    Draft takeover();
    Draft come_back();
    Draft resign();

  private:
    using No = std::optional<Error>;

    Drafting drafting() const { return {now_, guest_.id, std::string(request_["id"].string())}; }

    bool is_owner() const { return guest_.id == state_.owner(); }
    bool is_own(Seat seat) const { return has_seat(state_.seats_of(guest_.id), seat); }

    Seat first_own() const { return first_seat(state_.seats_of(guest_.id)); }
    SeatSet open_seats() const {
        SeatSet set = 0;
        for (std::size_t i = 0; i < state_.seats().size(); ++i)
            if (state_.seats()[i].holder == Holder::kOpen)
                set = static_cast<SeatSet>(set | seat_bit(static_cast<Seat>(i)));
        return set;
    }

    No must_be(Phase phase) const {
        if (state_.phase() == phase) return std::nullopt;
        return refuse("wrong_phase", state_.phase() == Phase::kOpen      ? "the game has not begun"
                                     : state_.phase() == Phase::kPlaying ? "the game has begun"
                                                                         : "the game is over");
    }
    No must_own(Seat seat) const {
        if (is_own(seat)) return std::nullopt;
        return refuse("not_yours", "this is not your seat", "/seat");
    }
    No must_own_table() const {
        if (is_owner()) return std::nullopt;
        return refuse("not_yours", "only who opened the table may do this");
    }
    No must_act_in(Seat seat) const {
        if (No no = must_be(Phase::kPlaying)) return no;
        if (No no = must_own(seat)) return no;
        if (state_.seat(seat).person_acts()) return std::nullopt;
        return refuse("bot_acts", state_.seat(seat).resigned
                                      ? "you have resigned"
                                      : "a bot acts for you: take your seat back first");
    }

    const Situation& now_;
    const State& state_;
    const Guest& guest_;
    const JsonReader& request_;
};

Draft Command::sit() {
    if (No no = must_be(Phase::kOpen)) return *no;
    const Seat seat = request_.has("seat") ? read_seat(request_, state_) : first_seat(open_seats());
    const std::string name = request_.has("name") ? read_name(request_["name"]) : guest_.name;
    if (!request_.ok()) return misread();
    if (!has_seat(open_seats(), seat))
        return refuse("seat_taken", "there is no open seat", "/seat");
    return drafting().add(EntryKind::kSit, seat, {{"name", name}}).done();
}

Draft Command::stand() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (state_.seat(seat).holder == Holder::kOpen)
        return refuse("seats_open", "nobody sits there", "/seat");
    if (!is_owner() && !is_own(seat)) return refuse("not_yours", "this is not your seat", "/seat");
    return drafting().add(EntryKind::kStand, seat, {}).done();
}

Draft Command::seat_bot() {
    const Seat seat = read_seat(request_, state_);
    const SeatHolder bot = read_bot(request_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    if (state_.seat(seat).is_person()) return refuse("seat_taken", "a person sits there", "/seat");
    return drafting()
        .add(EntryKind::kSeatBot, seat, {{"bot", bot.bot}, {"options", bot.bot_options}})
        .done();
}

Draft Command::part() {
    const Seed part = seed_from_json(request_["part"]);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (first_own() == kSpectator)
        return refuse("not_yours", "only who has a seat gives a part of the seed");
    return drafting().part(part).done();
}

Draft Command::start() {
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    const Result<History> history = read_start(state_);
    if (!history) return history.error();
    return drafting().start(history->now()).done();
}

Draft Command::close() {
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    return drafting().close().done();
}

Draft Command::move() {
    const Seat seat = read_seat(request_, state_);
    const std::int64_t expect =
        request_.has("expect") ? request_["expect"].integer(0, INT64_MAX) : INT64_MAX;
    if (!request_.ok()) return misread();
    if (No no = must_act_in(seat)) return *no;
    if (state_.position_number() > static_cast<std::uint64_t>(expect))
        return refuse(
            "stale",
            "the position has changed with number " + std::to_string(state_.position_number()),
            "/expect");
    const Result<Action> action = read_allowed_action(request_, state_, seat);
    if (!action) return action.error();
    return drafting().move(seat, *action).done();
}

Draft Command::undo() {
    const Seat seat = read_seat(request_, state_);
    const bool turn = request_.has("turn") && request_["turn"].boolean();
    const bool to_line = request_.has("to");
    const auto to = static_cast<std::uint64_t>(to_line ? request_["to"].integer(1, INT64_MAX) : 0);
    if (!request_.ok()) return misread();
    if (No no = must_act_in(seat)) return *no;
    const std::size_t most = state_.history().undoable(seat);
    std::size_t steps = turn ? most : 1;
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

Draft Command::chat() {
    const std::string text = read_text(request_["text"], kLongestChat);
    if (!request_.ok()) return misread();
    // Talk must leave room for the game.
    if (state_.number() >= now_.settings.most_entries / 5)
        return refuse("table_full", "there has been enough talk at this table");
    const Seat speaker = first_own();
    const std::string& name = speaker == kSpectator ? guest_.name : state_.seat(speaker).name;
    return drafting().add(EntryKind::kChat, speaker, {{"name", name}, {"text", text}}).done();
}

Draft Command::takeover() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kPlaying)) return *no;
    if (!state_.seat(seat).person_acts())
        return refuse("bot_acts", "a bot acts there already", "/seat");
    if (is_own(seat)) return drafting().takeover(seat, "asked").done();
    if (first_own() == kSpectator)
        return refuse("not_yours", "only who has a seat may ask for this");
    const std::optional<Milliseconds>& since = now_.away_since[static_cast<std::size_t>(seat)];
    if (!since || now_.now - *since < now_.settings.absence)
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

struct Operation {
    std::string_view name;
    Draft (Command::*draft)();
    std::initializer_list<std::string_view> fields;
};

const Operation kOperations[] = {
    {"sit", &Command::sit, {"op", "id", "seat", "name"}},
    {"stand", &Command::stand, {"op", "id", "seat"}},
    {"seat_bot", &Command::seat_bot, {"op", "id", "seat", "bot", "options"}},
    {"part", &Command::part, {"op", "id", "part"}},
    {"start", &Command::start, {"op", "id"}},
    {"close", &Command::close, {"op", "id"}},
    {"move", &Command::move, {"op", "id", "seat", "action", "expect"}},
    {"undo", &Command::undo, {"op", "id", "seat", "turn", "to"}},
    {"chat", &Command::chat, {"op", "id", "text"}},
    {"takeover", &Command::takeover, {"op", "id", "seat"}},
    {"return", &Command::come_back, {"op", "id", "seat"}},
    {"resign", &Command::resign, {"op", "id", "seat"}},
};

const Operation* find_operation(std::string_view name) {
    for (const Operation& operation : kOperations)
        if (operation.name == name) return &operation;
    return nullptr;
}

}  // namespace

bool is_command(std::string_view op) {
    return find_operation(op) != nullptr;
}

Draft draft_command(const Situation& now, const Guest& guest, const JsonReader& request) {
    const Operation& operation = *find_operation(request["op"].string());
    request.only(operation.fields);
    if (!request.ok()) return misread();
    if (now.state.number() >= now.settings.most_entries)
        return refuse("table_full", "the log of this table is as long as it may be");
    Command command(now, guest, request);
    return (command.*operation.draft)();
}

Draft draft_rematch(const Situation& now, const Guest& guest, const std::string& message_id,
                    const std::string& table) {
    return Drafting(now, guest.id, message_id)
        .add(EntryKind::kRematch, kSpectator, {{"table", table}})
        .done();
}

Draft draft_bot_move(const Situation& now, Seat seat, Action action) {
    return Drafting(now).move(seat, action).done();
}

Draft draft_timeout(const Situation& now) {
    const State& state = now.state;
    const auto is_over = [&](std::optional<Milliseconds> deadline) {
        return deadline && *deadline <= now.now;
    };
    if (is_over(now.time.limit_deadline(state)))
        if (const std::vector<Action> clock = state.position().legal(kClock); !clock.empty())
            return Drafting(now).move(kClock, clock.front()).done();
    for (Seat seat = 0; seat < static_cast<Seat>(state.seats().size()); ++seat)
        if (is_over(now.time.seat_deadline(state, seat)))
            return Drafting(now).takeover(seat, "time").done();
    return std::vector<Entry>{};
}

}  // namespace orrery::table
