// A log has room for everybody's moves: whatever somebody else writes into it, a game goes on, and
// ends.
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

table::Settings short_logs() {
    table::Settings settings;
    settings.most_entries = 50;
    return settings;
}

std::string open_for_two(House& house, bool begun) {
    const std::string id = house.open_table(kAda, R"({"game":"cosmogenesis","public":true,
                  "seats":[{"you":true},{"open":true}]})");
    if (!begun) return id;
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

// They do one and the other in turn until they are refused; how many entries that made.
int write_on(House& house, const std::string& table, const table::Guest& guest, const char* one,
             const char* other) {
    for (int entries = 0; entries < 200; ++entries) {
        const std::string code =
            error_code(house.ask(table, guest, entries % 2 == 0 ? one : other));
        if (code.empty()) continue;
        EXPECT_EQ(code, "table_full");
        return entries;
    }
    return 200;
}

constexpr const char *kTakeover = R"({"op":"takeover","seat":1})",
                     *kReturn = R"({"op":"return","seat":1})", *kSit = R"({"op":"sit"})",
                     *kStand = R"({"op":"stand","seat":1})",
                     *kChat = R"({"op":"chat","text":"me!"})";

TEST(TableRoom, somebody_at_a_seat_cannot_fill_a_game) {
    House house(short_logs());
    const std::string id = open_for_two(house, true);
    EXPECT_LT(write_on(house, id, kBen, kTakeover, kReturn), 50);
    if (!house.state(id).seat(1).person_acts()) house.let_bots_act();
    while (house.actor(id) == 1) {
        ASSERT_EQ(error_code(house.play(id, 1)), "") << "nor is their own move refused";
        house.let_bots_act();
    }
    ASSERT_EQ(house.actor(id), 0);
    EXPECT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, kChat)), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"resign","seat":0})")), "");
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

TEST(TableRoom, a_stranger_cannot_fill_a_table_before_the_game) {
    House house(short_logs());
    for (const char* ending : {R"({"op":"start"})", R"({"op":"close"})"}) {
        const std::string id = open_for_two(house, false);
        EXPECT_LT(write_on(house, id, kCleo, kSit, kStand), 50);
        if (house.state(id).seat(1).is_person()) {
            EXPECT_EQ(error_code(house.ask(id, kAda, kStand)), "");
        }
        EXPECT_EQ(error_code(house.ask(id, kBen, kSit)), "");
        EXPECT_EQ(error_code(house.ask(id, kAda, ending)), "");
    }
}

TEST(TableRoom, many_strangers_leave_room_for_who_belongs_to_the_table) {
    House house(short_logs());
    const std::string id = open_for_two(house, false);
    EXPECT_EQ(error_code(house.ask(id, kBen, kSit)), "");
    std::string code;
    int said = 0;
    for (; code.empty() && said < 200; ++said) {
        const std::string name = "Eve" + std::to_string(said);
        code = error_code(house.ask(id, {"guest-" + name, name}, kChat));
    }
    EXPECT_EQ(code, "table_full");
    EXPECT_LE(said, 50);
    EXPECT_EQ(error_code(house.ask(id, kBen, kChat)), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, kChat)), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"talk","on":false})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

TEST(TableRoom, what_is_taken_back_counts_as_much_as_it_was) {
    House house(short_logs());
    const std::string id = house.open_table(kAda, R"({"game":"anunnaki","start":true,"undo":"free",
                  "seats":[{"you":true}]})");
    std::string code;
    int entries = 0;
    for (; code.empty() && entries < 200; ++entries) {
        ASSERT_EQ(error_code(house.play(id, 0)), "");
        code = error_code(house.ask(id, kAda, R"({"op":"undo","seat":0})"));
        ASSERT_NE(code, "nothing_to_undo");
    }
    EXPECT_EQ(code, "table_full");
    EXPECT_LE(entries, 5);
    house.play_to_the_end(id);
    EXPECT_EQ(house.state(id).phase(), table::Phase::kOver);
}

}  // namespace
}  // namespace orrery::test
