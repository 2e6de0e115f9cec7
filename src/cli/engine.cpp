#include "cli/engine.h"

#include <utility>
#include <vector>

#include "cli/request.h"

namespace orrery::cli {
namespace {

// Enough for any game; an endless building phase forgets its oldest positions.
constexpr std::size_t kMaxUndo = 10'000;

// A seat of the game as it stands; "clock" where the host's clock may speak.
Seat read_player(const JsonReader& request, int players, bool clock_too) {
    const JsonReader player = request["player"];
    if (clock_too && player.is_string()) {
        if (player.string() == "clock") return kClock;
        player.fail("a player is a seat number or \"clock\"");
    }
    return static_cast<Seat>(player.integer(0, players - 1));
}

// The seat and the action of a request, or why the rules refuse them.
Result<RecordedAction> read_action(const JsonReader& request, const Position& position) {
    const Seat seat = read_player(request, position.players(), true);
    const Json& written = request["action"].json();
    if (!request.ok()) return RecordedAction{};
    const Result<Action> action = action_from(position.game(), written);
    if (!action) return placed_at("/action", action.error());
    if (const Refusal* refused = position.check(seat, *action))
        return refusal_error(position.game(), *action, *refused);
    return RecordedAction{seat, *action};
}

Json events_json(const AnyGame& game, const std::vector<Event>& events) {
    JsonArray list;
    for (const Event& event : events) {
        Json json = event_json(game, event);
        // The host tells it to this seat only.
        if (event.audience != Event::kEveryone)
            json.get_object()["audience"] = static_cast<int>(event.audience);
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace

struct Engine::Operation {
    std::string_view name;
    Answer (Engine::*perform)(const JsonReader& request);
    bool needs_game;
    std::initializer_list<std::string_view> fields;
};

// Every request may carry an "id", which comes back with the answer.
const Engine::Operation Engine::kOperations[] = {
    {"games", &Engine::games, false, {"op", "id"}},
    {"content", &Engine::content, false, {"op", "id", "game"}},
    {"schema", &Engine::schema, false, {"op", "id", "game", "view"}},
    {"new", &Engine::start, false, {"op", "id", "game", "players", "seed", "options"}},
    {"load", &Engine::load, false, {"op", "id", "game", "state", "record"}},
    {"state", &Engine::state, true, {"op", "id"}},
    {"view", &Engine::view, true, {"op", "id", "player"}},
    {"legal", &Engine::legal, true, {"op", "id", "player", "groups"}},
    {"check", &Engine::check, true, {"op", "id", "player", "action"}},
    {"apply", &Engine::apply, true, {"op", "id", "player", "action"}},
    {"read", &Engine::read, true, {"op", "id", "player", "text"}},
    {"score", &Engine::score, true, {"op", "id"}},
    {"bot", &Engine::bot, true, {"op", "id", "player", "bot", "ms", "seed", "options"}},
    {"record", &Engine::record, true, {"op", "id"}},
    {"undo", &Engine::undo, true, {"op", "id"}},
    {"quit", &Engine::quit, false, {"op", "id"}},
};

std::string Engine::answer(std::string_view line) {
    const Result<Json> request = parse_json(line);
    if (!request) return to_text(refusal(request.error()));
    const Answer done = perform(*request);
    JsonObject answer = done ? JsonObject{{"ok", true}} : refusal(done.error());
    if (done)
        for (const auto& field : *done) answer.emplace(field.key(), field.value());
    if (const JsonObject* fields = request->if_object())
        if (const Json* id = fields->if_contains("id")) answer["id"] = *id;
    return to_text(answer);
}

std::string Engine::refuse_long_line() {
    return to_text(refusal(
        {"too_large",
         "the line is too long: at most " + std::to_string(kMaxJsonBytes) + " bytes are read", "",
         ""}));
}

Engine::Answer Engine::perform(const Json& request) {
    JsonErrors errors;
    const JsonReader reader(request, errors);
    const std::string_view name = reader["op"].string();
    if (!errors.ok()) return errors.error();
    std::string known;
    for (const Operation& operation : kOperations) {
        known += (known.empty() ? "" : ", ") + std::string(operation.name);
        if (operation.name != name) continue;
        reader.only(operation.fields);
        if (!errors.ok()) return errors.error();
        if (operation.needs_game && !session_)
            return Error{"no_game", "there is no game yet: start one with new or load", "/op", ""};
        Answer answer = (this->*operation.perform)(reader);
        // A complaint of the readers comes first: an operation may have stopped because of it.
        if (!errors.ok()) return errors.error();
        return answer;
    }
    return Error{"unknown_op", "there is no operation " + quoted(name) + "; there is: " + known,
                 "/op", ""};
}

JsonObject Engine::whose_turn() const {
    JsonArray to_move;
    const SeatSet actors = session_->now->actors();
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (has_seat(actors, seat)) to_move.push_back(seat_json(seat));
    return {{"to_move", std::move(to_move)}, {"hash", to_hex(session_->now->hash())}};
}

void Engine::Session::remember() {
    past.push_back(now->clone());
    if (past.size() > kMaxUndo) past.pop_front();
}

Engine::Answer Engine::state(const JsonReader&) {
    return JsonObject{{"state", session_->now->state_json()}};
}

Engine::Answer Engine::view(const JsonReader& request) {
    const JsonReader player = request["player"];
    Seat viewer = kSpectator;
    if (player.is_string()) {
        if (player.string() != "spectator")
            player.fail("who looks is a seat number or \"spectator\"");
    } else {
        viewer = read_player(request, session_->now->players(), false);
    }
    if (!request.ok()) return JsonObject{};
    return JsonObject{{"view", session_->now->view_json(viewer)}};
}

Engine::Answer Engine::legal(const JsonReader& request) {
    const Seat seat = read_player(request, session_->now->players(), true);
    const bool grouped = request.has("groups") && request["groups"].boolean();
    if (!request.ok()) return JsonObject{};
    const std::vector<Action> legal = session_->now->legal(seat);
    if (grouped) return JsonObject{{"groups", session_->game->vocabulary().groups_json(legal)}};
    JsonArray actions;
    for (const Action action : legal) actions.emplace_back(session_->game->print(action));
    return JsonObject{{"actions", std::move(actions)}};
}

Engine::Answer Engine::check(const JsonReader& request) {
    const Result<RecordedAction> step = read_action(request, *session_->now);
    if (!step) return step.error();
    return JsonObject{};
}

Engine::Answer Engine::apply(const JsonReader& request) {
    const Result<RecordedAction> step = read_action(request, *session_->now);
    if (!step) return step.error();
    if (!request.ok()) return JsonObject{};
    session_->remember();
    std::vector<Event> events;
    const Applied applied = session_->now->apply(step->seat, step->action, &events);
    session_->record.actions.push_back(*step);
    JsonObject answer = whose_turn();
    answer["events"] = events_json(*session_->game, events);
    answer["revealed"] = applied.revealed;
    answer["turn_passed"] = applied.turn_passed;
    return answer;
}

Engine::Answer Engine::read(const JsonReader& request) {
    const Seat seat = read_player(request, session_->now->players(), false);
    const std::string_view text = request["text"].string();
    if (!request.ok()) return JsonObject{};
    return read_typed_json(*session_->now, seat, text);
}

Engine::Answer Engine::score(const JsonReader&) {
    const Position& now = *session_->now;
    return JsonObject{{"over", now.standing().over}, {"scores", itemized_standing_json(now)}};
}

Engine::Answer Engine::bot(const JsonReader& request) {
    const Seat seat = read_player(request, session_->now->players(), false);
    const Seed seed = read_seed(request, "seed");
    const Result<std::unique_ptr<Bot>> bot = read_bot(request);
    if (!request.ok()) return JsonObject{};
    if (!bot) return bot.error();
    if (session_->now->legal(seat).empty())
        return Error{"no_action", "this player has nothing to do now", "/player", ""};
    RandomStream random(seed);
    const Advice advice = ask_bot(**bot, *session_->now, seat, random);
    return JsonObject{{"action", session_->game->print(advice.action)},
                      {"analysis", analysis_json(*session_->game, advice)}};
}

Engine::Answer Engine::record(const JsonReader&) {
    session_->record.final_hash = session_->now->hash();
    return JsonObject{{"record", record_json(*session_->game, session_->record)}};
}

Engine::Answer Engine::undo(const JsonReader&) {
    if (session_->past.empty())
        return Error{"nothing_to_undo", "there is no action left to take back", "", ""};
    session_->now = std::move(session_->past.back());
    session_->past.pop_back();
    session_->record.actions.pop_back();
    return whose_turn();
}

Engine::Answer Engine::quit(const JsonReader&) {
    finished_ = true;
    return JsonObject{};
}

}  // namespace orrery::cli
