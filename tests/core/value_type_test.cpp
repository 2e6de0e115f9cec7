#include "core/value_type.h"

#include <gtest/gtest.h>

#include "core/json.h"
#include "tests/core/toy_words.h"
#include "tests/support/games.h"
#include "tests/support/schema_check.h"

namespace orrery::test {
namespace {

// What is wrong with the JSON as a value of the type; empty where nothing is.
std::string complaint(const ValueType& type, std::string_view text) {
    const Json document = JsonObject{{"it", json(text)}};
    JsonErrors errors;
    type.from_json(JsonReader(document, errors)["it"]);
    return errors.ok() ? "" : errors.error().at + ": " + errors.error().message;
}

RawValue from_json(const ValueType& type, const Json& value) {
    JsonErrors errors;
    const RawValue read = type.from_json(JsonReader(value, errors));
    EXPECT_TRUE(errors.ok()) << to_string(errors.error());
    return read;
}

void expect_comes_back(const ValueType& type, const RawValue& value) {
    ASSERT_TRUE(type.has(value));
    EXPECT_EQ(from_json(type, type.json(value)), value);
    EXPECT_EQ(schema_complaints(type.schema(), type.json(value)), std::vector<std::string>{});
    const std::string printed = type.print(value);
    TextReader text(printed);
    RawValue read;
    ASSERT_TRUE(type.read(text, read)) << printed;
    EXPECT_EQ(read, value) << printed;
    EXPECT_TRUE(text.at_end());
}

TEST(ValueType, every_named_value_comes_back_from_text_and_json) {
    for (const NamedType* type : {toy().colour, toy().card, toy().cell})
        for (const NamedValue& value : type->values()) {
            expect_comes_back(*type, value.value);
            EXPECT_EQ(type->json(value.value), Json(value.name));
            EXPECT_EQ(type->find(value.name), &value);
        }
}

TEST(ValueType, a_name_that_begins_another_is_not_mistaken_for_it) {
    TextReader text("greenish green");
    RawValue first, second;
    ASSERT_TRUE(toy().colour->read(text, first));
    ASSERT_TRUE(toy().colour->read(text, second));
    EXPECT_EQ(first, RawValue{2});
    EXPECT_EQ(second, RawValue{1});
    TextReader other("greenery");
    EXPECT_FALSE(toy().colour->read(other, first));
}

TEST(ValueType, a_value_may_have_another_name_in_texts) {
    EXPECT_EQ(toy().card->print({12}), "the last");
    EXPECT_EQ(toy().card->json({12}), Json("C12"));
    TextReader text("C12");
    RawValue value;
    EXPECT_FALSE(toy().card->read(text, value));
}

TEST(ValueType, what_is_none_has_no_name) {
    for (const RawValue& none : {RawValue{-1}, RawValue{3}, RawValue{300}}) {
        EXPECT_FALSE(toy().colour->has(none));
        EXPECT_EQ(toy().colour->json(none), Json());
        EXPECT_EQ(toy().colour->print(none), "?");
    }
    EXPECT_FALSE(toy().card->has({0}));
    EXPECT_FALSE(toy().cell->has({0, 0}));
    EXPECT_FALSE(toy().cell->has({1, 1, 1}));
    EXPECT_EQ(complaint(*toy().colour, R"("pink")"), "/it: \"pink\" is not a colour");
    EXPECT_NE(complaint(*toy().colour, "1"), "");
}

TEST(ValueType, numbers_have_a_range) {
    for (int steps = -3; steps <= 3; ++steps) expect_comes_back(*toy().steps, {steps});
    EXPECT_FALSE(toy().steps->has({4}));
    EXPECT_TRUE(toy().steps->is_signed());
    EXPECT_EQ(toy().steps->meaning(), "a number from -3 to 3");
    EXPECT_NE(complaint(*toy().steps, "4"), "");
    TextReader text("-4");
    RawValue value;
    EXPECT_FALSE(toy().steps->read(text, value));
}

TEST(ValueType, flags_are_yes_or_no) {
    const FlagType flag("ready");
    expect_comes_back(flag, {0});
    expect_comes_back(flag, {1});
    EXPECT_FALSE(flag.has({2}));
    EXPECT_EQ(flag.json({1}), Json(true));
}

TEST(ValueType, sets_name_their_members_in_any_order) {
    for (int bits = 1; bits < 8; ++bits) expect_comes_back(*toy().colours, {bits});
    EXPECT_FALSE(toy().colours->has({8}));
    EXPECT_FALSE(toy().colours->has({0})) << "an action names at least one";
    EXPECT_EQ(toy().colours->json({0}), json("[]"));
    EXPECT_EQ(toy().colours->print({5}), "red greenish");
    EXPECT_EQ(from_json(*toy().colours, json(R"(["greenish", "red"])")), RawValue{5});
    TextReader text("greenish red");
    RawValue value;
    ASSERT_TRUE(toy().colours->read(text, value));
    EXPECT_EQ(value, RawValue{5});
    TextReader twice("red red");
    EXPECT_FALSE(toy().colours->read(twice, value));
    EXPECT_EQ(complaint(*toy().colours, R"(["red", "red"])"), "/it/1: it is there twice");
}

// Its first value stands for bit 0: what is none would be below it.
TEST(ValueType, a_wrong_name_in_a_set_is_refused) {
    constexpr std::array<std::string_view, 2> kNames{"one", "two"};
    const NamedType numbers("number", "a number", kNames, 1);
    const SetType some("numbers", "some numbers", numbers, 1);
    EXPECT_EQ(complaint(some, R"(["three", "one"])"), "/it/0: \"three\" is not a number");
    EXPECT_EQ(some.json({2}), json(R"(["two"])"));
}

TEST(ValueType, lists_whose_order_says_nothing_are_read_in_any) {
    expect_comes_back(*toy().pair, {3});
    expect_comes_back(*toy().pair, {3, 7});
    EXPECT_EQ(toy().pair->print({3, 7}), "C3 and C7");
    for (const RawValue& none :
         {RawValue{}, RawValue{7, 3}, RawValue{3, 3}, RawValue{0, 3}, RawValue{3, 13}})
        EXPECT_FALSE(toy().pair->has(none));
    EXPECT_EQ(from_json(*toy().pair, json(R"(["C7", "C3"])")), (RawValue{3, 7}));
    TextReader text("C7 and C3");
    RawValue value;
    ASSERT_TRUE(toy().pair->read(text, value));
    EXPECT_EQ(value, (RawValue{3, 7}));
    EXPECT_EQ(complaint(*toy().pair, R"(["C3", "C3"])"), "/it: expected two cards, or one");
    EXPECT_NE(complaint(*toy().pair, "[]"), "");
    const ListType twice("twice", "two cards", *toy().card,
                         {.least = 2, .most = 2, .ascending = true, .repeats = true});
    expect_comes_back(twice, {3, 3});
    EXPECT_FALSE(twice.has({4, 3}));
    EXPECT_NE(complaint(*toy().pair, R"(["C3", "C4", "C5"])"), "");
}

}  // namespace
}  // namespace orrery::test
