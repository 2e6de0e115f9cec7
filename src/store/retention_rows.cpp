// What is kept for a time only, in the file.
#include <memory>
#include <utility>

#include "store/writer.h"

namespace orrery::store {

Result<std::optional<table::Bookmark>> SqliteStore::ended_before(table::Milliseconds moment,
                                                                 bool played,
                                                                 const table::Bookmark& after) {
    Result<Statement> row = reader().prepare(
        "SELECT at, table_id FROM ended WHERE played = ? AND at < ? AND (at, table_id) > (?, ?) "
        "ORDER BY at, table_id LIMIT 1");
    if (!row) return row.error();
    row->bind(1, std::int64_t{played});
    row->bind(2, moment);
    row->bind(3, after.at);
    row->bind(4, after.table);
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<table::Bookmark>();
    if (step != Statement::Step::kRow) return reader().error();
    return std::optional(table::Bookmark{row->number(0), std::string(row->text(1))});
}

void SqliteStore::note_visit(const std::string& guest, std::int64_t day) {
    change(
        [guest, day](Database& database) -> std::optional<Error> {
            Result<Statement> row =
                database.prepare("UPDATE visits SET day = ?1 WHERE guest = ?2 AND day < ?1");
            if (!row) return row.error();
            row->bind(1, day);
            row->bind(2, guest);
            if (row->step() != Statement::Step::kDone) return database.error();
            return std::nullopt;
        },
        {});
}

Result<bool> SqliteStore::has_visited(const std::string& guest) {
    Result<Statement> row = reader().prepare("SELECT 1 FROM visits WHERE guest = ?");
    if (!row) return row.error();
    row->bind(1, guest);
    const Statement::Step step = row->step();
    if (step != Statement::Step::kRow && step != Statement::Step::kDone) return reader().error();
    return step == Statement::Step::kRow;
}

Result<std::optional<Retention::Unseen>> SqliteStore::unseen_since(std::int64_t day,
                                                                   const Unseen& after) {
    Result<Statement> row = reader().prepare(
        "SELECT day, guest FROM visits WHERE day < ? AND (day, guest) > (?, ?) "
        "ORDER BY day, guest LIMIT 1");
    if (!row) return row.error();
    row->bind(1, day);
    row->bind(2, after.day);
    row->bind(3, after.guest);
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<Unseen>();
    if (step != Statement::Step::kRow) return reader().error();
    return std::optional(Unseen{row->number(0), std::string(row->text(1))});
}

Result<std::optional<table::Milliseconds>> SqliteStore::oldest_report(Reports which) {
    Result<Statement> row = reader().prepare(
        which == Reports::kAll ? "SELECT at FROM reports ORDER BY number LIMIT 1"
                               : "SELECT gone FROM reports WHERE gone > 0 ORDER BY gone LIMIT 1");
    if (!row) return row.error();
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<table::Milliseconds>();
    if (step != Statement::Step::kRow) return reader().error();
    return std::optional(row->number(0));
}

void SqliteStore::drop(const std::string& sql, table::Milliseconds moment, std::size_t most,
                       const Removed& removed) {
    const auto count = std::make_shared<std::size_t>(0);
    erase(
        [sql, moment, most, count](Database& database) -> std::optional<Error> {
            Result<Statement> rows = database.prepare(sql + " RETURNING 1");
            if (!rows) return rows.error();
            rows->bind(1, moment);
            rows->bind(2, static_cast<std::int64_t>(most));
            Statement::Step step = rows->step();
            for (; step == Statement::Step::kRow; step = rows->step()) ++*count;
            if (step != Statement::Step::kDone) return database.error();
            return std::nullopt;
        },
        [count, removed](std::optional<Error> error) {
            removed(error ? Result<std::size_t>(std::move(*error)) : *count);
        });
}

void SqliteStore::drop_reports_before(Reports which, table::Milliseconds moment, std::size_t most,
                                      Removed removed) {
    const std::string old = which == Reports::kAll ? "at < ?1" : "gone > 0 AND gone < ?1";
    drop("DELETE FROM reports WHERE number IN (SELECT number FROM reports WHERE " + old +
             " ORDER BY number LIMIT ?2)",
         moment, most, removed);
}

void SqliteStore::drop_bans_before(table::Milliseconds moment, Removed removed) {
    // Somebody may have one that ended and another that holds.
    constexpr std::size_t kBans = 1'000'000;  // in a step: a host has few
    drop(
        "DELETE FROM bans WHERE (who, since) IN "
        "(SELECT who, since FROM bans WHERE until < ?1 LIMIT ?2)",
        moment, kBans, removed);
}

}  // namespace orrery::store
