#include "core/notebook.h"

#include <gtest/gtest.h>

#include "core/types.h"

namespace orrery {
namespace {

Hash128 question(std::uint64_t number) {
    return hash_value(number);
}

TEST(Notebook, recalls_what_was_noted_and_nothing_else) {
    Notebook notebook;
    int answer = 0;
    EXPECT_FALSE(notebook.recall(question(1), answer));
    EXPECT_FALSE(notebook.recall(Hash128{}, answer)) << "an empty page answers no question";
    notebook.note(question(1), 17);
    ASSERT_TRUE(notebook.recall(question(1), answer));
    EXPECT_EQ(answer, 17);
    EXPECT_FALSE(notebook.recall(question(2), answer));
    std::uint64_t longer = 5;
    EXPECT_FALSE(notebook.recall(question(1), longer)) << "an answer of another kind";
    EXPECT_EQ(longer, 5U);
}

TEST(Notebook, forgets_the_oldest_and_has_room_for_every_seat) {
    Notebook notebook;
    for (std::uint64_t i = 0; i < 100; ++i) notebook.note(question(i), i);
    std::uint64_t answer = 0;
    EXPECT_FALSE(notebook.recall(question(0), answer));
    for (std::uint64_t i = 100 - kMaxSeats; i < 100; ++i) {
        ASSERT_TRUE(notebook.recall(question(i), answer));
        EXPECT_EQ(answer, i);
    }
}

}  // namespace
}  // namespace orrery
