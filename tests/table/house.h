// A host for tests: a lobby with a store in memory, a clock that is set by hand, and letter boxes.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/lobby.h"
#include "tests/support/games.h"
#include "tests/support/memory_store.h"

namespace orrery::test {

inline const table::Guest kAda{"guest-ada", "Ada"};
inline const table::Guest kBen{"guest-ben", "Ben"};
inline const table::Guest kCleo{"guest-cleo", "Cleo"};

class House : private table::Clock,
              private table::Entropy,
              private table::Outbox,
              private table::Thinkers,
              private table::Errands {
  public:
    explicit House(table::Settings settings = {}, std::uint64_t seed = 1);

    MemoryStore store;
    table::Milliseconds time = 1'000'000;  // both clocks follow it
    table::Milliseconds slept = 0;         // the machine has, and moments have stood still
    table::Milliseconds set_by = 0;        // somebody has set the system's clock between two runs
    std::function<Seed()> chance;          // where a test has its own
    std::map<table::ListenerId, std::vector<std::string>> inbox;
    std::deque<table::Task> tasks;
    std::vector<std::uint64_t> given_up;  // tasks
    bool takes_hints = true;
    std::vector<std::string> errands;  // whose they were

    table::Lobby& lobby() { return *lobby_; }
    // The next program lets bots try no more than that.
    void lower_trials(std::uint32_t most);
    // As after a crash or an end of the program: only the store is left.
    std::vector<Error> restart(const Registry& registry = test::registry());

    // The request is JSON text without its message id, which is added. Waits for the store.
    Json open(const table::Guest& guest, const std::string& request);
    Json ask(const std::string& table, const table::Guest& guest, const std::string& request);
    Json ask(const std::string& table, const table::Guest& guest, JsonObject request);
    // As it is, and without waiting; replies are kept in order.
    void submit(const std::string& table, const table::Guest& guest, const Json& request);
    std::vector<Json> replies;

    // The id of a table that has begun; the request must succeed.
    std::string open_table(const table::Guest& guest, const std::string& request);
    table::Table& at(const std::string& table);
    const table::State& state(const std::string& table) { return at(table).state(); }

    void attach(table::ListenerId listener, const std::string& table, const table::Guest& guest,
                std::optional<std::uint64_t> since = std::nullopt);
    Json last(table::ListenerId listener) { return json(inbox[listener].back()); }

    table::Ports ports() { return {store, *this, *this, *this, *this, *this}; }
    table::Reading reading() const { return table::Clock::read(); }

    // Answers the task that has waited longest.
    void think();
    // Bots act until a person has to, or the game is over.
    void let_bots_act();
    // The time passes, and the host hears of every deadline.
    void pass(table::Milliseconds duration);
    // The machine sleeps for so long.
    void sleep(table::Milliseconds duration);
    // By `time`, if nobody sleeps before; nothing = never.
    std::optional<table::Milliseconds> next_deadline() const;

    // The first seat that the game waits for; kSpectator when it is not going on.
    Seat actor(const std::string& table);
    // Some action that leads on, played by who sits there.
    Json play(const std::string& table, Seat seat);
    // Everybody plays until the game is over.
    void play_to_the_end(const std::string& table);

  private:
    // Not by the same numbers, so that nobody takes one for the other.
    table::Moment now() const override { return table::Moment(time - slept - 900'000); }
    table::Milliseconds wall() const override { return time + set_by; }
    Seed draw() override { return chance ? chance() : random_.fork(); }
    void send(table::ListenerId to, const std::shared_ptr<const std::string>& message) override {
        inbox[to].push_back(*message);
    }
    std::optional<Error> ask(table::Task task) override {
        if (task.hint && !takes_hints) return Error{"busy", "too many hints", "", ""};
        tasks.push_back(std::move(task));
        return std::nullopt;
    }
    void give_up(const std::string&, std::uint64_t task) override { given_up.push_back(task); }
    void run(const table::Guest& whose, std::function<void()> errand) override {
        errands.push_back(whose.id);
        errand();
    }

    table::Settings settings_;
    RandomStream random_;
    std::unique_ptr<table::Lobby> lobby_;
    int last_message_ = 0;
};

// The fingerprint of a view as its readers compute it.
std::string view_hash(const Position& position, Seat viewer);

// The code of an error message; empty for another message.
std::string error_code(const Json& message);

}  // namespace orrery::test
