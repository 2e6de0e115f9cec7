// Crafting the Cosmos as a Game: content and rules in one value.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/features.h"
#include "games/crafting_the_cosmos/scoring.h"
#include "games/crafting_the_cosmos/state.h"
#include "games/crafting_the_cosmos/words.h"

namespace orrery::crafting_the_cosmos {

class CraftingTheCosmos {
  public:
    using State = crafting_the_cosmos::State;

    explicit CraftingTheCosmos(Content content)
        : content_(std::move(content)),
          words_(std::make_unique<const Words>(content_)),
          features_(content_) {}
    const Content& content() const { return content_; }
    const Words& words() const { return *words_; }
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
    // items.cpp
    std::vector<ScoreItem> score_items(const State& state, std::size_t line) const;
    // traits.cpp
    std::vector<TraitKind> trait_kinds(const State& state) const;
    std::vector<Trait> traits(const State& state, std::span<const Event> story) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // codec.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;
    Json schema(bool view) const;

    // tables.cpp
    JsonObject tables_json() const;

    // random_play.cpp, advice.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

    // features.h: what a learned judge looks at. It knows positions in which the turn could end, as
    // they are before the omega action: at an omega nebula, before that was drawn.
    const FeatureSpace& feature_space() const { return features_.space(); }
    bool is_turn_end(const State& state, Seat seat) const {
        return state.current == seat &&
               (state.phase == Phase::kCraft || state.phase == Phase::kOmegaNebula);
    }
    void features(const State& state, Seat seat, InputRow& row) const {
        features_.add(content_, state, seat, row);
    }

  private:
    Content content_;
    std::unique_ptr<const Words> words_;
    Features features_;
};

// Reads the content and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::crafting_the_cosmos

#include "games/crafting_the_cosmos/legal.h"
