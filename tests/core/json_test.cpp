#include "core/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>

namespace orrery {
namespace {

using ::testing::HasSubstr;

Json parsed(std::string_view text) {
    const Result<Json> value = parse_json(text);
    EXPECT_TRUE(value.ok()) << text;
    return value ? *value : Json();
}

// Reads a document and returns the first complaint.
Error complaint(std::string_view text, const std::function<void(const JsonReader&)>& read) {
    const Json value = parsed(text);
    JsonErrors errors;
    read(JsonReader(value, errors));
    EXPECT_FALSE(errors.ok()) << text;
    return errors.ok() ? Error{} : errors.error();
}

TEST(ParseJson, reads_every_kind_of_value) {
    EXPECT_TRUE(parsed("null").is_null());
    EXPECT_EQ(parsed(" [1, -2, true, \"x\"] \n"), (Json{1, -2, true, "x"}));
    EXPECT_EQ(parsed("{\"a\": {\"b\": 1.5}}").at("a").at("b"), 1.5);
    EXPECT_EQ(parsed("\"\\u00e9\\n\\\"\""), "\xc3\xa9\n\"");
}

TEST(ParseJson, an_error_names_line_and_column) {
    struct Case {
        const char* text;
        const char* at;
    };
    for (const Case& wrong :
         {Case{"", "line 1, column 1"}, Case{"{", "line 1, column 2"},
          Case{"[1,\n 2,\n x]", "line 3, column 2"}, Case{"{\"a\" 1}", "line 1, column 6"},
          Case{"{} {}", "line 1, column 4"}, Case{"[]\n\n]", "line 3, column 1"}}) {
        const Result<Json> value = parse_json(wrong.text);
        ASSERT_FALSE(value.ok()) << wrong.text;
        EXPECT_EQ(value.error().code, "bad_json") << wrong.text;
        EXPECT_EQ(value.error().at, wrong.at) << wrong.text;
        EXPECT_THAT(value.error().message, HasSubstr("not valid JSON: "));
    }
}

TEST(ParseJson, refuses_what_is_not_quite_json) {
    for (const char* text : {"{\"a\":1,}", "[1 2]", "{a:1}", "'x'", "01", "+1", "nul", "// x\n1",
                             "\"\xff\"", "\"\n\"", "\"\\x\"", "[1]x", "NaN", "\"abc"})
        EXPECT_FALSE(parse_json(text).ok()) << text;
}

TEST(ParseJson, refuses_a_key_that_is_there_twice_where_the_second_one_begins) {
    struct Case {
        const char *text, *key, *at;
    };
    for (const Case& wrong : {
             Case{R"({"a":1,"a":1})", "a", "line 1, column 8"},
             Case{R"({"a":{"b":1},"c":[{"b":1,"d":[],"b":2}]})", "b", "line 1, column 33"},
             Case{"{\"one\": 1,\n \"two\": 2,\n  \"one\": 3}", "one", "line 3, column 3"},
             Case{R"({"ab":1,"\u0061b":1})", "ab", "line 1, column 9"},
             Case{R"({"\"\\":1,"\"\\":1})", "\"\\", "line 1, column 11"},
             Case{R"({"":1,"":1})", "", "line 1, column 7"},
         }) {
        const Result<Json> value = parse_json(wrong.text);
        ASSERT_FALSE(value.ok()) << wrong.text;
        EXPECT_EQ(value.error().code, "bad_json") << wrong.text;
        EXPECT_EQ(value.error().at, wrong.at) << wrong.text;
        EXPECT_EQ(value.error().message,
                  "not valid JSON: the key \"" + std::string(wrong.key) + "\" is there twice");
    }
    EXPECT_TRUE(parse_json(R"({"a":{"a":1},"b":{"a":1},"A":1,"c":["a","a"]})").ok());
}

TEST(ParseJson, stops_at_the_greatest_depth) {
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '[') + std::string(depth, ']');
    };
    EXPECT_TRUE(parse_json(nested(kMaxJsonDepth)).ok());
    const Result<Json> deep = parse_json(nested(kMaxJsonDepth + 1));
    ASSERT_FALSE(deep.ok());
    EXPECT_EQ(deep.error().code, "bad_json");
    EXPECT_FALSE(parse_json(std::string(1000000, '[')).ok());
}

TEST(ParseJson, refuses_a_text_that_is_too_large) {
    EXPECT_TRUE(parse_json("1" + std::string(kMaxJsonBytes - 1, ' ')).ok());
    const Result<Json> large = parse_json("1" + std::string(kMaxJsonBytes, ' '));
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().code, "too_large");
    EXPECT_THAT(large.error().message, HasSubstr(std::to_string(kMaxJsonBytes)));
}

TEST(JsonText, one_line_and_pretty_text_read_back_the_same) {
    JsonArray numbers;
    for (int i = 0; i < 60; ++i) numbers.push_back(i);
    const Json value{
        {"list", numbers}, {"empty", JsonObject{}}, {"none", nullptr}, {"k\"y", "v\n"}};
    EXPECT_EQ(parsed(to_text(value)), value);
    EXPECT_EQ(to_text(value).find('\n'), std::string::npos);
    const std::string pretty = to_pretty_text(value);
    EXPECT_EQ(parsed(pretty), value);
    EXPECT_EQ(pretty.back(), '\n');
    EXPECT_THAT(pretty, HasSubstr("\n  \"list\": [\n    0,\n"));
}

TEST(JsonReader, reads_a_document_straight_through) {
    const Json value =
        parsed(R"({"n": 3, "flag": true, "name": "blue", "list": [1, [2]], "x": null})");
    JsonErrors errors;
    const JsonReader json(value, errors);
    json.only({"n", "flag", "name", "list", "x"});
    EXPECT_EQ(json["n"].integer(0, 5), 3);
    EXPECT_TRUE(json["flag"].boolean());
    EXPECT_EQ(json["name"].string(), "blue");
    constexpr std::array<std::string_view, 2> kNames{"green", "blue"};
    EXPECT_EQ(json["name"].choice(kNames), 1U);
    EXPECT_EQ(json["list"].size(), 2U);
    EXPECT_EQ(json["list"].size(0, 2), 2U);
    EXPECT_EQ(json["list"][1][0].integer(2, 2), 2);
    EXPECT_EQ(json["list"][1][0].path(), "/list/1/0");
    EXPECT_TRUE(json["x"].is_null());
    EXPECT_TRUE(json["name"].is_string());
    EXPECT_TRUE(json["list"].is_array());
    EXPECT_TRUE(json.is_object());
    EXPECT_TRUE(json.has("n"));
    EXPECT_FALSE(json.has("m"));
    EXPECT_FALSE(json["list"].has("n"));
    EXPECT_TRUE(errors.ok());
}

struct WrongDocument {
    const char* text;
    std::function<void(const JsonReader&)> read;
    const char* at;
    const char* message;
};

TEST(JsonReader, every_complaint_names_its_place) {
    static constexpr std::array<std::string_view, 2> kNames{"green", "blue"};
    const auto only_a = [](const JsonReader& json) { json.only({"a"}); };
    const auto number_a = [](const JsonReader& json) { json["a"].integer(1, 9); };
    const std::vector<WrongDocument> wrong{
        {"{}", number_a, "", "the field \"a\" is missing"},
        {"[]", number_a, "", "expected an object, found a list"},
        {"5", only_a, "", "expected an object, found a whole number"},
        {R"({"a":1,"b":2})", only_a, "/b", "unknown field"},
        {R"({"a":0})", number_a, "/a", "expected a number from 1 to 9, found 0"},
        {R"({"a":10})", number_a, "/a", "expected a number from 1 to 9, found 10"},
        {R"({"a":18446744073709551615})", number_a, "/a",
         "expected a number from 1 to 9, found 18446744073709551615"},
        {R"({"a":1.5})", number_a, "/a", "expected a whole number, found a number"},
        {R"({"a":"1"})", number_a, "/a", "expected a whole number, found a text"},
        {R"({"a":true})", number_a, "/a", "expected a whole number, found true or false"},
        {R"({"a":1})", [](const JsonReader& json) { json["a"].boolean(); }, "/a",
         "expected true or false, found a whole number"},
        {R"({"a":null})", [](const JsonReader& json) { json["a"].string(); }, "/a",
         "expected a text, found null"},
        {R"({"a":"red"})", [](const JsonReader& json) { json["a"].choice(kNames); }, "/a",
         "\"red\" is none of: green, blue"},
        {R"({"a":1})", [](const JsonReader& json) { json["a"].choice(kNames); }, "/a",
         "expected a text, found a whole number"},
        {R"({"a":{}})", [](const JsonReader& json) { json["a"].size(); }, "/a",
         "expected a list, found an object"},
        {R"({"a":{}})", [](const JsonReader& json) { json["a"].size(1, 2); }, "/a",
         "expected a list, found an object"},
        {R"({"a":[1]})", [](const JsonReader& json) { json["a"].size(2, 2); }, "/a",
         "expected 2 entries, found 1"},
        {R"({"a":[1]})", [](const JsonReader& json) { json["a"].size(2, 5); }, "/a",
         "expected 2 to 5 entries, found 1"},
        {R"({"a":[1]})", [](const JsonReader& json) { json["a"][1]; }, "/a", "entry 1 is missing"},
        {R"({"a":7})", [](const JsonReader& json) { json["a"][0]; }, "/a",
         "expected a list, found a whole number"},
        {R"([[0],[0,{"x":"y"}]])", [](const JsonReader& json) { json[1][1]["x"].integer(0, 1); },
         "/1/1/x", "expected a whole number, found a text"},
        {R"({"a/b":{"~":[]}})", [](const JsonReader& json) { json["a/b"]["~"].integer(0, 1); },
         "/a~1b/~0", "expected a whole number, found a list"},
        {R"({"a/b":1})", only_a, "/a~1b", "unknown field"},
        {R"({"a":[3]})", [](const JsonReader& json) { json["a"][0].fail("too many", "CF-X-01"); },
         "/a/0", "too many"},
    };
    for (const WrongDocument& document : wrong) {
        const Error error = complaint(document.text, document.read);
        EXPECT_EQ(error.code, "bad_input") << document.text;
        EXPECT_EQ(error.at, document.at) << document.text;
        EXPECT_EQ(error.message, document.message) << document.text;
    }
}

TEST(JsonReader, keeps_the_first_complaint_and_its_rule) {
    const Error error = complaint(R"({"a":1,"b":2})", [](const JsonReader& json) {
        json["a"].fail("first", "CF-X-01");
        json["b"].fail("second", "CF-X-02");
        json["c"].integer(0, 1);
    });
    EXPECT_EQ(error.at, "/a");
    EXPECT_EQ(error.message, "first");
    EXPECT_EQ(error.rule, "CF-X-01");
}

TEST(JsonReader, after_an_error_every_read_gives_a_harmless_default) {
    const Json value = parsed("[]");
    JsonErrors errors;
    const JsonReader missing = JsonReader(value, errors)["a"]["b"][3];
    EXPECT_FALSE(missing.ok());
    EXPECT_EQ(missing.integer(4, 9), 4);
    EXPECT_FALSE(missing.boolean());
    EXPECT_EQ(missing.string(), "");
    EXPECT_EQ(missing.size(), 0U);
    EXPECT_EQ(missing.size(1, 3), 0U);
    constexpr std::array<std::string_view, 1> kNames{"x"};
    EXPECT_EQ(missing.choice(kNames), 0U);
    EXPECT_TRUE(missing.json().is_null());
    EXPECT_EQ(missing.path(), "/a/b/3");
    EXPECT_EQ(errors.error().message, "expected an object, found a list");
}

}  // namespace
}  // namespace orrery
