// What views count for whoever draws them.
#include "games/crafting_the_cosmos/names.h"
#include "tests/games/crafting_the_cosmos/position.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

Json view_of(const State& state) {
    return game().view_json(game().hide(state, 0), 0);
}

// NT1-02's needs and the corners of ND0 are asked of the content.
struct Corners {
    std::vector<std::string> names;
    std::vector<std::string> needed;
};
Corners corners_of(std::string_view space, std::string_view of) {
    Corners corners;
    game().content().board.corners[nebula(space)].for_each(
        [&](std::size_t star) { corners.names.push_back(star_name(star)); });
    const NebulaTile& printed = game().content().tiles[tile(of)];
    for (std::size_t element = 0; element < kElements; ++element)
        corners.needed.insert(corners.needed.end(), printed.need[element],
                              std::string(kElementNames[element]));
    return corners;
}

TEST(CraftingTheCosmosView, CTC_FORM_01_a_nebula_says_which_stars_are_missing) {
    const Corners corners = corners_of("ND0", "NT3-14");
    ASSERT_GE(corners.needed.size(), 3U);
    const State state =
        position(R"({"stars": ")" + corners.names[0] + " " + corners.needed[0] + ", " +
                 corners.names[1] + " SN-" + corners.needed[0] + R"(", "nebulae": "ND0 NT3-14"})");
    const Json nebula = view_of(state).at_pointer("/seats/0/nebulae/ND0");
    JsonArray open;
    for (std::size_t i = 2; i < corners.needed.size(); ++i) open.emplace_back(corners.needed[i]);
    EXPECT_EQ(nebula.at("stood_in"), (JsonArray{Json(corners.needed[1])}));
    EXPECT_EQ(nebula.at("missing"), open);
}

TEST(CraftingTheCosmosView, CTC_FORM_01_a_formed_nebula_misses_nothing) {
    const State state = position(R"({"nebulae": "ND0 NT1-02 formed"})");
    EXPECT_TRUE(view_of(state).at_pointer("/seats/0/nebulae/ND0/missing").as_array().empty());
}

// The tokens as they lie: what the energy phase then gives and asks for.
TEST(CraftingTheCosmosView, CTC_COLLECT_01_the_income_is_what_the_energy_phase_yields) {
    const State before = position(R"({"phase": "shift", "controls": "L{P0,d} T{P1,d} G{d} C{d}"})");
    const Json income = view_of(before).at_pointer("/turn/income");
    const Numbers& numbers = game().content().numbers;
    std::array<int, kResourceNames.size()> expected{};
    for (Resource resource : numbers.controls[0].active)
        ++expected[static_cast<std::size_t>(resource)];
    constexpr std::array<int, kEnergies> kTokens{2, 2, 1, 1};
    for (std::size_t control = 0; control < kEnergies; ++control)
        for (Resource resource : numbers.controls[control].passive)
            expected[static_cast<std::size_t>(resource)] += kTokens[control];
    for (std::size_t i = 0; i < kResourceNames.size(); ++i) {
        const Json* told = income.as_object().if_contains(kResourceNames[i]);
        EXPECT_EQ(told == nullptr ? 0 : told->as_int64(), expected[i]) << kResourceNames[i];
    }
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
