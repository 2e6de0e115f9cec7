// Cosmic Factory as a Game: content and rules in one value.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

class CosmicFactory {
  public:
    using State = cosmic_factory::State;

    explicit CosmicFactory(Content content) : content_(std::move(content)) {}
    const Content& content() const { return content_; }
    const ContentTables& content_tables() const { return content_.tables; }
    const GameInfo& info() const;

    // rules.cpp
    State setup(int players, const JsonReader& options, const Seed& seed) const;
    int players(const State& state) const { return state.players; }
    SeatSet actors(const State& state) const;
    std::optional<TimeLimit> time_limit(const State& state) const;
    const Refusal* check(const State& state, Seat seat, Action action) const;
    template <class Events>
    Applied apply(State& state, Seat seat, Action action, const Events& events) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

    Standing standing(const State& state) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // action.cpp
    std::string print(Action action) const { return print_action(action); }
    Result<Action> parse(std::string_view text) const { return parse_action(text); }

    // codec.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;

    // evaluation.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

    // hindsight.cpp
    Json hindsight(const State& state, Seat seat) const;

  private:
    bool is_asked(const State& state, Seat seat) const;
    void validate_choices(const State& state, const JsonReader& json) const;

    Content content_;
};

// Reads the content and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::cosmic_factory

#include "games/cosmic_factory/legal.h"
