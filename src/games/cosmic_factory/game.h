// Cosmic Factory as a Game: content and rules in one value.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/features.h"
#include "games/cosmic_factory/scoring.h"
#include "games/cosmic_factory/state.h"
#include "games/cosmic_factory/words.h"

namespace orrery::cosmic_factory {

class CosmicFactory {
  public:
    using State = cosmic_factory::State;

    explicit CosmicFactory(Content content)
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
    SeatSet actors(const State& state) const;
    std::optional<TimeLimit> time_limit(const State& state) const;
    const Refusal* check(const State& state, Seat seat, Action action) const;
    template <class Events>
    Applied apply(State& state, Seat seat, Action action, const Events& events) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

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
    Json galaxy_json(const Galaxy& galaxy) const;  // as in views
    // count_form.cpp: zones and tracks by size and the points they bring with a card.
    GalaxyReport counted(const Galaxy& galaxy, int card) const;
    Json evaluation_json(const Galaxy& galaxy, int card) const;

    // tables.cpp
    JsonObject tables_json() const;

    // evaluation.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    Advice advise(const State& state, Seat seat, Effort effort, RandomStream& random) const;

    // features.h: what a learned judge looks at. A turn ends with a galaxy that could be left as it
    // is; the hand it is built of is what the judge learns from.
    const Features& all_features() const { return features_; }
    const FeatureSpace& feature_space() const { return features_.space(); }
    bool is_turn_end(const State& state, Seat seat) const;
    void features(const State& state, Seat seat, InputRow& row) const;

    // hindsight.cpp
    Json hindsight(const State& state, Seat seat, Patience patience) const;

  private:
    bool is_asked(const State& state, Seat seat) const;
    void validate_choices(const State& state, const JsonReader& json) const;

    Content content_;
    std::unique_ptr<const Words> words_;
    Features features_;
};

// Reads the content and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::cosmic_factory

#include "games/cosmic_factory/legal.h"
