// The editions and their options (section 7 of the rules).
#include <gmock/gmock.h>

#include "tests/games/crafting_the_cosmos/support.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

Options options_of(std::string_view text) {
    return new_game(2, text).options;
}
Error error_of(std::string_view text) {
    const Json parsed = json(text);
    JsonErrors errors;
    game().setup(2, JsonReader(parsed, errors), seed_from_number(1));
    EXPECT_FALSE(errors.ok()) << text;
    return errors.ok() ? Error{} : errors.error();
}

TEST(CraftingOptions, the_presets_are_those_of_the_table) {
    const Options french = options_of("{}"), german = options_of(R"({"edition": "de"})");
    EXPECT_EQ(french, options_of(R"({"edition": "fr"})"));
    EXPECT_EQ(french.form_rule, FormRule::kAtLeast);
    EXPECT_EQ(french.second_2p, 0);
    EXPECT_EQ(french.star_goal, StarGoal::kGroup);
    EXPECT_EQ(french.pulsar_grav, 2);
    EXPECT_EQ(french.shooting_cost, ShootingCost::kGravity);
    EXPECT_EQ(french.stardust_target, StardustTarget::kAnyUnformed);
    EXPECT_EQ(french.survival_min, SurvivalMinimum::kMost);
    EXPECT_EQ(german.form_rule, FormRule::kExact);
    EXPECT_EQ(german.second_2p, 3);
    EXPECT_EQ(german.star_goal, StarGoal::kChain);
    EXPECT_EQ(german.pulsar_grav, 1);
    EXPECT_EQ(german.shooting_cost, ShootingCost::kAny);
    EXPECT_EQ(german.stardust_target, StardustTarget::kSizeOne);
    EXPECT_EQ(german.survival_min, SurvivalMinimum::kOne);
    for (const Options& options : {french, german}) {
        EXPECT_EQ(options.supply_4p, 15);
        EXPECT_EQ(options.event_horizon_cost, EventHorizonCost::kCounter);
    }
}

// Each option alone changes one field of the edition, whichever edition that is.
TEST(CraftingOptions, each_can_be_set_alone) {
    const auto check = [](const char* option, auto field, auto value) {
        for (const char* edition : {"fr", "de"}) {
            const std::string base = std::string(R"({"edition": ")") + edition + "\"";
            Options expected = options_of(base + "}");
            expected.*field =
                static_cast<std::remove_reference_t<decltype(expected.*field)>>(value);
            EXPECT_EQ(options_of(base + ", " + option + "}"), expected) << edition << option;
        }
    };
    check(R"("form_rule": "exact")", &Options::form_rule, FormRule::kExact);
    check(R"("form_rule": "at_least")", &Options::form_rule, FormRule::kAtLeast);
    check(R"("second_2p": 3)", &Options::second_2p, 3);
    check(R"("second_2p": 0)", &Options::second_2p, 0);
    check(R"("star_goal": "chain")", &Options::star_goal, StarGoal::kChain);
    check(R"("star_goal": "group")", &Options::star_goal, StarGoal::kGroup);
    check(R"("pulsar_grav": 1)", &Options::pulsar_grav, 1);
    check(R"("pulsar_grav": 2)", &Options::pulsar_grav, 2);
    check(R"("shooting_cost": "any")", &Options::shooting_cost, ShootingCost::kAny);
    check(R"("shooting_cost": "gravity")", &Options::shooting_cost, ShootingCost::kGravity);
    check(R"("stardust_target": "size1")", &Options::stardust_target, StardustTarget::kSizeOne);
    check(R"("survival_min": "1")", &Options::survival_min, SurvivalMinimum::kOne);
    check(R"("survival_min": "max")", &Options::survival_min, SurvivalMinimum::kMost);
    check(R"("supply_4p": 14)", &Options::supply_4p, 14);
    check(R"("event_horizon_cost": "token")", &Options::event_horizon_cost,
          EventHorizonCost::kToken);
}

TEST(CraftingOptions, wrong_ones_are_named) {
    EXPECT_EQ(error_of(R"({"edition": "it"})").at, "/edition");
    EXPECT_EQ(error_of(R"({"form_rule": "about"})").at, "/form_rule");
    EXPECT_EQ(error_of(R"({"second_2p": 7})").at, "/second_2p");
    EXPECT_EQ(error_of(R"({"supply_4p": 0})").at, "/supply_4p");
    error_of(R"({"colour": "red"})");
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
