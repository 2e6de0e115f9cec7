// Anunnaki against Cosmobot as a Game: content and rules in one value.
#pragma once

#include <memory>
#include <span>

#include "core/any_game.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/advice/features.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"
#include "games/anunnaki/words.h"

namespace orrery::anunnaki {

inline constexpr std::string_view kOpponent = "Cosmobot";

class Anunnaki {
  public:
    using State = anunnaki::State;

    explicit Anunnaki(Content content)
        : content_(std::move(content)),
          words_(std::make_unique<const Words>(content_)),
          features_(content_) {}
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
    // traits.cpp
    std::vector<TraitKind> trait_kinds(const State& state) const;
    std::vector<Trait> traits(const State& state, std::span<const Event> story) const;

    // check.cpp
    const Refusal* check(const State& state, Seat seat, Action action) const;

    // legal.h: visits every legal action of the seat exactly once
    template <class Visit>
    void legal(const State& state, Seat seat, Visit&& visit) const;

    // hidden.cpp
    State hide(const State& state, Seat viewer) const;
    State guess(const State& view, Seat viewer, RandomStream& random) const;

    // json/codec.cpp
    Json options_json(const State& state) const;
    Json state_json(const State& state) const;
    Json view_json(const State& view, Seat viewer) const;
    State state_from_json(const JsonReader& json) const;
    Json schema(bool view) const;
    // json/tables.cpp
    JsonObject tables_json() const;

    // random_play.cpp
    Action random_action(const State& state, Seat seat, RandomStream& random) const;
    // advice/advice.cpp
    Advice advise(const State& position, Seat seat, Effort effort, RandomStream& random) const;

    // advice/features.h: what a learned judge looks at. It knows the beginnings of the person's
    // turns: Cosmobot has replied, no combat is pending, and nothing is under way.
    const Features& all_features() const { return features_; }
    const FeatureSpace& feature_space() const { return features_.space(); }
    bool is_turn_end(const State& state, Seat seat) const {
        return seat == kPersonSeat && state.candidates.empty() && !state.tasks.empty() &&
               state.tasks.back().kind == TaskKind::kPawn;
    }
    void features(const State& state, Seat, InputRow& row) const {
        features_.add(content_, state, row);
    }

  private:
    Content content_;
    std::unique_ptr<const Words> words_;
    Features features_;
};

// What the table shows, whoever looks at it (hidden.cpp); the companion adds what only it keeps.
State seen_by_all(const State& state);

// Reads the content and makes the game.
Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files);

}  // namespace orrery::anunnaki

#include "games/anunnaki/legal.h"
