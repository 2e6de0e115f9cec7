#include "store/database.h"

#include <sqlite3.h>

namespace orrery::store {

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close_v2(database);
}
void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Error Database::error() const {
    // Clients may be told of this: it is no business of theirs where the file is.
    const std::string name = file_.substr(file_.rfind('/') + 1);
    return {"bad_store", name + ": " + sqlite3_errmsg(handle_.get()), "", ""};
}

bool Database::in_transaction() const {
    return sqlite3_get_autocommit(handle_.get()) == 0;
}

Result<Database> Database::open(const std::string& file, Access access) {
    Database database;
    database.file_ = file;
    sqlite3* handle = nullptr;
    const int flags =
        access == Access::kRead ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    const int result = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database.handle_.reset(handle);
    if (result != SQLITE_OK)
        return Error{"bad_store", file + ": " + sqlite3_errmsg(handle), "", ""};
    sqlite3_extended_result_codes(handle, 1);
    database.set_patience(kPatience);
    return database;
}

void Database::set_patience(std::chrono::milliseconds patience) {
    sqlite3_busy_timeout(handle_.get(), static_cast<int>(patience.count()));
}

std::optional<Error> Database::run(const char* sql) {
    if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK)
        return std::nullopt;
    return error();
}

Result<Statement> Database::prepare(std::string_view sql) {
    sqlite3_stmt* handle = nullptr;
    const int result = sqlite3_prepare_v2(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                          &handle, nullptr);
    if (result != SQLITE_OK) return error();
    Statement statement;
    statement.handle_.reset(handle);
    return statement;
}

Result<std::string> Database::text_of(std::string_view sql) {
    Result<Statement> statement = prepare(sql);
    if (!statement) return statement.error();
    switch (statement->step()) {
        case Statement::Step::kRow:
            return std::string(statement->text(0));
        case Statement::Step::kDone:
            return std::string();
        default:
            return error();
    }
}

std::optional<Error> Database::copy_to(Database& target) {
    sqlite3_backup* const backup =
        sqlite3_backup_init(target.handle_.get(), "main", handle_.get(), "main");
    if (backup == nullptr) return target.error();
    // In one step: between two, a commit of another program would make it begin again.
    sqlite3_backup_step(backup, -1);
    return sqlite3_backup_finish(backup) == SQLITE_OK ? std::nullopt
                                                      : std::optional(target.error());
}

void Statement::bind(int parameter, std::string_view text) {
    sqlite3_bind_text64(handle_.get(), parameter, text.data() == nullptr ? "" : text.data(),
                        text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

void Statement::bind(int parameter, std::int64_t number) {
    sqlite3_bind_int64(handle_.get(), parameter, number);
}

void Statement::bind_bytes(int parameter, std::string_view bytes) {
    sqlite3_bind_blob64(handle_.get(), parameter, bytes.data() == nullptr ? "" : bytes.data(),
                        bytes.size(), SQLITE_STATIC);
}

void Statement::bind(int parameter, const Statement& row, int column) {
    sqlite3_bind_value(handle_.get(), parameter, sqlite3_column_value(row.handle_.get(), column));
}

Statement::Step Statement::step() {
    const int result = sqlite3_step(handle_.get());
    if (result == SQLITE_ROW) return Step::kRow;
    if (result == SQLITE_DONE) return Step::kDone;
    return (result & 0xff) == SQLITE_CONSTRAINT ? Step::kConflict : Step::kError;
}

void Statement::reset() {
    sqlite3_reset(handle_.get());
}

std::string_view Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

std::string_view Statement::bytes(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

int Statement::columns() const {
    return sqlite3_column_count(handle_.get());
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

}  // namespace orrery::store
