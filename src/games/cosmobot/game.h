// The companion as a Game: the person plays the printed game and reports, Cosmobot plays here. Same
// content, position, tasks and Cosmobot as the full game.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/anunnaki/content.h"
#include "games/anunnaki/state.h"
#include "games/cosmobot/action.h"

namespace orrery::anunnaki::cosmobot {

class Cosmobot {
  public:
    using State = anunnaki::State;

    explicit Cosmobot(Content content) : content_(std::move(content)) {}
    const Content& content() const { return content_; }
    const ContentTables& content_tables() const { return content_.tables; }
    const GameInfo& info() const;

    // rules.cpp
    State setup(int players, const JsonReader& options, const Seed& seed) const;
    int players(const State&) const { return 1; }
    SeatSet actors(const State& state) const;
    template <class Events>
    Applied apply(State& state, Seat seat, Action action, const Events& events) const;
    Standing standing(const State& state) const;

    // check.cpp
    const Refusal* check(const State& state, Seat seat, Action action) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // action.cpp
    std::string print(Action action) const { return print_entry(content_, action); }
    Result<Action> parse(std::string_view text) const { return read_entry(content_, text); }

    // codec.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;

    // random_play.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

  private:
    Content content_;
};

// Reads the content of Anunnaki and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::anunnaki::cosmobot

#include "games/cosmobot/legal.h"
