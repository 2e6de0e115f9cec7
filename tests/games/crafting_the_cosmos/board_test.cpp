// The main board and the galaxy board, against the tables of the rules.
#include <gmock/gmock.h>

#include <algorithm>

#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/position.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const Board& board() {
    return game().content().board;
}
std::string_view text_of(const Json& json) {
    return std::string_view(json.as_string());
}

template <class Set>
std::string names_in(const Set& spaces, std::string (*name)(std::size_t)) {
    std::vector<std::string> names;
    spaces.for_each([&](std::size_t space) { names.push_back(name(space)); });
    std::sort(names.begin(), names.end());
    return joined(names);
}
std::string sorted(std::string_view text) {
    auto words = words_of(text);
    std::sort(words.begin(), words.end());
    return joined(words);
}
template <class Spaces>
std::string in_order(const Spaces& spaces, std::string (*name)(std::size_t)) {
    std::vector<std::string> names;
    for (std::uint8_t space : spaces) names.push_back(name(space));
    return joined(names);
}
// "D+P+F": the sectors a space belongs to.
template <class Sets>
std::string sectors_of(const Sets& sectors, std::size_t space) {
    std::string text;
    for (std::size_t sector = 0; sector < kSectors; ++sector)
        if (sectors[sector].contains(space))
            text += (text.empty() ? "" : "+") + std::string(1, "DPF"[sector]);
    return text;
}

TEST(CraftingBoard, CTC_BOARD_01_clockwise_is_light_time_gravity_chemistry_and_light_again) {
    constexpr const char* kStart[] = {"L{P0} T{} G{d,d} C{P1,d,d}", "L{P1,d,d} T{P0} G{} C{d,d}",
                                      "L{d,d} T{P1,d,d} G{P0} C{}", "L{} T{d,d} G{P1,d,d} C{P0}"};
    for (std::size_t control = 0; control < kEnergies; ++control) {
        State state = position(R"({"phase": "shift", "controls": ")" +
                               std::string(kStart[control]) + R"("})");
        play(state, "shift own");
        EXPECT_EQ(state.seats[0].token, (control + 1) % kEnergies) << kStart[control];
    }
    EXPECT_THAT(kEnergyNames, ::testing::ElementsAre("light", "time", "gravity", "chemistry"));
}

TEST(CraftingBoard, CTC_BOARD_02_no_shift_puts_a_fourth_token_on_a_control) {
    const State start =
        position(R"({"phase": "shift", "controls": "L{P0,P1,d} T{P2,P3} G{d} C{d}"})", 4);
    int full = 0;
    game().legal(start, 0, [&](Action action) {
        State state = start;
        game().apply(state, 0, action, NoEvents{});
        for (std::size_t control = 0; control < kEnergies; ++control) {
            EXPECT_LE(state.tokens_at(control), 3) << print(action);
            full += state.tokens_at(control) == 3 ? 1 : 0;
        }
    });
    EXPECT_GT(full, 0) << "a control may be full";
}

TEST(CraftingBoard, CTC_BOARD_03_a_goal_goes_down_four_spaces_and_is_scored_on_the_last) {
    State state = position(R"({"track": "UG-14 - -", "current": 1, "life": "L21 proto"})");
    for (std::size_t space = 1; space < kTrack; ++space) {
        play(state, "omega nebula 1");
        play(state, "drop nebula");
        EXPECT_EQ(state.track[space], goal("UG-14"));
        EXPECT_EQ(state.seats[0].goal_points, 0);
        state.current = 1;
        state.phase = Phase::kCraft;
    }
    play(state, "omega nebula 1");
    play(state, "drop nebula");
    EXPECT_EQ(state.seats[0].goal_points, 6);
    EXPECT_THAT(state.scored_goals, ::testing::ElementsAre(goal("UG-14")));
}

TEST(CraftingBoard, CTC_BOARD_04_a_nebula_touches_six_stars_and_six_lives) {
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        EXPECT_EQ(board().corners[space].count(), 6);
        EXPECT_EQ(board().sides[space].count(), 6);
        // Each side lies between two neighbouring corners of the nebula.
        for (std::size_t i = 0; i < 6; ++i) {
            StarSet ends;
            ends.insert(board().corner[space][i]);
            ends.insert(board().corner[space][(i + 1) % 6]);
            EXPECT_EQ(board().stars_at_life[board().side[space][i]], ends);
        }
    }
}

TEST(CraftingBoard, CTC_BOARD_05_borders_belong_to_every_sector_they_touch) {
    const Json& spaces = data_file("spaces.json");
    for (const Json& entry : spaces.at("nebulae").as_array()) {
        const std::size_t space = nebula(text_of(entry.at("id")));
        EXPECT_EQ(kSectorNames[index(board().sector[space])], text_of(entry.at("sector")));
    }
    for (const Json& entry : spaces.at("stars").as_array())
        EXPECT_EQ(sectors_of(board().sector_stars, star(text_of(entry.at("id")))),
                  text_of(entry.at("sectors")))
            << entry.at("id");
    for (const Json& entry : spaces.at("life").as_array())
        EXPECT_EQ(sectors_of(board().sector_life, life(text_of(entry.at("id")))),
                  text_of(entry.at("sectors")))
            << entry.at("id");
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        EXPECT_EQ(board().sector_nebulae[sector].count(), 4);
        EXPECT_EQ(board().sector_stars[sector].count(), 16);
        EXPECT_EQ(board().sector_life[sector].count(), 19);
    }
}

TEST(CraftingBoard, CTC_BOARD_06_the_marked_spaces_are_in_the_middle) {
    EXPECT_EQ(star_name(board().centre_star), "S19");
    EXPECT_EQ(life_name(board().start_life), "L21");
    EXPECT_EQ(in_order(board().start_nebulae, nebula_name), "ND0 NP0 NF0");
    for (std::uint8_t space : board().start_nebulae)
        EXPECT_TRUE(board().corners[space].contains(board().centre_star));
}

TEST(CraftingBoard, CTC_BOARD_07_everything_touches_what_the_tables_say) {
    const Json& spaces = data_file("spaces.json");
    ASSERT_EQ(spaces.at("nebulae").as_array().size(), kNebulaSpaces);
    ASSERT_EQ(spaces.at("stars").as_array().size(), kStarSpaces);
    ASSERT_EQ(spaces.at("life").as_array().size(), kLifeSpaces);
    for (const Json& entry : spaces.at("nebulae").as_array()) {
        const std::size_t space = nebula(text_of(entry.at("id")));
        EXPECT_EQ(in_order(board().corner[space], star_name), text_of(entry.at("corners")));
        EXPECT_EQ(in_order(board().side[space], life_name), text_of(entry.at("sides")));
    }
    for (const Json& entry : spaces.at("stars").as_array()) {
        SCOPED_TRACE(entry.at("id"));
        const std::size_t space = star(text_of(entry.at("id")));
        EXPECT_EQ(names_in(board().star_neighbours[space], star_name), text_of(entry.at("stars")));
        EXPECT_EQ(names_in(board().life_at_star[space], life_name), text_of(entry.at("life")));
        EXPECT_EQ(names_in(board().nebulae_at_star[space], nebula_name),
                  sorted(text_of(entry.at("nebulae"))));
    }
    for (const Json& entry : spaces.at("life").as_array()) {
        SCOPED_TRACE(entry.at("id"));
        const std::size_t space = life(text_of(entry.at("id")));
        EXPECT_EQ(names_in(board().life_neighbours[space], life_name), text_of(entry.at("life")));
        EXPECT_EQ(names_in(board().stars_at_life[space], star_name), text_of(entry.at("stars")));
        EXPECT_EQ(names_in(board().nebulae_at_life[space], nebula_name),
                  sorted(text_of(entry.at("nebulae"))));
    }
}

TEST(CraftingBoard, CTC_BOARD_08_the_edges_show_slots_and_score_row) {
    const Numbers& numbers = game().content().numbers;
    EXPECT_THAT(numbers.slot_costs, ::testing::ElementsAre(2, 3, 3, 4));
    EXPECT_THAT(numbers.discharge_points, ::testing::ElementsAre(3, 6, 10, 15, 21));
    const State state = new_game(4);
    EXPECT_EQ(state.turn, Turn{}) << "all resource tracks start at 0";
}

TEST(CraftingBoard, CTC_BOARD_table_of_rewards) {
    using enum Resource;
    using ::testing::ElementsAre;
    const auto& controls = game().content().numbers.controls;
    EXPECT_THAT(controls[0].active, ElementsAre(kH, kH, kH));
    EXPECT_THAT(controls[1].active, ElementsAre(kO, kDna, kDna));
    EXPECT_THAT(controls[2].active, ElementsAre(kHe, kHe, kSupernova));
    EXPECT_THAT(controls[3].active, ElementsAre(kC, kNebula));
    EXPECT_THAT(controls[0].passive, ElementsAre(kEnergyCard));
    EXPECT_THAT(controls[1].passive, ElementsAre(kTimeStep));
    EXPECT_THAT(controls[2].passive, ElementsAre(kGraviton));
    EXPECT_THAT(controls[3].passive, ElementsAre(kProtoLife));
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
