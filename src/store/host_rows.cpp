// What whoever runs the server has said, in the file.
#include <utility>

#include "store/writer.h"

namespace orrery::store {
namespace {

std::optional<Error> keep_all(Database& database, const std::vector<Ban>& bans) {
    Result<Statement> row = database.prepare(
        "INSERT OR REPLACE INTO bans (who, since, until, reason) VALUES (?, ?, ?, ?)");
    if (!row) return row.error();
    for (const Ban& ban : bans) {
        row->bind(1, ban.who);
        row->bind(2, ban.since);
        row->bind(3, ban.until);
        row->bind(4, ban.reason);
        if (row->step() != Statement::Step::kDone) return database.error();
        row->reset();
    }
    return std::nullopt;
}

std::optional<Error> announce(Database& database, const std::optional<Announcement>& said) {
    if (auto error = database.run("DELETE FROM announcements")) return error;
    if (!said) return std::nullopt;
    Result<Statement> row =
        database.prepare("INSERT INTO announcements (since, until, text) VALUES (?, ?, ?)");
    if (!row) return row.error();
    row->bind(1, said->since);
    row->bind(2, said->until);
    row->bind(3, said->text);
    if (row->step() != Statement::Step::kDone) return database.error();
    return std::nullopt;
}

}  // namespace

Result<std::string> SqliteStore::network_secret() {
    return reader().text_of("SELECT value FROM secrets WHERE name = 'networks'");
}

Result<std::vector<Ban>> SqliteStore::bans() {
    Result<Statement> rows =
        reader().prepare("SELECT who, since, until, reason FROM bans ORDER BY since, who");
    if (!rows) return rows.error();
    std::vector<Ban> bans;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step())
        bans.push_back({std::string(rows->text(0)), rows->number(1), rows->number(2),
                        std::string(rows->text(3))});
    if (step != Statement::Step::kDone) return reader().error();
    return bans;
}

void SqliteStore::keep_bans(std::vector<Ban> bans, HostBook::Done done) {
    change([bans = std::move(bans)](Database& database) { return keep_all(database, bans); },
           std::move(done));
}

Result<std::optional<Announcement>> SqliteStore::announcement() {
    Result<Statement> row = reader().prepare(
        "SELECT since, until, text FROM announcements ORDER BY since DESC LIMIT 1");
    if (!row) return row.error();
    const Statement::Step step = row->step();
    if (step == Statement::Step::kDone) return std::optional<Announcement>();
    if (step != Statement::Step::kRow) return reader().error();
    return std::optional<Announcement>({row->number(0), row->number(1), std::string(row->text(2))});
}

void SqliteStore::keep_announcement(std::optional<Announcement> announcement, HostBook::Done done) {
    change([announcement = std::move(announcement)](
               Database& database) { return announce(database, announcement); },
           std::move(done));
}

}  // namespace orrery::store
