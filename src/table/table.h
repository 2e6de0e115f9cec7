// One running game among people and bots. It knows no sockets, files, threads or time of its own.
//
// A command is checked, becomes entries, is appended to the store, and only when it is durable is
// it applied, told to the listeners and acknowledged. Commands are dealt with one at a time, in
// the order in which they came: that order alone decides who was first (CF-CLOCK-02).
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "table/listing.h"
#include "table/ports.h"

namespace orrery::table {

// Called once for each request.
using Reply = std::function<void(const Json& message)>;

// Who was here while the table was not in memory.
struct Attendance {
    Reading known_since;          // the host has run, and the table been there, since then
    std::optional<Reading> seen;  // one of its people was here, and none later
    friend bool operator==(const Attendance&, const Attendance&) = default;
};

class Table : public std::enable_shared_from_this<Table> {
  public:
    // What happens when something has: the host may have to wake up at another time.
    using Changed = std::function<void(const Table& table)>;

    // Replays what is stored. Refused with a reason: a broken log, another hash than the log says.
    // A table of another version that does not come to the same here is read as it was told.
    static Result<std::shared_ptr<Table>> load(const AnyGame& game, std::string id,
                                               const StoredTable& stored, const Ports& ports,
                                               const Settings& settings,
                                               const Attendance& attendance, Changed changed);

    const std::string& id() const { return id_; }
    const State& state() const { return state_; }

    // Public, or the guest belongs to it, or knows the invitation code.
    bool admits(const std::string& guest, std::string_view code) const;

    // From now on the listener is told what this guest may know, beginning with a welcome. `since`
    // is the last number it knows of.
    void attach(ListenerId listener, const Guest& guest, std::optional<std::uint64_t> since);
    void detach(ListenerId listener);
    std::size_t listeners() const { return listeners_.size(); }

    // One request of a guest (docs/table-messages.md). The reply comes at once for a question, and
    // after the commit for a command.
    void submit(const Guest& guest, const Json& request, Reply reply);
    // The lobby has opened another table for the same people; `about` is what its acknowledgement
    // says of it, its id as `table`.
    void note_rematch(const Guest& guest, const std::string& message_id, JsonObject about,
                      Reply reply);

    // Whoever runs the host ends it; its people are told. The number is that of the last entry.
    void end_by_host(std::function<void(const Result<std::uint64_t>& number)> done);

    // It ends if it has not begun and none of its people is there: others need the room.
    void make_way();

    // What is stored was changed in words, not in what was played: it is read again.
    void refresh();

    // When `tick` has something to do; it does no harm earlier.
    Due next_deadline() const;
    void tick();

    // The answer to a task that this table gave to the thinkers. Ignored when it came too late.
    void answer(std::uint64_t task, const Answer& answer);

    // What never changes, as a welcome says it.
    JsonObject about(const std::string& guest) const;
    // A line for a list of games.
    Json summary(const std::string& guest) const;
    Listing listing() const;

    // How it stands is kept, so that it is known whatever the next program makes of it. False:
    // there was nothing new.
    bool keep_account();
    // Something is on its way to the store, or waits for its turn.
    bool is_busy() const { return appending_ || !queue_.empty(); }
    // Nobody listens, and nothing is lost when it is loaded again at its next deadline.
    bool can_sleep() const;
    const Attendance& attendance() const { return attendance_; }
    bool is_attended() const;  // one of its people is here

  private:
    // Something that waits for its turn.
    struct Job {
        Guest guest;  // nobody: the host's own
        std::string message_id;
        Reading received;
        std::function<Draft(const Situation& now)> draft;
        std::function<void(const Result<std::uint64_t>& number)> finish;
        bool repeated = false;
    };
    struct Hint {
        std::string guest;
        Seat seat = 0;
        std::string_view op;
        std::function<void(const Answer& answer)> answer;
    };

    // A bot's action that waits until people had their chance.
    struct Grab {
        std::uint64_t task = 0;  // 0 = none
        Action action{};
    };

    Table(std::string id, State state, const Ports& ports, const Settings& settings,
          const Attendance& attendance, Changed changed);

    Situation situation(const Reading& now) const;
    Situation situation() const { return situation(ports_.clock.read()); }
    bool is_here(const std::string& guest) const { return here_.contains(guest); }
    Due expiry() const;
    Moment away_since(const std::string& guest) const;
    std::optional<Milliseconds> patience_ends(Seat seat) const;
    void send(ListenerId to, const JsonObject& message);
    void tell_presence(const std::string& who);
    void know_events_since(std::uint64_t number);

    // table_commands.cpp
    void command(const Guest& guest, const Json& request, const std::string& message_id,
                 Reply reply);
    void ask_hint(const Guest& guest, const JsonReader& request, const Json& id,
                  const Reply& reply);
    void ask_hindsight(const Guest& guest, const JsonReader& request, const Json& id,
                       const Reply& reply);
    // One of each at a time for a guest; `told` makes the fields of the answer.
    void have_thought(const Guest& guest, Task task, std::string_view op, const Json& id,
                      const Reply& reply,
                      const std::function<JsonObject(const Answer& answer)>& told);
    Task guess_for(Seat seat) const;
    std::optional<Error> ask_thinkers(Task task, Hint hint);
    void ask_course(const Guest& guest, const Json& id, const Reply& reply);
    void tell_course();
    void enqueue(Job job);
    void work();
    void carry_out(Job job);
    void stored(Job job, const std::vector<Entry>& entries, const std::optional<Error>& error);
    std::optional<Error> commit(const std::vector<Entry>& entries);
    std::optional<Error> reload();
    void tell_entries(std::uint64_t since);
    void send_away();

    // table_host.cpp: what happens without anybody asking
    void settle();
    void ask_bots();
    // For whom the table's bots think: the opener or, where they are away, somebody who plays here.
    const std::string& host_of_bots() const;
    void forget_tasks(const Entry& entry);
    void forget_tasks_of(Seat seat);
    void forget_all_tasks();
    void keep_snapshot();
    void note_upgrade();
    void play_answer(Seat seat, std::uint64_t task, Action action);
    Draft draft_answer(const Situation& now, Seat seat, std::uint64_t task, Action action);
    void host_failed();
    SeatSet people_acting() const;
    void watch_race();
    bool takes_away(Seat seat, Action action) const;
    void release_grabs();

    std::string id_;
    State state_;
    Ports ports_;
    Settings settings_;
    Changed changed_;
    Timekeeper time_;

    std::map<ListenerId, Guest> listeners_;
    std::map<std::string, std::size_t> here_;   // listeners by guest
    std::map<std::string, Moment> gone_since_;  // by guest
    Attendance attendance_;

    std::deque<Job> queue_;
    bool appending_ = false, working_ = false;
    std::optional<Error> unreadable_;  // the store could not say what it holds
    bool stale_ = false;               // it holds other words

    std::uint64_t last_task_ = 0;
    std::array<std::uint64_t, kMaxSeats> asked_{};  // the task that a seat's bot works on; 0 = none
    KeptPlans plans_;                               // of the seats' bots
    std::set<std::uint64_t> thinking_;              // tasks of bots without an answer
    std::map<std::uint64_t, Hint> hints_;
    std::optional<Json> course_;  // of the game that is over, once somebody wanted to know
    std::vector<std::pair<Json, Reply>> course_wanted_;  // by request ids
    // Since when people and bots act at once with no limit running: there a bot that thinks faster
    // leaves people the time to take what it wants.
    std::optional<Moment> race_since_;
    std::array<Grab, kMaxSeats> grabs_{};
    bool timeout_waits_ = false;
    std::optional<Moment> retry_at_;  // the host's own entries could not be stored
    std::uint64_t snapshot_number_ = 0, account_number_ = 0;
    bool upgrade_waits_ = false;
};

}  // namespace orrery::table
