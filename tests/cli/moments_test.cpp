#include "cli/moments.h"

#include <gtest/gtest.h>

namespace orrery::cli {
namespace {

constexpr std::int64_t kNow = 1'000'000'000'000;  // 2001-09-09 01:46:40

TEST(Moments, are_dates_or_how_long_from_now) {
    for (const auto& [text, moment] : std::initializer_list<std::pair<const char*, std::int64_t>>{
             {"2001-09-09", 999'993'600'000},
             {"2001-09-09 01:46", 999'999'960'000},
             {"2001-09-09T01:46Z", 999'999'960'000},
             {"2004-02-29", 1'078'012'800'000},
             {"90min", kNow + 5'400'000},
             {"3h", kNow + 10'800'000},
             {"2d", kNow + 172'800'000}}) {
        const Result<std::int64_t> read = read_moment(text, kNow);
        ASSERT_TRUE(read.ok()) << text;
        EXPECT_EQ(*read, moment) << text;
    }
    EXPECT_EQ(moment_text(kNow), "2001-09-09 01:46");
}

TEST(Moments, refuse_what_is_none) {
    for (const char* text : {"", "tomorrow", "3", "3 h", "-3h", "0d", "99999d", "2001-02-29",
                             "2001-13-01", "2001-09-09 24:00", "2001-09-09 01:60", "2001-9-9",
                             "2001-09-09 01:46 CET", "20010909", "1e3h"})
        EXPECT_FALSE(read_moment(text, kNow).ok()) << text;
}

}  // namespace
}  // namespace orrery::cli
