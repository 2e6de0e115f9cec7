// A person in the file's logs.
#include <utility>

#include "store/writer.h"
#include "table/setup.h"

namespace orrery::store {
namespace {

constexpr std::string_view kTablesWith =
    "SELECT table_id, max(sat), EXISTS (SELECT 1 FROM entries AS ended WHERE "
    "ended.table_id = theirs.table_id AND ended.kind = 'end') FROM "
    "(SELECT table_id, 1 AS sat FROM entries WHERE guest = ?1 AND kind IN ('open', 'sit') "
    "UNION ALL SELECT table_id, 0 AS sat FROM entries WHERE guest = ?1 AND kind = 'chat') "
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

class Forgetting {
  public:
    Forgetting(Database& database, const std::string& guest, const std::string& nobody)
        : database_(database), guest_(guest), nobody_(nobody) {}

    std::optional<Error> run() {
        const Result<std::vector<GuestTable>> tables = find_tables(database_, guest_);
        if (!tables) return tables.error();
        for (const GuestTable& table : *tables)
            if (auto error = rewrite(table.id)) return error;
        if (auto error = keep_what_nobody_has_seen()) return error;
        if (auto error = forget_in_reports()) return error;
        for (const char* rows : {"guests", "devices", "finished", "visits", "blocks", "reports"})
            if (auto error = erase(rows, "guest")) return error;
        if (auto error = erase("blocks", "other")) return error;
        return erase("reports", "about");
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

    std::optional<Error> rewrite(const std::string& table) {
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

    // What they said stands in reports about others, too.
    std::optional<Error> forget_in_reports() {
        Result<Statement> rows =
            database_.prepare("SELECT number, said FROM reports WHERE instr(said, ?1) > 0");
        Result<Statement> update =
            database_.prepare("UPDATE reports SET said = ? WHERE number = ?");
        if (!rows) return rows.error();
        if (!update) return update.error();
        rows->bind(1, guest_);
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
    erase([guest, nobody](Database& database) { return Forgetting(database, guest, nobody).run(); },
          std::move(done));
}

}  // namespace orrery::store
