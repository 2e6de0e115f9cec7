#include "core/vocabulary.h"

#include <gtest/gtest.h>

#include "core/json.h"
#include "tests/core/toy_words.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

const Vocabulary& words() {
    return toy().vocabulary;
}

Action action(ToyAction kind, std::initializer_list<int> operands = {}) {
    Action made{static_cast<std::uint8_t>(kind), {}};
    std::size_t i = 0;
    for (const int operand : operands) made.operands[i++] = static_cast<std::uint8_t>(operand);
    return made;
}

struct Example {
    Action action;
    const char* text;
    const char* json;
};

const std::vector<Example>& examples() {
    using enum ToyAction;
    static const std::vector<Example> all{
        {action(kPaint, {2, 1, 0}), "paint 2/1 red",
         R"({"kind": "paint", "cell": "2/1", "colour": "red"})"},
        {action(kMove, {-2, 0, 2, 1, 1}), "move 1/1 to 0/2 by -2",
         R"({"kind": "move", "from": "1/1", "to": "0/2", "steps": -2})"},
        {action(kKeep, {12}), "keep the last", R"({"kind": "keep", "card": "C12", "under": null})"},
        {action(kKeep, {12, 1}), "keep the last above C1",
         R"({"kind": "keep", "card": "C12", "under": "C1"})"},
        {action(kGive, {6}), "give green greenish",
         R"({"kind": "give", "colours": ["green", "greenish"], "card": null, "second": null})"},
        {action(kGive, {1, 2, 3}), "give red for C2 and C3",
         R"({"kind": "give", "colours": ["red"], "card": "C2", "second": "C3"})"},
        {action(kSwap, {4, 9}), "swap C4 and C9", R"({"kind": "swap", "pair": ["C4", "C9"]})"},
        {action(kPass), "pass", R"({"kind": "pass"})"},
    };
    return all;
}

TEST(Vocabulary, actions_come_back_from_text_and_json) {
    for (const Example& example : examples()) {
        EXPECT_TRUE(words().is_action(example.action)) << example.text;
        EXPECT_EQ(words().print(example.action), example.text);
        const Result<Action> parsed = words().parse(example.text);
        ASSERT_TRUE(parsed.ok()) << example.text << ": " << to_string(parsed.error());
        EXPECT_EQ(*parsed, example.action) << example.text;

        Json expected = json(example.json);
        const Result<Action> without_text = words().action_from_json(expected);
        ASSERT_TRUE(without_text.ok()) << to_string(without_text.error());
        EXPECT_EQ(*without_text, example.action);
        expected.as_object()["text"] = example.text;
        EXPECT_EQ(words().action_json(example.action), expected);
        const Result<Action> with_text = words().action_from_json(expected);
        ASSERT_TRUE(with_text.ok()) << to_string(with_text.error());
        EXPECT_EQ(*with_text, example.action);
    }
}

TEST(Vocabulary, texts_that_mean_the_same_are_read) {
    EXPECT_EQ(*words().parse("  paint   2/1\tred "), action(ToyAction::kPaint, {2, 1, 0}));
    EXPECT_EQ(*words().parse("swap C9 and C4"), action(ToyAction::kSwap, {4, 9}));
    EXPECT_EQ(*words().parse("give greenish green"), action(ToyAction::kGive, {6}));
}

TEST(Vocabulary, an_operand_that_may_be_left_out_may_be_left_out_of_json) {
    EXPECT_EQ(*words().action_from_json(json(R"({"kind": "keep", "card": "C12"})")),
              action(ToyAction::kKeep, {12}));
}

TEST(Vocabulary, bytes_that_mean_nothing_are_no_action) {
    using enum ToyAction;
    for (const Action none :
         {Action{}, Action{39, {}}, action(kPaint, {2, 1, 3}), action(kPaint, {2, 0, 0}),
          action(kPaint, {2, 1, 0, 1}), action(kMove, {4, 0, 2, 1, 1}), action(kKeep, {0}),
          action(kKeep, {0, 1}), action(kKeep, {1, 13}), action(kGive, {0}), action(kGive, {8}),
          action(kGive, {1, 2, 0}), action(kGive, {1, 0, 2}), action(kSwap, {9, 4}),
          action(kPass, {1})})
        EXPECT_FALSE(words().is_action(none)) << words().print(none);
    EXPECT_TRUE(words().is_action(action(kMove, {-3, 0, 2, 1, 1})));
}

TEST(Vocabulary, an_error_says_where_and_what_was_expected) {
    const auto complaint = [](std::string_view text) {
        const Result<Action> parsed = words().parse(text);
        EXPECT_FALSE(parsed.ok()) << text;
        return parsed.ok() ? "" : parsed.error().at + ": " + parsed.error().message;
    };
    EXPECT_EQ(complaint(""), "column 1: expected paint, move, keep, give, swap or pass");
    EXPECT_EQ(complaint("paint 5/5 red"), "column 7: expected a cell like 0/1");
    EXPECT_EQ(complaint("paint 2/1"), "column 10: expected a colour");
    EXPECT_EQ(complaint("pass now"), "column 6: expected the end of the action");
    EXPECT_EQ(complaint("move 1/1 to 0/2 by 9"), "column 20: expected a number from -3 to 3");
    EXPECT_EQ(complaint("keep C1 below C2"), "column 9: expected above or the end of the action");
    EXPECT_EQ(complaint("give red for C2"), "column 16: expected and");
}

TEST(Vocabulary, wrong_json_is_refused_where_it_is_wrong) {
    const auto complaint = [](const char* text) {
        const Result<Action> read = words().action_from_json(json(text));
        EXPECT_FALSE(read.ok()) << text;
        return read.ok() ? "" : read.error().at + ": " + read.error().message;
    };
    EXPECT_EQ(complaint(R"({"kind": "fly"})"), "/kind: there is no action \"fly\"");
    EXPECT_EQ(complaint(R"({"kind": "paint", "cell": "2/1", "colour": "pink"})"),
              "/colour: \"pink\" is not a colour");
    EXPECT_NE(complaint(R"({"kind": "paint", "cell": "2/1"})"), "");
    EXPECT_NE(complaint(R"({"kind": "paint", "cell": null, "colour": "red"})"), "");
    EXPECT_NE(complaint(R"({"kind": "pass", "card": "C1"})"), "");
    EXPECT_NE(complaint(R"({"kind": "give", "colours": []})"), "");
    EXPECT_NE(complaint(R"({"kind": "give", "colours": ["red"], "card": "C2"})"), "");
    EXPECT_EQ(complaint(R"({"kind": "pass", "text": "swap C1"})"),
              "/text: the text says something else than the operands");
    EXPECT_NE(complaint(R"(["pass"])"), "");
    EXPECT_NE(complaint("{}"), "");
}

TEST(Vocabulary, events_name_their_arguments) {
    const auto event = [](ToyEvent kind, Seat seat, std::array<std::int16_t, 6> arguments) {
        return words().event_json(
            {static_cast<std::uint8_t>(kind), seat, Event::kEveryone, 0, arguments});
    };
    EXPECT_EQ(event(ToyEvent::kPainted, 1, {5, 2, 1}),
              json(R"({"event": "painted", "seat": 1, "colours": ["red", "greenish"],
                       "cell": "2/1"})"));
    EXPECT_EQ(event(ToyEvent::kMoved, 0, {0, 0, 2, 1, -1}),
              json(R"({"event": "moved", "seat": 0, "from": null, "cell": "2/1",
                       "steps": -1})"));
    EXPECT_EQ(event(ToyEvent::kPassed, kClock, {}), json(R"({"event": "passed"})"));
}

TEST(Vocabulary, the_description_has_every_type_and_form) {
    const Json described = words().describe();
    EXPECT_EQ(described.at("types").at("colour"),
              json(R"({"enum": ["red", "green", "greenish"]})"));
    EXPECT_EQ(described.at("types").as_object().size(), 6U);
    EXPECT_EQ(described.at("actions").at(2),
              json(R"({"kind": "keep", "text": "keep {card}[ above {under:card}]", "operands":
                       [{"name": "card", "type": "card"},
                        {"name": "under", "type": "card", "optional": true}]})"));
    EXPECT_EQ(described.at("events").at(1), json(R"({"event": "moved", "arguments":
                       [{"name": "from", "type": "cell", "optional": true},
                        {"name": "cell", "type": "cell"}, {"name": "steps", "type": "steps"}]})"));
}

}  // namespace
}  // namespace orrery::test
