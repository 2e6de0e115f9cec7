// A data file of an earlier program: every game in it is kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <map>
#include <mutex>

#include "store/archivist.h"
#include "store/migration.h"
#include "store/reading.h"
#include "tests/cli/run_program.h"
#include "tests/store/desk.h"
#include "tests/support/json_edit.h"
#include "tests/support/paths.h"
#include "tests/support/restored.h"

namespace orrery::test {
namespace {

using store::Database;
using store::Fate;
using ::testing::HasSubstr;

constexpr std::size_t kTables = 15, kOver = 6, kClosed = 1;
const std::string kAda = "5f1d7ce0a2b94e6c8d3f";

class StoreUpgrade : public testing::Test {
  protected:
    StoreUpgrade() {
        Result<Database> made = Database::open(file_, Database::Access::kReadWrite);
        const auto error =
            made->run(cli::text_of_file(project_path("tests/data/store/version-2.sql")).c_str());
        EXPECT_FALSE(error) << to_string(*error);
    }
    Database reader() { return std::move(*Database::open(file_, Database::Access::kRead)); }
    std::string text(const std::string& sql) { return *reader().text_of(sql); }

    static store::OnFinding count(std::map<Fate, std::size_t>& fates) {
        return [&fates](const store::Finding& finding) {
            ++fates[finding.fate];
            EXPECT_TRUE(finding.fate != Fate::kBroken) << finding.table << " " << finding.why;
        };
    }

    cli::TemporaryFolder folder_;
    std::string file_ = folder_.path() + "/tables.sqlite";
};

TEST_F(StoreUpgrade, every_game_loads_goes_on_and_can_be_downloaded) {
    Desk desk(file_);
    const auto refused = restored(desk.lobby());
    ASSERT_TRUE(refused.ok());
    EXPECT_TRUE(refused->empty()) << to_string(refused->front());
    Database database = reader();
    const auto tables = store::tables_after(database, "", 100);
    ASSERT_EQ(tables->size(), kTables);
    RandomStream random(seed_from_number(1));
    std::size_t over = 0, going = 0;
    for (const std::string& id : *tables) {
        const auto table = desk.lobby().find(id, kAda, "");
        ASSERT_TRUE(table.ok()) << to_string(table.error());
        const table::State& state = (*table)->state();
        desk.work_until([&] { return !(*table)->is_busy(); });
        if (state.phase() == table::Phase::kOver && state.has_begun()) {
            ++over;
            EXPECT_TRUE(replay(state.game(), state.record()).ok());
            const Result<Record> record = record_from_json(state.game(), state.recorded());
            ASSERT_TRUE(record.ok()) << to_string(record.error());
        }
        if (state.phase() != table::Phase::kPlaying) continue;
        ++going;
        EXPECT_TRUE(state.is_current()) << "the log says that it was proven";
        const Position& now = state.position();
        Seat seat = 0;
        while (!has_seat(now.actors(), seat)) ++seat;
        if (!state.seat(seat).person_acts()) continue;
        const std::uint64_t before = state.number();
        desk.lobby().submit(
            **table, {state.seat(seat).guest, "x"},
            JsonObject{{"op", "move"},
                       {"id", "next"},
                       {"seat", seat},
                       {"action", now.game().print(now.random_action(seat, random))}},
            [](const Json& reply) { EXPECT_EQ(reply.at("type"), Json("ack")); });
        desk.work_until([&] { return state.number() > before; });
    }
    EXPECT_EQ(over, kOver);
    EXPECT_EQ(going, kTables - kOver - kClosed - 1) << "and one that has not begun";
}

TEST_F(StoreUpgrade, a_dry_run_tells_and_changes_nothing) {
    const std::string before = cli::text_of_file(file_);
    std::map<Fate, std::size_t> fates;
    Database database = reader();
    EXPECT_FALSE(store::examine_tables(database, registry(), count(fates)));
    EXPECT_EQ(fates[Fate::kProven], kTables);
    EXPECT_EQ(cli::text_of_file(file_), before);
    EXPECT_EQ(text("PRAGMA user_version"), "2");
}

TEST_F(StoreUpgrade, a_migration_keeps_what_was_told_and_says_what_was_proven) {
    std::map<Fate, std::size_t> fates;
    const auto error = store::migrate_tables(file_, registry(), {}, count(fates));
    ASSERT_FALSE(error) << to_string(*error);
    EXPECT_EQ(fates[Fate::kProven], kTables);
    EXPECT_EQ(text("SELECT count(*) FROM entries WHERE kind = 'upgrade'"),
              std::to_string(kTables - kOver - kClosed));
    EXPECT_EQ(text("SELECT count(*) FROM accounts WHERE whole"), std::to_string(kOver));
    EXPECT_EQ(text("SELECT count(*) FROM accounts WHERE NOT whole"), "7");
    fates.clear();
    EXPECT_FALSE(store::migrate_tables(file_, registry(), {}, count(fates)));
    EXPECT_EQ(fates[Fate::kSame], kTables - kOver - kClosed) << "once is enough";
    EXPECT_EQ(text("SELECT count(*) FROM entries WHERE kind = 'upgrade'"),
              std::to_string(kTables - kOver - kClosed));
    std::string sizes;
    Database database = reader();
    auto rows = database.prepare(
        "SELECT json_extract(payload, '$.game'), (SELECT count(*) FROM entries AS e WHERE "
        "e.table_id = opened.table_id), length(told) FROM accounts JOIN entries AS opened USING "
        "(table_id) WHERE whole AND opened.kind = 'open'");
    while (rows->step() == store::Statement::Step::kRow) {
        EXPECT_LT(rows->number(2), 200 * rows->number(1) + 10'000) << rows->text(0);
        sizes += std::string(rows->text(0)) + " " + std::to_string(rows->number(1)) +
                 " entries, told in " + std::to_string(rows->number(2)) + " bytes; ";
    }
    RecordProperty("sizes", sizes);
}

// One star less in the supply: no game of Crafting the Cosmos is the same.
std::string other_tables() {
    Json tables = embedded("crafting-the-cosmos", "tables.json");
    set_at(tables, "/stars/H", 25);
    return to_text(tables);
}

TEST_F(StoreUpgrade, the_command_names_what_does_not_come_to_the_same) {
    const std::string data = " --data '" + folder_.path() + "'";
    folder_.write("other/crafting-the-cosmos/tables.json", other_tables());
    const std::string other = " --content '" + folder_.path() + "/other'";
    const cli::Ran good = cli::run_program_with("migrate --dry-run" + data);
    EXPECT_EQ(good.exit_code, 0) << good.err;
    EXPECT_THAT(good.out, HasSubstr("version 2 of the store"));
    EXPECT_THAT(good.out, HasSubstr("15 tables\n     15 of another version, and the same"));
    const cli::Ran bad = cli::run_program_with("migrate --dry-run" + data + other);
    EXPECT_EQ(bad.exit_code, 1);
    EXPECT_THAT(bad.out, HasSubstr("table 15f908e4b1d79de2fcc9 (crafting-the-cosmos, over): "));
    EXPECT_THAT(bad.out, HasSubstr("table 8fa9e0f187d8371769c5 (crafting-the-cosmos, goes on): "));
    EXPECT_THAT(bad.out, HasSubstr("It does not come to the same: entry 6 (start)"));
    EXPECT_EQ(text("PRAGMA user_version"), "2");
    // Kept by the program that can, they are all there for the one that cannot.
    EXPECT_EQ(cli::run_program_with("migrate" + data).exit_code, 0);
    const cli::Ran ended = cli::run_program_with("migrate --end-halted" + data + other);
    EXPECT_THAT(ended.out, HasSubstr("1 over, not the same under this one, kept as told"));
    EXPECT_THAT(ended.out, HasSubstr("2 going on, not the same under this one"));
    EXPECT_EQ(text("SELECT count(*) FROM entries WHERE kind = 'end' AND payload LIKE "
                   "'%\"reason\":\"other_version\"%\"points\"%'"),
              "2");
}

TEST_F(StoreUpgrade, the_command_does_nothing_to_a_folder_in_use) {
    const Desk desk(file_);
    const std::string data = " --data '" + folder_.path() + "'";
    const cli::Ran refused = cli::run_program_with("migrate" + data);
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_THAT(refused.err, HasSubstr("another program is using it"));
    EXPECT_EQ(cli::run_program_with("migrate --dry-run" + data).exit_code, 0) << "looking is free";
}

TEST_F(StoreUpgrade, the_archivist_tells_what_was_over_before) {
    std::mutex mutex;
    std::condition_variable arrived;
    std::map<std::string, table::Account> kept;
    {
        const Desk desk(file_);
    }
    store::Archivist archivist(file_, registry(), [&](const std::string& id, table::Account told) {
        const std::lock_guard lock(mutex);
        kept[id] = std::move(told);
        arrived.notify_one();
    });
    std::unique_lock lock(mutex);
    arrived.wait(lock, [&] { return kept.size() == kOver; });
    for (const auto& [id, account] : kept) EXPECT_TRUE(account.whole) << id;
}

}  // namespace
}  // namespace orrery::test
