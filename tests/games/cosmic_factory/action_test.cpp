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
        const Result<Action> action = parsed(word(pair.at(0)));
        ASSERT_TRUE(action.ok()) << pair << ": " << to_string(action.error());
        EXPECT_EQ(printed(*action), word(pair.at(1)));
        const Result<Action> again = parsed(printed(*action));
        ASSERT_TRUE(again.ok()) << pair;
        EXPECT_EQ(*again, *action) << pair;
        kinds.insert(action->kind);
    }
    // No kind of action is missing from the table.
    for (const ActionForm& form : action_forms())
        EXPECT_TRUE(kinds.contains(form.kind)) << form.name;
    EXPECT_EQ(kinds.size(), action_forms().size());
}

TEST(CosmicFactoryAction, a_broken_text_is_refused_at_its_column) {
    for (const Json& entry : data_file("action_texts.json").at("broken").as_array()) {
        const Result<Action> action = parsed(word(entry.at(0)));
        ASSERT_FALSE(action.ok()) << entry << " was read as " << printed(*action);
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
                    const Result<Action> again = parsed(printed(actions[i]));
                    EXPECT_TRUE(again.ok() && *again == actions[i]) << printed(actions[i]);
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

TEST(CosmicFactoryAction, operands_and_arguments_have_names) {
    const std::pair<const char*, const char*> cases[] = {
        {"pick 42 3 17", R"({"kind":"pick","tiles":["03","17","42"]})"},
        {"place 51.2 at (-3,1)", R"x({"kind":"place","tile":"51","rotation":2,"cell":"(-3,1)"})x"},
        {"move A(0,0) to B(1,1)", R"x({"kind":"move","cell":"A(0,0)","target":"B(1,1)"})x"},
        {"swap (1,1) with (0,0)", R"x({"kind":"swap","cells":["(0,0)","(1,1)"]})x"},
        {"rotate (2,2) to 3", R"x({"kind":"rotate","cell":"(2,2)","rotation":3})x"},
        {"take orange blue", R"({"kind":"take","colours":["blue","orange"]})"},
        {"turn down (2,1)", R"x({"kind":"turn down","cell":"(2,1)","second":null})x"},
        {"turn down (0,0) (2,1)", R"x({"kind":"turn down","cell":"(0,0)","second":"(2,1)"})x"},
        {"exchange blue", R"({"kind":"exchange","colour":"blue"})"},
        {"offer none", R"({"kind":"offer","colour":"none"})"},
        {"done", R"({"kind":"done"})"},
    };
    for (const auto& [text, named] : cases) {
        Json expected = json(named);
        const Result<Action> read = game().words().vocabulary.action_from_json(expected);
        ASSERT_TRUE(read.ok()) << named << ": " << to_string(read.error());
        EXPECT_EQ(*read, act(text));
        expected.as_object()["text"] = printed(act(text));
        EXPECT_EQ(action_json(any_game(), act(text)), expected);
    }
    std::set<std::string_view> names;
    for (const ActionForm& form : action_forms()) EXPECT_TRUE(names.insert(form.name).second);
}

TEST(CosmicFactoryAction, broken_operands_are_refused) {
    for (const char* text :
         {R"({"kind":"pick","tiles":["03","17","17"]})", R"({"kind":"pick","tiles":["03","17"]})",
          R"x({"kind":"place","tile":"55","rotation":0,"cell":"(0,0)"})x",
          R"x({"kind":"place","tile":"5","rotation":0,"cell":"(0,0)"})x",
          R"x({"kind":"remove","cell":"(0,0"})x", R"x({"kind":"remove","cell":"(0,20)"})x",
          R"x({"kind":"remove","cell":"C(0,0)"})x", R"x({"kind":"remove","cell":[0,0]})x",
          R"x({"kind":"swap","cells":["(0,0)"]})x", R"x({"kind":"turn down","second":"(0,0)"})x",
          R"({"kind":"exchange","colour":"none"})"})
        EXPECT_FALSE(game().words().vocabulary.action_from_json(json(text)).ok()) << text;
}

TEST(CosmicFactoryAction, every_legal_action_of_a_free_board_is_in_one_small_group) {
    const State state = building(2, 3);
    const std::vector<Action> actions = legal_actions(state, 0);
    EXPECT_EQ(actions.size(), 9U * 4 * 17 * 17 + 7);  // places and bonus tiles
    const Json groups = game().words().vocabulary.groups_json(actions);
    EXPECT_EQ(groups.as_array().size(), 2U);
    EXPECT_LT(orrery::to_text(groups).size(), 4000U);
}

TEST(CosmicFactoryAction, cells_of_card_11_are_written_with_their_galaxy) {
    EXPECT_EQ(to_text(Cell{1, 2}), "(1,2)");
    EXPECT_EQ(to_text(Cell{-8, 0}), "(-8,0)");
    EXPECT_EQ(to_text(Cell{kGalaxyA, 1}), "A(0,1)");
    EXPECT_EQ(to_text(Cell{kGalaxyB + 1, 0}), "B(1,0)");
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
