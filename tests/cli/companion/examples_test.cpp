// The worked examples of the rules as somebody at a table would type them: the printed instruction
// and the trace behind it are those of the rules.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <sstream>

#include "tests/cli/companion/table.h"
#include "tests/games/anunnaki/notation.h"
#include "tests/support/data_file.h"

namespace orrery::cli::companion {
namespace {

// What Cosmobot is to do with the pieces. Examples that are missing here cannot lie on a table when
// Cosmobot's turn begins: more pieces than the box holds, or a combat that is pending.
const std::map<std::string, std::vector<std::string>>& instructions_of_examples() {
    static const std::map<std::string, std::vector<std::string>> all{
        {"EX-01", {"Mark metal in NOR-M as exhausted.", "Mark wood in NOR-L as exhausted."}},
        {"EX-02a", {"Mark gold in G03 as exhausted."}},
        {"EX-02b", {"Mark gold and metal in G03 as exhausted."}},
        {"EX-03", {"Take the leftmost settlement of Cosmobot’s row and put it into NOR-L."}},
        {"EX-04",
         {"Put 1 follower from Cosmobot’s supply into NOR-C.",
          "Put 1 follower from Cosmobot’s supply into NOR-L.", "Cosmobot gains 2 points."}},
        {"EX-05",
         {"Put 1 follower from Cosmobot’s supply into NOR-R.",
          "Put 1 follower from Cosmobot’s supply into NOR-C."}},
        {"EX-06",
         {"The units go to GRE-L.", "Take 4 followers from GRE-C and put them into GRE-L."}},
        {"EX-07",
         {"The units go to NOR-BR.", "Take 1 minor god from NOR-C and put it into NOR-BR.",
          "Take 1 follower from NOR-L and put it into NOR-BR.",
          "Put 1 follower from Cosmobot’s supply into NOR-C."}},
        {"EX-08", {"Put 1 follower from Cosmobot’s supply into NOR-C."}},
        {"EX-09", {"Move Cosmobot’s trade marker to space 4."}},
        {"EX-10",
         {"Discard the contract of slot 1 (3 points, trade 1).", "Cosmobot gains 3 points.",
          "Move Cosmobot’s trade marker to space 1."}},
        {"EX-11",
         {"Remove the token on supremacy -2.",
          "Move Cosmobot’s supremacy marker 2 spaces forward, to 0."}},
        {"EX-13",
         {"Move Cosmobot’s war marker to space 4.",
          "Give Jörmungandr to Cosmobot and put its miniature into NOR-R."}},
        {"EX-14",
         {"The units go to G07.", "Take 1 minor god from NOR-C and put it into G07.",
          "Take 2 followers from NOR-C and put them into G07."}},
        {"EX-15", {"The units go to G06.", "Take 1 follower from NOR-C and put it into G06."}},
        {"EX-16", {"Take 2 followers from NOR-C and put them into NOR-BR."}},
        {"EX-17a", {"Take 2 followers from NOR-C and put them into G03."}},
        {"EX-17b", {"The units go to G12.", "Take 2 followers from NOR-C and put them into G12."}},
        {"EX-18",
         {"Take 2 followers from NOR-C and put them into NOR-M.",
          "Remove the culture token at NOR-K1 unseen."}},
        {"EX-21a", {"The units go to G11.", "Put 2 followers from Cosmobot’s supply into NOR-C."}},
        {"EX-21b", {"Put 2 followers from Cosmobot’s supply into NOR-C."}},
        {"EX-23a",
         {"Replace a follower of Cosmobot’s in NOR-C by 1 minor god; the follower goes to the "
          "supply."}},
        {"EX-23b",
         {"Replace a follower of Cosmobot’s in G02 by the great god; the follower goes to the "
          "supply."}},
        {"EX-23c", {"Replace a follower of Cosmobot’s in NOR-L by 1 minor god"}},
        {"EX-24a", {"put it into G02."}},
        {"EX-24b", {"put it into GRE-L."}},
        {"EX-25a", {"Cosmobot gains 2 points."}},
        {"EX-25b", {"Cosmobot gains 2 points."}},
        {"EX-26", {"Mark grain in NOR-R as exhausted.", "The rest of it (2) lapses."}},
        {"EX-27", {"Mark 3 wood in G06 as exhausted.", "Mark wood in G12 as exhausted."}},
        {"EX-28",
         {"Put a cube of Cosmobot’s on space 4 of its fate card.",
          "Take 2 followers from NOR-C and put them into NOR-BR.",
          "Put a cube of Cosmobot’s on space 5 of its fate card."}},
        {"EX-29a",
         {"Put a cube of Cosmobot’s on space 14 of its fate card.", "Cosmobot gains 5 points.",
          "Cosmobot has triggered the end of the game."}},
        {"EX-29b", {"Cosmobot gains 5 points.", "Move Cosmobot’s war marker to space 1."}},
        {"EX-30",
         {"Remove the token on supremacy 8.",
          "Move Cosmobot’s supremacy marker 3 spaces forward, to 10.", "Cosmobot gains 4 points."}},
        {"EX-31", {"Discard the contract of slot 2 (5 points, trade 2)."}},
        {"EX-32a", {"Move Cosmobot’s supremacy marker 1 space forward, to -6."}},
        {"EX-32b", {"It has no effect."}},
        {"EX-33", {"The units go to NOR-M."}},
        {"EX-39a",
         {"The units go to DP2:land.", "Take 2 followers from NOR-C and put them into DP2:land.",
          "Cosmobot 5, the civilisation 4: Cosmobot wins.",
          "Move all Cosmobot’s units from DP2:land to DP2:lead.", "Cosmobot leads now on Lahmu."}},
        {"EX-40", {}},
    };
    return all;
}

std::string text_at(const Json& entry, const char* key) {
    const Json* value = entry.as_object().if_contains(key);
    return value == nullptr ? std::string() : std::string(value->as_string());
}

std::vector<std::string> texts_at(const Json& entry, const char* key) {
    std::vector<std::string> texts;
    for (const Json& text : entry.at(key).as_array()) texts.emplace_back(text.as_string());
    return texts;
}

std::vector<Json> playable() {
    std::vector<Json> found;
    for (const Json& entry : test::data_file("anunnaki/examples.json").at("examples").as_array())
        if (instructions_of_examples().contains(text_at(entry, "id"))) found.push_back(entry);
    return found;
}

std::string name_of(const testing::TestParamInfo<Json>& info) {
    std::string name = "AN_COMP_04_" + text_at(info.param, "id");
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

// An example's own lines, and the options among them.
struct Given {
    JsonObject options{{"bot_house", "norse"},
                       {"person_house", "greek"},
                       {"physical_cards", true},
                       {"physical_die", true},
                       {"board", "empty"}};
    std::string arrow = "right";
    std::vector<std::string> facts;
    bool built = false;  // Cosmobot's settlement row has a visible slot
};
Given given_of(const Json& example) {
    Given given;
    if (text_at(example, "board") == "setup") given.options["board"] = "standard";
    int settlements = 0;
    for (const std::string& fact : an::testing::facts(text_at(example, "given"))) {
        if (fact.find('=') != std::string::npos && fact.find(':') == std::string::npos) {
            for (const std::string& pair : an::testing::words(fact)) {
                const std::string name = pair.substr(0, pair.find('='));
                const std::string value = pair.substr(pair.find('=') + 1);
                if (name == "arrow")
                    given.arrow = value;
                else
                    given.options[name == "bot"      ? "bot_house"
                                  : name == "person" ? "person_house"
                                                     : name] = value;
            }
            continue;
        }
        settlements += fact.find("B[S") != std::string::npos ? 1 : 0;
        if (fact.starts_with("DP")) given.options["distant_planets"] = true;
        if (fact.starts_with("creatures")) given.options["creatures"] = true;
        given.facts.push_back(fact);
    }
    given.built = settlements > 1;
    return given;
}

bool is_sun_element(const std::string& element) {
    for (const char* word : {"harvest", "contract", "supremacy", "summon"})
        if (element.starts_with(word)) return true;
    return false;
}

// Without what each candidate scored.
std::vector<std::string> trace_lines(const std::string& why) {
    std::vector<std::string> lines;
    std::istringstream text(why);
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("     AN-"))
            lines.push_back(std::regex_replace(line.substr(5), std::regex(R"(\([^)]*\))"), ""));
    return lines;
}

bool matches(const std::string& line, const std::string& expected) {
    const std::size_t star = expected.find('*');
    if (star == std::string::npos) return line == expected;
    return line.starts_with(expected.substr(0, star)) && line.ends_with(expected.substr(star + 1));
}

class CosmobotExamples : public testing::TestWithParam<Json> {
  protected:
    void set_up(Keyboard& keyboard, const Given& given, const std::string& moon) {
        keyboard.tell(moon);
        bool goals = false, contracts = false;
        for (const std::string& fact : given.facts) {
            if (fact.starts_with("DP")) {
                const std::vector<std::string> words = an::testing::words(fact);
                keyboard.tell(words[1].substr(0, words[1].size() - 1) + " " + words[0]);
                if (fact.find("leader AC") == std::string::npos ||
                    fact.find('|') != std::string::npos)
                    keyboard.tell(fact);
                continue;
            }
            keyboard.tell(fact);
            goals = goals || fact.starts_with("goals");
            contracts = contracts || fact.starts_with("contracts");
        }
        if (!goals) keyboard.tell("goals shrines areas units settlements");
        if (!contracts) keyboard.tell("contracts - - - - - -");
    }
};

TEST_P(CosmobotExamples, typed_at_the_table) {
    const Json& example = GetParam();
    const Given given = given_of(example);
    const std::vector<std::string> steps = texts_at(example, "do");
    const bool element = steps[0] != "step 4";
    const bool sun = element && is_sun_element(steps[0]);
    Keyboard keyboard(to_text(given.options));
    // A card that does nothing: no settlement was built, no contract lies there.
    const std::string idle_moon = given.built ? "advance war" : "income";
    set_up(keyboard, given, element && !sun ? steps[0] : idle_moon);
    std::string told = keyboard.tell("done");
    told += keyboard.tell("arrow " + given.arrow + "; " + (sun ? steps[0] : "contract"));
    int die = 0;
    bool step_4 = false;
    for (const std::string& step : steps) {
        if (step.starts_with("choose ")) told += keyboard.tell(step.substr(7));
        if (step.starts_with("die ")) die = std::stoi(step.substr(4));
        step_4 = step_4 || step == "step 4";
    }
    while (keyboard.asks(an::TaskKind::kAskContract)) told += keyboard.tell("-");
    if (step_4 && keyboard.asks(an::TaskKind::kAskCard)) told += keyboard.tell("");
    if (step_4 && keyboard.asks(an::TaskKind::kAskDie)) told += keyboard.tell(std::to_string(die));

    std::size_t at = 0;
    for (const std::string& instruction : instructions_of_examples().at(text_at(example, "id"))) {
        at = told.find(instruction, at);
        ASSERT_NE(at, std::string::npos) << instruction << "\n" << told;
    }
    const std::vector<std::string> trace = trace_lines(keyboard.type("why"));
    auto line = trace.begin();
    for (const std::string& expected : texts_at(example, "trace")) {
        line = std::find_if(line, trace.end(),
                            [&](const std::string& own) { return matches(own, expected); });
        ASSERT_NE(line, trace.end()) << expected << "\n" << keyboard.type("why");
        ++line;
    }
    // Tiles have no names here, and the idle card may have moved a marker.
    an::State state = keyboard.state();
    for (an::AreaState& area : state.areas) area.civilisation = area.revealed = 0;
    for (const std::string& fact : an::testing::facts(text_at(example, "then"))) {
        const std::string subject = fact.substr(0, fact.find(':'));
        std::string expected = fact.substr(fact.find(':') + 1);
        expected = std::regex_replace(expected, std::regex("^ +| *AC[0-9]+!?$"), "");
        if (subject == "end") continue;
        EXPECT_EQ(an::testing::fact_text(state, subject, expected), expected) << fact;
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, CosmobotExamples, testing::ValuesIn(playable()), name_of);

TEST(CosmobotExamplesTable, nearly_all_examples_of_Cosmobots_actions_can_be_typed) {
    const auto all = test::data_file("anunnaki/examples.json").at("examples").as_array().size();
    EXPECT_GE(playable().size() + 12, all);
}

}  // namespace
}  // namespace orrery::cli::companion
