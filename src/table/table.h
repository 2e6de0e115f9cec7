// One running game among people and bots. It knows no sockets, files, threads or time of its own.
//
// A command is checked, becomes entries, is appended to the store, and only when it is durable is
// it applied, told to the listeners and acknowledged. Commands are dealt with one at a time, in
// the order in which they came: that order alone decides who was first (CF-CLOCK-02).
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "table/ports.h"
#include "table/state.h"

namespace orrery::table {

// A person as the host knows them. The id is never sent to others.
struct Guest {
    std::string id;
    std::string name;
};

using Reply = std::function<void(const Json& message)>;

// What the host decides for all its tables.
struct Settings {
    Milliseconds allowance = 0;         // for transmission, the same for all (CF-CLOCK-03)
    Milliseconds absence = 60'000;      // so long away, and others may let a bot take the seat
    Milliseconds retry_after = 1'000;   // before the host repeats what the store refused
    std::size_t most_entries = 50'000;  // a table's log ends somewhere
};
// More than one second is not an allowance for transmission any more.
inline constexpr Milliseconds kMostAllowance = 1'000;

class Table : public std::enable_shared_from_this<Table> {
  public:
    // Replays what is stored. Refused with a reason: other rules or content than this program's, a
    // broken log, another hash than the log says.
    static Result<std::shared_ptr<Table>> load(const AnyGame& game, std::string id,
                                               StoredTable stored, const Ports& ports,
                                               const Settings& settings);

    const std::string& id() const { return id_; }
    const State& state() const { return state_; }

    // Public, or the guest belongs to it, or knows the invitation code.
    bool admits(const std::string& guest, std::string_view code) const;

    // From now on the listener is told what this guest may know, beginning with a welcome. `since`
    // is the last number it knows of.
    void attach(ListenerId listener, const Guest& guest, std::optional<std::uint64_t> since);
    void detach(ListenerId listener);
    std::size_t listeners() const { return listeners_.size(); }

    // One request of a guest (docs/table-messages.md). The reply comes exactly once: at once for a
    // question, after the commit for a command.
    void submit(const Guest& guest, const Json& request, Reply reply);

    // When `tick` has something to do; it does no harm earlier.
    std::optional<Milliseconds> next_deadline() const;
    void tick();

    // The answer to a task that this table gave to the thinkers.
    void answer(std::uint64_t task, const Advice& advice);

    // A line for a list of games.
    Json summary(const std::string& guest) const;

    // The store holds entries that this object does not know: load the table again.
    bool outdated() const { return outdated_; }
    // Nobody listens and nothing will happen by itself.
    bool idle() const;
};

}  // namespace orrery::table
