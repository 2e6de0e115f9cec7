#include "store/migration.h"

#include <future>
#include <utility>
#include <vector>

#include "store/archivist.h"
#include "store/reading.h"
#include "store/system.h"
#include "table/account.h"
#include "table/commands.h"

namespace orrery::store {
namespace {

constexpr std::size_t kTablesAtOnce = 100;

struct Examined {
    Finding finding;
    table::StoredTable stored;
    std::optional<table::State> state;
};

Examined broken(Finding finding, const Error& error) {
    finding.fate = Fate::kBroken;
    finding.why = to_string(error);
    return {std::move(finding), {}, {}};
}

Fate fate_of(const table::State& state) {
    if (state.as_told() == nullptr) return state.is_current() ? Fate::kSame : Fate::kProven;
    if (state.phase() != table::Phase::kOver) return Fate::kHalted;
    const std::optional<table::Account>& account = state.as_told()->account;
    return account && account->whole ? Fate::kTold : Fate::kHalfTold;
}

// A file of an earlier version has no accounts.
std::optional<table::Account> kept_account(Database& database, const std::string& table) {
    Result<std::optional<table::Account>> account = load_account(database, table);
    return account ? std::move(*account) : std::nullopt;
}

Examined examine(Database& database, const Registry& registry, const std::string& table) {
    Finding finding{table, "", false, Fate::kSame, ""};
    Result<table::StoredTable> stored = load_table(database, table);
    if (!stored) return broken(std::move(finding), stored.error());
    JsonErrors errors;
    finding.game = JsonReader(stored->entries.front().payload, errors)["game"].string();
    const Result<const AnyGame*> game = registry.get(finding.game);
    if (!game) return broken(std::move(finding), game.error());
    Result<table::State> state = table::State::load(**game, {stored->entries, {}, 0});
    if (!state && state.error().code == "other_version") {
        finding.why = state.error().message;
        state = table::State::load_as_told(**game, *stored, state.error(),
                                           kept_account(database, table));
    }
    if (!state) return broken(std::move(finding), state.error());
    finding.is_over = state->phase() == table::Phase::kOver;
    finding.fate = fate_of(*state);
    return {std::move(finding), std::move(*stored), std::move(*state)};
}

// Every table in the order of their ids.
std::optional<Error> for_each_table(Database& database, const auto& visit) {
    std::string last;
    for (;;) {
        const Result<std::vector<std::string>> tables = tables_after(database, last, kTablesAtOnce);
        if (!tables) return tables.error();
        if (tables->empty()) return std::nullopt;
        for (const std::string& table : *tables)
            if (std::optional<Error> error = visit(table)) return error;
        last = tables->back();
    }
}

// Entries of the host's own, on the disk when this returns.
std::optional<Error> append(SqliteStore& store, Examined& examined,
                            table::Draft (*draft)(const table::Situation& now)) {
    const SystemClock clock;
    const table::Timekeeper time(0);
    const table::Settings settings;
    const table::Draft entries = draft({*examined.state, time, settings, {}, clock.read()});
    if (!entries) return entries.error();
    std::promise<std::optional<Error>> answer;
    store.append(examined.finding.table, *entries,
                 [&](std::optional<Error> error) { answer.set_value(std::move(error)); });
    if (std::optional<Error> error = answer.get_future().get()) return error;
    for (const table::Entry& entry : *entries)
        if (std::optional<Error> error = examined.state->apply(entry)) return error;
    return std::nullopt;
}

// What was told of it, as far as it is not kept.
void keep(SqliteStore& store, Database& database, const Examined& examined) {
    const table::State& state = *examined.state;
    const std::string& table = examined.finding.table;
    if (!state.has_position()) return;
    const bool over = state.phase() == table::Phase::kOver;
    const std::optional<table::Account> kept = kept_account(database, table);
    if (kept && kept->number == state.number() && kept->whole == over) return;
    if (!over)
        store.keep_account(table, table::standing_account(state));
    else if (Result<table::Account> account = table::whole_account(state))
        store.keep_account(table, std::move(*account));
}

}  // namespace

std::optional<Error> examine_tables(Database& database, const Registry& registry,
                                    const OnFinding& on_finding) {
    return for_each_table(database, [&](const std::string& table) -> std::optional<Error> {
        on_finding(examine(database, registry, table).finding);
        return std::nullopt;
    });
}

std::optional<Error> migrate_tables(const std::string& file, const Registry& registry,
                                    const MigrationOptions& options, const OnFinding& on_finding) {
    SqliteOptions opening;
    opening.file = file;
    opening.post = [](const std::function<void()>& job) { job(); };
    Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(opening);
    if (!store) return store.error();
    Result<Database> database = Database::open(file, Database::Access::kRead);
    if (!database) return database.error();
    return for_each_table(*database, [&](const std::string& table) -> std::optional<Error> {
        Examined examined = examine(*database, registry, table);
        const Finding& finding = examined.finding;
        std::optional<Error> error;
        if (finding.fate == Fate::kProven && !finding.is_over)
            error = append(**store, examined, table::draft_upgrade);
        if (finding.fate == Fate::kHalted && options.end_halted)
            error = append(**store, examined, table::draft_end_as_told);
        if (error) return error;
        if (examined.state) keep(**store, *database, examined);
        on_finding(finding);
        return std::nullopt;
    });
}

}  // namespace orrery::store
