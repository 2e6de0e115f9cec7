#include "store/archivist.h"

#include <chrono>
#include <utility>
#include <vector>

#include "store/reading.h"
#include "table/account.h"

namespace orrery::store {
namespace {

constexpr std::size_t kTablesAtOnce = 50;
constexpr int kRest = 4;  // times as long as the work: games that are played come first

}  // namespace

std::optional<table::Account> account_of(const Registry& registry,
                                         const table::StoredTable& stored) {
    JsonErrors errors;
    const JsonReader setup(stored.entries.front().payload, errors);
    const AnyGame* game = registry.find(setup["game"].string());
    if (game == nullptr) return std::nullopt;
    const Result<table::State> state = table::State::load(*game, {stored.entries, {}, 0});
    if (!state || !state->has_position() || state->phase() != table::Phase::kOver)
        return std::nullopt;
    Result<table::Account> account = table::whole_account(*state);
    if (!account) return std::nullopt;
    return std::move(*account);
}

Archivist::Archivist(std::string file, const Registry& registry, Keep keep)
    : file_(std::move(file)),
      registry_(&registry),
      keep_(std::move(keep)),
      thread_([this] { run(); }) {}

Archivist::~Archivist() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    arrived_.notify_one();
    thread_.join();
}

void Archivist::nudge() {
    {
        const std::lock_guard lock(mutex_);
        nudged_ = true;
    }
    arrived_.notify_one();
}

bool Archivist::rests(std::chrono::steady_clock::duration duration) {
    std::unique_lock lock(mutex_);
    return arrived_.wait_for(lock, duration, [this] { return stopping_; });
}

void Archivist::run() {
    Result<Database> database = Database::open(file_, Database::Access::kRead);
    if (!database) return;
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return stopping_ || nudged_; });
            if (stopping_) return;
            nudged_ = false;
        }
        tell_all(*database);
    }
}

void Archivist::tell_all(Database& database) {
    std::string last;
    for (;;) {
        const Result<std::vector<std::string>> tables = untold_after(database, last, kTablesAtOnce);
        if (!tables || tables->empty()) return;
        for (const std::string& table : *tables) {
            const auto began = std::chrono::steady_clock::now();
            if (const Result<table::StoredTable> stored = load_table(database, table))
                if (std::optional<table::Account> account = account_of(*registry_, *stored))
                    keep_(table, std::move(*account));
            if (rests(kRest * (std::chrono::steady_clock::now() - began))) return;
        }
        last = tables->back();
    }
}

}  // namespace orrery::store
