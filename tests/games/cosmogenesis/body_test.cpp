// Bodies as they are written: "a", "G2.red.r", "T3w+L2".
#include "games/cosmogenesis/body.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace orrery::cosmogenesis {
namespace {

TEST(CosmogenesisBody, is_read_as_it_is_written) {
    for (const std::string_view text :
         {"a", "T1", "T4", "T3w", "T1+L0", "T3w+L2", "G1.red", "G2.red.r"}) {
        const std::optional<Body> body = body_from_text(text);
        ASSERT_TRUE(body) << text;
        EXPECT_EQ(to_text(*body), text);
    }
}

TEST(CosmogenesisBody, that_cannot_be_is_refused) {
    for (const std::string_view text :
         {"",      "T",      "T0",     "T5",    "T9",     "Tw",      "T/",      "T2w",     "T1x",
          "T1+L1", "T1+L",   "T3w+",   "T3w+L", "T3w+L9", "T3w+L/",  "T3ww",    "aa",      "b",
          "G",     "G0.red", "G9.red", "G1",    "G1.",    "G1.pink", "G1.red.", "G1.red.x"})
        EXPECT_FALSE(body_from_text(text)) << text;
}

}  // namespace
}  // namespace orrery::cosmogenesis
