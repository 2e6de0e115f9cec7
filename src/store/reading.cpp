#include "store/reading.h"

#include <utility>

#include "core/json.h"
#include "store/packing.h"

namespace orrery::store {
namespace {

Error bad_entry(const table::Entry& entry, const std::string& table, const std::string& what) {
    return {"bad_entry",
            "entry " + std::to_string(entry.number) + " of table " + table + ": " + what, "", ""};
}

// The first column of each row, as a text.
Result<std::vector<std::string>> list_after(Database& database, std::string_view sql,
                                            const std::string& table, std::size_t most) {
    Result<Statement> rows = database.prepare(sql);
    if (!rows) return rows.error();
    rows->bind(1, table);
    rows->bind(2, static_cast<std::int64_t>(most));
    std::vector<std::string> ids;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) ids.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return database.error();
    return ids;
}

}  // namespace

Result<table::Entry> entry_of(const Statement& row) {
    table::Entry entry;
    const std::string table(row.text(0));
    entry.number = static_cast<std::uint64_t>(row.number(1));
    entry.at = row.number(2);
    const Result<table::EntryKind> kind = table::kind_from_name(row.text(3));
    if (!kind) return bad_entry(entry, table, kind.error().message);
    entry.kind = *kind;
    entry.seat = static_cast<Seat>(row.number(4));
    entry.guest = row.text(5);
    entry.message_id = row.text(6);
    Result<Json> payload = parse_json(row.text(7));
    if (!payload) return bad_entry(entry, table, to_string(payload.error()));
    entry.payload = std::move(*payload);
    const Result<Hash128> hash = hash_from_hex(row.text(8));
    if (!hash) return bad_entry(entry, table, hash.error().message);
    entry.hash = *hash;
    return entry;
}

Result<table::StoredTable> load_table(Database& database, const std::string& table) {
    table::StoredTable stored;
    Result<Statement> rows = database.prepare("SELECT " + std::string(kEntryColumns) +
                                              " FROM entries WHERE table_id = ? ORDER BY number");
    if (!rows) return rows.error();
    rows->bind(1, table);
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) {
        Result<table::Entry> entry = entry_of(*rows);
        if (!entry) return entry.error();
        stored.entries.push_back(std::move(*entry));
    }
    if (step != Statement::Step::kDone) return database.error();
    if (stored.entries.empty())
        return Error{"unknown_table", "there is no table " + quoted(table), "", ""};

    // Only a cache: one that cannot be read is none. A file of an earlier version has no accounts.
    Result<Statement> snapshot =
        database.prepare("SELECT number, state FROM snapshots WHERE table_id = ?");
    if (!snapshot) return snapshot.error();
    snapshot->bind(1, table);
    if (snapshot->step() == Statement::Step::kRow)
        if (Result<Json> state = parse_json(snapshot->text(1)))
            stored.snapshot = {static_cast<std::uint64_t>(snapshot->number(0)), std::move(*state)};
    if (Result<Statement> account =
            database.prepare("SELECT number FROM accounts WHERE table_id = ?")) {
        account->bind(1, table);
        if (account->step() == Statement::Step::kRow)
            stored.told_until = static_cast<std::uint64_t>(account->number(0));
    }
    return stored;
}

Result<std::optional<table::Account>> load_account(Database& database, const std::string& table) {
    Result<Statement> row =
        database.prepare("SELECT number, whole, told FROM accounts WHERE table_id = ?");
    if (!row) return row.error();
    row->bind(1, table);
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<table::Account>();
    if (step != Statement::Step::kRow) return database.error();
    const Result<std::string> text = unpacked(row->bytes(2));
    if (!text) return text.error();
    Result<Json> told = parse_json(*text);
    if (!told) return told.error();
    return std::optional<table::Account>(
        {static_cast<std::uint64_t>(row->number(0)), row->number(1) != 0, std::move(*told)});
}

Result<std::vector<std::string>> tables_after(Database& database, const std::string& table,
                                              std::size_t most) {
    return list_after(database,
                      "SELECT table_id FROM entries WHERE kind = 'open' AND table_id > ? "
                      "ORDER BY table_id LIMIT ?",
                      table, most);
}

Result<std::vector<std::string>> untold_after(Database& database, const std::string& table,
                                              std::size_t most) {
    return list_after(database,
                      "SELECT table_id FROM entries AS ended WHERE kind = 'end' AND table_id > ? "
                      "AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.table_id = "
                      "ended.table_id AND whole) AND EXISTS (SELECT 1 FROM entries AS began WHERE "
                      "began.table_id = ended.table_id AND began.kind = 'start') "
                      "ORDER BY table_id LIMIT ?",
                      table, most);
}

Result<std::vector<std::string>> all_tables(Database& database) {
    Result<Statement> rows = database.prepare("SELECT DISTINCT table_id FROM entries");
    if (!rows) return rows.error();
    std::vector<std::string> ids;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) ids.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return database.error();
    return ids;
}

}  // namespace orrery::store
