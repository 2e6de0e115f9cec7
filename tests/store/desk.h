// A host for tests of the real store: what the store posts waits until it is dealt with.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "store/sqlite_store.h"
#include "store/system.h"
#include "table/lobby.h"
#include "tests/support/games.h"

namespace orrery::test {

class Desk : private table::Outbox, private table::Thinkers, private table::Errands {
  public:
    // The file must be a store that can be opened.
    explicit Desk(const std::string& file);
    // Or the reason why it cannot.
    static Result<std::unique_ptr<Desk>> at(const std::string& file);
    static Result<std::unique_ptr<store::SqliteStore>> open(const std::string& file, Desk* desk);
    ~Desk();

    table::Store& store() { return *store_; }
    store::SqliteStore& sqlite() { return *store_; }
    table::Lobby& lobby() { return *lobby_; }

    // Waits for something to be posted and deals with it.
    void work();
    void work_until(const std::function<bool()>& done) {
        while (!done()) work();
    }
    // The store's answer to an append; nothing = it is durable.
    std::optional<Error> append(const std::string& table, std::vector<table::Entry> entries);
    // Bots that were asked, in order.
    std::deque<table::Task> tasks;
    std::size_t committed = 0;  // entries, as the store reports them

  private:
    Desk() = default;
    std::optional<Error> begin(const std::string& file);
    void send(table::ListenerId, const std::shared_ptr<const std::string>&) override {}
    std::optional<Error> ask(table::Task task) override {
        tasks.push_back(std::move(task));
        return std::nullopt;
    }
    void give_up(const std::string&, std::uint64_t) override {}
    void run(const table::Guest&, std::function<void()> errand) override { errand(); }
    void post(std::function<void()> job);

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> jobs_;
    store::SystemClock clock_;
    store::SystemEntropy entropy_;
    std::unique_ptr<store::SqliteStore> store_;
    std::unique_ptr<table::Lobby> lobby_;
};

}  // namespace orrery::test
