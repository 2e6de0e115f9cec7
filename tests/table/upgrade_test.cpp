// Another version of rules or content: what comes to the same goes on, what does not is read as it
// was told, and can be ended.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/archivist.h"
#include "table/account.h"
#include "tests/support/json_edit.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using table::EntryKind;
using table::Phase;
using ::testing::HasSubstr;

constexpr const char* kTwo =
    R"({"game":"crafting-the-cosmos","public":true,"seats":[{"you":true},{"open":true}]})";

// The same games, but one star less in the supply of Crafting the Cosmos.
const Registry& other_registry() {
    static const std::string text = [] {
        Json tables = embedded("crafting-the-cosmos", "tables.json");
        set_at(tables, "/stars/H", 25);
        return to_text(tables);
    }();
    static const Registry registry =
        std::move(*Registry::load(content_with("crafting-the-cosmos", "tables.json", &text)));
    return registry;
}

class TableUpgrade : public testing::Test {
  protected:
    void begin() {
        id_ = house_.open_table(kAda, kTwo);
        EXPECT_EQ(error_code(ask(kBen, R"({"op":"sit","seat":1})")), "");
        EXPECT_EQ(error_code(ask(kAda, R"({"op":"start"})")), "");
    }
    void play(int moves) {
        for (int i = 0; i < moves && house_.actor(id_) != kSpectator; ++i)
            ASSERT_EQ(error_code(house_.play(id_, house_.actor(id_))), "");
    }
    Json ask(const table::Guest& guest, const std::string& request) {
        return house_.ask(id_, guest, request);
    }
    const table::State& state() { return house_.state(id_); }
    std::vector<table::Entry>& entries() { return house_.store.entries(id_); }
    void pretend_another_version() {
        entries().front().payload.as_object()["rules"] = 99;
        entries().front().payload.as_object()["content"] = "0123";
    }
    // All that somebody can be told of what has been, for each reader.
    std::string account() {
        std::string text;
        for (const table::Guest& guest : {kAda, kBen, kCleo}) {
            const Json view = ask(guest, R"({"op":"view","id":"v"})");
            text += to_text(view.at("views")) + to_text(view.at("state").at("scores"));
            text += to_text(ask(guest, R"({"op":"log","id":"l"})"));
        }
        return text;
    }

    House house_;
    std::string id_;
};

TEST_F(TableUpgrade, what_comes_to_the_same_goes_on_and_the_log_says_so) {
    begin();
    play(20);
    pretend_another_version();
    const std::vector<table::Entry> before = entries();
    EXPECT_TRUE(house_.restart().empty());
    house_.store.settle();
    ASSERT_EQ(entries().size(), before.size() + 1);
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_EQ(entries()[i].payload, before[i].payload) << "what was written stays";
    const table::Entry& upgrade = entries().back();
    EXPECT_EQ(upgrade.kind, EntryKind::kUpgrade);
    EXPECT_EQ(upgrade.payload.at("rules"), Json(state().game().info().rules_version));
    EXPECT_EQ(upgrade.payload.at("content"), Json(state().game().content_version()));
    EXPECT_TRUE(state().is_current());
    house_.restart();
    house_.store.settle();
    EXPECT_EQ(entries().size(), before.size() + 1) << "it is said once";
    house_.play_to_the_end(id_);
    EXPECT_TRUE(replay(state().game(), state().record()).ok());
    EXPECT_EQ(state().record().version, version_of(state().game()));
}

TEST_F(TableUpgrade, a_snapshot_of_another_version_proves_nothing) {
    begin();
    play(80);
    ASSERT_TRUE(house_.store.has_snapshot(id_));
    pretend_another_version();
    entries()[5].hash.low ^= 1;  // before the snapshot
    const std::vector<Error> halted = house_.restart();
    ASSERT_EQ(halted.size(), 1U);
    EXPECT_THAT(halted.front().message, HasSubstr("entry 6 "));
}

TEST_F(TableUpgrade, a_store_that_fails_delays_the_note_but_not_the_game) {
    begin();
    pretend_another_version();
    house_.store.fate = [] { return MemoryStore::Fate::kFails; };
    EXPECT_TRUE(house_.restart().empty());
    house_.store.settle();
    EXPECT_FALSE(state().is_current());
    house_.store.fate = [] { return MemoryStore::Fate::kCommits; };
    house_.pass(5'000);
    house_.store.settle();
    EXPECT_TRUE(state().is_current());
}

TEST_F(TableUpgrade, what_does_not_come_to_the_same_is_read_as_it_was_told) {
    begin();
    play(20);
    house_.at(id_).keep_account();
    const Json before = ask(kAda, R"({"op":"view"})");
    const std::vector<Error> halted = house_.restart(other_registry());
    ASSERT_EQ(halted.size(), 1U);
    EXPECT_EQ(halted.front().at, id_);
    EXPECT_THAT(halted.front().message, HasSubstr("played with other content"));
    EXPECT_THAT(halted.front().message, HasSubstr("entry 3 (start)"));
    EXPECT_EQ(state().phase(), Phase::kHalted);
    const Json after = ask(kAda, R"({"op":"view"})");
    EXPECT_EQ(after.at("views"), before.at("views"));
    EXPECT_EQ(after.at("state").at("scores"), before.at("state").at("scores"));
    EXPECT_EQ(after.at("state").at("phase"), Json("halted"));
    EXPECT_THAT(to_text(after.at("state").at("other_version")), HasSubstr("entry 3 (start)"));
    EXPECT_EQ(error_code(ask(kAda, R"({"op":"chat","text":"Oh!"})")), "");
    for (const char* request :
         {R"({"op":"move","seat":0,"action":"end turn"})", R"({"op":"undo","seat":0})",
          R"({"op":"legal","seat":0})", R"({"op":"hint","seat":0})",
          R"({"op":"hindsight","seat":0})", R"({"op":"resign","seat":0})",
          R"({"op":"takeover","seat":0})", R"({"op":"record"})", R"({"op":"history"})",
          R"({"op":"preview","seat":0,"action":"end turn"})", R"({"op":"start"})"})
        EXPECT_EQ(error_code(ask(kAda, request)), "wrong_phase") << request;
    house_.pass(10'000'000);
    EXPECT_TRUE(house_.tasks.empty());
    // The program that can play it finds it as it was.
    EXPECT_TRUE(house_.restart().empty());
    play(3);
}

TEST_F(TableUpgrade, who_opened_it_ends_it_with_the_points_as_they_were) {
    begin();
    play(20);
    house_.at(id_).keep_account();
    const Json scores = ask(kAda, R"({"op":"view"})").at("state").at("scores");
    house_.restart(other_registry());
    EXPECT_EQ(error_code(ask(kCleo, R"({"op":"end"})")), "not_yours");
    EXPECT_EQ(error_code(ask(kAda, R"({"op":"end"})")), "");
    EXPECT_EQ(entries().back().kind, EntryKind::kEnd);
    EXPECT_EQ(entries().back().payload.at("reason"), Json("other_version"));
    EXPECT_EQ(entries().back().payload.at("scores"), scores);
    EXPECT_EQ(state().phase(), Phase::kOver);
    EXPECT_EQ(error_code(ask(kAda, R"({"op":"end"})")), "wrong_phase");
    EXPECT_EQ(house_.lobby().finished_of(kBen.id, 5)->tables.size(), 1U);
    // Its record is that of the version it was played under.
    const Json record = ask(kAda, R"({"op":"record"})").at("record");
    const Result<Record> read = record_from_json(game("crafting-the-cosmos"), record);
    ASSERT_TRUE(read.ok()) << to_string(read.error());
    EXPECT_TRUE(replay(game("crafting-the-cosmos"), *read).ok());
    EXPECT_TRUE(house_.restart().empty());
    EXPECT_EQ(state().phase(), Phase::kOver) << "also for who could play it";
}

TEST_F(TableUpgrade, all_who_play_agree_to_end_it) {
    begin();
    play(20);
    // Somebody else opened it.
    entries().front().guest = kCleo.id;
    house_.restart(other_registry());
    EXPECT_EQ(error_code(ask(kBen, R"({"op":"end"})")), "");
    EXPECT_EQ(entries().back().kind, EntryKind::kAgree);
    EXPECT_EQ(state().phase(), Phase::kHalted);
    house_.restart(other_registry());
    EXPECT_EQ(error_code(ask(kAda, R"({"op":"end"})")), "");
    EXPECT_EQ(state().phase(), Phase::kOver);
    EXPECT_TRUE(entries().back().payload.at("scores").as_array().empty()) << "nothing was kept";
}

TEST_F(TableUpgrade, a_halted_game_to_which_nobody_comes_back_ends_by_itself) {
    begin();
    play(20);
    house_.at(id_).keep_account();
    house_.restart(other_registry());
    house_.pass(2 * table::Settings{}.abandoned_after);
    house_.store.settle();
    EXPECT_EQ(state().phase(), Phase::kOver);
    EXPECT_EQ(entries().back().payload.at("reason"), Json("other_version"));
}

TEST_F(TableUpgrade, a_finished_game_is_told_word_for_word_by_any_program) {
    begin();
    house_.play_to_the_end(id_);
    const std::string before = account();
    const Json course = ask(kBen, R"({"op":"history","id":"h"})");
    const Json record = ask(kBen, R"({"op":"record","id":"r"})");
    const auto kept = store::account_of(registry(), *house_.store.load(id_));
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->whole);
    house_.store.keep_account(id_, *kept);
    EXPECT_TRUE(house_.restart(other_registry()).empty()) << "it is over: nobody waits for it";
    ASSERT_NE(state().as_told(), nullptr);
    EXPECT_EQ(account(), before);
    EXPECT_EQ(ask(kBen, R"({"op":"history","id":"h"})"), course);
    EXPECT_EQ(ask(kBen, R"({"op":"record","id":"r"})"), record);
    const Json rematch = ask(kAda, R"({"op":"rematch"})");
    ASSERT_EQ(error_code(rematch), "");
    EXPECT_TRUE(house_.state(std::string(rematch.at("table").as_string())).is_current());
}

TEST_F(TableUpgrade, a_finished_game_of_which_nothing_was_kept_still_has_its_record) {
    begin();
    house_.play_to_the_end(id_);
    const Json record = ask(kBen, R"({"op":"record","id":"r"})");
    house_.store.forget_accounts();
    house_.restart(other_registry());
    EXPECT_EQ(ask(kBen, R"({"op":"record","id":"r"})"), record);
    EXPECT_TRUE(ask(kBen, R"({"op":"view"})").at("views").as_array().empty());
    EXPECT_EQ(error_code(ask(kBen, R"({"op":"log"})")), "");
    EXPECT_EQ(error_code(ask(kBen, R"({"op":"history"})")), "other_version");
}

}  // namespace
}  // namespace orrery::test
