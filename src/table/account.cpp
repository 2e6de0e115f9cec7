#include "table/account.h"

#include <algorithm>

#include "table/drafting.h"

namespace orrery::table {
namespace {

// Everybody who may have looked at it.
SeatSet all_seats(const State& state) {
    return static_cast<SeatSet>((1U << state.seats().size()) - 1);
}

JsonArray all_views(const State& state) {
    JsonArray views = views_json(state, Reader{all_seats(state), false});
    for (Json& view : views_json(state, Reader{})) views.push_back(std::move(view));
    return views;
}

// An event that not everybody may see says who may.
JsonObject line_of(const State& state, const LogLine& line) {
    const AnyGame& game = state.game();
    JsonArray events;
    for (const Event& event : line.events) {
        JsonObject told = event_json(game, event).as_object();
        if (event.audience != Event::kEveryone) told["audience"] = event.audience;
        events.push_back(std::move(told));
    }
    const Result<Action> action = game.parse(line.entry.payload.at("action").get_string());
    return {{"number", line.entry.number},
            {"action", action ? action_json(game, *action) : Json()},
            {"events", std::move(events)}};
}

// Every game's view says which round it is; a game for one counts turns.
Json round_of(const Position& position) {
    const Json view = position.view_json(kSpectator);
    const Json* round = view.get_object().if_contains("round");
    return round != nullptr ? *round : view.get_object().at("turn");
}

// A member of what was told; null where there is none.
const Json* told(const State& state, std::string_view member) {
    if (state.as_told() == nullptr || !state.as_told()->account) return nullptr;
    const JsonObject* all = state.as_told()->account->told.if_object();
    return all == nullptr ? nullptr : all->if_contains(member);
}

const JsonArray& told_list(const State& state, std::string_view member) {
    static const JsonArray nothing;
    const Json* found = told(state, member);
    const JsonArray* list = found == nullptr ? nullptr : found->if_array();
    return list == nullptr ? nothing : *list;
}

const Json* member_of(const Json& json, std::string_view name) {
    const JsonObject* members = json.if_object();
    return members == nullptr ? nullptr : members->if_contains(name);
}

bool may_see(const Reader& reader, const Json& event) {
    const Json* audience = member_of(event, "audience");
    if (audience == nullptr) return true;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (has_seat(reader.seats, seat) && *audience == Json(seat)) return true;
    return *audience == Json(kSpectator);
}

}  // namespace

Account standing_account(const State& state) {
    const bool over = state.phase() == Phase::kOver;
    JsonArray scores = final_scores(state.position(), state.seats());
    if (over) add_items(state.position(), scores);
    return {state.number(), false,
            JsonObject{{"rules", version_of(state.game()).rules},
                       {"content", version_of(state.game()).content},
                       {"scores", std::move(scores)},
                       {"views", all_views(state)}}};
}

Result<Account> whole_account(const State& state) {
    Result<JsonObject> course = course_of(state);
    if (!course) return course.error();
    Account account = standing_account(state);
    account.whole = true;
    JsonArray lines;
    for (const LogLine& line : state.log())
        if (line.entry.kind == EntryKind::kMove) lines.push_back(line_of(state, line));
    account.told.as_object()["lines"] = std::move(lines);
    account.told.as_object()["course"] = std::move(*course);
    return account;
}

Result<JsonObject> course_of(const State& state) {
    if (const Json* kept = told(state, "course"); kept != nullptr && kept->is_object())
        return kept->get_object();
    if (state.as_told() != nullptr) return refuse("other_version", state.as_told()->why.message);
    return course_of(state.game(), state.record());
}

Result<JsonObject> course_of(const AnyGame& game, const Record& record) {
    struct Course {
        JsonArray points, rounds;
    } course;
    const auto note = [](void* context, std::size_t, const RecordedAction&,
                         const std::vector<Event>&, const Position& position) {
        JsonArray row;
        for (const SeatStanding& seat : position.standing().seats) row.push_back(seat.points);
        static_cast<Course*>(context)->points.push_back(std::move(row));
        static_cast<Course*>(context)->rounds.push_back(round_of(position));
    };
    if (const auto last = replay(game, record, note, &course); !last) return last.error();
    return JsonObject{{"points", std::move(course.points)}, {"rounds", std::move(course.rounds)}};
}

JsonArray told_views(const State& state, const Reader& reader) {
    JsonArray views;
    for (const Json& view : told_list(state, "views")) {
        const Json* seat = member_of(view, "seat");
        if (seat == nullptr) continue;
        const bool mine =
            seat->is_null()
                ? reader.seats == 0
                : seat->is_int64() && has_seat(reader.seats, static_cast<Seat>(seat->get_int64()));
        if (mine) views.push_back(view);
    }
    return views;
}

JsonArray told_scores(const State& state) {
    return told_list(state, "scores");
}

void add_told_line(JsonObject& json, const State& state, const Reader& reader, const Entry& move) {
    JsonArray seen;
    for (const Json& line : told_list(state, "lines")) {
        const Json* number = member_of(line, "number");
        if (number == nullptr || *number != Json(move.number)) continue;
        const Json* action = member_of(line, "action");
        if (action != nullptr && has_seat(reader.seats, move.seat)) json["action"] = *action;
        const Json* events = member_of(line, "events");
        if (events == nullptr || !events->is_array()) break;
        for (const Json& event : events->get_array()) {
            if (!may_see(reader, event)) continue;
            JsonObject told = event.get_object();
            told.erase("audience");
            seen.push_back(std::move(told));
        }
        break;
    }
    json["events"] = std::move(seen);
}

}  // namespace orrery::table
