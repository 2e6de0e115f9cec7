// Everything behind the network: the tables with their store, bots and clock. It runs on one thread
// and knows no sockets.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/address.h"
#include "server/bans.h"
#include "server/bot_pool.h"
#include "server/budgets.h"
#include "server/guests.h"
#include "server/http.h"
#include "server/log.h"
#include "server/numbers.h"
#include "server/server.h"
#include "server/turns.h"
#include "store/archivist.h"
#include "store/sqlite_store.h"
#include "store/system.h"
#include "table/lobby.h"

namespace orrery::server {

// Why a connection ends that its client would keep: the code that its WebSocket closes with.
enum class Dismissal : std::uint16_t { kDeviceEnded = 4001, kBanned = 4003, kTableRemoved = 4004 };

// One connection that is told what happens at a table.
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void tell(const std::shared_ptr<const std::string>& message) = 0;
    virtual void dismiss(Dismissal why) = 0;
};

// A table as somebody came to it.
struct Place {
    std::string table;
    Caller caller;
    std::string code;         // the invitation, if there was one
    std::string device = {};  // with which they came
};

// There has been much of something in a short time.
Refusal too_much(Budgets::Wait wait);

class Host final : private table::Outbox, private table::Thinkers, private table::Errands {
  public:
    // Runs something on the host's thread, later. Called from any thread.
    using Post = std::function<void(std::function<void()>)>;

    static Result<std::unique_ptr<Host>> open(const ServerOptions& options, Post post);
    ~Host() override;

    const Registry& registry() const { return *options_.registry; }
    std::span<const ContentFile> content() const { return options_.content; }
    const std::string& public_url() const { return options_.public_url; }
    const Limits& limits() const { return options_.limits; }
    std::uint32_t most_trials() const { return options_.tables.most_trials; }
    Guests& guests() { return *guests_; }
    table::Lobby& lobby() { return *lobby_; }
    Budgets& budgets() { return budgets_; }
    Numbers& numbers() { return numbers_; }
    void log(std::string_view level, std::string_view message, const LogFields& fields = {}) const;
    std::string new_request_id();
    // A line for a request that was answered. The path is that of the router's table: what a client
    // wrote into its place may be a secret.
    void log_request(const Request& request, const Response& response, double seconds) const;

    // Requests, with what all of them have in common: none is taken when the server stops.
    void open_table(const Caller& caller, const Json& request, table::Reply reply);
    void submit(const Place& place, const Json& request, table::Reply reply);
    // The same, whatever the caller has had stored before: who leaves may still give up their
    // seats.
    void submit_unpaid(const Place& place, const Json& request, table::Reply reply);
    // What is done when it is the caller's turn, until the next wait, is on their account.
    void in_turn(const Caller& caller, std::function<void()> job);

    // The listener is told what happens at the table until it leaves.
    Result<table::ListenerId> attach(const Place& place, std::optional<std::uint64_t> since,
                                     Listener& listener);
    void leave(const Place& place, table::ListenerId id);
    // Every listener with this device ends.
    void end_device(const std::string& device);
    // Who listens to a table, by guest: from where, and how often.
    struct Presence {
        std::string address;
        std::size_t listeners = 0;
    };
    const std::map<std::string, Presence>& present() const { return present_; }

    // What whoever runs the server wants (administration.h).
    Bans& bans() { return *bans_; }
    void ban(store::Ban ban, Bans::Done done);
    // As of now; null: there is none.
    const store::Announcement* announcement() const;
    void announce(const std::optional<store::Announcement>& announcement,
                  store::HostBook::Done done);
    void remove_table(const std::string& table, table::Store::Done done);

    store::GuestData& guest_data() { return *store_; }
    table::Store& store() { return *store_; }
    store::PeopleBook& people() { return *store_; }
    store::Retention& retention() { return *store_; }
    // Whether something is kept of this guest.
    bool is_kept(const std::string& guest);
    // Written down once a day; from where stays in memory, for reports of who has gone.
    void note_visit(const Caller& caller);
    // Where this guest was last seen today, as a hash that only this server can make; empty = was
    // not.
    std::string network_hash_of(const std::string& guest) const;
    void post(std::function<void()> job) const { post_(std::move(job)); }
    // Work that takes long, made of values that it holds itself, is done beside this thread. It
    // waits in the line of the bots. `done` hears what it came to; null: the server stops. Refused
    // where the guest has too much of it waiting.
    using Told = std::function<void(const Json* told)>;
    std::optional<Error> send_on_errand(const Caller& caller,
                                        std::function<Json(Patience patience)> work, Told done);
    // Deletes what is known of a guest: seats are given up, words and names replaced.
    void forget(const std::string& guest, store::GuestData::Done done);

    // When `wake` has something to do, and how long that is from now on.
    table::Due next_wake() const;
    table::Milliseconds until(const table::Due& due) const;
    void wake();
    table::Moment now() const { return clock_.now(); }
    table::Milliseconds wall() const { return clock_.wall(); }

    void begin_to_stop();
    bool is_stopping() const { return stopping_; }
    // Why nothing can be stored at present, if so.
    const std::optional<Error>& store_failure() const { return store_failure_; }

  private:
    Host(const ServerOptions& options, Post post);
    std::optional<Error> open_store();
    void start();
    std::optional<Error> closed() const;
    table::Reply counted(table::Reply reply);
    // Why this guest may not sit down at a table, or call its people together again, if so: some of
    // them do not want to meet.
    std::optional<Error> apart(const table::State& state, const std::string& guest,
                               std::string_view op);
    // Takes one off the caller's budget; who has none left is refused, and the reply that comes of
    // it gives it back where nothing has happened after all.
    std::optional<Refusal> pay(Ration what, const Caller& caller, table::Reply& reply);
    // For everything that this request wants.
    std::optional<Refusal> pay_for(std::string_view op, const Caller& caller, table::Reply& reply);
    table::Guest guest_of(const Caller& caller);

    void send(table::ListenerId to, const std::shared_ptr<const std::string>& message) override;
    std::optional<Error> ask(table::Task task) override;
    void give_up(const std::string& table, std::uint64_t task) override;
    void run(const table::Guest& whose, std::function<void()> errand) override;
    void answered(BotAnswer answer);
    void heard_of(const store::CommitReport& report);
    void watch_system_clock();
    void look_at_the_latest();
    void log_refused();
    // Ends every connection of which this is true.
    struct Attached {
        Listener* listener;
        Place place;
    };
    void dismiss(Dismissal why, const std::function<bool(const Attached&)>& whom);

    ServerOptions options_;
    Budgets budgets_{options_.limits};
    Post post_;
    Turns turns_{post_};
    Numbers numbers_;
    store::SystemClock clock_;
    store::SystemEntropy entropy_;
    std::unique_ptr<store::SqliteStore> store_;
    std::unique_ptr<Guests> guests_;
    std::unique_ptr<table::Lobby> lobby_;
    std::unique_ptr<BotPool> bots_;
    std::unique_ptr<store::Archivist> archivist_;
    HeldAnswers held_;
    std::map<std::uint64_t, Told> errands_;
    std::uint64_t last_errand_ = 0;
    std::map<table::ListenerId, Attached> listeners_;
    std::map<std::string, Presence> present_;
    std::unique_ptr<Bans> bans_;
    std::optional<store::Announcement> announcement_;
    std::unique_ptr<Housekeeping> housekeeping_;
    std::map<std::string, std::string> visitors_;  // of this day, as far as noted: by address
    std::int64_t visitors_day_ = 0;
    table::ListenerId last_listener_ = 0;
    table::Moment next_sweep_;
    table::Milliseconds clock_set_by_ = 0;  // as far as it was logged
    std::optional<Error> store_failure_;
    bool stopping_ = false;
};

}  // namespace orrery::server
