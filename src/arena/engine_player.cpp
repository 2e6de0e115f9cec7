#include "arena/engine_player.h"

#include "core/json.h"

namespace orrery::arena {
namespace {

// Its seat's view, and what it may do: nothing that the seat could not know.
JsonObject question(const Position& position, Seat seat, RandomStream& random) {
    const AnyGame& game = position.game();
    JsonArray actions;
    for (const Action action : position.legal(seat)) actions.emplace_back(game.print(action));
    return {{"op", "choose"},
            {"game", game.info().id},
            {"player", seat_json(seat)},
            {"seed", to_hex(random.fork())},
            {"actions", std::move(actions)},
            {"view", position.view_json(seat)}};
}

Result<Action> read_answer(const AnyGame& game, const std::string& line) {
    const Result<Json> json = parse_json(line);
    const JsonObject* answer = json ? json->if_object() : nullptr;
    const Json* action = answer == nullptr ? nullptr : answer->if_contains("action");
    if (action == nullptr)
        return Error{"engine", "the engine’s answer has no action: " + quoted(line), "", ""};
    Result<Action> read = action_from(game, *action);
    if (!read)
        return Error{"engine",
                     "the engine’s action " + quoted(to_text(*action)) +
                         " cannot be read: " + read.error().message,
                     "", ""};
    return read;
}

}  // namespace

Result<Action> EnginePlayer::choose(const Position& position, Seat seat, RandomStream& random) {
    if (!process_) process_.emplace(command_);
    const Result<std::string> line =
        process_->ask(to_text(question(position, seat, random)), terms_.limit, *terms_.stop);
    if (!line) return line.error();
    return read_answer(position.game(), *line);
}

}  // namespace orrery::arena
