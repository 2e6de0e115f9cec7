// The store keeps what it is given, once, and knows a file that is not its own.
#include "store/sqlite_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "store/database.h"
#include "tests/cli/run_program.h"
#include "tests/store/desk.h"

namespace orrery::test {
namespace {

using table::Entry;
using table::EntryKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Entry entry(std::uint64_t number, EntryKind kind = EntryKind::kChat, const std::string& guest = "",
            const std::string& message_id = "") {
    Entry made;
    made.number = number;
    made.at = static_cast<table::Milliseconds>(1000 * number);
    made.kind = kind;
    made.guest = guest;
    made.message_id = message_id;
    return made;
}

std::vector<std::string> heads_of(const std::vector<table::StoredHead>& heads) {
    std::vector<std::string> list;
    for (const table::StoredHead& head : heads) {
        list.push_back(head.table);
        for (const Entry& each : head.entries) list.back() += ' ' + std::to_string(each.number);
    }
    return list;
}

class SqliteStoreTest : public testing::Test {
  protected:
    std::string file() const { return folder_.path() + "/tables.sqlite"; }
    std::vector<std::uint64_t> numbers(Desk& desk, const std::string& table) {
        std::vector<std::uint64_t> list;
        if (const auto stored = desk.store().load(table))
            for (const Entry& each : stored->entries) list.push_back(each.number);
        return list;
    }
    // Why the file cannot be opened.
    std::string refusal() {
        const auto opened = Desk::open(file(), nullptr);
        EXPECT_FALSE(opened.ok());
        return opened ? "" : opened.error().message;
    }
    void run_sql(const char* sql) {
        Result<store::Database> database =
            store::Database::open(file(), store::Database::Access::kReadWrite);
        ASSERT_TRUE(database.ok());
        const auto error = database->run(sql);
        ASSERT_FALSE(error) << to_string(*error);
    }

    cli::TemporaryFolder folder_;
};

TEST_F(SqliteStoreTest, gives_back_every_field) {
    Entry whole = entry(1, EntryKind::kMove, "Gäst'; DROP TABLE entries;--", "m\n1");
    whole.seat = kClock;
    whole.at = 1'760'000'000'123;
    whole.payload = json(R"json({"action":"place ☄ \u0000 at (0,1)","left":[1,2],"n":-1.5e3})json");
    whole.hash = {0x0123456789abcdef, 0xfedcba9876543210};
    {
        Desk desk(file());
        EXPECT_EQ(desk.append("t", {whole}), std::nullopt);
        EXPECT_EQ(desk.committed, 1U);
    }
    Desk desk(file());
    const Result<table::StoredTable> stored = desk.store().load("t");
    ASSERT_TRUE(stored.ok());
    ASSERT_EQ(stored->entries.size(), 1U);
    const Entry& read = stored->entries[0];
    EXPECT_EQ(read.number, whole.number);
    EXPECT_EQ(read.at, whole.at);
    EXPECT_EQ(read.kind, whole.kind);
    EXPECT_EQ(read.seat, whole.seat);
    EXPECT_EQ(read.guest, whole.guest);
    EXPECT_EQ(read.message_id, whole.message_id);
    EXPECT_EQ(read.payload, whole.payload);
    EXPECT_EQ(read.hash, whole.hash);
    EXPECT_EQ(desk.store().load("elsewhere").error().code, "unknown_table");
}

TEST_F(SqliteStoreTest, refuses_a_number_or_a_message_that_is_there) {
    Desk desk(file());
    EXPECT_EQ(desk.append("t", {entry(1, EntryKind::kOpen, "ada", "m1")}), std::nullopt);
    EXPECT_EQ(desk.append("t", {entry(1)})->code, "conflict");
    EXPECT_EQ(desk.append("t", {entry(2, EntryKind::kChat, "ada", "m1")})->code, "conflict");
    EXPECT_EQ(desk.append("t", {entry(2, EntryKind::kChat, "ben", "m1")}), std::nullopt);
    EXPECT_EQ(desk.append("other", {entry(1, EntryKind::kOpen, "ada", "m1")}), std::nullopt);
    EXPECT_EQ(desk.append("t", {entry(3), entry(4), entry(2)})->code, "conflict");
    EXPECT_THAT(numbers(desk, "t"), ElementsAre(1, 2)) << "all of them or none";
    EXPECT_EQ(desk.append("t", {entry(3), entry(4)}), std::nullopt) << "no message id, no conflict";
}

TEST_F(SqliteStoreTest, commits_in_groups_in_which_one_does_not_spoil_the_others) {
    Desk desk(file());
    std::vector<std::string> answers;
    for (std::uint64_t number : {1U, 2U, 2U, 3U, 4U, 1U, 5U})
        desk.store().append("t", {entry(number)}, [&answers, number](std::optional<Error> error) {
            answers.push_back(std::to_string(number) + (error ? error->code : ""));
        });
    desk.work_until([&] { return answers.size() == 7; });
    EXPECT_THAT(answers, ElementsAre("1", "2", "2conflict", "3", "4", "1conflict", "5"));
    EXPECT_THAT(numbers(desk, "t"), ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(SqliteStoreTest, writes_what_is_waiting_before_it_closes) {
    {
        Desk desk(file());
        for (std::uint64_t number = 1; number <= 20; ++number)
            desk.store().append("t", {entry(number)}, [](const std::optional<Error>&) {});
    }
    Desk desk(file());
    EXPECT_EQ(numbers(desk, "t").size(), 20U);
}

TEST_F(SqliteStoreTest, keeps_the_latest_snapshot) {
    Desk desk(file());
    EXPECT_EQ(desk.append("t", {entry(1)}), std::nullopt);
    EXPECT_FALSE(desk.store().load("t")->snapshot);
    desk.store().keep("t", {1, json(R"({"a":1})")});
    desk.store().keep("t", {2, json(R"({"b":[2]})")});
    EXPECT_EQ(desk.append("t", {entry(2)}), std::nullopt);
    const Result<table::StoredTable> stored = desk.store().load("t");
    ASSERT_TRUE(stored->snapshot);
    EXPECT_EQ(stored->snapshot->number, 2U);
    EXPECT_EQ(stored->snapshot->state, json(R"({"b":[2]})"));
}

TEST_F(SqliteStoreTest, lists_unfinished_and_finished_games) {
    Desk desk(file());
    const auto seats = [](const char* guest) {
        Entry start = entry(2, EntryKind::kStart);
        start.payload =
            JsonObject{{"seats", JsonArray{JsonObject{{"name", "x"}, {"guest", guest}},
                                           JsonObject{{"name", "bot"}, {"guest", ""}}}}};
        return start;
    };
    const auto end = [](std::uint64_t at) {
        Entry made = entry(3, EntryKind::kEnd);
        made.at = static_cast<table::Milliseconds>(at);
        return made;
    };
    desk.append("going", {entry(1, EntryKind::kOpen, "ada", "a"), seats("ada")});
    desk.append("early", {entry(1, EntryKind::kOpen, "ada", "b"), seats("ada"), end(5000)});
    desk.append("late", {entry(1, EntryKind::kOpen, "ada", "c"), seats("ada"), end(9000)});
    desk.append("stood up", {entry(1, EntryKind::kOpen, "ada", "d"), seats("ben"), end(7000)});
    desk.append("closed", {entry(1, EntryKind::kOpen, "ada", "e"), entry(2, EntryKind::kEnd)});
    desk.append("open", {entry(1, EntryKind::kOpen, "ada", "f")});
    desk.append("going", {entry(3), entry(4)});
    EXPECT_THAT(heads_of(*desk.store().unfinished()), ElementsAre("going 1 2 4", "open 1"));
    const auto titles = [&](const std::string& guest, std::size_t most,
                            const std::optional<table::Bookmark>& after = std::nullopt) {
        std::vector<std::string> list;
        const auto heads = desk.store().finished_of(guest, most, after);
        EXPECT_TRUE(heads.ok());
        for (const table::StoredHead& head : *heads) {
            list.push_back(head.table);
            EXPECT_EQ(head.entries.size(), 3U);
        }
        return list;
    };
    EXPECT_THAT(titles("ada", 10), ElementsAre("late", "early"));
    EXPECT_THAT(titles("ada", 1), ElementsAre("late"));
    EXPECT_THAT(titles("ada", 1, table::Bookmark{9000, "late"}), ElementsAre("early"));
    EXPECT_TRUE(titles("ada", 1, table::Bookmark{5000, "early"}).empty());
    EXPECT_THAT(titles("ben", 10), ElementsAre("stood up")) << "who sat there when it began";
    EXPECT_TRUE(titles("", 10).empty());
}

TEST_F(SqliteStoreTest, uses_a_write_ahead_log) {
    const Desk desk(file());
    char header[20] = {};
    std::ifstream(file(), std::ios::binary).read(header, sizeof header);
    EXPECT_EQ(header[18], 2);
    EXPECT_EQ(header[19], 2);
}

// As `orrery backup` does it, or whoever looks into the file.
TEST_F(SqliteStoreTest, a_reader_delays_no_answer_and_what_was_erased_goes_when_it_has_left) {
    Desk desk(file());
    ASSERT_FALSE(desk.append("t", {entry(1, EntryKind::kOpen, "ada")}));
    Result<store::Database> reader = store::Database::open(file(), store::Database::Access::kRead);
    ASSERT_TRUE(reader.ok());
    ASSERT_FALSE(reader->run("BEGIN; SELECT count(*) FROM entries"));
    bool forgotten = false, moved = false;
    desk.sqlite().forget("ada", "nobody", [&](const auto& error) { forgotten = !error; });
    desk.store().append("t", {entry(2)}, [&](const auto& error) { moved = !error; });
    // The reader leaves only when both have been answered.
    desk.work_until([&] { return forgotten && moved; });
    ASSERT_FALSE(reader->run("COMMIT"));
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (std::filesystem::file_size(file() + "-wal") > 0)
        ASSERT_LT(std::chrono::steady_clock::now(), limit) << "the log still has what was erased";
}

TEST_F(SqliteStoreTest, forgets_somebody_table_by_table_and_moves_come_between) {
    Desk desk(file());
    for (const char* table : {"t1", "t2", "t3"})
        ASSERT_FALSE(desk.append(table, {entry(1, EntryKind::kOpen, "ada")}));
    std::vector<std::string> answered;
    desk.sqlite().forget("ada", "nobody", [&](const auto&) { answered.push_back("forgotten"); });
    desk.store().append("t1", {entry(2, EntryKind::kMove, "ben")},
                        [&](const auto&) { answered.push_back("moved"); });
    desk.work_until([&] { return answered.size() == 2; });
    EXPECT_THAT(answered, ElementsAre("moved", "forgotten"));
    EXPECT_TRUE(desk.sqlite().tables_with("ada")->empty());
    EXPECT_EQ(desk.sqlite().tables_with("nobody")->size(), 3U);
}

TEST_F(SqliteStoreTest, answers_one_by_one) {
    Desk desk(file());
    std::size_t answered = 0;
    for (int i = 0; i < 20; ++i)
        desk.store().append("t" + std::to_string(i), {entry(1)}, [&](const auto&) { ++answered; });
    while (answered < 20) {
        const std::size_t before = answered;
        desk.work();
        EXPECT_LE(answered, before + 1) << "others come between two of them";
    }
}

TEST_F(SqliteStoreTest, refuses_a_file_that_is_no_database) {
    folder_.write("tables.sqlite",
                  "Dear diary, today we made a world and it was good. " + std::string(5000, '.'));
    EXPECT_THAT(refusal(), HasSubstr("tables.sqlite: file is not a database"));
}

TEST_F(SqliteStoreTest, refuses_another_programs_database_and_leaves_it_as_it_is) {
    run_sql("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1;");
    EXPECT_THAT(refusal(), HasSubstr("another program's database"));
    run_sql("INSERT INTO bookmarks VALUES ('x')");
}

TEST_F(SqliteStoreTest, refuses_a_later_version) {
    {
        const Desk desk(file());
    }
    run_sql("PRAGMA user_version = 1000");
    EXPECT_THAT(refusal(), HasSubstr("written in version 1000 of the store"));
}

TEST_F(SqliteStoreTest, keeps_the_names_of_guests) {
    Desk desk(folder_.path() + "/other.sqlite");
    const auto store = Desk::open(file(), &desk);
    ASSERT_TRUE(store.ok());
    const auto rename = [&](const char* name) {
        bool done = false;
        (*store)->rename("g", name, [&](const std::optional<Error>& error) { done = !error; });
        desk.work_until([&] { return done; });
    };
    EXPECT_EQ(*(*store)->name_of("g"), "");
    rename("Ada");
    rename("Ada Lovelace");
    EXPECT_EQ(*(*store)->name_of("g"), "Ada Lovelace");
    EXPECT_EQ(*(*store)->name_of("h"), "");
}

TEST_F(SqliteStoreTest, refuses_a_damaged_file) {
    {
        Desk desk(file());
        for (std::uint64_t number = 1; number <= 400; ++number) {
            Entry large = entry(number);
            large.payload = JsonObject{{"text", std::string(400, 'x')}};
            desk.store().append("t", {large}, [](const std::optional<Error>&) {});
        }
    }
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(file()));
    std::fstream bytes(file(), std::ios::binary | std::ios::in | std::ios::out);
    const std::string noise(3000, '\x5a');
    bytes.seekp(size / 2);
    bytes.write(noise.data(), static_cast<std::streamsize>(noise.size()));
    bytes.close();
    const std::string why = refusal();
    EXPECT_TRUE(why.find("damaged") != std::string::npos ||
                why.find("malformed") != std::string::npos)
        << why;
}

TEST_F(SqliteStoreTest, refuses_a_file_in_use_and_a_folder_that_is_not_there) {
    const Desk desk(file());
    EXPECT_THAT(refusal(), HasSubstr("another program is using it"));
    EXPECT_THAT(Desk::open(folder_.path() + "/no/such/folder/x", nullptr).error().message,
                HasSubstr("No such file or directory"));
}

TEST_F(SqliteStoreTest, names_the_entry_that_cannot_be_read) {
    {
        Desk desk(file());
        EXPECT_EQ(desk.append("t", {entry(1), entry(2)}), std::nullopt);
    }
    const std::vector<std::pair<const char*, const char*>> cases{
        {"UPDATE entries SET payload = '{oops' WHERE number = 2", "entry 2 of table t: line 1"},
        {"UPDATE entries SET payload = '{}', kind = 'dance' WHERE number = 2",
         "entry 2 of table t: there is no kind of entry \"dance\""},
        {"UPDATE entries SET kind = 'chat', hash = 'zz' WHERE number = 2", "entry 2 of table t"},
    };
    for (const auto& [sql, message] : cases) {
        run_sql(sql);
        Desk desk(file());
        const auto stored = desk.store().load("t");
        ASSERT_FALSE(stored.ok()) << sql;
        EXPECT_THAT(stored.error().message, HasSubstr(message));
    }
}

TEST(SystemPorts, the_clocks_do_not_go_back_and_chance_is_not_repeated) {
    const table::Milliseconds before = store::system_time();
    const store::SystemClock clock;
    const table::Reading first = clock.read();
    EXPECT_GT(first.wall, 1'600'000'000'000);
    EXPECT_LE(std::abs(first.wall - before), 60'000) << "it begins with the system's clock";
    EXPECT_GE(clock.now(), first.now);
    EXPECT_GE(clock.wall(), first.wall);
    store::SystemEntropy entropy;
    EXPECT_NE(entropy.draw(), entropy.draw());
}

}  // namespace
}  // namespace orrery::test
