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
    // The limit that runs now: when it is over the host plays the only action of the clock.
    virtual std::optional<TimeLimit> time_limit() const = 0;
    virtual Hash128 hash() const = 0;
    virtual bool equals(const Position& other) const = 0;

    // A full position that the viewer could not tell from this one.
    virtual std::unique_ptr<Position> guess(Seat viewer, RandomStream& random) const = 0;
    virtual Json options_json() const = 0;
    virtual Json state_json() const = 0;
    virtual Json view_json(Seat viewer) const = 0;

    virtual Action random_action(Seat seat, RandomStream& random) const = 0;
    virtual Advice advise(Seat seat, Effort effort, RandomStream& random) const = 0;
    // What would have been best for the seat in what was counted last; null where the game cannot
    // say. It may take a second or two.
    virtual Json hindsight(Seat seat) const = 0;

    bool over() const { return actors() == 0; }
};

class AnyGame {
  public:
    virtual ~AnyGame() = default;
    virtual const GameInfo& info() const = 0;
    virtual const std::string& content_version() const = 0;
    virtual const ContentTables& content_tables() const = 0;

    // `options` is an object; what it leaves out has its default.
    virtual Result<std::unique_ptr<Position>> start(int players, const Json& options,
                                                    const Seed& seed) const = 0;
    // Any valid position, not only reachable ones.
    virtual Result<std::unique_ptr<Position>> load(const Json& state) const = 0;

    virtual std::string print(Action action) const = 0;
    virtual Result<Action> parse(std::string_view text) const = 0;
    // Bytes of a position in memory.
    virtual std::size_t state_size() const = 0;
};

// Kind and operands by name, and the text form.
Json action_json(const AnyGame& game, Action action);
// Key, seat and arguments by name.
Json event_json(const AnyGame& game, const Event& event);
Json standing_json(const Standing& standing);
// {"value", "features": [{"name", "value"}, …]}
Json analysis_json(const Advice& advice);
// {"id", "name", "players", "rules", "content", "options", …}: what a host needs to offer a game.
Json game_json(const AnyGame& game);
// Why `check` said no, as an error for people and programs.
Error refusal_error(const AnyGame& game, Action action, const Refusal& refusal);
// "0" … "5" or "clock"; JSON numbers stay numbers.
Json seat_json(Seat seat);

}  // namespace orrery
