// The operations that need no game, or begin one.
#include <utility>

#include "cli/engine.h"
#include "cli/request.h"

namespace orrery::cli {

Engine::Answer Engine::games(const JsonReader&) {
    JsonArray games;
    for (const std::unique_ptr<AnyGame>& game : registry_->games())
        games.push_back(game_json(*game));
    return JsonObject{{"games", std::move(games)}, {"bots", bots_json()}};
}

Engine::Answer Engine::content(const JsonReader& request) {
    const std::string_view id = request["game"].string();
    if (!request.ok()) return JsonObject{};
    const Result<const AnyGame*> game = registry_->get(id);
    if (!game) return game.error();
    JsonObject answer = (*game)->content_json();
    answer["content"] = (*game)->content_version();
    return answer;
}

Engine::Answer Engine::schema(const JsonReader& request) {
    const std::string_view id = request["game"].string();
    const bool view = request.has("view") && request["view"].boolean();
    if (!request.ok()) return JsonObject{};
    const Result<const AnyGame*> game = registry_->get(id);
    if (!game) return game.error();
    return JsonObject{{"schema", (*game)->schema(view)}};
}

Engine::Answer Engine::start(const JsonReader& request) {
    const std::string_view id = request["game"].string();
    const std::int64_t players = request["players"].integer(0, 1000);
    const Seed seed = read_seed(request, "seed");
    const Json options = request.has("options") ? request["options"].json() : Json(JsonObject{});
    if (!request.ok()) return JsonObject{};
    const Result<const AnyGame*> game = registry_->get(id);
    if (!game) return game.error();
    Result<std::unique_ptr<Position>> first =
        (*game)->start(static_cast<int>(players), options, seed);
    if (!first) return first.error();

    Session session;
    session.game = *game;
    session.record = beginning_of(**first, seed);
    session.now = std::move(*first);
    session_ = std::move(session);
    return whose_turn();
}

Engine::Answer Engine::load(const JsonReader& request) {
    if (!request.has("record")) return load_state(request);
    if (request.has("game") || request.has("state"))
        request["record"].fail("a record names its game and start itself");
    return load_record(request["record"]);
}

Engine::Answer Engine::load_state(const JsonReader& request) {
    const std::string_view id = request["game"].string();
    const JsonReader state = request["state"];
    if (!request.ok()) return JsonObject{};
    const Result<const AnyGame*> game = registry_->get(id);
    if (!game) return game.error();
    Result<std::unique_ptr<Position>> first = (*game)->load(state.json());
    if (!first) return placed_at("/state", first.error());

    Session session;
    session.game = *game;
    session.record = beginning_of(**first, Seed{});
    session.record.start = (*first)->state_json();
    session.now = std::move(*first);
    session_ = std::move(session);
    return whose_turn();
}

// Plays the record and goes on from its end; its actions can be undone.
Engine::Answer Engine::load_record(const JsonReader& json) {
    if (!json.ok()) return JsonObject{};
    const Result<std::string> id = game_of_record(json.json());
    if (!id) return placed_at("/record", id.error());
    const Result<const AnyGame*> game = registry_->get(*id);
    if (!game) return placed_at("/record", game.error());
    Result<Record> record = record_from_json(**game, json.json());
    if (!record) return placed_at("/record", record.error());
    const Result<std::unique_ptr<Position>> last = replay(**game, *record);
    if (!last) return placed_at("/record", last.error());

    Session session;
    session.game = *game;
    session.now = std::move(start_of(**game, *record).value());
    for (const RecordedAction& step : record->actions) {
        session.remember();
        session.now->apply(step.seat, step.action, nullptr);
    }
    session.record = std::move(*record);
    session_ = std::move(session);
    return whose_turn();
}

}  // namespace orrery::cli
