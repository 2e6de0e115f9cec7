// A table is what its log adds up to: loaded again it is the same, and what does not fit is
// refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/random_game.h"
#include "tests/support/scale.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kSolo =
    R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})";

void play_some(House& house, const std::string& id, int moves) {
    for (int i = 0; i < moves; ++i) {
        house.let_bots_act();
        const Seat seat = house.actor(id);
        if (seat == kSpectator) return;
        ASSERT_EQ(error_code(house.play(id, seat)), "");
    }
}

// Everything that a member can see of a table.
std::string appearance(House& house, const std::string& id) {
    house.attach(99, id, kAda, 1);
    std::string text = house.inbox[99].back();
    house.at(id).detach(99);
    return text + to_text(house.ask(id, kAda, R"({"op":"log","id":"l"})"));
}

TEST(TableLoading, a_table_looks_the_same_after_a_restart) {
    for (const char* game : {"cosmic-factory", "crafting-the-cosmos", "cosmogenesis"}) {
        House house;
        const std::string id =
            house.open_table(kAda, R"({"start":true,"game":")" + std::string(game) +
                                       R"(","seats":[{"you":true},{"bot":"random"}]})");
        for (int i = 0; i < 8; ++i) {
            play_some(house, id, 12);
            house.let_bots_act();
            const std::string before = appearance(house, id);
            EXPECT_TRUE(house.restart().empty());
            EXPECT_EQ(appearance(house, id), before) << game;
        }
    }
}

TEST(TableLoading, a_snapshot_is_only_a_cache) {
    House house;
    const std::string id = house.open_table(
        kAda,
        R"({"game":"crafting-the-cosmos","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    play_some(house, id, 60);
    house.let_bots_act();
    ASSERT_TRUE(house.store.has_snapshot(id));
    const std::string before = appearance(house, id);
    house.restart();
    EXPECT_GT(house.state(id).silent_until(), 0U) << "the snapshot is used";
    const Hash128 hash = house.state(id).hash();
    EXPECT_EQ(appearance(house, id), before);
    EXPECT_EQ(house.state(id).silent_until(), 0U) << "what happened before it was asked for";
    house.store.forget_snapshots();
    house.restart();
    EXPECT_EQ(house.state(id).hash(), hash);
    EXPECT_EQ(appearance(house, id), before);
    house.store.keep(id, {house.state(id).number(), JsonObject{{"nonsense", true}}});
    house.restart();
    EXPECT_EQ(house.state(id).hash(), hash) << "a snapshot that does not fit is no loss";
    house.store.keep(id, {house.state(id).number(),
                          start(house.state(id).game(), 2, JsonObject{}, 5)->state_json()});
    house.restart();
    EXPECT_EQ(house.state(id).hash(), hash);
    house.store.keep(id, {100'000, JsonObject{}});
    house.restart();
    EXPECT_EQ(appearance(house, id), before);
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

// The one error that a restart reports.
Error refusal_of(House& house) {
    const std::vector<Error> refused = house.restart();
    EXPECT_EQ(refused.size(), 1U);
    return refused.empty() ? Error{} : refused.front();
}

TEST(TableLoading, a_table_of_a_game_that_is_not_there_is_refused_and_left_alone) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    JsonObject& payload = house.store.entries(id).front().payload.as_object();
    const JsonObject sound = payload;
    payload["game"] = "go";
    EXPECT_EQ(refusal_of(house).code, "unknown_game");
    payload = sound;
    EXPECT_TRUE(house.restart().empty());
}

TEST(TableLoading, a_damaged_log_is_refused_and_names_the_entry) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    play_some(house, id, 6);
    house.store.forget_snapshots();
    using Entries = std::vector<table::Entry>;
    const Entries sound = house.store.entries(id);
    struct Case {
        const char* what;
        std::function<void(Entries&)> spoil;
        const char *code, *message;
    };
    const auto payload = [](Entries& entries, std::size_t i) -> JsonObject& {
        return entries[i].payload.as_object();
    };
    const std::vector<Case> cases{
        {"a lost entry", [](Entries& e) { e.erase(e.begin() + 3); }, "bad_entry",
         "next entry is 4"},
        {"a doubled entry", [](Entries& e) { e.insert(e.begin() + 3, e[3]); }, "bad_entry",
         "next entry is 5"},
        {"no opening", [](Entries& e) { e.front().kind = table::EntryKind::kChat; }, "bad_entry",
         "opened once, and first"},
        {"a second opening", [](Entries& e) { e[2].kind = table::EntryKind::kOpen; }, "bad_entry",
         "opened once, and first"},
        {"a hash", [](Entries& e) { e[3].hash.low ^= 1; }, "wrong_hash", "entry 4"},
        {"an action", [&](Entries& e) { payload(e, 2)["action"] = "castle"; }, "bad_action",
         "entry 3"},
        {"another action", [&](Entries& e) { payload(e, 2) = payload(e, 4); }, "", "entry 3"},
        {"no action", [&](Entries& e) { payload(e, 2).erase("action"); }, "bad_input",
         "\"action\" is missing"},
        {"no payload", [](Entries& e) { e[2].payload = 7; }, "bad_input", "expected an object"},
        {"a move before the start", [](Entries& e) { e[1].kind = table::EntryKind::kMove; },
         "bad_input", "entry 2"},
        {"a second start", [](Entries& e) { e[3].kind = table::EntryKind::kStart; }, "bad_entry",
         "begins once"},
        {"a seat that is not there",
         [](Entries& e) {
             e[3].kind = table::EntryKind::kResign;
             e[3].seat = 5;
         },
         "bad_entry", "no such seat"},
        {"an undo too far",
         [&](Entries& e) {
             e.back().kind = table::EntryKind::kUndo;
             e.back().seat = 0;
             payload(e, e.size() - 1)["to"] = 0;
         },
         "bad_entry", "cannot be taken back"},
        {"the setup", [&](Entries& e) { payload(e, 0).erase("host_seed"); }, "bad_input",
         "\"host_seed\" is missing"},
        {"seats", [&](Entries& e) { payload(e, 0)["seats"] = 3; }, "bad_input", "expected a list"},
        {"everything", [](Entries& e) { e.front().payload = Json(); }, "bad_input",
         "expected an object"},
    };
    for (const Case& each : cases) {
        house.store.entries(id) = sound;
        each.spoil(house.store.entries(id));
        const Error error = refusal_of(house);
        if (*each.code != '\0') {
            EXPECT_EQ(error.code, each.code) << each.what << ": " << error.message;
        }
        EXPECT_THAT(error.message, HasSubstr(each.message)) << each.what;
    }
    house.store.entries(id) = sound;
    EXPECT_TRUE(house.restart().empty());
}

TEST(TableLoading, what_the_store_says_failed_is_as_if_nothing_had_been_asked) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    house.let_bots_act();
    house.attach(1, id, kAda);
    const std::size_t told = house.inbox[1].size();
    const Hash128 hash = house.state(id).hash();
    house.store.fate = [] { return MemoryStore::Fate::kFails; };
    const Json answer = house.play(id, 0);
    EXPECT_EQ(error_code(answer), "not_stored");
    EXPECT_THAT(to_text(answer), HasSubstr("on fire"));
    EXPECT_EQ(house.inbox[1].size(), told);
    EXPECT_EQ(house.state(id).hash(), hash);
    EXPECT_EQ(error_code(house.open(kAda, kSolo)), "not_stored");
    house.store.fate = [] { return MemoryStore::Fate::kCommits; };
    EXPECT_EQ(error_code(house.play(id, 0)), "");
}

TEST(TableLoading, what_was_stored_after_all_counts_and_is_told) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    house.let_bots_act();
    house.attach(1, id, kAda);
    const std::uint64_t number = house.state(id).number();
    house.store.fate = [] { return MemoryStore::Fate::kCommitsButSaysItFailed; };
    const Json answer = house.play(id, 0);
    EXPECT_EQ(error_code(answer), "");
    EXPECT_EQ(house.state(id).number(), number + 1);
    EXPECT_EQ(house.last(1).at("number"), Json(number + 1));
    EXPECT_EQ(error_code(house.open(kAda, kSolo)), "");
}

TEST(TableLoading, a_store_that_cannot_be_read_blocks_the_table_until_it_can) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    house.let_bots_act();
    house.store.fate = [] { return MemoryStore::Fate::kCommitsButSaysItFailed; };
    house.store.readable = false;
    EXPECT_EQ(error_code(house.play(id, 0)), "not_stored");
    EXPECT_EQ(error_code(house.play(id, 0)), "not_stored");
    house.store.fate = [] { return MemoryStore::Fate::kCommits; };
    house.store.readable = true;
    const Json chat = house.ask(id, kAda, R"({"op":"chat","text":"back"})");
    EXPECT_EQ(error_code(chat), "");
    EXPECT_EQ(house.store.entries(id).size(), house.state(id).number());
}

TEST(TableLoading, another_writer_cannot_fork_a_game) {
    House house;
    const std::string id = house.open_table(kAda, kSolo);
    house.let_bots_act();
    house.attach(1, id, kAda);
    // Another program has written a line that this one does not know of.
    table::Entry chat;
    chat.number = house.state(id).number() + 1;
    chat.payload = JsonObject{{"name", "Ghost"}, {"text", "boo"}};
    chat.hash = house.state(id).hash();
    house.store.entries(id).push_back(chat);
    EXPECT_EQ(error_code(house.play(id, 0)), "") << "it is read, and the move comes after it";
    EXPECT_EQ(house.state(id).log()[chat.number - 1].entry.kind, table::EntryKind::kChat);
    EXPECT_EQ(house.state(id).number(), chat.number + 1);
    EXPECT_THAT(house.inbox[1][house.inbox[1].size() - 2], HasSubstr("boo"));
}

}  // namespace
}  // namespace orrery::test
