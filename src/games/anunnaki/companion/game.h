// The companion as a Game: the person plays the printed game and reports, Cosmobot plays here. Same
// content, position, tasks and Cosmobot as the full game.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/anunnaki/companion/action.h"
#include "games/anunnaki/companion/words.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki::companion {

class Companion {
  public:
    using State = anunnaki::State;

    explicit Companion(Content content)
        : content_(std::move(content)), words_(std::make_unique<const Words>(content_)) {}
    const Content& content() const { return content_; }
    const Words& words() const { return *words_; }
    const ContentTables& content_tables() const { return content_.tables; }
    const GameInfo& info() const;

    // rules.cpp
    State setup(int players, const JsonReader& json, const Seed& seed) const;
    int players(const State&) const { return 1; }
    SeatSet actors(const State& state) const;
    template <class Events>
    Applied apply(State& state, Seat seat, Action action, const Events& events) const;
    Standing standing(const State& state) const;
    std::vector<ScoreItem> score_items(const State& state, std::size_t line) const;

    // check.cpp
    const Refusal* check(const State& state, Seat seat, Action action) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // codec.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;
    Json schema(bool view) const;
    JsonObject tables_json() const;

    // typed/line.cpp: what a person types about their table, "g3 +2f, war +1, done"
    Typed read_typed(const State& state, Seat seat, std::string_view text) const;

    // random_play.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

  private:
    Content content_;
    std::unique_ptr<const Words> words_;
};

// Reads the content of Anunnaki and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::anunnaki::companion

#include "games/anunnaki/companion/legal.h"
