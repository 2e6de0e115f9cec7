#include "table/commands.h"

#include "table/command.h"

namespace orrery::table {
namespace {

constexpr std::size_t kShares = 10;  // of the entries that are no moves

struct Operation {
    std::string_view name;
    Draft (Command::*draft)();
    std::initializer_list<std::string_view> fields;
    // What leads a game on or ends it, or makes good what somebody has done, is never refused for
    // want of room: no more of it can come than there are moves, or of the other kind.
    bool needs_room = false;
};

const Operation kOperations[] = {
    {"sit", &Command::sit, {"op", "id", "seat", "name"}, true},
    {"stand", &Command::stand, {"op", "id", "seat"}},
    {"seat_bot", &Command::seat_bot, {"op", "id", "seat", "bot", "options"}, true},
    {"part", &Command::part, {"op", "id", "part"}, true},
    {"start", &Command::start, {"op", "id", "part"}},
    {"close", &Command::close, {"op", "id"}},
    {"move", &Command::move, {"op", "id", "seat", "action", "actions", "expect"}},
    {"undo", &Command::undo, {"op", "id", "seat", "turn", "to"}, true},
    {"chat", &Command::chat, {"op", "id", "text"}, true},
    {"takeover", &Command::takeover, {"op", "id", "seat"}, true},
    {"return", &Command::come_back, {"op", "id", "seat"}},
    {"resign", &Command::resign, {"op", "id", "seat"}},
    {"end", &Command::end, {"op", "id"}},
    {"remove", &Command::remove, {"op", "id", "person"}, true},
    {"talk", &Command::talk, {"op", "id", "on"}, true},
};

const Operation* find_operation(std::string_view name) {
    for (const Operation& operation : kOperations)
        if (operation.name == name) return &operation;
    return nullptr;
}

}  // namespace

Command::No Command::must_be(Phase phase) const {
    if (state_.phase() == phase) return std::nullopt;
    return refuse("wrong_phase", state_.phase() == Phase::kOpen      ? "the game has not begun"
                                 : state_.phase() == Phase::kPlaying ? "the game has begun"
                                 : state_.phase() == Phase::kHalted  ? state_.as_told()->why.message
                                                                     : "the game is over");
}

Command::No Command::must_own(Seat seat) const {
    if (is_own(seat)) return std::nullopt;
    return refuse("not_yours", "this is not your seat", "/seat");
}

Command::No Command::must_own_table() const {
    if (is_owner()) return std::nullopt;
    return refuse("not_yours", "only who opened the table may do this");
}

Command::No Command::must_act_in(Seat seat) const {
    if (No no = must_be(Phase::kPlaying)) return no;
    if (No no = must_own(seat)) return no;
    if (state_.seat(seat).person_acts()) return std::nullopt;
    return refuse("bot_acts", state_.seat(seat).resigned
                                  ? "you have resigned"
                                  : "a bot acts for you: take your seat back first");
}

Command::No Command::must_be_let_in() const {
    if (!state_.is_kept_out(guest_.id)) return std::nullopt;
    return refuse("kept_out", "who opened the table has sent you away");
}

Command::No Command::must_have_own_name(const std::string& name) const {
    const SeatHolder* other = state_.namesake(guest_.id, name);
    if (other == nullptr) return std::nullopt;
    return refuse("name_taken",
                  quoted(name) + " looks like the name of " + quoted(other->name) +
                      ", who sits at this table: choose another name",
                  "/name");
}

// Each has a share, so that nobody writes in the place of others. For strangers there is an end to
// all of it; who belongs to the table does not depend on what they leave.
Command::No Command::must_have_room() const {
    const std::size_t most = now_.settings.most_entries;
    if (state_.asides_of(guest_.id) >= most / kShares)
        return refuse("table_full", "you have done as much at this table as one person may");
    if (!state_.is_member(guest_.id) && state_.asides() >= most)
        return refuse("table_full", "the log of this table is as long as it may be");
    return std::nullopt;
}

bool is_command(std::string_view op) {
    return find_operation(op) != nullptr;
}

Draft draft_command(const Situation& now, const Guest& guest, const JsonReader& request) {
    const Operation& operation = *find_operation(request["op"].string());
    request.only(operation.fields);
    if (!request.ok()) return misread();
    Command command(now, guest, request);
    if (operation.needs_room)
        if (const auto no = command.must_have_room()) return *no;
    return (command.*operation.draft)();
}

Draft draft_rematch(const Situation& now, const Guest& guest, const std::string& message_id,
                    const std::string& table) {
    return Drafting(now, guest.id, message_id)
        .add(EntryKind::kRematch, kSpectator, {{"table", table}})
        .done();
}

Draft draft_upgrade(const Situation& now) {
    if (now.state.is_current()) return std::vector<Entry>{};
    const Version version = version_of(now.state.game());
    return Drafting(now)
        .add(EntryKind::kUpgrade, kSpectator,
             {{"rules", version.rules}, {"content", version.content}})
        .done();
}

Draft draft_end_as_told(const Situation& now) {
    return Drafting(now).end_as_told().done();
}

Draft draft_end_by_host(const Situation& now) {
    if (now.state.phase() == Phase::kOver) return std::vector<Entry>{};
    return Drafting(now).stop("host").done();
}

Draft draft_making_way(const Situation& now) {
    return Drafting(now).expire().done();
}

Draft draft_bot_move(const Situation& now, Seat seat, Action action) {
    return Drafting(now).move(seat, action).done();
}

Draft draft_timeout(const Situation& now) {
    const State& state = now.state;
    if (now.time.limit_deadline(state).is_over(now.now))
        if (const std::vector<Action> clock = state.position().legal(kClock); !clock.empty())
            return Drafting(now).move(kClock, clock.front()).done();
    for (Seat seat = 0; seat < static_cast<Seat>(state.seats().size()); ++seat)
        if (now.time.seat_deadline(state, seat).is_over(now.now))
            return Drafting(now).takeover(seat, "time").done();
    if (now.expires.is_over(now.now)) return Drafting(now).expire().done();
    return std::vector<Entry>{};
}

}  // namespace orrery::table
