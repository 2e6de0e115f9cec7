#include "core/text.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

TEST(Counted, is_singular_for_one_alone) {
    EXPECT_EQ(counted(0, "point"), "0 points");
    EXPECT_EQ(counted(1, "point"), "1 point");
    EXPECT_EQ(counted(2, "point"), "2 points");
    EXPECT_EQ(counted(1, "entry", "entries"), "1 entry");
    EXPECT_EQ(counted(3, "entry", "entries"), "3 entries");
    EXPECT_EQ(word_for(1, "is", "are"), "is");
    EXPECT_EQ(word_for(11, "is", "are"), "are");
}

TEST(TextReader, reads_words_numbers_and_symbols_and_skips_spaces) {
    TextReader text("  place\t51 . 2 at (-3,12)  ");
    EXPECT_EQ(text.peek_word(), "place");
    EXPECT_EQ(text.word(), "place");
    EXPECT_EQ(text.number(1, 54), 51);
    EXPECT_TRUE(text.accept('.'));
    EXPECT_EQ(text.number(0, 3), 2);
    EXPECT_FALSE(text.accept_word("to"));
    EXPECT_TRUE(text.accept_word("at"));
    EXPECT_TRUE(text.accept('('));
    EXPECT_EQ(text.number(-9, 9), -3);
    EXPECT_TRUE(text.accept(','));
    EXPECT_EQ(text.number(0, 19), 12);
    EXPECT_FALSE(text.at_end());
    EXPECT_TRUE(text.accept(')'));
    EXPECT_TRUE(text.at_end());
}

TEST(TextReader, a_word_is_taken_whole_or_not_at_all) {
    TextReader text("undone");
    EXPECT_FALSE(text.accept_word("undo"));
    EXPECT_FALSE(text.accept_word("undoneness"));
    EXPECT_TRUE(text.accept_word("undone"));
    EXPECT_EQ(text.word(), "");
}

TEST(TextReader, a_number_outside_the_range_is_not_taken) {
    TextReader text("55");
    EXPECT_EQ(text.number(1, 54), std::nullopt);
    EXPECT_EQ(text.number(1, 55), 55);
}

TEST(TextReader, what_is_no_number_is_not_taken) {
    for (const char* wrong : {"", "-", "x", "+1", "1234567", "99999999999999999999", "- 1"}) {
        TextReader text(wrong);
        EXPECT_EQ(text.number(-1000000, 1000000), std::nullopt) << wrong;
    }
    TextReader six("-999999");
    EXPECT_EQ(six.number(-1000000, 1000000), -999999);
}

TEST(TextReader, an_error_names_the_column_and_what_was_expected) {
    TextReader text("rotate   here");
    text.word();
    const Error error = text.error("a cell");
    EXPECT_EQ(error.code, "bad_action");
    EXPECT_EQ(error.at, "column 10");
    EXPECT_EQ(error.message, "expected a cell");
    EXPECT_EQ(to_string(error), "column 10: expected a cell");
}

TEST(TextReader, bytes_that_are_no_letters_end_a_word) {
    TextReader text("caf\xc3\xa9");
    EXPECT_EQ(text.word(), "caf");
    EXPECT_FALSE(text.at_end());
    EXPECT_EQ(text.word(), "");
}

}  // namespace
}  // namespace orrery
