// The game concept: a position is a value, the rules are functions over it.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/action.h"
#include "core/content.h"
#include "core/error.h"
#include "core/event.h"
#include "core/features.h"
#include "core/fixed_vector.h"
#include "core/json_reader.h"
#include "core/network.h"
#include "core/notebook.h"
#include "core/patience.h"
#include "core/prospect.h"
#include "core/random.h"
#include "core/trait.h"
#include "core/typed.h"
#include "core/types.h"
#include "core/vocabulary.h"

namespace orrery {

struct Judge;

// A reason why an action is not allowed: one row of a game's table of refusals.
struct Refusal {
    std::string_view rule;  // "CF-BUILD-06"
    std::string_view key;   // stable, for translations: "cell_occupied"
    std::string_view text;  // English
};

// What `apply` says besides the events; at either point undo stops.
struct Applied {
    bool revealed = false;     // something hidden or random came to light
    bool turn_passed = false;  // others may have acted on it
};

// A limit that the host's clock watches over: when it has run out, the seat `clock` acts.
struct TimeLimit {
    int id = 0;  // another id is another limit, and the one before it is void
    int seconds = 0;
    friend constexpr bool operator==(const TimeLimit&, const TimeLimit&) = default;
};

// One line of a seat's score.
struct ScorePart {
    std::string_view key;
    int points = 0;
};
// The points of a part one by one: an objective, a nebula, a planet.
struct ScoreItem {
    std::string_view part;  // its key
    std::string what;       // by its name among the game's types; empty where the part is one thing
    int points = 0;
};
struct SeatStanding {
    int points = 0;
    int place = 1;          // 1 = first; ties share a place
    std::string_view name;  // an automatic opponent's; seats have none
    FixedVector<ScorePart, 24> parts;
};
// One line a seat; the line of an automatic opponent comes after them.
struct Standing {
    bool over = false;
    FixedVector<SeatStanding, kMaxSeats> seats;
};

// A game describes its own options, so that every host can ask for them.
struct OptionShape {
    std::string_view name;
    std::string_view type;           // "boolean", "integer", "choice", "list"
    std::string_view default_value;  // as JSON text
    std::string_view help;
    std::int64_t min = 0, max = 0;              // integer, or entries of a list
    std::span<const std::string_view> choices;  // choice
};

// What an adviser tries that is told nothing else.
inline constexpr std::uint32_t kUsualTrials = 20'000;

// A level at which people are offered a bot: how far it looks, what it knows and what it misses.
// Counted, never timed: a level is as strong on every machine.
struct Level {
    std::uint32_t trials = kUsualTrials;  // Effort::trials
    std::uint32_t iterations = 0;         // Effort::iterations
    bool learned = false;                 // asks the learned judge, where the game has one
    int overlooks = 0;                    // of a hundred ways to go on, so many it does not see
    std::string_view character{};         // what of this shows, in a line of English for people
};
inline constexpr std::size_t kLevels = 5;
// Of a game that names none of its own.
inline constexpr std::array<Level, kLevels> kUsualLevels{{{.trials = 500, .overlooks = 50},
                                                          {.trials = 2'000, .overlooks = 25},
                                                          {.trials = 5'000, .overlooks = 10},
                                                          {.trials = kUsualTrials},
                                                          {.trials = 50'000, .learned = true}}};

struct GameInfo {
    std::string_view id;    // "cosmic-factory"
    std::string_view name;  // "Cosmic Factory"
    int min_players = 2;
    int max_players = 4;
    std::string_view players_rule;  // the rule that says so
    // Who plays against the seats by the rules alone ("Cosmobot"). It is no seat: nobody acts for
    // it. Events about it carry the number after the last seat.
    std::string_view opponent{};
    int rules_version = 1;  // raised when the same actions would lead to another position
    std::span<const OptionShape> options;
    std::span<const Refusal> refusals;
    std::span<const Level, kLevels> levels{kUsualLevels};  // the weakest first

    std::string players_text() const;  // "2 to 6 players", "1 player"
    // The seats and the automatic opponent.
    int sides(int players) const { return players + (opponent.empty() ? 0 : 1); }
};

// A named number in a bot's judgement; the largest ones are the reason it gives.
struct Feature {
    std::string name;
    double value = 0;
};

// What a game's own adviser thinks a seat should do.
struct Advice {
    struct Other {
        Action action;
        double value = 0;
    };

    // One way through the rest of the seat's turn, as far as it hangs on nothing that is still to
    // come to light. The features are what it brings more, and less, than the best of the turns
    // that are told; of the best itself, than the second. Where there is one turn it has none.
    struct Turn {
        std::vector<Action> actions;
        Prospect prospect;
        std::vector<Feature> features;
    };

    Action action;
    double value = 0;  // points it hopes for
    // The reasons: what this brings more, and less, than the next best action that leads to
    // something else; where there is none, what it changes. Advantages first, the largest of each
    // first.
    std::vector<Feature> features;
    std::optional<Other> next{};  // that action
    std::vector<Action> plan{};   // the actions of one plan, this one first, where it has one
    // The best turns that begin otherwise and lead to something else, the best first, where a
    // learned judge has valued them.
    std::vector<Turn> turns{};
    std::vector<Other> looked_at{};  // all actions that were valued, where that was asked for
};

// How hard an adviser may think; it answers the same for the same seed and effort, unless it runs
// out of time.
struct Effort {
    std::uint32_t trials = kUsualTrials;
    // Positions that a search over whole turns looks into; 0 looks no further than the own turn.
    std::uint32_t iterations = 0;
    // Who values where a turn leads; without one the game's own hand-made evaluation does. It must
    // be a judge of this game.
    const Judge* judge = nullptr;
    bool tell_all = false;  // Advice::looked_at
    // Where the adviser notes what several decisions hang on, for the next of them; it may be null,
    // and changes no answer.
    Notebook* notebook = nullptr;
    // When it runs out the adviser gives the best it has found, which is always legal.
    Patience patience{};
    // What is hidden in the position is true: it is not guessed anew. Only to measure what guessing
    // costs.
    bool all_seeing = false;
};

// What a game is. `G` holds its content; everything else is in the state.
template <class G>
concept Game = requires(const G game, typename G::State& state, const typename G::State& position,
                        Seat seat, Action action, RandomStream& random, std::string_view text,
                        const JsonReader& json, EventSink& events) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::State>;
    { game.info() } -> std::same_as<const GameInfo&>;
    // Every entry of the content with its provenance, for printing.
    { game.content_tables() } -> std::same_as<const ContentTables&>;
    { game.players(position) } -> std::same_as<int>;
    // From the options' JSON (validated) to the first position.
    { game.setup(1, json, Seed{}) } -> std::same_as<typename G::State>;
    { game.options_json(position) } -> std::same_as<Json>;
    // Whom the game waits for. Others may still have legal actions in simultaneous phases.
    { game.actors(position) } -> std::same_as<SeatSet>;
    {
        game.legal(position, seat, [](Action) {})
    } -> std::same_as<void>;
    // Why not: a row of info().refusals, or nothing when the action is allowed.
    { game.check(position, seat, action) } -> std::same_as<const Refusal*>;
    // Only for an action that `check` allows.
    { game.apply(state, seat, action, NoEvents{}) } -> std::same_as<Applied>;
    { game.apply(state, seat, action, events) } -> std::same_as<Applied>;
    { game.standing(position) } -> std::same_as<Standing>;
    // Of a line of the standing: the points of all its parts, one by one.
    { game.score_items(position, std::size_t{}) } -> std::same_as<std::vector<ScoreItem>>;
    // A view has the state's shape; what the viewer cannot know is zero in it.
    { game.hide(position, seat) } -> std::same_as<typename G::State>;
    { game.guess(position, seat, random) } -> std::same_as<typename G::State>;
    // The names of everything that crosses the game's boundary.
    { game.words().vocabulary } -> std::same_as<const Vocabulary&>;
    { game.state_json(position) } -> std::same_as<Json>;
    { game.view_json(position, seat) } -> std::same_as<Json>;
    { game.state_from_json(json) } -> std::same_as<typename G::State>;
    // JSON Schema of the state, or of views.
    { game.schema(true) } -> std::same_as<Json>;
    // A legal action that leads towards the end of the game; uniform enough for playouts.
    { game.random_action(position, seat, random) } -> std::same_as<Action>;
    { game.advise(position, seat, Effort{}, random) } -> std::same_as<Advice>;
};

// A game whose rules make tables of the content that others want to know: an object of tables.
template <class G>
concept GameWithTables = Game<G> && requires(const G game) {
    { game.tables_json() } -> std::same_as<JsonObject>;
};

// A game whose phases can be timed says which limit runs, if any; then the clock has an action.
template <class G>
concept TimedGame = Game<G> && requires(const G game, const typename G::State& position) {
    { game.time_limit(position) } -> std::same_as<std::optional<TimeLimit>>;
};

// A game that can say what would have been best in what was counted last: as JSON, null when there
// is nothing to say. It may take a second or two; it is not proven when the patience runs out.
template <class G>
concept GameWithHindsight = Game<G> && requires(const G game, const typename G::State& position) {
    { game.hindsight(position, Seat{}, Patience{}) } -> std::same_as<Json>;
};

// A game that a learned judge can play: it names its features, says which positions they are for
// (the end of a turn before it passes, or its beginning), and tells them from the view alone.
template <class G>
concept GameWithFeatures =
    Game<G> && requires(const G game, const typename G::State& position, InputRow& row) {
        { game.feature_space() } -> std::same_as<const FeatureSpace&>;
        { game.is_turn_end(position, Seat{}) } -> std::same_as<bool>;
        { game.features(position, Seat{}, row) } -> std::same_as<void>;
    };

// A game that names what its games can differ in: everything there could be from any position of a
// game, and what was there when it is over, with all that happened in it.
template <class G>
concept GameWithTraits = Game<G> && requires(const G game, const typename G::State& position,
                                             std::span<const Event> story) {
    { game.trait_kinds(position) } -> std::same_as<std::vector<TraitKind>>;
    { game.traits(position, story) } -> std::same_as<std::vector<Trait>>;
};

// A game whose players report or answer in words of their own reads them.
template <class G>
concept GameThatReads = Game<G> && requires(const G game, const typename G::State& position) {
    { game.read_typed(position, Seat{}, std::string_view{}) } -> std::same_as<Typed>;
};

}  // namespace orrery
