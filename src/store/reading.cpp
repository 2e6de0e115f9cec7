#include "store/reading.h"

#include <utility>

namespace orrery::store {
namespace {

Error bad_entry(const table::Entry& entry, const std::string& table, std::string what) {
    return {"bad_entry",
            "entry " + std::to_string(entry.number) + " of table " + table + ": " + what, "", ""};
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

Result<table::StoredTable> read_table(Database& database, const std::string& table) {
    table::StoredTable stored;
    Result<Statement> rows = database.prepare("SELECT " + std::string(kColumns) +
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

    Result<Statement> snapshot =
        database.prepare("SELECT number, state FROM snapshots WHERE table_id = ?");
    if (!snapshot) return snapshot.error();
    snapshot->bind(1, table);
    if (snapshot->step() != Statement::Step::kRow) return stored;
    // Only a cache: one that cannot be read is none.
    if (Result<Json> state = parse_json(snapshot->text(1)))
        stored.snapshot = {static_cast<std::uint64_t>(snapshot->number(0)), std::move(*state)};
    return stored;
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
