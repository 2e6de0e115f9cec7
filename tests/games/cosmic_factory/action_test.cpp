// Actions as text: printing, reading, and where a broken text stops making sense.
#include <set>

#include "tests/games/cosmic_factory/support.h"

namespace orrery::cosmic_factory::testing {
namespace {

std::string_view word(const Json& json) {
    return json.as_string();
}

TEST(CosmicFactoryAction, every_action_is_printed_in_one_way_and_read_back) {
    std::set<int> kinds;
    for (const Json& pair : data_file("action_texts.json").at("valid").as_array()) {
        const Result<Action> action = parse_action(word(pair.at(0)));
        ASSERT_TRUE(action.ok()) << pair << ": " << to_string(action.error());
        EXPECT_EQ(print_action(*action), word(pair.at(1)));
        const Result<Action> again = parse_action(print_action(*action));
        ASSERT_TRUE(again.ok()) << pair;
        EXPECT_EQ(*again, *action) << pair;
        kinds.insert(action->kind);
    }
    // No kind of action is missing from the table.
    for (const ActionShape& shape : action_shapes())
        EXPECT_TRUE(kinds.contains(shape.kind)) << shape.name;
    EXPECT_EQ(kinds.size(), action_shapes().size());
}

TEST(CosmicFactoryAction, a_broken_text_is_refused_at_its_column) {
    for (const Json& entry : data_file("action_texts.json").at("broken").as_array()) {
        const Result<Action> action = parse_action(word(entry.at(0)));
        ASSERT_FALSE(action.ok()) << entry << " was read as " << print_action(*action);
        EXPECT_EQ(action.error().code, "bad_action");
        EXPECT_EQ(action.error().at, "column " + std::to_string(entry.at(1).as_int64())) << entry;
        EXPECT_NE(action.error().message.find(word(entry.at(2))), std::string::npos)
            << entry << ": " << action.error().message;
    }
}

TEST(CosmicFactoryAction, every_legal_action_of_random_games_reads_back_the_same) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        State state = new_game(3, R"({"cards": [1, 3, 11, 13, 20]})", seed);
        RandomStream random(seed_from_number(seed));
        std::size_t read = 0;
        play_on(state, random, [&](const State& now) {
            for (Seat seat : {kClock, Seat{0}, Seat{1}, Seat{2}}) {
                const std::vector<Action> actions = legal_actions(now, seat);
                // With card 3 there are thousands: a few of them do.
                for (std::size_t i = 0; i < actions.size(); i += 1 + actions.size() / 40) {
                    const Result<Action> again = parse_action(print_action(actions[i]));
                    EXPECT_TRUE(again.ok() && *again == actions[i]) << print_action(actions[i]);
                    ++read;
                }
            }
            return false;
        });
        EXPECT_GT(read, 1000U);
    }
}

TEST(CosmicFactoryAction, makers_put_operands_without_an_order_into_the_one_form) {
    EXPECT_EQ(pick(9, 1, 5), pick(1, 5, 9));
    EXPECT_EQ(swap_tiles({2, 2}, {0, 0}), swap_tiles({0, 0}, {2, 2}));
    EXPECT_EQ(turn_down({1, 1}, {2, 0}), turn_down({2, 0}, {1, 1}));
    EXPECT_NE(move_tile({2, 2}, {0, 0}), move_tile({0, 0}, {2, 2}));
}

TEST(CosmicFactoryAction, shapes_name_the_operands_that_the_bytes_hold) {
    const Json placed = action_json(any_game(), act("place 51.2 at (-3,1)"));
    EXPECT_EQ(placed.at("text"), "place 51.2 at (-3,1)");
    EXPECT_EQ(placed.at("kind"), "place");
    EXPECT_EQ(placed.at("tile"), 51);
    EXPECT_EQ(placed.at("rotation"), 2);
    EXPECT_EQ(orrery::to_text(placed.at("cell")), "[-3,1]");
    std::set<std::string_view> names;
    for (const ActionShape& shape : action_shapes()) EXPECT_TRUE(names.insert(shape.name).second);
}

TEST(CosmicFactoryAction, cells_of_card_11_are_written_with_their_galaxy) {
    EXPECT_EQ(to_text(Cell{1, 2}), "(1,2)");
    EXPECT_EQ(to_text(Cell{-8, 0}), "(-8,0)");
    EXPECT_EQ(to_text(Cell{kGalaxyA, 1}), "A(0,1)");
    EXPECT_EQ(to_text(Cell{kGalaxyB + 1, 0}), "B(1,0)");
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
