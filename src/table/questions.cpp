#include "table/questions.h"

#include "core/hash.h"
#include "core/record.h"
#include "table/drafting.h"

namespace orrery::table {
namespace {

using Told = Result<JsonObject>;

// Bytes of a line that is typed; a whole board is far below it.
constexpr std::size_t kMostTyped = 2000;

// A seat of the reader's in a game that goes on.
Result<Seat> own_seat(const Situation& now, const Reader& reader, const JsonReader& request) {
    const Seat seat = read_seat(request, now.state);
    if (!request.ok()) return misread();
    if (now.state.phase() != Phase::kPlaying) return refuse("wrong_phase", "no game is going on");
    if (!has_seat(reader.seats, seat)) return refuse("not_yours", "this is not your seat", "/seat");
    return seat;
}

Told view(const Situation& now, const Reader& reader, const JsonReader&) {
    return JsonObject{{"state", state_json(now, reader)}, {"views", views_json(now.state, reader)}};
}

// Where all act at once a seat's actions stay the same while others act, and they can be thousands:
// who says what they know is not told it again.
Told legal(const Situation& now, const Reader& reader, const JsonReader& request) {
    const Result<Seat> seat = own_seat(now, reader, request);
    if (!seat) return seat.error();
    const std::string_view known = request.has("known") ? request["known"].string() : "";
    if (!request.ok()) return misread();
    const std::vector<Action> legal = now.state.position().legal(*seat);
    const std::string hash = to_hex(hash_bytes(std::as_bytes(std::span(legal))));
    if (hash == known) return JsonObject{{"hash", hash}};
    return JsonObject{{"hash", hash}, {"groups", now.state.game().vocabulary().groups_json(legal)}};
}

Told why(const Situation& now, const Reader& reader, const JsonReader& request) {
    const Result<Seat> seat = own_seat(now, reader, request);
    if (!seat) return seat.error();
    const Json& written = request["action"].json();
    if (!request.ok()) return JsonObject{};
    const Result<Action> action = action_from(now.state.game(), written);
    if (!action) return placed_at("/action", action.error());
    const Refusal* refusal = now.state.position().check(*seat, *action);
    if (refusal == nullptr) return JsonObject{{"allowed", true}};
    return JsonObject{{"allowed", false},
                      {"rule", refusal->rule},
                      {"key", refusal->key},
                      {"text", refusal->text}};
}

// Where something would come to light, even the events' number might tell what.
Told preview(const Situation& now, const Reader& reader, const JsonReader& request) {
    const Result<Seat> seat = own_seat(now, reader, request);
    if (!seat) return seat.error();
    const Result<Action> action = read_allowed_action(request, now.state, *seat);
    if (!action) return action.error();
    const std::unique_ptr<Position> tried = now.state.position().clone();
    std::vector<Event> events;
    const Applied applied = tried->apply(*seat, *action, &events);
    if (applied.revealed) return JsonObject{{"reveals", true}};
    return JsonObject{{"reveals", false},
                      {"turn_passed", applied.turn_passed},
                      {"events", events_json(now.state.game(), events, *seat)},
                      {"view", tried->view_json(*seat)},
                      {"scores", final_scores(*tried, now.state.seats())}};
}

Told read(const Situation& now, const Reader& reader, const JsonReader& request) {
    const Result<Seat> seat = own_seat(now, reader, request);
    if (!seat) return seat.error();
    const std::string_view text = request["text"].string();
    if (!request.ok()) return misread();
    if (text.size() > kMostTyped) return refuse("too_large", "this is too long", "/text");
    return read_typed_json(now.state.position(), *seat, text);
}

Told log(const Situation& now, const Reader& reader, const JsonReader& request) {
    const auto last = static_cast<std::int64_t>(now.state.number());
    const std::int64_t since = request.has("since") ? request["since"].integer(0, last) : 0;
    const std::int64_t most =
        request.has("most") ? request["most"].integer(1, kMostEntries) : kMostEntries;
    if (!request.ok()) return JsonObject{};
    return JsonObject{{"since", since},
                      {"entries", entries_json(now.state, reader, static_cast<std::uint64_t>(since),
                                               static_cast<std::uint64_t>(most))}};
}

std::optional<Error> must_be_finished(const State& state) {
    if (state.phase() != Phase::kOver) return refuse("wrong_phase", "the game is not over");
    if (!state.has_begun()) return refuse("wrong_phase", "the game has never begun");
    return std::nullopt;
}

Told record(const Situation& now, const Reader&, const JsonReader&) {
    if (const auto no = must_be_finished(now.state)) return *no;
    return JsonObject{{"record", now.state.recorded()}};
}

struct Question {
    std::string_view name;
    Told (*answer)(const Situation& now, const Reader& reader, const JsonReader& request);
    std::initializer_list<std::string_view> fields;
};

const Question kQuestions[] = {
    {"view", view, {"op", "id"}},
    {"legal", legal, {"op", "id", "seat", "known"}},
    {"why", why, {"op", "id", "seat", "action"}},
    {"preview", preview, {"op", "id", "seat", "action"}},
    {"read", read, {"op", "id", "seat", "text"}},
    {"log", log, {"op", "id", "since", "most"}},
    {"record", record, {"op", "id"}},
};

const Question* find_question(std::string_view name) {
    for (const Question& question : kQuestions)
        if (question.name == name) return &question;
    return nullptr;
}

}  // namespace

bool is_question(std::string_view op) {
    return find_question(op) != nullptr;
}

Result<JsonObject> answer_question(const Situation& now, const Reader& reader,
                                   const JsonReader& request) {
    const Question& question = *find_question(request["op"].string());
    request.only(question.fields);
    if (!request.ok()) return JsonObject{};
    return question.answer(now, reader, request);
}

Result<Seat> read_hint(const Situation& now, const Reader& reader, const JsonReader& request) {
    request.only({"op", "id", "seat"});
    Result<Seat> seat = own_seat(now, reader, request);
    if (!seat) return seat;
    if (now.state.position().legal(*seat).empty())
        return refuse("no_action", "there is nothing you can do now", "/seat");
    return seat;
}

std::optional<Error> read_history(const Situation& now, const JsonReader& request) {
    request.only({"op", "id"});
    return must_be_finished(now.state);
}

Result<Seat> read_hindsight(const Situation& now, const JsonReader& request) {
    request.only({"op", "id", "seat"});
    const Seat seat = read_seat(request, now.state);
    if (!request.ok()) return misread();
    if (!now.state.has_position()) return refuse("wrong_phase", "no game has begun");
    return seat;
}

}  // namespace orrery::table
