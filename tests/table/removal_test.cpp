// Whoever runs the host ends tables, and takes those that are over out of the store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr const char* kTwo =
    R"({"game":"crafting-the-cosmos","start":true,"seats":[{"you":true},{"bot":"random"}]})";

Result<std::uint64_t> end_by_host(House& house, const std::string& table) {
    std::optional<Result<std::uint64_t>> ended;
    house.at(table).end_by_host([&](const Result<std::uint64_t>& number) { ended = number; });
    house.store.settle();
    return *ended;
}

std::string removed(House& house, const std::string& table) {
    std::optional<std::string> code;
    house.lobby().remove(
        table, [&](const std::optional<Error>& error) { code = error ? error->code : ""; });
    house.store.settle();
    return *code;
}

TEST(TableRemoval, the_host_ends_a_game_with_the_points_as_they_stand) {
    House house;
    const std::string id = house.open_table(kAda, kTwo);
    house.attach(1, id, kAda);
    const auto number = end_by_host(house, id);
    ASSERT_TRUE(number.ok());
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
    const Json end = house.last(1).at("entries").at(0);
    EXPECT_EQ(end.at("reason"), "host");
    EXPECT_THAT(end.at("scores").as_array(), SizeIs(2));
    for (const Json& score : end.at("scores").as_array())
        EXPECT_FALSE(score.as_object().contains("resigned")) << "nobody has given up";
    const auto again = end_by_host(house, id);
    EXPECT_TRUE(again.ok()) << "it is over, and there is nothing more to say";
    EXPECT_EQ(*again, *number);
}

TEST(TableRemoval, the_host_ends_a_table_that_has_not_begun) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"crafting-the-cosmos","seats":[{"you":true},{"open":true}]})");
    ASSERT_TRUE(end_by_host(house, id).ok());
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
    EXPECT_FALSE(house.state(id).has_begun());
}

TEST(TableRemoval, takes_only_what_is_over_and_still) {
    House house;
    const std::string id = house.open_table(kAda, kTwo);
    EXPECT_EQ(removed(house, id), "wrong_phase");
    ASSERT_TRUE(end_by_host(house, id).ok());
    house.submit(id, kAda, json(R"({"op":"chat","id":"c","text":"a word on its way"})"));
    std::string code;
    house.lobby().remove(id, [&](const std::optional<Error>& error) { code = error->code; });
    EXPECT_EQ(code, "busy");
    house.store.settle();
    EXPECT_EQ(removed(house, id), "");
    EXPECT_EQ(house.lobby().find(id, kAda.id, "").error().code, "unknown_table");
    EXPECT_EQ(removed(house, id), "unknown_table");
}

TEST(TableRemoval, nobody_finds_a_table_that_is_on_its_way_out) {
    House house;
    const std::string id = house.open_table(kAda, kTwo);
    ASSERT_TRUE(end_by_host(house, id).ok());
    std::optional<std::optional<Error>> done;
    house.lobby().remove(id, [&](const std::optional<Error>& error) { done = error; });
    EXPECT_EQ(house.lobby().find(id, kAda.id, "").error().code, "unknown_table");
    EXPECT_FALSE(done) << "it is told when it is durable";
    house.store.settle();
    ASSERT_TRUE(done);
    EXPECT_FALSE(done->has_value());
}

TEST(TableRemoval, where_the_store_fails_the_table_is_as_before) {
    House house;
    const std::string id = house.open_table(kAda, kTwo);
    ASSERT_TRUE(end_by_host(house, id).ok());
    house.store.fate = [] { return MemoryStore::Fate::kFails; };
    EXPECT_EQ(removed(house, id), "bad_store");
    house.store.fate = [] { return MemoryStore::Fate::kCommits; };
    EXPECT_TRUE(house.lobby().find(id, kAda.id, "").ok());
}

TEST(TableRemoval, unfinished_tables_are_listed_by_when_something_happened) {
    House house;
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        house.time += 1'000;
        ids.push_back(house.open_table(kAda, kTwo));
    }
    house.time += 1'000;
    house.ask(ids[0], kAda, R"({"op":"chat","text":"hello"})");
    const auto first = house.lobby().all_tables(2);
    ASSERT_THAT(first, SizeIs(2));
    EXPECT_EQ(first[0].table, ids[0]);
    EXPECT_EQ(first[1].table, ids[2]);
    const auto rest = house.lobby().all_tables(2, first[1]);
    ASSERT_THAT(rest, SizeIs(1));
    EXPECT_EQ(rest[0].table, ids[1]);
    for (const std::string& id : ids) ASSERT_TRUE(end_by_host(house, id).ok());
    EXPECT_THAT(house.lobby().all_tables(2), IsEmpty());
}

}  // namespace
}  // namespace orrery::test
