// Crafting the Cosmos as a Game: content and rules in one value.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/scoring.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

class CraftingTheCosmos {
  public:
    using State = crafting_the_cosmos::State;

    explicit CraftingTheCosmos(Content content) : content_(std::move(content)) {}
    const Content& content() const { return content_; }
    const ContentTables& content_tables() const { return content_.tables; }
    const GameInfo& info() const;

    // rules.cpp
    State setup(int players, const JsonReader& options, const Seed& seed) const;
    int players(const State& state) const { return state.players; }
    SeatSet actors(const State& state) const {
        return state.phase == Phase::kGameOver ? SeatSet{0}
                                               : seat_bit(static_cast<Seat>(state.current));
    }
    template <class Events>
    Applied apply(State& state, Seat seat, Action action, const Events& events) const;

    // check.cpp
    const Refusal* check(const State& state, Seat seat, Action action) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

    // scoring.cpp
    Standing standing(const State& state) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // action.cpp
    std::string print(Action action) const { return print_action(action); }
    Result<Action> parse(std::string_view text) const { return parse_action(text); }

    // codec.cpp, codec_read.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;

    // random_play.cpp, evaluation.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

  private:
    Content content_;
};

// Reads the content and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::crafting_the_cosmos

#include "games/crafting_the_cosmos/legal.h"
