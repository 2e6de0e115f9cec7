// A file of every earlier version becomes one of today's, with everything that is in it.
#include "store/schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "tests/cli/run_program.h"
#include "tests/store/desk.h"
#include "tests/support/restored.h"

namespace orrery::test {
namespace {

using store::Database;
using ::testing::HasSubstr;

const table::Guest kAda{"ada", "Ada"};

// What programs of these versions wrote, word for word.
constexpr const char* kVersion1 = R"sql(
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    message_id TEXT NOT NULL,
    payload TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_message ON entries (table_id, guest, message_id)
    WHERE message_id <> '';
CREATE INDEX entries_that_end ON entries (table_id, at) WHERE kind = 'end';
CREATE INDEX entries_that_open ON entries (table_id) WHERE kind = 'open';
CREATE INDEX entries_that_seat ON entries (guest, table_id) WHERE kind IN ('open', 'sit');
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1332900473;
PRAGMA user_version = 1;
)sql";
constexpr const char* kVersion2 = R"sql(
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 2;
)sql";

class StoreSchema : public testing::Test {
  protected:
    std::string path(const std::string& name) const { return folder_.path() + "/" + name; }

    static Database database(const std::string& file) {
        Result<Database> opened = Database::open(file, Database::Access::kReadWrite);
        EXPECT_TRUE(opened.ok());
        return std::move(*opened);
    }
    static void run(Database& database, const std::string& sql) {
        const auto error = database.run(sql.c_str());
        ASSERT_FALSE(error) << to_string(*error);
    }
    static std::string text(Database& database, const std::string& sql) {
        const Result<std::string> text = database.text_of(sql);
        EXPECT_TRUE(text.ok());
        return text ? *text : "";
    }
    static std::string schema(Database& database) {
        return text(database,
                    "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema WHERE sql "
                    "IS NOT NULL ORDER BY name)");
    }

    // A file of a version, with the game of `fill` in it.
    void make(const std::string& file, std::size_t version) {
        Database made = database(file);
        for (std::size_t step = 0; step < version; ++step) run(made, store::schema_steps()[step]);
        run(made, "PRAGMA application_id = 1332900473");
        run(made, "PRAGMA user_version = " + std::to_string(version));
        run(made, "ATTACH '" + path("source") + "' AS source");
        run(made, "INSERT INTO entries SELECT * FROM source.entries");
        run(made, "INSERT INTO snapshots SELECT * FROM source.snapshots");
    }

    // A game of today's program with some moves in it.
    void fill() {
        Desk desk(path("source"));
        desk.lobby().open(kAda, json(R"({"id":"g","game":"cosmogenesis","start":true,
                                         "seats":[{"you":true},{"you":true,"name":"Ben"}]})"),
                          [&](const Json& reply) { game_ = reply.at("table").as_string(); });
        desk.work_until([&] { return !game_.empty(); });
        RandomStream random(seed_from_number(4));
        for (int i = 0; i < 12; ++i) move(desk, random);
    }
    void move(Desk& desk, RandomStream& random) {
        const auto table = *desk.lobby().find(game_, kAda.id, "");
        const Position& now = table->state().position();
        const Seat seat = has_seat(now.actors(), 0) ? 0 : 1;
        const std::uint64_t before = table->state().number();
        desk.lobby().submit(
            *table, kAda,
            JsonObject{{"op", "move"},
                       {"id", "m" + std::to_string(before)},
                       {"seat", seat},
                       {"action", now.game().print(now.random_action(seat, random))}},
            [](const Json& reply) { EXPECT_EQ(reply.at("type"), Json("ack")); });
        desk.work_until([&] { return table->state().number() > before; });
    }
    // The game is there, every hash fits, and it goes on.
    void expect_the_game_goes_on(const std::string& file) {
        Desk desk(file);
        const auto refused = restored(desk.lobby());
        ASSERT_TRUE(refused.ok());
        ASSERT_TRUE(refused->empty()) << to_string(refused->front());
        RandomStream random(seed_from_number(5));
        move(desk, random);
    }

    cli::TemporaryFolder folder_;
    std::string game_;
};

TEST_F(StoreSchema, the_first_steps_make_the_files_that_are_out_there) {
    Database out_there = database(path("old")), made = database(path("made"));
    run(out_there, kVersion1);
    run(made, store::schema_steps()[0]);
    EXPECT_EQ(schema(made), schema(out_there));
    run(out_there, kVersion2);
    run(made, store::schema_steps()[1]);
    EXPECT_EQ(schema(made), schema(out_there));
}

TEST_F(StoreSchema, a_file_of_every_version_keeps_its_games) {
    fill();
    for (std::size_t version = 1; version <= store::schema_steps().size(); ++version) {
        const std::string file = path("version-" + std::to_string(version));
        make(file, version);
        expect_the_game_goes_on(file);
        Database now = database(file), fresh = database(path("source"));
        EXPECT_EQ(schema(now), schema(fresh)) << version;
        EXPECT_EQ(text(now, "PRAGMA user_version"), std::to_string(store::schema_steps().size()));
    }
}

TEST_F(StoreSchema, games_that_ended_before_are_listed_as_those_that_end_now) {
    fill();
    const std::string file = path("old");
    make(file, 2);
    const auto rows = [](const std::string& table) {
        return "INSERT INTO entries VALUES ('" + table +
               "', 1, 1, 'open', -1, 'ada', 'm', '{}', ''), ('" + table +
               R"(', 2, 2, 'start', -1, 'ada', '', '{"seats":[{"guest":"ada"},{"guest":"ada"},)"
               R"({"guest":""}]}', ''), (')" +
               table + "', 3, 3, 'end', -1, '', '', '{}', '')";
    };
    Database old = database(file);
    run(old, rows("before"));
    ASSERT_EQ(store::prepare_schema(old, file), std::nullopt);
    run(old, rows("now"));
    EXPECT_EQ(
        text(old, "SELECT group_concat(guest || ' ' || ended || ' ' || table_id) FROM finished"),
        "ada 3 before,ada 3 now");
    run(old, "DELETE FROM entries WHERE table_id = 'before'");
    EXPECT_EQ(text(old, "SELECT group_concat(table_id) FROM finished"), "now");
}

TEST_F(StoreSchema, a_step_that_fails_leaves_the_file_at_the_version_before) {
    fill();
    const std::string file = path("old");
    make(file, 1);
    {
        Database old = database(file);
        run(old, "CREATE TABLE guests (occupied TEXT)");
        const auto error = store::prepare_schema(old, file);
        ASSERT_TRUE(error);
        EXPECT_THAT(error->message, HasSubstr("guests already exists"));
        EXPECT_FALSE(old.in_transaction());
        EXPECT_EQ(text(old, "PRAGMA user_version"), "1");
        run(old, "DROP TABLE guests");
    }
    expect_the_game_goes_on(file);
}

// Where this process is to be killed: in the statement with this number, on whichever connection,
// after so many of SQLite's operations.
struct Death {
    int statement = 0, operations = 0;
};
Death death;
int count_operation(void*) {
    if (death.statement <= 0 && --death.operations < 0) kill(getpid(), SIGKILL);
    return 0;
}
int count_statement(unsigned, void*, void*, void*) {
    if (--death.statement == 0 && death.operations == 0) kill(getpid(), SIGKILL);
    return 0;
}
int watch(sqlite3* connection, char**, const sqlite3_api_routines*) {
    sqlite3_progress_handler(connection, 1, count_operation, nullptr);
    sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, count_statement, nullptr);
    return SQLITE_OK;
}

// Whether it lived to the end.
bool migrate_and_die(const std::string& file, Death when) {
    const pid_t child = fork();
    if (child == 0) {
        death = when;
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
        Result<Database> opened = Database::open(file, Database::Access::kReadWrite);
        _exit(opened && !store::prepare_schema(*opened, file) ? 0 : 1);
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status)) return false;
    EXPECT_EQ(WEXITSTATUS(status), 0);
    return true;
}

TEST_F(StoreSchema, killed_anywhere_in_a_migration_it_is_finished_by_the_next_start) {
    fill();
    const std::string original = path("original");
    make(original, 1);
    for (const int operations : {0, 4, 12}) {
        int killed = 0;
        for (int statement = 1;; ++statement, ++killed) {
            const std::string file =
                path(std::to_string(operations) + "-" + std::to_string(statement));
            std::filesystem::copy_file(original, file);
            if (migrate_and_die(file, {statement, operations})) break;
            expect_the_game_goes_on(file);
        }
        EXPECT_GT(killed, 8);
    }
}

}  // namespace
}  // namespace orrery::test
