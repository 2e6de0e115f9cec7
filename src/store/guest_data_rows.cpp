// A person in the file's logs.
#include <deque>
#include <utility>

#include "store/writer.h"
#include "table/setup.h"

namespace orrery::store {
namespace {

constexpr std::int64_t kReportsAtOnce = 100;

constexpr std::string_view kTablesWith =
    "SELECT table_id, max(sat), EXISTS (SELECT 1 FROM entries AS ended WHERE "
    "ended.table_id = theirs.table_id AND ended.kind = 'end') FROM "
    "(SELECT table_id, 1 AS sat FROM entries WHERE guest = ?1 AND kind IN ('open', 'sit') "
    "UNION ALL SELECT table_id, 0 AS sat FROM entries WHERE guest = ?1 AND kind = 'chat' "
    // A rematch keeps out whom the game before has sent away.
    "UNION ALL SELECT table_id, 0 AS sat FROM entries INDEXED BY entries_that_keep_out WHERE "
    "kind = 'open' AND instr(payload, '\"kept_out\"') > 0 AND instr(payload, ?1) > 0) "
    "AS theirs GROUP BY table_id";

Result<std::vector<GuestTable>> find_tables(Database& database, const std::string& guest) {
    Result<Statement> rows = database.prepare(kTablesWith);
    if (!rows) return rows.error();
    rows->bind(1, guest);
    std::vector<GuestTable> tables;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step())
        tables.push_back({std::string(rows->text(0)), rows->number(1) != 0, rows->number(2) != 0});
    if (step != Statement::Step::kDone) return database.error();
    return tables;
}

// One of the steps in which a guest is forgotten: each is a transaction of its own, so that
// people's moves come between them.
class Forgetting {
  public:
    Forgetting(Database& database, const std::string& guest, const std::string& nobody)
        : database_(database), guest_(guest), nobody_(nobody) {}

    // Who is reported does not get rid of it by leaving: until whoever runs the server has seen it,
    // it keeps what they were called and said.
    std::optional<Error> keep_what_nobody_has_seen() {
        Result<Statement> update = database_.prepare(
            "UPDATE reports SET about = ?2, said = replace(said, ?1, ?2), "
            "gone = CAST(strftime('%s') AS INTEGER) * 1000 WHERE about = ?1 AND closed = 0");
        if (!update) return update.error();
        update->bind(1, guest_);
        update->bind(2, nobody_);
        if (update->step() != Statement::Step::kDone) return database_.error();
        return std::nullopt;
    }

    // The guest's own rows, at last: until then the same can be asked for again.
    std::optional<Error> forget_rows() {
        for (const char* rows : {"guests", "devices", "finished", "visits", "blocks", "reports"})
            if (auto error = erase(rows, "guest")) return error;
        if (auto error = erase("blocks", "other")) return error;
        return erase("reports", "about");
    }

    std::optional<Error> forget_in_table(const std::string& table) {
        const Result<std::vector<Line>> lines = lines_of(table);
        if (!lines) return lines.error();
        Result<Statement> update = database_.prepare(
            "UPDATE entries SET guest = ?, payload = ? WHERE table_id = ? AND number = ?");
        if (!update) return update.error();
        for (const Line& line : *lines) {
            update->bind(1, line.guest);
            update->bind(2, line.payload);
            update->bind(3, table);
            update->bind(4, line.number);
            if (update->step() != Statement::Step::kDone) return database_.error();
            update->reset();
        }
        return std::nullopt;
    }

    // What they said stands in reports about others, too: in those of this page.
    std::optional<Error> forget_in_reports(std::int64_t page) {
        Result<Statement> rows = database_.prepare(
            "SELECT number, said FROM reports WHERE number >= ?2 AND number < ?3 AND instr(said, "
            "?1) > 0");
        Result<Statement> update =
            database_.prepare("UPDATE reports SET said = ? WHERE number = ?");
        if (!rows) return rows.error();
        if (!update) return update.error();
        rows->bind(1, guest_);
        rows->bind(2, page * kReportsAtOnce);
        rows->bind(3, (page + 1) * kReportsAtOnce);
        std::vector<std::pair<std::int64_t, std::string>> reports;
        Statement::Step step = rows->step();
        for (; step == Statement::Step::kRow; step = rows->step()) {
            Result<Json> said = parse_json(rows->text(1));
            if (!said) return said.error();
            for (Json& line : said->as_array())
                if (line.at("guest") == Json(guest_)) line.as_object()["text"] = "";
            forget_names(*said);
            reports.emplace_back(rows->number(0), to_text(*said));
        }
        if (step != Statement::Step::kDone) return database_.error();
        for (const auto& [number, said] : reports) {
            update->bind(1, said);
            update->bind(2, number);
            if (update->step() != Statement::Step::kDone) return database_.error();
            update->reset();
        }
        return std::nullopt;
    }

  private:
    struct Line {
        std::int64_t number;
        std::string guest, payload;
    };

    // Whatever names the guest, be it theirs or the table's.
    Result<std::vector<Line>> lines_of(const std::string& table) {
        Result<Statement> rows = database_.prepare(
            "SELECT number, guest, kind, payload FROM entries WHERE table_id = ?1 AND "
            "(guest = ?2 OR instr(payload, ?2) > 0)");
        if (!rows) return rows.error();
        rows->bind(1, table);
        rows->bind(2, guest_);
        std::vector<Line> lines;
        Statement::Step step = rows->step();
        for (; step == Statement::Step::kRow; step = rows->step()) {
            Result<Json> payload = parse_json(rows->text(3));
            if (!payload) return payload.error();
            const bool own = rows->text(1) == guest_;
            if (own && payload->is_object()) forget_words(rows->text(2), payload->get_object());
            forget_names(*payload);
            lines.push_back(
                {rows->number(0), own ? nobody_ : std::string(rows->text(1)), to_text(*payload)});
        }
        if (step != Statement::Step::kDone) return database_.error();
        return lines;
    }

    static void forget_words(std::string_view kind, JsonObject& payload) {
        if (kind != "sit" && kind != "chat") return;
        if (payload.contains("name")) payload["name"] = table::kGone;
        if (payload.contains("text")) payload["text"] = "";
    }

    // Where the guest's id stands beside a name, both are theirs.
    void forget_names(Json& json) const {
        if (json.is_array()) {
            for (Json& each : json.get_array()) forget_names(each);
        } else if (json.is_object()) {
            JsonObject& fields = json.get_object();
            Json* guest = fields.if_contains("guest");
            if (guest != nullptr && *guest == Json(guest_)) {
                *guest = nobody_;
                if (fields.contains("name")) fields["name"] = table::kGone;
            }
            for (auto& field : fields) forget_names(field.value());
        }
    }

    std::optional<Error> erase(const std::string& rows, const std::string& column) {
        Result<Statement> statement =
            database_.prepare("DELETE FROM " + rows + " WHERE " + column + " = ?");
        if (!statement) return statement.error();
        statement->bind(1, guest_);
        if (statement->step() != Statement::Step::kDone) return database_.error();
        return std::nullopt;
    }

    Database& database_;
    const std::string& guest_;
    const std::string& nobody_;
};

}  // namespace

Result<std::vector<GuestTable>> SqliteStore::tables_with(const std::string& guest) {
    return find_tables(reader(), guest);
}

Result<std::vector<std::string>> SqliteStore::guests_like(const std::string& beginning,
                                                          std::size_t most) {
    Result<Statement> rows = reader().prepare(
        "SELECT guest FROM visits WHERE guest >= ?1 AND guest < ?1 || x'7f' ORDER BY guest LIMIT "
        "?2");
    if (!rows) return rows.error();
    rows->bind(1, beginning);
    rows->bind(2, static_cast<std::int64_t>(most));
    std::vector<std::string> guests;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step()) guests.emplace_back(rows->text(0));
    if (step != Statement::Step::kDone) return reader().error();
    return guests;
}

Result<std::vector<SaidLine>> SqliteStore::said_by(const std::string& guest) {
    Result<Statement> rows = reader().prepare(
        "SELECT table_id, at, json_extract(payload, '$.text') FROM entries "
        "WHERE guest = ? AND kind = 'chat' ORDER BY at, table_id, number");
    if (!rows) return rows.error();
    rows->bind(1, guest);
    std::vector<SaidLine> lines;
    Statement::Step step = rows->step();
    for (; step == Statement::Step::kRow; step = rows->step())
        lines.push_back({std::string(rows->text(0)), rows->number(1), std::string(rows->text(2))});
    if (step != Statement::Step::kDone) return reader().error();
    return lines;
}

void SqliteStore::forget(const std::string& guest, const std::string& nobody,
                         GuestData::Done done) {
    const Result<std::vector<GuestTable>> tables = find_tables(reader(), guest);
    if (!tables) return done(tables.error());
    Result<Statement> numbers =
        reader().prepare("SELECT coalesce(min(number), 0), coalesce(max(number), -1) FROM reports");
    if (!numbers || numbers->step() != Statement::Step::kRow) return done(reader().error());
    const auto step = [&](const auto& what) {
        return [guest, nobody, what](Database& database) {
            Forgetting forgetting(database, guest, nobody);
            return what(forgetting);
        };
    };
    std::deque<Change> steps;
    for (const GuestTable& table : *tables)
        steps.emplace_back(
            step([id = table.id](Forgetting& in) { return in.forget_in_table(id); }));
    // Before what they said is taken out of all reports.
    steps.emplace_back(step([](Forgetting& in) { return in.keep_what_nobody_has_seen(); }));
    for (std::int64_t page = numbers->number(0) / kReportsAtOnce;
         page <= numbers->number(1) / kReportsAtOnce && numbers->number(1) >= 0; ++page)
        steps.emplace_back(step([page](Forgetting& in) { return in.forget_in_reports(page); }));
    steps.emplace_back(step([](Forgetting& in) { return in.forget_rows(); }));
    erase_in_steps(std::move(steps), std::move(done));
}

}  // namespace orrery::store
