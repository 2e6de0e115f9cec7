// A thin shell around SQLite's C interface: connections and statements that close themselves,
// errors as values.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.h"

struct sqlite3;
struct sqlite3_stmt;

namespace orrery::store {

class Statement;

// Used by one thread at a time.
class Database {
  public:
    enum class Access { kRead, kReadWrite };
    static Result<Database> open(const std::string& file, Access access);

    // How long a statement waits for another connection that is in its way.
    static constexpr std::chrono::milliseconds kPatience{5'000};
    void set_patience(std::chrono::milliseconds patience);

    // One or several statements without results.
    std::optional<Error> run(const char* sql);
    Result<Statement> prepare(std::string_view sql);
    // The first column of the first row; empty where there is no row.
    Result<std::string> text_of(std::string_view sql);

    // Everything that is in it at this moment; writers go on meanwhile.
    std::optional<Error> copy_to(Database& target);

    Error error() const;
    bool in_transaction() const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
    std::string file_;
};

class Statement {
  public:
    enum class Step { kRow, kDone, kConflict, kError };

    // Parameters count from 1, columns from 0. The text must live until the next `reset`.
    void bind(int parameter, std::string_view text);
    void bind(int parameter, std::int64_t number);
    void bind_bytes(int parameter, std::string_view bytes);
    void bind(int parameter, const Statement& row, int column);  // the same value, whatever it is
    Step step();
    void reset();
    std::string_view text(int column) const;
    std::string_view bytes(int column) const;
    std::int64_t number(int column) const;
    int columns() const;

  private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace orrery::store
