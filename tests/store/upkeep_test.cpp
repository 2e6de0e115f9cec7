// Copies of a store, what puts them back, and what is left of a file that is really damaged.
#include "store/upkeep.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "store/reading.h"
#include "store/salvage.h"
#include "tests/cli/run_program.h"
#include "tests/store/desk.h"

namespace orrery::test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
constexpr int kTables = 12, kSayings = 40;
// By table: the kinds of its entries with the positions they led to. What people said has no hash.
using Logs = std::map<std::string, std::vector<std::string>>;

class Upkeep : public testing::Test {
  protected:
    std::string file(const std::string& name = "tables.sqlite") const {
        return folder_.path() + "/" + name;
    }
    // Tables at which a game has begun and people talk; the first of them is guest 0's.
    std::string fill(Desk& desk) {
        std::string first;
        for (int i = 0; i < kTables; ++i) {
            const table::Guest guest{"guest " + std::to_string(i), "Ada"};
            std::string id;
            desk.lobby().open(guest,
                              parse_json(
                                  R"({"op":"open","id":"m","game":"cosmic-factory","start":true,
                               "seats":[{"you":true},{"you":true}]})")
                                  .value(),
                              [&](const Json& reply) { id = reply.at("table").as_string(); });
            desk.work_until([&] { return !id.empty(); });
            if (first.empty()) first = id;
            for (int said = 0; said < kSayings; ++said) say(desk, id, guest, said);
        }
        return first;
    }
    static void say(Desk& desk, const std::string& id, const table::Guest& guest, int number) {
        bool answered = false;
        const auto table = desk.lobby().find(id, guest.id, "");
        ASSERT_TRUE(table.ok());
        desk.lobby().submit(
            **table, guest,
            JsonObject{{"op", "chat"},
                       {"id", "c" + std::to_string(number)},
                       {"text", std::string(300, static_cast<char>('a' + number % 26))}},
            [&](const Json& reply) {
                EXPECT_FALSE(reply.as_object().contains("error"));
                answered = true;
            });
        desk.work_until([&] { return answered; });
    }
    static Logs logs_of(const std::string& file) {
        Result<store::Database> database =
            store::Database::open(file, store::Database::Access::kRead);
        Logs logs;
        const Result<std::vector<std::string>> tables = store::all_tables(*database);
        for (const std::string& id : *tables) {
            const table::StoredTable stored = store::load_table(*database, id).value();
            for (const table::Entry& entry : stored.entries)
                logs[id].push_back(std::string(kind_name(entry.kind)) + to_hex(entry.hash));
        }
        return logs;
    }
    std::vector<store::TableCheck> bad_tables(const std::string& of) {
        std::vector<store::TableCheck> bad;
        EXPECT_FALSE(store::check_tables(of, registry(), [&](const store::TableCheck& check) {
            if (check.error) bad.push_back(check);
        }));
        return bad;
    }
    std::string bytes_of(const std::string& path) { return cli::text_of_file(path); }

    cli::TemporaryFolder folder_;
};

TEST_F(Upkeep, copies_a_store_while_it_is_written_to) {
    Desk desk(file());
    const std::string one = fill(desk);
    ASSERT_FALSE(store::copy_store(file(), file("copy")));
    const Logs then = logs_of(file("copy"));
    EXPECT_EQ(then.size(), kTables);
    say(desk, one, {"guest 0", "Ada"}, kSayings);
    EXPECT_EQ(logs_of(file("copy")), then);
    EXPECT_TRUE(logs_of(file()) != then);
    EXPECT_FALSE(store::check_file(file("copy")));
    EXPECT_EQ(fs::status(file("copy")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_FALSE(fs::exists(file("copy-wal")));
}

TEST_F(Upkeep, puts_a_copy_back_and_keeps_what_was_there) {
    {
        Desk desk(file());
        const std::string one = fill(desk);
        ASSERT_FALSE(store::copy_store(file(), file("copy")));
        say(desk, one, {"guest 0", "Ada"}, kSayings);
        const Result<std::string> refused = store::restore_store(file("copy"), file());
        ASSERT_FALSE(refused.ok());
        EXPECT_THAT(refused.error().message, HasSubstr("another program is using it"));
    }
    const Logs later = logs_of(file());
    const Result<std::string> old = store::restore_store(file("copy"), file());
    ASSERT_TRUE(old.ok()) << old.error().message;
    EXPECT_EQ(logs_of(file()), logs_of(file("copy")));
    EXPECT_EQ(logs_of(*old), later);
    EXPECT_TRUE(Desk::at(file()).ok());
}

TEST_F(Upkeep, puts_nothing_back_that_is_damaged_or_no_store) {
    {
        Desk desk(file());
    }
    folder_.write("text", "this is a letter");
    for (const char* const name : {"text", "nowhere"})
        EXPECT_FALSE(store::restore_store(file(name), file()).ok()) << name;
    EXPECT_TRUE(Desk::at(file()).ok());
    EXPECT_FALSE(fs::exists(file() + ".before-restore"));
}

TEST_F(Upkeep, plays_every_table_again_and_names_those_that_do_not_add_up) {
    {
        Desk desk(file());
        fill(desk);
    }
    EXPECT_TRUE(bad_tables(file()).empty());
    const std::string one = logs_of(file()).begin()->first;
    Result<store::Database> database =
        store::Database::open(file(), store::Database::Access::kReadWrite);
    ASSERT_FALSE(
        database->run(("UPDATE entries SET hash = '0123456789abcdef0123456789abcdef' WHERE "
                       "number = 9 AND table_id = '" +
                       one + "'")
                          .c_str()));
    const std::vector<store::TableCheck> bad = bad_tables(file());
    ASSERT_EQ(bad.size(), 1U);
    EXPECT_EQ(bad[0].table, one);
    EXPECT_THAT(bad[0].error->message, HasSubstr("entry 9 (chat)"));
}

class Damage : public Upkeep {
  protected:
    Damage() {
        {
            Desk desk(file());
            fill(desk);
        }
        // Everything in one file.
        EXPECT_FALSE(store::copy_store(file(), file("sound")));
        sound_ = bytes_of(file("sound"));
        logs_ = logs_of(file("sound"));
    }
    // Saves what is left; every table is the beginning of what it was, and says how much of it.
    std::map<std::string, store::Salvaged> save(const std::string& bytes) {
        folder_.write("damaged", bytes);
        std::error_code ignored;
        for (const char* const end : {"", "-wal", "-shm"}) fs::remove(file("saved") + end, ignored);
        std::map<std::string, store::Salvaged> saved;
        const auto error = store::salvage(
            file("damaged"), file("saved"), registry(),
            [&](const store::Salvaged& table) { saved[table.table] = table; },
            [&](const std::string&) {});
        EXPECT_FALSE(error) << error->message;
        EXPECT_EQ(bytes_of(file("damaged")), bytes) << "the damaged file is left as it is";
        const Logs left = logs_of(file("saved"));
        for (const auto& [id, log] : left) {
            const std::vector<std::string>& whole = logs_.at(id);
            EXPECT_EQ(log.size(), saved.at(id).kept);
            EXPECT_TRUE(log.size() <= whole.size() &&
                        std::equal(log.begin(), log.end(), whole.begin()));
        }
        EXPECT_TRUE(bad_tables(file("saved")).empty());
        return saved;
    }
    std::size_t page() const {
        return static_cast<std::size_t>(static_cast<unsigned char>(sound_[16])) << 8;
    }
    std::string without_page(std::size_t number) const {  // from 0
        std::string damaged = sound_;
        std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(number * page()), page(), '\xa5');
        return damaged;
    }
    std::size_t whole_in(const std::map<std::string, store::Salvaged>& saved) {
        std::size_t whole = 0;
        for (const auto& [id, table] : saved)
            if (table.kept == logs_.at(id).size()) ++whole;
        return whole;
    }

    std::string sound_;
    Logs logs_;
};

TEST_F(Damage, of_nothing_loses_nothing) {
    EXPECT_EQ(whole_in(save(sound_)), kTables);
}

TEST_F(Damage, of_any_one_page_costs_at_most_the_tables_on_it) {
    const std::size_t pages = sound_.size() / page();
    ASSERT_GT(pages, 60U);
    bool any = false;
    for (std::size_t number = 1; number < pages; number += pages / 25) {
        const auto saved = save(without_page(number));
        // An inner page has entries of its own, each of another table perhaps.
        EXPECT_GE(whole_in(saved), kTables - 4U) << "page " << number + 1;
        any = any || whole_in(saved) < kTables;
    }
    EXPECT_TRUE(any);
}

TEST_F(Damage, of_the_first_page_costs_no_game) {
    EXPECT_EQ(whole_in(save(without_page(0))), kTables);
}

TEST_F(Damage, of_single_bytes_never_makes_another_game) {
    for (std::size_t at = 5000; at < sound_.size(); at += sound_.size() / 25) {
        std::string damaged = sound_;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        save(damaged);
    }
}

TEST_F(Damage, is_told_by_the_program_table_by_table) {
    const std::size_t at = sound_.find(std::string(60, 'c'));
    ASSERT_NE(at, std::string::npos);
    folder_.write("damaged", without_page(at / page()));
    const cli::Ran check = cli::run_program_with("check '" + file("damaged") + "'");
    EXPECT_EQ(check.exit_code, 1);
    EXPECT_THAT(check.err, HasSubstr("damaged"));
    const cli::Ran ran =
        cli::run_program_with("recover '" + file("damaged") + "' '" + file("new") + "'");
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("table [0-9a-f]+: [0-9]+ of [0-9]+ entries\n"));
    const std::string place = " --data '" + folder_.path() + "'";
    EXPECT_EQ(cli::run_program_with("restore '" + file("new") + "'" + place).exit_code, 1);
    const cli::Ran restored =
        cli::run_program_with("restore --force '" + file("new") + "'" + place);
    EXPECT_EQ(restored.exit_code, 0) << restored.err;
    const cli::Ran sound = cli::run_program_with("check" + place);
    EXPECT_EQ(sound.exit_code, 0) << sound.out;
    EXPECT_THAT(sound.out, HasSubstr("; 0 damaged, 0 of another version\n"));
    EXPECT_EQ(cli::run_program_with("backup '" + file("b") + "'" + place).exit_code, 0);
    const cli::Ran again = cli::run_program_with("backup '" + file("b") + "'" + place);
    EXPECT_THAT(again.err, HasSubstr("there is one already; --force replaces it"));
}

}  // namespace
}  // namespace orrery::test
