#include "store/upkeep.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

#include "store/lock.h"
#include "store/reading.h"
#include "store/schema.h"
#include "table/lobby.h"

namespace orrery::store {
namespace {

namespace fs = std::filesystem;

Error bad(const std::string& file, const std::string& why) {
    return {"bad_store", file + ": " + why, "", ""};
}

// What SQLite keeps beside a file.
constexpr const char* kCompanions[] = {"", "-wal", "-shm", "-journal"};

void remove_store(const std::string& file) {
    std::error_code ignored;
    for (const char* companion : kCompanions) fs::remove(file + companion, ignored);
}

// Until this, a loss of power may take the file or its name with it.
std::optional<Error> flush(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool flushed = descriptor >= 0 && fsync(descriptor) == 0;
    if (descriptor >= 0) close(descriptor);
    if (flushed) return std::nullopt;
    return bad(path, "cannot be flushed to the disk");
}

std::optional<Error> rename(const std::string& from, const std::string& to) {
    std::error_code failure;
    fs::rename(from, to, failure);
    if (failure) return bad(to, failure.message());
    const std::string folder = fs::path(to).parent_path().string();
    return flush(folder.empty() ? "." : folder);
}

// An empty file that nobody else can read.
std::optional<Error> make_private(const std::string& file) {
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) return bad(file, "cannot be made");
    close(descriptor);
    return std::nullopt;
}

std::optional<Error> copy_into(const std::string& from, const std::string& to) {
    Result<Database> source = Database::open(from, Database::Access::kRead);
    if (!source) return source.error();
    if (auto error = make_private(to)) return error;
    Result<Database> target = Database::open(to, Database::Access::kReadWrite);
    if (!target) return target.error();
    if (auto error = source->copy_to(*target)) return error;
    // A copy is one file: nothing of it may be left in a log beside it.
    const Result<std::string> mode = target->text_of("PRAGMA journal_mode = DELETE");
    if (!mode) return mode.error();
    return std::nullopt;
}

}  // namespace

std::string store_file(const std::string& folder) {
    return (fs::path(folder) / "tables.sqlite").string();
}

std::optional<Error> check_file(const std::string& file) {
    if (!fs::exists(file)) return bad(file, "there is no such file");
    Result<Database> database = Database::open(file, Database::Access::kRead);
    if (!database) return database.error();
    if (auto error = check_schema(*database, file)) return error;
    const Result<std::string> found = database->text_of("PRAGMA integrity_check(1)");
    if (!found) return found.error();
    if (*found != "ok") return bad(file, "the file is damaged: " + *found);
    return std::nullopt;
}

std::optional<Error> copy_store(const std::string& from, const std::string& to) {
    const std::string unnamed = to + ".part";
    remove_store(unnamed);
    std::optional<Error> error =
        fs::exists(from) ? copy_into(from, unnamed) : bad(from, "there is no such file");
    if (!error) error = check_file(unnamed);
    if (!error) error = flush(unnamed);
    if (!error) error = rename(unnamed, to);
    if (error) remove_store(unnamed);
    return error;
}

Result<std::string> restore_store(const std::string& copy, const std::string& file) {
    if (const auto error = check_file(copy)) return *error;
    const Result<StoreLock> lock = StoreLock::take(file);
    if (!lock) return lock.error();
    const std::string fresh = file + ".restored";
    if (const auto error = copy_store(copy, fresh)) return *error;
    std::string old;
    if (fs::exists(file)) {
        old = file + ".before-restore";
        remove_store(old);
        for (const char* companion : kCompanions)
            if (fs::exists(file + companion))
                if (const auto error = rename(file + companion, old + companion)) return *error;
    }
    if (const auto error = rename(fresh, file)) return *error;
    return old;
}

std::optional<Error> check_log(const Registry& registry, std::vector<table::Entry> entries) {
    const table::StoredTable stored{std::move(entries), std::nullopt};
    const Result<const AnyGame*> game = table::game_of(registry, stored);
    if (!game) return game.error();
    const Result<table::State> state = table::State::load(**game, stored);
    return state ? std::nullopt : std::optional(state.error());
}

std::optional<Error> check_tables(const std::string& file, const Registry& registry,
                                  const std::function<void(const TableCheck&)>& checked) {
    Result<Database> database = Database::open(file, Database::Access::kRead);
    if (!database) return database.error();
    const Result<std::vector<std::string>> tables = all_tables(*database);
    if (!tables) return tables.error();
    for (const std::string& table : *tables) {
        Result<table::StoredTable> stored = load_table(*database, table);
        if (!stored) {
            checked({table, 0, stored.error()});
            continue;
        }
        const std::size_t entries = stored->entries.size();
        checked({table, entries, check_log(registry, std::move(stored->entries))});
    }
    return std::nullopt;
}

}  // namespace orrery::store
