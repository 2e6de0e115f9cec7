// The worked examples of the rules, from a data file: what Cosmobot does and why. Every entry names
// the rules it proves; they are part of its test's name.
#include <algorithm>

#include "core/json.h"
#include "tests/games/anunnaki/bot/play.h"
#include "tests/support/data_file.h"

namespace orrery::anunnaki::testing {
namespace {

std::string text_at(const Json& entry, const char* key) {
    const Json* value = entry.as_object().if_contains(key);
    return value == nullptr ? std::string() : std::string(value->as_string());
}

std::vector<std::string> texts_at(const Json& entry, const char* key) {
    std::vector<std::string> texts;
    for (const Json& text : entry.at(key).as_array()) texts.emplace_back(text.as_string());
    return texts;
}

std::vector<Json> examples() {
    const JsonArray& list = test::data_file("anunnaki/examples.json").at("examples").as_array();
    return {list.begin(), list.end()};
}

std::string name_of(const ::testing::TestParamInfo<Json>& test) {
    std::string name = text_at(test.param, "id");
    for (const std::string& rule : texts_at(test.param, "rules")) name += "_" + rule;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void do_step(BotPlay& play, const std::string& step) {
    if (step == "step 4") {
        play.step_4();
    } else if (step.starts_with("die ")) {
        play.state = with_die(play.state, std::stoi(step.substr(4)));
    } else if (!play.state.tasks.empty()) {
        play.answer(step);
    } else {
        play.element(step);
    }
}

// A line's list of candidates may be left out: "… strategy:brave:1  * -> G07 G08".
bool matches(const std::string& line, const std::string& expected) {
    const std::size_t star = expected.find('*');
    if (star == std::string::npos) return line == expected;
    return line.starts_with(expected.substr(0, star)) && line.ends_with(expected.substr(star + 1));
}

class AnunnakiExamples : public ::testing::TestWithParam<Json> {};

TEST_P(AnunnakiExamples, end_as_written_for_the_reasons_given) {
    const Json& entry = GetParam();
    SCOPED_TRACE(text_at(entry, "title"));
    BotPlay play(text_at(entry, "board") == "setup" ? setup_board(text_at(entry, "given"))
                                                    : position(text_at(entry, "given")));
    for (const std::string& step : texts_at(entry, "do")) do_step(play, step);

    const std::vector<std::string> expected = texts_at(entry, "trace");
    const std::vector<std::string> trace = play.trace();
    for (std::size_t i = 0; i < std::max(trace.size(), expected.size()); ++i) {
        ASSERT_LT(i, trace.size()) << "missing: " << expected[i];
        ASSERT_LT(i, expected.size()) << "not expected: " << trace[i];
        EXPECT_TRUE(matches(trace[i], expected[i])) << trace[i] << "\n" << expected[i];
    }
    for (const std::string& fact : facts(text_at(entry, "then"))) {
        const std::string subject = fact.substr(0, fact.find(':'));
        const std::string value = fact.substr(std::min(fact.size(), fact.find(':') + 2));
        EXPECT_EQ(fact_text(play.state, subject, value), value) << fact;
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, AnunnakiExamples, ::testing::ValuesIn(examples()), name_of);

}  // namespace
}  // namespace orrery::anunnaki::testing
