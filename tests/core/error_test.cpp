#include "core/error.h"

#include <gtest/gtest.h>

#include <memory>

namespace orrery {
namespace {

TEST(Error, is_printed_with_place_and_rule_where_there_are_some) {
    EXPECT_EQ(to_string(Error{"code", "message", "", ""}), "message");
    EXPECT_EQ(to_string(Error{"code", "message", "/a/0", ""}), "/a/0: message");
    EXPECT_EQ(to_string(Error{"code", "message", "", "CF-END-01"}), "message (CF-END-01)");
    EXPECT_EQ(to_string(Error{"code", "message", "/a/0", "CF-END-01"}),
              "/a/0: message (CF-END-01)");
}

TEST(Result, holds_a_value_or_an_error) {
    const Result<int> value = 5;
    ASSERT_TRUE(value.ok());
    EXPECT_TRUE(static_cast<bool>(value));
    EXPECT_EQ(*value, 5);
    const Result<int> error = Error{"code", "why", "", ""};
    ASSERT_FALSE(error.ok());
    EXPECT_EQ(error.error().message, "why");
}

TEST(Result, gives_away_what_can_only_be_moved) {
    Result<std::unique_ptr<int>> made = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = std::move(made).value();
    ASSERT_NE(taken, nullptr);
    EXPECT_EQ(*taken, 3);
}

TEST(Result, reaches_into_its_value) {
    Result<std::string> text = std::string("abc");
    text->push_back('d');
    EXPECT_EQ(text->size(), 4U);
    EXPECT_EQ(text.value(), "abcd");
}

}  // namespace
}  // namespace orrery
