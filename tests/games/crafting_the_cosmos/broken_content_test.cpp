// Content that cannot be: each broken entry is refused, and named by its place.
#include "tests/support/broken_content.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

TEST(CraftingBrokenContent, an_effect_is_a_sentence) {
    constexpr test::BrokenContent cases[] = {
        {"powers.json", "/cards/0/effect/0/sector", R"("psi")", "/cards/0/effect/0/sector", "",
         "that effect has none"},
        {"powers.json", "/cards/0/effect/0/size", "1", "/cards/0/effect/0/size", "",
         "that effect has none"},
        {"powers.json", "/cards/0/effect/0/up_to", "true", "/cards/0/effect/0/up_to", "",
         "that effect has none"},
        {"powers.json", "/cards/0/effect/0/amount", "7", "/cards/0/effect/0/amount", "",
         "from 1 to 6"},
        {"powers.json", "/cards/0/effect/0/amount", "0", "/cards/0/effect/0/amount", "",
         "from 1 to 6"},
        {"powers.json", "/cards/0/effect/0/do", R"("pay_proto")", "/cards/0/effect/0/do", "",
         "is none of"},
        {"powers.json", "/cards/0/effect", "[]", "/cards/0/effect", "", "entries"},
        {"powers.json", "/cards/2/effect/0/amount", "51", "/cards/2/effect/0/amount", "",
         "from 1 to 50"},
        {"powers.json", "/cards/4/effect/0", R"({"do":"place_star"})", "/cards/4/effect/0", "",
         "the field \"sector\" is missing"},
        {"powers.json", "/cards/1/effect/0/replaces", "1", "/cards/1/effect/0/replaces", "",
         "that effect has none"},
        {"powers.json", "/cards/20/effect/1/amount", "2", "/cards/20/effect/1/amount", "",
         "that effect has none"},
        {"powers.json", "/cards/16/effect", R"([{"do":"move_star"}])", "/cards/16/effect/0", "",
         "that cannot come here in an effect"},
        {"powers.json", "/cards/16/effect", R"([{"do":"focus_proto"},{"do":"move_star"}])",
         "/cards/16/effect/1", "", "that cannot come here in an effect"},
        {"powers.json", "/cards/16/effect",
         R"([{"do":"unconvert"},{"do":"focus_nebula"},{"do":"move_star"}])", "/cards/16/effect/2",
         "", "that cannot come here in an effect"},
        {"powers.json", "/cards/16/effect", R"([{"do":"stabilize_around_focus"}])",
         "/cards/16/effect/0", "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"move_life"}])", "/cards/24/effect/0", "",
         "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"focus_star"},{"do":"focus_proto"},{"do":"move_life"}])", "/cards/24/effect/2",
         "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"focus_star"},{"do":"stabilize_focus"}])",
         "/cards/24/effect/1", "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"focus_star"},{"do":"relocate_nebula"}])",
         "/cards/24/effect/1", "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"put_down_proto"}])", "/cards/24/effect/0",
         "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"lift_stable","amount":2},{"do":"put_down_proto"}])", "/cards/24/effect/1", "",
         "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"lift_proto","amount":2},{"do":"put_down_stable"}])", "/cards/24/effect/1", "",
         "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"lift_proto","amount":2}])",
         "/cards/24/effect", "", "what is lifted is put down again"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"lift_proto"},{"do":"time_steps"},{"do":"put_down_proto"}])",
         "/cards/24/effect/1", "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"gain_nebula","size":1},{"do":"gain_nebula","size":2}])", "/cards/24/effect/1",
         "", "that cannot come here in an effect"},
        {"powers.json", "/cards/24/effect", R"([{"do":"gain_nebula","size":4}])",
         "/cards/24/effect/0/size", "", "from 1 to 3"},
        {"powers.json", "/cards/24/effect",
         R"([{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"}])",
         "/cards/24/effect", "", "entries"},
        {"powers.json", "/cards/26/effect",
         R"([{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"}])",
         "/cards/26/effect", "", "entries"},
    };
    test::expect_refused("crafting-the-cosmos", cases, load_content);
}

TEST(CraftingBrokenContent, CTC_POWER_11_other_sentences_are_effects) {
    for (
        const auto& [pointer, value] : {
            std::pair{"/cards/2/effect/0/amount", "7"},
            std::pair{"/cards/22/effect/0/amount", "2"},
            std::pair{"/cards/16/effect", R"([{"do":"focus_star"},{"do":"move_star"}])"},
            std::pair{"/cards/16/effect", R"([{"do":"focus_supernova"},{"do":"relocate_star"}])"},
            std::pair{"/cards/24/effect", R"([{"do":"focus_nebula"},{"do":"relocate_nebula"}])"},
            std::pair{
                "/cards/24/effect",
                R"([{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"}])"},
            std::pair{"/cards/26/effect",
                      R"([{"do":"time_steps"},{"do":"time_steps"},{"do":"time_steps"}])"},
        }) {
        Json cards = test::embedded("crafting-the-cosmos", "powers.json");
        test::set_at(cards, pointer, test::json(value));
        const std::string text = to_text(cards);
        const auto loaded =
            load_content(test::content_with("crafting-the-cosmos", "powers.json", &text));
        EXPECT_TRUE(loaded.ok()) << pointer << " " << value;
    }
}

TEST(CraftingBrokenContent, a_card_has_one_price_and_one_effect_or_two) {
    constexpr test::BrokenContent cases[] = {
        {"powers.json", "/cards/24/cost/cards", "0", "/cards/24/cost/cards", "", "from 1 to 10"},
        {"powers.json", "/cards/24/cost/cards", "11", "/cards/24/cost/cards", "", "from 1 to 10"},
        {"powers.json", "/cards/24/cost/energy", R"("dark")", "/cards/24/cost/energy", "",
         "is none of"},
        {"powers.json", "/cards/21/cost/gravitons", R"("many")", "/cards/21/cost/gravitons", "",
         "expected a number, or \"pulsar_grav\" for that"},
        {"powers.json", "/cards/21/cost/gravitons", "8", "/cards/21/cost/gravitons", "",
         "from 1 to 7"},
        {"powers.json", "/cards/11/cost/supernova", "0", "/cards/11/cost/supernova", "",
         "from 1 to 7"},
        {"powers.json", "/cards/23/cost/tokens/kind", R"("crystal")", "/cards/23/cost/tokens/kind",
         "", "is none of"},
        {"powers.json", "/cards/23/cost/tokens/amount", "7", "/cards/23/cost/tokens/amount", "",
         "from 1 to 6"},
        {"powers.json", "/cards/23/choice/0/name", R"("")", "/cards/23/choice/0/name", "",
         "expected a word of small letters"},
        {"powers.json", "/cards/23/choice/0/name", R"("Proto")", "/cards/23/choice/0/name", "",
         "expected a word of small letters"},
        {"powers.json", "/cards/23/choice/1/name", R"("proto")", "/cards/23/choice/1/name", "",
         "the effects have the same name"},
        {"powers.json", "/cards/11/choice/0/texts", "null", "/cards/11/choice/0/texts", "",
         "expected an object, found null"},
        {"powers.json", "/cards/8/cost", R"({"cards":1})", "/cards/8", "CTC-DISCH-05",
         "instead of the star of a discharge: no cost and"},
        {"powers.json", "/cards/8/effect/0", R"({"do":"gain_nebula","size":1})", "/cards/8", "",
         "a discharge brings no nebula"},
        {"powers.json", "/cards/11/effect", R"([{"do":"time_steps"}])", "/cards/11/effect", "",
         "either one effect or a choice of two"},
        {"powers.json", "/cards/28/variant/texts", "null", "/cards/28/variant/texts", "",
         "expected an object, found null"},
        {"powers.json", "/cards/28/variant/cost", R"({"cards":0})", "/cards/28/variant/cost/cards",
         "", "from 1 to 10"},
        {"powers.json", "/cards/18/variant/choice/0/name", R"("take")", "/cards/18/variant/choice",
         "", "the effects have the same names under every"},
        {"powers.json", "/cards/0/bonus/kind", R"("nebula")", "/cards/0/bonus/kind", "",
         "no card has a nebula as its bonus"},
        {"powers.json", "/cards/0/bonus/amount", "4", "/cards/0/bonus/amount", "", "from 0 to 3"},
        {"powers.json", "/cards/1/element", R"({"is":"H","source":"rulebook"})", "/cards/1", "",
         "this card shows none"},
        {"powers.json", "/cards/0/element/is", R"("Fe")", "/cards/0/element/is", "", "is none of"},
        {"powers.json", "/cards/0/type", R"("dark")", "/cards/0/type", "", "is none of"},
        {"powers.json", "/cards/8/type", R"("light")", "/cards/8/id", "", "expected PL-9 here"},
        {"powers.json", "/cards/0/worth", "1001", "/cards/0/worth", "", "from 0 to 1000"},
        {"powers.json", "/cards/0/worth", "-1", "/cards/0/worth", "", "from 0 to 1000"},
    };
    test::expect_refused("crafting-the-cosmos", cases, load_content);
}

TEST(CraftingBrokenContent, numbers_stay_within_the_box) {
    constexpr test::BrokenContent cases[] = {
        {"tables.json", "/controls/0/active", R"(["nebula","nebula","nebula"])",
         "/controls/0/active", "", "at most two nebulae"},
        {"tables.json", "/controls/0/passive", R"(["nebula"])", "/controls/0/passive", "",
         "a nebula is an active reward"},
        {"tables.json", "/time_chamber/points/0", "51", "/time_chamber/points/0", "",
         "from 0 to 50"},
        {"tables.json", "/time_chamber/points", "[1]", "/time_chamber/points", "", "entries"},
        {"tables.json", "/power_slots/costs/0", "0", "/power_slots/costs/0", "", "from 1 to 4"},
        {"tables.json", "/power_slots/costs/0", "5", "/power_slots/costs/0", "", "from 1 to 4"},
        {"tables.json", "/stars/H", "3", "/stars/H", "", "from 4 to 120"},
        {"tables.json", "/stars/H", "121", "/stars/H", "", "from 4 to 120"},
        {"tables.json", "/life/tokens", "3", "/life/tokens", "", "from 4 to 120"},
        {"tables.json", "/crystals/by_players/0", "0", "/crystals/by_players/0", "",
         "from 1 to 100"},
        {"tables.json", "/dark_tokens/by_players/0", "5", "/dark_tokens/by_players/0", "",
         "from 0 to 4"},
        {"tables.json", "/advanced_life/first/0", "16", "/advanced_life/first/0", "",
         "from 1 to 15"},
        {"tables.json", "/advanced_life/first/0", "0", "/advanced_life/first/0", "",
         "from 1 to 15"},
        {"tables.json", "/energy_set/points", "51", "/energy_set/points", "", "from 0 to 50"},
        {"tables.json", "/goal_points/second", "51", "/goal_points/second", "", "from 0 to 50"},
        {"nebulae.json", "/tiles/0/H", "7", "/tiles/0/H", "", "from 0 to 6"},
        {"nebulae.json", "/tiles/0",
         R"({"id":"NT1-01","H":0,"He":0,"O":0,"C":0,"points":1,"source":"rulebook"})", "/tiles/0",
         "CTC-BOARD-04", "a nebula needs 1 to 6 stars, one per corner"},
        {"nebulae.json", "/tiles/0",
         R"({"id":"NT1-01","H":3,"He":3,"O":1,"C":0,"points":1,"source":"rulebook"})", "/tiles/0",
         "CTC-BOARD-04", "a nebula needs 1 to 6 stars, one per corner"},
        {"nebulae.json", "/tiles/0/points", "31", "/tiles/0/points", "", "from 0 to 30"},
        {"goals.json", "/goals/0/id", R"("GT-9")", "/goals/0/id", "", "expected UG-01 here"},
        {"goals.json", "/goals/0/measure", R"("rain")", "/goals/0/measure", "", "is none of"},
        {"goals.json", "/goals/0/moons", "1", "/goals/0/moons", "", "unknown field"},
        {"goals.json", "/goals", "[]", "/goals", "", "entries"},
    };
    test::expect_refused("crafting-the-cosmos", cases, load_content);
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
