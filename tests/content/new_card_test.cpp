// docs/adding-a-card.md, done as it says: each entry of the page is put into a copy of its file in
// a temporary folder, the program plays with it, and its test runs that the page shows beside it.
#include <gmock/gmock.h>

#include "tests/content/documented_card.h"
#include "tests/games/anunnaki/bot/example.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/games/cosmic_factory/scenario.h"
#include "tests/games/cosmogenesis/objective_examples.h"
#include "tests/games/crafting_the_cosmos/scenario.h"
#include "tests/support/other_content.h"

namespace orrery::cli {
namespace {

using ::testing::HasSubstr;

// The program lists it, and plays whole games with it.
void expect_listed(const DocumentedContent& content, const std::string& game,
                   std::initializer_list<const char*> names) {
    const Ran listed = content.run("content " + game);
    EXPECT_EQ(listed.exit_code, 0);
    EXPECT_EQ(listed.err, "") << "the judge plays on with it";
    for (const char* name : names) EXPECT_THAT(listed.out, HasSubstr(name));
    const Ran played = content.run("bench --games 3 " + game);
    EXPECT_EQ(played.exit_code, 0) << played.err;
}

TEST(NewCard, a_power_of_crafting_the_cosmos) {
    namespace ctc = crafting_the_cosmos;
    const DocumentedContent content{"crafting-the-cosmos/powers.json"};
    expect_listed(content, "crafting-the-cosmos",
                  {"Gammablitz", "Gamma-Ray Burst", "Sursaut gamma"});

    const test::OtherContent<ctc::CraftingTheCosmos, ctc::load_content> with_it(content.files());
    const std::vector<ctc::testing::Scenario> tests =
        ctc::testing::by_edition(documented_test("crafting-the-cosmos/powers.json"));
    EXPECT_EQ(tests.size(), 2U);
    for (const ctc::testing::Scenario& test : tests) ctc::testing::run(test);
    EXPECT_EQ(ctc::testing::new_game(2).power_decks[0].size(), 8U)
        << "of the nine, eight are in a game";
}

TEST(NewCard, objectives_of_cosmogenesis) {
    namespace cg = cosmogenesis::testing;
    const DocumentedContent content{"cosmogenesis/planetary.json", "cosmogenesis/stellar.json"};
    expect_listed(content, "cosmogenesis",
                  {"Ferne Oase", "Far Oasis", "Oasis lointaine", "Stille Riesen", "Silent Giants",
                   "Géantes silencieuses"});

    const test::OtherContent<cosmogenesis::Cosmogenesis, cosmogenesis::load_content> with_them(
        content.files());
    const Json planetary = documented_test("cosmogenesis/planetary.json");
    cg::expect_met_and_missed(planetary);
    cg::expect_reward_and_points(planetary);
    const Json stellar = documented_test("cosmogenesis/stellar.json");
    cg::expect_formula(stellar);
    cg::expect_points_of_the_owner(stellar);
}

TEST(NewCard, a_chaos_card_of_cosmic_factory) {
    namespace cf = cosmic_factory::testing;
    const DocumentedContent content{"cosmic-factory/cards.json"};
    expect_listed(content, "cosmic-factory",
                  {"Große Wanderung", "Great Migration", "Grande migration",
                   "One point more for green and blue zones"});

    const test::OtherContent<cosmic_factory::CosmicFactory, cosmic_factory::load_content> with_it(
        content.files());
    cf::run({documented_test("cosmic-factory/markers.json")});
}

TEST(NewCard, an_adviser_of_cosmobot) {
    namespace an = anunnaki::testing;
    const DocumentedContent content{"anunnaki/advisers.json"};
    expect_listed(content, "anunnaki", {"cube 2; oracle; move 4 cunning"});
    EXPECT_EQ(content.run("bench --games 3 cosmobot").exit_code, 0);

    const test::OtherContent<anunnaki::Anunnaki, anunnaki::load_content> with_it(content.files());
    an::run_example(documented_test("anunnaki/examples.json"));
}

}  // namespace
}  // namespace orrery::cli
