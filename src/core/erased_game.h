// Makes an AnyGame of anything that satisfies the Game concept.
#pragma once

#include <cstring>
#include <memory>
#include <utility>

#include "core/any_game.h"
#include "core/json.h"

namespace orrery {

template <Game G>
class ErasedGame final : public AnyGame {
  public:
    using State = typename G::State;
    // Room for so many actions saves growing step by step.
    static constexpr std::size_t kUsualActions = 512;

    // The content is that of this folder.
    ErasedGame(G game, std::span<const ContentFile> files, std::string_view folder)
        : game_(std::move(game)),
          content_version_(orrery::content_version(files, folder)),
          content_files_(orrery::content_files(files, folder)) {
        if constexpr (GameWithFeatures<G>) read_judge(files, folder);
    }

    const G& rules() const { return game_; }
    static const State& state_of(const Position& position) {
        return static_cast<const Held&>(position).state();
    }

    const GameInfo& info() const override { return game_.info(); }
    const std::string& content_version() const override { return content_version_; }
    const ContentTables& content_tables() const override { return game_.content_tables(); }
    JsonObject content_json() const override {
        JsonObject json{{"files", content_files_}, {"tables", JsonObject{}}};
        if constexpr (GameWithTables<G>) json["tables"] = game_.tables_json();
        return json;
    }

    Result<std::unique_ptr<Position>> start(int players, const Json& options,
                                            const Seed& seed) const override {
        const GameInfo& about = info();
        if (players < about.min_players || players > about.max_players)
            return Error{"wrong_players",
                         std::string(about.name) + " is for " + about.players_text() + ", not " +
                             std::to_string(players),
                         "/players", std::string(about.players_rule)};
        JsonErrors errors;
        const State state = game_.setup(players, JsonReader(options, errors), seed);
        if (!errors.ok()) return placed_at("/options", errors.error());
        return std::unique_ptr<Position>(std::make_unique<Held>(*this, state));
    }

    Result<std::unique_ptr<Position>> load(const Json& json) const override {
        JsonErrors errors;
        const State state = game_.state_from_json(JsonReader(json, errors));
        if (!errors.ok()) return errors.error();
        return std::unique_ptr<Position>(std::make_unique<Held>(*this, state));
    }

    const Vocabulary& vocabulary() const override { return game_.words().vocabulary; }
    Json schema(bool view) const override { return game_.schema(view); }
    std::size_t state_size() const override { return sizeof(State); }

    const FeatureSpace* feature_space() const override {
        if constexpr (GameWithFeatures<G>)
            return &game_.feature_space();
        else
            return nullptr;
    }
    const Judge* judge() const override { return judge_ ? &*judge_ : nullptr; }
    const Error* judge_error() const override { return judge_error_ ? &*judge_error_ : nullptr; }

  private:
    void read_judge(std::span<const ContentFile> files, std::string_view folder) {
        const Result<std::string_view> text = find_content(files, folder, kJudgeFile);
        if (!text) return;  // nobody has trained one yet
        Result<Judge> judge = judge_from_text(*text, folder, game_.feature_space());
        if (judge) {
            judge_ = std::move(*judge);
            return;
        }
        judge_error_ = judge.error();
        judge_error_->at = std::string(folder) + "/" + std::string(kJudgeFile) +
                           (judge_error_->at.empty() ? "" : ": " + judge_error_->at);
    }

    class Held final : public Position {
      public:
        Held(const ErasedGame& owner, const State& state) : owner_(&owner), state_(state) {}

        const AnyGame& game() const override { return *owner_; }
        std::unique_ptr<Position> clone() const override { return std::make_unique<Held>(*this); }
        int players() const override { return rules().players(state_); }
        SeatSet actors() const override { return rules().actors(state_); }
        std::vector<Action> legal(Seat seat) const override {
            std::vector<Action> actions;
            actions.reserve(kUsualActions);
            rules().legal(state_, seat, [&](Action action) { actions.push_back(action); });
            return actions;
        }
        const Refusal* check(Seat seat, Action action) const override {
            return rules().check(state_, seat, action);
        }
        Applied apply(Seat seat, Action action, std::vector<Event>* events) override {
            if (events == nullptr) return rules().apply(state_, seat, action, NoEvents{});
            auto listener = [events](const Event& event) { events->push_back(event); };
            const EventSink sink(listener);
            return rules().apply(state_, seat, action, sink);
        }
        Standing standing() const override { return rules().standing(state_); }
        std::vector<ScoreItem> score_items(std::size_t line) const override {
            return rules().score_items(state_, line);
        }
        std::vector<TraitKind> trait_kinds() const override {
            if constexpr (GameWithTraits<G>)
                return rules().trait_kinds(state_);
            else
                return {};
        }
        std::vector<Trait> traits(std::span<const Event> story) const override {
            if constexpr (GameWithTraits<G>)
                return rules().traits(state_, story);
            else
                return {};
        }
        std::optional<TimeLimit> time_limit() const override {
            if constexpr (TimedGame<G>)
                return rules().time_limit(state_);
            else
                return std::nullopt;
        }
        Hash128 hash() const override { return hash_value(state_); }
        bool equals(const Position& other) const override {
            return &other.game() == owner_ && std::memcmp(&static_cast<const Held&>(other).state_,
                                                          &state_, sizeof(State)) == 0;
        }
        std::unique_ptr<Position> hidden(Seat viewer) const override {
            return std::make_unique<Held>(*owner_, rules().hide(state_, viewer));
        }
        std::unique_ptr<Position> guess(Seat viewer, RandomStream& random) const override {
            return std::make_unique<Held>(
                *owner_, rules().guess(rules().hide(state_, viewer), viewer, random));
        }
        std::unique_ptr<Position> with_other_chance(RandomStream& random) const override {
            auto other = std::make_unique<Held>(*this);
            other->state_.random = {random.fork(), {}};
            return other;
        }
        Json options_json() const override { return rules().options_json(state_); }
        Json state_json() const override { return rules().state_json(state_); }
        Json view_json(Seat viewer) const override {
            return rules().view_json(rules().hide(state_, viewer), viewer);
        }
        Action random_action(Seat seat, RandomStream& random) const override {
            return rules().random_action(state_, seat, random);
        }
        Advice advise(Seat seat, Effort effort, RandomStream& random) const override {
            return rules().advise(state_, seat, effort, random);
        }
        bool is_turn_end(Seat seat) const override {
            if constexpr (GameWithFeatures<G>)
                return rules().is_turn_end(state_, seat);
            else
                return false;
        }
        void features(Seat seat, InputRow& row) const override {
            if constexpr (GameWithFeatures<G>) rules().features(state_, seat, row);
        }
        Json hindsight(Seat seat, Patience patience) const override {
            if constexpr (GameWithHindsight<G>)
                return rules().hindsight(state_, seat, patience);
            else
                return nullptr;
        }
        std::optional<Typed> read_typed(Seat seat, std::string_view text) const override {
            if constexpr (GameThatReads<G>)
                return rules().read_typed(state_, seat, text);
            else
                return std::nullopt;
        }

        const State& state() const { return state_; }

      private:
        const G& rules() const { return owner_->game_; }
        const ErasedGame* owner_;
        State state_;
    };

    G game_;
    std::string content_version_;
    JsonObject content_files_;
    std::optional<Judge> judge_;
    std::optional<Error> judge_error_;
};

// For hosts that know which game they have before them (by its id): its rules and content, and the
// state of a position. What a seat may know of it is the state of `hidden`.
template <Game G>
const G& rules_of(const AnyGame& game) {
    return static_cast<const ErasedGame<G>&>(game).rules();
}
template <Game G>
const typename G::State& state_of(const Position& position) {
    return ErasedGame<G>::state_of(position);
}

// The game with the content that was read from the files, or what is wrong with it.
template <Game G, class Content>
Result<std::unique_ptr<AnyGame>> make_erased(Result<Content> content,
                                             std::span<const ContentFile> files,
                                             std::string_view folder) {
    if (!content) return content.error();
    return std::unique_ptr<AnyGame>(
        std::make_unique<ErasedGame<G>>(G(std::move(*content)), files, folder));
}

}  // namespace orrery
