// The worked examples of the rules, from a data file. Every entry names the rules it proves; they
// are part of its test's name.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/json.h"
#include "tests/games/anunnaki/bot/example.h"
#include "tests/support/data_file.h"

namespace orrery::anunnaki::testing {
namespace {

std::vector<Json> examples() {
    const JsonArray& list = test::data_file("anunnaki/examples.json").at("examples").as_array();
    return {list.begin(), list.end()};
}

std::string name_of(const ::testing::TestParamInfo<Json>& test) {
    std::string name = std::string(test.param.at("id").as_string());
    for (const std::string& rule : texts_at(test.param, "rules")) name += "_" + rule;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class AnunnakiExamples : public ::testing::TestWithParam<Json> {};

TEST_P(AnunnakiExamples, end_as_written_for_the_reasons_given) {
    run_example(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Rules, AnunnakiExamples, ::testing::ValuesIn(examples()), name_of);

}  // namespace
}  // namespace orrery::anunnaki::testing
