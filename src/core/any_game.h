// The type-erased interface: what hosts (protocol, terminal, server, bots) see of any game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "core/game.h"
#include "core/hash.h"
#include "core/judge.h"

namespace orrery {

class AnyGame;

// One position of some game. Copies are independent; the game must outlive them.
class Position {
  public:
    virtual ~Position() = default;
    virtual const AnyGame& game() const = 0;
    virtual std::unique_ptr<Position> clone() const = 0;

    virtual int players() const = 0;
    virtual SeatSet actors() const = 0;
    virtual std::vector<Action> legal(Seat seat) const = 0;
    virtual const Refusal* check(Seat seat, Action action) const = 0;
    // Only for an action that `check` allows. Events are appended when a list is given.
    virtual Applied apply(Seat seat, Action action, std::vector<Event>* events) = 0;
    virtual Standing standing() const = 0;
    // The points of a line of the standing one by one; nothing where the game does not tell.
    virtual std::vector<ScoreItem> score_items(std::size_t line) const = 0;
    // What games like this one can differ in, and of a game that is over and its whole story what
    // was there. Nothing where the game does not tell.
    virtual std::vector<TraitKind> trait_kinds() const = 0;
    virtual std::vector<Trait> traits(std::span<const Event> story) const = 0;
    // The limit that runs now: when it is over the host plays the only action of the clock.
    virtual std::optional<TimeLimit> time_limit() const = 0;
    virtual Hash128 hash() const = 0;
    virtual bool equals(const Position& other) const = 0;

    // As the viewer may know it: what is hidden is zero. To be looked at, not to be played on.
    virtual std::unique_ptr<Position> hidden(Seat viewer) const = 0;
    // A full position that the viewer could not tell from this one.
    virtual std::unique_ptr<Position> guess(Seat viewer, RandomStream& random) const = 0;
    // With all that is hidden, and other dice: what chance will bring lies in nobody's cards.
    virtual std::unique_ptr<Position> with_other_chance(RandomStream& random) const = 0;
    virtual Json options_json() const = 0;
    virtual Json state_json() const = 0;
    virtual Json view_json(Seat viewer) const = 0;

    virtual Action random_action(Seat seat, RandomStream& random) const = 0;
    virtual Advice advise(Seat seat, Effort effort, RandomStream& random) const = 0;
    // What a learned judge looks at, of what the seat may know; and whether it may be asked here.
    // Only of games that have features.
    virtual bool is_turn_end(Seat seat) const = 0;
    virtual void features(Seat seat, InputRow& row) const = 0;
    // What would have been best for the seat in what was counted last; null where the game cannot
    // say. It may take a second or two; it is not proven when the patience runs out.
    virtual Json hindsight(Seat seat, Patience patience) const = 0;
    // What the seat has typed means these actions; nothing where the game reads no such texts.
    virtual std::optional<Typed> read_typed(Seat seat, std::string_view text) const = 0;

    bool over() const { return actors() == 0; }
};

class AnyGame {
  public:
    virtual ~AnyGame() = default;
    virtual const GameInfo& info() const = 0;
    virtual const std::string& content_version() const = 0;
    virtual const ContentTables& content_tables() const = 0;
    // {"files", "tables"}: what is printed on the components, by file, each entry with its
    // provenance; and what the rules make of it, such as which spaces are neighbours.
    virtual JsonObject content_json() const = 0;

    // `options` is an object; what it leaves out has its default.
    virtual Result<std::unique_ptr<Position>> start(int players, const Json& options,
                                                    const Seed& seed) const = 0;
    // Any valid position, not only reachable ones.
    virtual Result<std::unique_ptr<Position>> load(const Json& state) const = 0;

    // The names of everything that crosses the boundary.
    virtual const Vocabulary& vocabulary() const = 0;
    // JSON Schema of the state, or of what a seat sees of it.
    virtual Json schema(bool view) const = 0;
    std::string print(Action action) const { return vocabulary().print(action); }
    // The action with exactly this text: printing and parsing are inverse to each other.
    Result<Action> parse(std::string_view text) const;
    // Also as a person may put it: other spaces, another order where the order means nothing.
    Result<Action> read(std::string_view text) const { return vocabulary().parse(text); }
    // What a learned judge of this game looks at; null where there is no such thing.
    virtual const FeatureSpace* feature_space() const = 0;
    // The learned judge that the content has; null where it has none, or none that can be used.
    // Then the hand-made evaluation plays on, and `judge_error` says what was wrong.
    virtual const Judge* judge() const = 0;
    virtual const Error* judge_error() const = 0;
    // Bytes of a position in memory.
    virtual std::size_t state_size() const = 0;
};

// Kind and operands by name, and the text form.
Json action_json(const AnyGame& game, Action action);
// An action by its text, or by its kind and operands.
Result<Action> action_from(const AnyGame& game, const Json& json);
// {"actions"} or {"problem"}: what was typed, or an error where the game reads no such texts.
Result<JsonObject> read_typed_json(const Position& position, Seat seat, std::string_view text);
// Key, seat and arguments by name.
Json event_json(const AnyGame& game, const Event& event);
Json standing_json(const Standing& standing);
// With the points one by one.
Json itemized_standing_json(const Position& position);
// {"value", "features": [{"name", "value"}, …], "next", "plan", "turns"}
// What an adviser thinks: the value, the reasons, the next best action, the plan, the best turns.
Json analysis_json(const AnyGame& game, const Advice& advice);
// {"id", "name", "min_players", "max_players", "rules", "content", "options", …}: what a host needs
// to offer a game.
JsonObject game_summary_json(const AnyGame& game);
// The same with {"types", "actions", "events", "refusals"}: all that it can say.
JsonObject game_json(const AnyGame& game);
// Why `check` said no, as an error for people and programs.
Error refusal_error(const AnyGame& game, Action action, const Refusal& refusal);
// "0" … "5" or "clock"; JSON numbers stay numbers.
Json seat_json(Seat seat);

}  // namespace orrery
