// Refusals are found by their reason, whatever the order of the rows.
#include "core/refusal_table.h"

#include <gtest/gtest.h>

namespace orrery {
namespace {

enum class Why : std::uint8_t { kNothing, kTooLate, kTooMuch, kCount };

constexpr RefusalTable<Why, Why::kTooLate> kTable(std::array{
    RefusalRow<Why>{Why::kTooMuch, {"X-2", "too_much", "That is too much."}},
    RefusalRow<Why>{Why::kTooLate, {"X-1", "too_late", "That is too late."}}});

TEST(RefusalTable, a_reason_finds_its_row) {
    EXPECT_EQ(kTable[Why::kTooLate]->rule, "X-1");
    EXPECT_EQ(kTable[Why::kTooMuch]->rule, "X-2");
}

TEST(RefusalTable, a_reason_before_the_first_refuses_nothing) {
    EXPECT_EQ(kTable[Why::kNothing], nullptr);
}

TEST(RefusalTable, all_rows_stand_in_the_order_of_the_reasons) {
    ASSERT_EQ(kTable.all().size(), 2U);
    EXPECT_EQ(&kTable.all()[0], kTable[Why::kTooLate]);
    EXPECT_EQ(&kTable.all()[1], kTable[Why::kTooMuch]);
}

}  // namespace
}  // namespace orrery
