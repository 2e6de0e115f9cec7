// What people have to do with each other, in the file.
#include <utility>

#include "store/writer.h"

namespace orrery::store {
namespace {

constexpr std::string_view kReportColumns =
    "number, at, guest, about, name, table_id, reason, words, said, closed, network, gone";

Result<Report> report_of(const Statement& row) {
    Report report;
    report.number = row.number(0);
    report.at = row.number(1);
    std::string* const texts[] = {&report.guest, &report.about,  &report.name,
                                  &report.table, &report.reason, &report.words};
    int column = 2;
    for (std::string* text : texts) *text = row.text(column++);
    Result<Json> said = parse_json(row.text(8));
    if (!said) return said.error();
    report.said = std::move(*said);
    report.closed = row.number(9);
    report.network = row.text(10);
    report.gone = row.number(11);
    return report;
}

Result<std::vector<Report>> all_of(Database& database, Statement& rows) {
    std::vector<Report> reports;
    Statement::Step step = rows.step();
    for (; step == Statement::Step::kRow; step = rows.step()) {
        Result<Report> report = report_of(rows);
        if (!report) return report.error();
        reports.push_back(std::move(*report));
    }
    if (step != Statement::Step::kDone) return database.error();
    return reports;
}

std::optional<Error> add(Database& database, const Report& report) {
    Result<Statement> row = database.prepare(
        "INSERT INTO reports (at, guest, about, name, table_id, reason, words, said, network, "
        "closed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)");
    if (!row) return row.error();
    const std::string said = to_text(report.said);
    row->bind(1, report.at);
    int parameter = 2;
    for (const std::string* text : {&report.guest, &report.about, &report.name, &report.table,
                                    &report.reason, &report.words, &said, &report.network})
        row->bind(parameter++, *text);
    if (row->step() != Statement::Step::kDone) return database.error();
    return std::nullopt;
}

}  // namespace

Result<std::vector<Block>> SqliteStore::blocks_of(const std::string& guest) {
    Result<Statement> rows = reader().prepare(
        "SELECT guest, other, name, since FROM blocks WHERE guest = ? ORDER BY since DESC, other");
    if (!rows) return rows.error();
    rows->bind(1, guest);
    std::vector<Block> blocks;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step())
        blocks.push_back({std::string(rows->text(0)), std::string(rows->text(1)),
                          std::string(rows->text(2)), rows->number(3)});
    if (step != Statement::Step::kDone) return reader().error();
    return blocks;
}

Result<bool> SqliteStore::are_apart(const std::string& one, const std::string& other) {
    Result<Statement> row = reader().prepare(
        "SELECT 1 FROM blocks WHERE (guest = ?1 AND other = ?2) OR (guest = ?2 AND other = ?1)");
    if (!row) return row.error();
    row->bind(1, one);
    row->bind(2, other);
    const Statement::Step step = row->step();
    if (step != Statement::Step::kRow && step != Statement::Step::kDone) return reader().error();
    return step == Statement::Step::kRow;
}

void SqliteStore::keep_block(Block block, PeopleBook::Done done) {
    change(
        [block = std::move(block)](Database& database) -> std::optional<Error> {
            Result<Statement> row = database.prepare(
                "INSERT OR REPLACE INTO blocks (guest, other, name, since) VALUES (?, ?, ?, ?)");
            if (!row) return row.error();
            row->bind(1, block.guest);
            row->bind(2, block.other);
            row->bind(3, block.name);
            row->bind(4, block.since);
            if (row->step() != Statement::Step::kDone) return database.error();
            return std::nullopt;
        },
        std::move(done));
}

void SqliteStore::drop_block(const std::string& guest, const std::string& other,
                             PeopleBook::Done done) {
    change(
        [guest, other](Database& database) -> std::optional<Error> {
            Result<Statement> row =
                database.prepare("DELETE FROM blocks WHERE guest = ? AND other = ?");
            if (!row) return row.error();
            row->bind(1, guest);
            row->bind(2, other);
            if (row->step() != Statement::Step::kDone) return database.error();
            return std::nullopt;
        },
        std::move(done));
}

void SqliteStore::add_report(Report report, PeopleBook::Done done) {
    change([report = std::move(report)](Database& database) { return add(database, report); },
           std::move(done));
}

Result<std::vector<Report>> SqliteStore::reports(bool all, std::int64_t after, std::size_t most) {
    Result<Statement> rows =
        reader().prepare("SELECT " + std::string(kReportColumns) +
                         " FROM reports WHERE number > ? AND (? OR closed = 0) "
                         "ORDER BY number LIMIT ?");
    if (!rows) return rows.error();
    rows->bind(1, after);
    rows->bind(2, std::int64_t{all});
    rows->bind(3, static_cast<std::int64_t>(most));
    return all_of(reader(), *rows);
}

Result<std::vector<Report>> SqliteStore::reports_of(const std::string& guest) {
    Result<Statement> rows = reader().prepare("SELECT " + std::string(kReportColumns) +
                                              " FROM reports WHERE guest = ? ORDER BY number");
    if (!rows) return rows.error();
    rows->bind(1, guest);
    return all_of(reader(), *rows);
}

void SqliteStore::close_report(std::int64_t number, std::int64_t at, PeopleBook::Done done) {
    erase(
        [number, at](Database& database) -> std::optional<Error> {
            Result<Statement> row = database.prepare(
                "UPDATE reports SET closed = ? WHERE number = ? AND closed = 0 RETURNING 1");
            Result<Statement> of_gone =
                database.prepare("DELETE FROM reports WHERE number = ? AND gone > 0");
            if (!row) return row.error();
            if (!of_gone) return of_gone.error();
            row->bind(1, at);
            row->bind(2, number);
            const Statement::Step step = row->step();
            if (step == Statement::Step::kDone)
                return Error{"unknown_report", "no report of this number is open", "", ""};
            if (step != Statement::Step::kRow) return database.error();
            row->reset();
            of_gone->bind(1, number);
            if (of_gone->step() != Statement::Step::kDone) return database.error();
            return std::nullopt;
        },
        std::move(done));
}

}  // namespace orrery::store
