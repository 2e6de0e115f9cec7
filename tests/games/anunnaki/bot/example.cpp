#include "tests/games/anunnaki/bot/example.h"

#include <algorithm>

#include "core/json.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

std::string text_at(const Json& entry, const char* key) {
    const Json* value = entry.as_object().if_contains(key);
    return value == nullptr ? std::string() : std::string(value->as_string());
}

void do_step(BotPlay& play, const std::string& step) {
    if (step == "step 4") {
        play.step_4();
    } else if (step.starts_with("card ")) {
        play.card(step.substr(5));
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

}  // namespace

std::vector<std::string> texts_at(const Json& entry, const char* key) {
    std::vector<std::string> texts;
    for (const Json& text : entry.at(key).as_array()) texts.emplace_back(text.as_string());
    return texts;
}

void run_example(const Json& entry) {
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

}  // namespace orrery::anunnaki::testing
