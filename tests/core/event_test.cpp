// Events as rules tell them.
#include "core/event.h"

#include <gtest/gtest.h>

#include <vector>

namespace orrery {
namespace {

enum class Kind : std::uint8_t { kMoved = 3 };

TEST(Event, told_to_everybody_with_its_arguments) {
    std::vector<Event> heard;
    auto listener = [&](const Event& event) { heard.push_back(event); };
    tell_event(EventSink(listener), Kind::kMoved, 2, {7, -1});
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(heard[0].kind, 3);
    EXPECT_EQ(heard[0].seat, 2);
    EXPECT_EQ(heard[0].arguments, (std::array<std::int16_t, 6>{7, -1}));
    EXPECT_TRUE(heard[0].visible_to(0) && heard[0].visible_to(kSpectator));
}

TEST(Event, told_to_one_seat_alone) {
    std::vector<Event> heard;
    auto listener = [&](const Event& event) { heard.push_back(event); };
    tell_event(EventSink(listener), Kind::kMoved, 2, {}, 2);
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_TRUE(heard[0].visible_to(2));
    EXPECT_FALSE(heard[0].visible_to(0) || heard[0].visible_to(kSpectator));
}

}  // namespace
}  // namespace orrery
