// Positions that somebody writes down: good ones are taken, impossible ones refused with the place.
#include <algorithm>

#include "tests/games/cosmic_factory/scenario.h"

namespace orrery::cosmic_factory::testing {
namespace {

const JsonObject& positions() {
    return data_file("impossible.json").at("positions").as_object();
}

TEST(CosmicFactoryPosition, the_good_positions_are_taken) {
    for (const auto& member : positions()) {
        const State state = position_of(member.value());
        const auto loaded = any_game().load(json(orrery::to_text(game().state_json(state))));
        ASSERT_TRUE(loaded.ok()) << member.key() << ": " << to_string(loaded.error());
        EXPECT_EQ((*loaded)->state_json(), game().state_json(state)) << member.key();
    }
}

class CosmicFactoryImpossible : public ::testing::TestWithParam<Json> {};

TEST_P(CosmicFactoryImpossible, position_is_refused_with_its_place) {
    const Json& example = GetParam();
    const State state = position_of(positions().at(example.at("base").as_string()));
    Json document = json(orrery::to_text(game().state_json(state)));
    if (const Json* whole = example.as_object().if_contains("whole")) document = *whole;
    if (const Json* field = example.as_object().if_contains("remove"))
        document.as_object().erase(field->as_string());
    if (const Json* changes = example.as_object().if_contains("set"))
        for (const auto& change : changes->as_object())
            set_at(document, change.key(), change.value());
    const auto loaded = any_game().load(document);
    ASSERT_FALSE(loaded.ok());
    const Error& error = loaded.error();
    EXPECT_EQ(error.at, std::string_view(example.at("at").as_string())) << to_string(error);
    const Json* rule = example.as_object().if_contains("rule");
    EXPECT_EQ(error.rule, rule == nullptr ? "" : std::string(rule->as_string()))
        << to_string(error);
    EXPECT_FALSE(error.message.empty());
}

std::vector<Json> impossible() {
    const JsonArray& list = data_file("impossible.json").at("impossible").as_array();
    return {list.begin(), list.end()};
}
std::string impossible_name(const ::testing::TestParamInfo<Json>& info) {
    std::string name(info.param.at("id").as_string());
    std::replace_if(name.begin(), name.end(), [](char c) { return c == ' ' || c == ','; }, '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Data, CosmicFactoryImpossible, ::testing::ValuesIn(impossible()),
                         impossible_name);

}  // namespace
}  // namespace orrery::cosmic_factory::testing
