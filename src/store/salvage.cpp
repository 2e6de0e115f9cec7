#include "store/salvage.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

#include "store/pages.h"
#include "store/reading.h"
#include "store/schema.h"
#include "store/upkeep.h"

namespace orrery::store {
namespace {

namespace fs = std::filesystem;
using Lost = std::function<void(const std::string&)>;

// The damaged file and its log, where nothing of them can be harmed; gone afterwards.
class WorkingCopy {
  public:
    WorkingCopy(const std::string& file, const std::string& beside) : file_(beside + ".damaged") {
        remove();
        std::error_code ignored;
        fs::copy_file(file, file_, ignored);
        fs::copy_file(file + "-wal", file_ + "-wal", ignored);
        fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write, ignored);
        // What stands in the log belongs into the pages, if SQLite can still do that.
        if (Result<Database> database = Database::open(file_, Database::Access::kReadWrite))
            (void)database->text_of("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    ~WorkingCopy() { remove(); }
    WorkingCopy(const WorkingCopy&) = delete;
    WorkingCopy& operator=(const WorkingCopy&) = delete;

    const std::string& file() const { return file_; }
    std::string bytes() const {
        std::ifstream in(file_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

  private:
    void remove() const {
        std::error_code ignored;
        for (const char* companion : {"", "-wal", "-shm"}) fs::remove(file_ + companion, ignored);
    }
    std::string file_;
};

const std::string* text_in(const Row& row, std::size_t column) {
    return std::get_if<std::string>(&row[column]);
}

// The columns of `entries` in the order of kEntryColumns, which is that of the file: T is a text.
bool is_entry(const Row& row) {
    constexpr std::string_view kShape = "TNNTNTTTT";
    if (row.size() != kShape.size()) return false;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool fits = kShape[i] == 'T' ? text_in(row, i) != nullptr
                                           : std::holds_alternative<std::int64_t>(row[i]);
        if (!fits) return false;
    }
    return true;
}

using Numbers = std::map<std::string, std::uint64_t>;  // by table: the highest

std::optional<Error> insert_entries(const WorkingCopy& damaged, Database& fresh, Numbers& seen) {
    // What is made of them as they come in (who played where) needs them in their order.
    if (auto error = fresh.run("CREATE TEMP TABLE found AS SELECT * FROM entries WHERE false"))
        return error;
    Result<Statement> insert = fresh.prepare("INSERT INTO found (" + std::string(kEntryColumns) +
                                             ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!insert) return insert.error();
    std::optional<Error> failed;
    scan_pages(damaged.bytes(), [&](const Row& row) {
        if (!is_entry(row) || failed) return;
        std::uint64_t& highest = seen[*text_in(row, 0)];
        highest = std::max(highest, static_cast<std::uint64_t>(std::get<std::int64_t>(row[1])));
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int parameter = static_cast<int>(i) + 1;
            if (const std::string* text = text_in(row, i))
                insert->bind(parameter, *text);
            else
                insert->bind(parameter, std::get<std::int64_t>(row[i]));
        }
        if (insert->step() == Statement::Step::kError) failed = fresh.error();
        insert->reset();
    });
    if (failed) return failed;
    return fresh.run("INSERT OR IGNORE INTO entries SELECT * FROM found ORDER BY table_id, number");
}

// How many entries, from the first on, can be played again.
std::uint64_t playable(const Registry& registry, const std::vector<table::Entry>& entries) {
    std::size_t whole = 0;
    while (whole < entries.size() && entries[whole].number == whole + 1) ++whole;
    const auto plays = [&](std::size_t count) {
        const auto error = check_log(
            registry, {entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(count)});
        return !error || error->code == "other_version";
    };
    if (whole == 0 || plays(whole)) return whole;
    // Up to `good` they can, `bad` are too many.
    std::size_t good = 0, bad = whole;
    while (bad - good > 1) {
        const std::size_t middle = good + (bad - good) / 2;
        (plays(middle) ? good : bad) = middle;
    }
    return good;
}

// One whose kind, payload or hash is unreadable is as good as missing.
std::vector<table::Entry> readable_entries(Database& database, const std::string& table) {
    std::vector<table::Entry> entries;
    Result<Statement> rows = database.prepare("SELECT " + std::string(kEntryColumns) +
                                              " FROM entries WHERE table_id = ? ORDER BY number");
    if (!rows) return entries;
    rows->bind(1, table);
    while (rows->step() == Statement::Step::kRow)
        if (Result<table::Entry> entry = entry_of(*rows)) entries.push_back(std::move(*entry));
    return entries;
}

std::optional<Error> forget_after(Database& database, const std::string& table,
                                  std::uint64_t number) {
    Result<Statement> forget =
        database.prepare("DELETE FROM entries WHERE table_id = ? AND number > ?");
    if (!forget) return forget.error();
    forget->bind(1, table);
    forget->bind(2, static_cast<std::int64_t>(number));
    if (forget->step() != Statement::Step::kDone) return database.error();
    return std::nullopt;
}

// Tables other than `entries` and what is made of them: who loads a table does without a snapshot.
Result<std::vector<std::string>> other_tables(Database& database) {
    Result<Statement> rows = database.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND "
        "name NOT IN ('entries', 'snapshots', 'finished', 'ended')");
    if (!rows) return rows.error();
    std::vector<std::string> names;
    while (rows->step() == Statement::Step::kRow) names.emplace_back(rows->text(0));
    return names;
}

std::string question_marks(int count) {
    std::string marks;
    for (int i = 0; i < count; ++i) marks += i == 0 ? "?" : ", ?";
    return marks;
}

// The rows in this order, up to the first that cannot be read.
std::optional<Error> copy_until_damage(Database& fresh, const std::string& table,
                                       const std::string& columns, const std::string& order) {
    Result<Statement> rows = fresh.prepare("SELECT " + columns + " FROM damaged." + table + order);
    if (!rows) return rows.error();
    Result<Statement> insert =
        fresh.prepare("INSERT OR IGNORE INTO main." + table + " (" + columns + ") VALUES (" +
                      question_marks(rows->columns()) + ")");
    if (!insert) return insert.error();
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) {
        for (int i = 0; i < rows->columns(); ++i) insert->bind(i + 1, *rows, i);
        if (insert->step() == Statement::Step::kError) return fresh.error();
        insert->reset();
    }
    return step == Statement::Step::kDone ? std::nullopt : std::optional(fresh.error());
}

// From both ends: what lies between two damaged pages is lost.
void copy_rows(Database& fresh, const std::string& table, const Lost& lost) {
    const std::string from = " FROM pragma_table_info('" + table + "', 'damaged')";
    const Result<std::string> columns =
        fresh.text_of("SELECT group_concat('\"' || name || '\"')" + from);
    const Result<std::string> descending = fresh.text_of(
        "SELECT ' ORDER BY ' || group_concat('\"' || name || '\" DESC')" + from + " WHERE pk > 0");
    if (!columns || !descending) return lost("the table " + table + ", as its columns are unknown");
    if (columns->empty()) return;  // the damaged file is older than this table
    if (const auto error = copy_until_damage(fresh, table, *columns, "")) {
        lost("rows of the table " + table + ": " + error->message);
        (void)copy_until_damage(fresh, table, *columns, *descending);
    }
}

// A text in SQL.
std::string literal(std::string_view text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? "''" : std::string(1, c);
    return quoted + "'";
}

}  // namespace

std::optional<Error> salvage(const std::string& damaged, const std::string& fresh,
                             const Registry& registry,
                             const std::function<void(const Salvaged&)>& table, const Lost& lost) {
    const WorkingCopy copy(damaged, fresh);
    Result<Database> database = Database::open(fresh, Database::Access::kReadWrite);
    if (!database) return database.error();
    if (auto error = prepare_schema(*database, fresh)) return error;
    Numbers seen;
    if (auto error = database->run("BEGIN")) return error;
    if (auto error = insert_entries(copy, *database, seen)) return error;
    for (const auto& [id, highest] : seen) {
        const std::uint64_t kept = playable(registry, readable_entries(*database, id));
        if (auto error = forget_after(*database, id, kept)) return error;
        table({id, kept, highest});
    }
    if (auto error = database->run("COMMIT")) return error;
    const Result<std::vector<std::string>> others = other_tables(*database);
    if (!others) return others.error();
    const std::string attach = "ATTACH " + literal(copy.file()) + " AS damaged";
    if (const auto error = database->run(attach.c_str())) {
        lost("everything but the tables: " + error->message);
        return std::nullopt;
    }
    for (const std::string& name : *others) copy_rows(*database, name, lost);
    return std::nullopt;
}

}  // namespace orrery::store
