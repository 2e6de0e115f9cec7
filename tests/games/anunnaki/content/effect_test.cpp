// The effect language (section 7.3 of the rules).
#include "games/anunnaki/content/effect.h"

#include <gtest/gtest.h>

namespace orrery::anunnaki {
namespace {

Effect only(std::string_view text) {
    const Result<Effects> effects = parse_effects(text);
    if (effects && effects->size() == 1) return (*effects)[0];
    ADD_FAILURE() << text;
    return {};
}

TEST(AnunnakiEffect, AN_HGOD_04_every_word_is_read_and_written) {
    for (const char* text : {"vp 3",
                             "resource 2",
                             "followers 2",
                             "crystal 1",
                             "supremacy 2",
                             "supremacy goal",
                             "supremacy goal+1",
                             "advance war 1",
                             "advance tech 2",
                             "advance trade 1",
                             "advance choice 2",
                             "weapon 1",
                             "upgrade 1",
                             "artefact 1",
                             "recover",
                             "move 4",
                             "harvest 5",
                             "portal 3",
                             "build",
                             "build discount 1",
                             "oracle",
                             "oracle free",
                             "income",
                             "take_contract",
                             "passive: settlement move",
                             "passive: attack +1",
                             "passive: defence +1",
                             "passive: move points +1",
                             "passive: harvest +1",
                             "passive: portal units +1",
                             "passive: recruit followers +1",
                             "passive: supremacy +1",
                             "passive: build discount 1",
                             "passive: contract vp +1",
                             "passive: culture vp +1",
                             "end: vp 5",
                             "end: vp 1 per shrine controlled",
                             "end: vp 2 per settlement, max 6",
                             "end: vp 1 per gaia area controlled, max 5",
                             "win: advance war 1",
                             "win: vp 1",
                             "lose: retreat to any own settlement area",
                             "advance war 1; recover; followers 1"}) {
        const Result<Effects> effects = parse_effects(text);
        ASSERT_TRUE(effects.ok()) << text;
        EXPECT_EQ(print_effects(*effects), text);
    }
}

TEST(AnunnakiEffect, parts_stand_in_order_with_their_numbers) {
    const Result<Effects> effects = parse_effects("artefact 1; vp 2");
    ASSERT_TRUE(effects.ok());
    ASSERT_EQ(effects->size(), 2U);
    EXPECT_EQ((*effects)[0], (Effect{When::kNow, Word::kArtefact, 1, 0}));
    EXPECT_EQ((*effects)[1], (Effect{When::kNow, Word::kVp, 2, 0}));
    EXPECT_EQ(only("advance choice 2"), (Effect{When::kNow, Word::kAdvance, 2, kAnyTrack}));
    EXPECT_EQ(only("supremacy goal+1"), (Effect{When::kNow, Word::kSupremacyGoal, 1, 0}));
    EXPECT_EQ(only("end: vp 1 per gaia area controlled, max 5"),
              (Effect{When::kEnd, Word::kVpPerGaiaArea, 1, 5}));
}

TEST(AnunnakiEffect, what_happens_once_has_no_moment_of_its_own) {
    EXPECT_EQ(only("summon: crystal 2"), only("crystal 2"));
    EXPECT_EQ(only("immediate: resource 4"), only("resource 4"));
    EXPECT_EQ(only("follower 1"), only("followers 1"));
}

TEST(AnunnakiEffect, what_the_language_does_not_say_is_refused_with_its_column) {
    struct Case {
        const char* text;
        const char* at;
    };
    for (const Case& c : {Case{"", "column 1"},
                          {"vp", "column 1"},
                          {"vp 0", "column 1"},
                          {"vp 100", "column 1"},
                          {"vp 1 ", "column 1"},
                          {"vp 1;crystal 1", "column 1"},
                          {"vp 1; ", "column 7"},
                          {"vp 1; fly 2", "column 7"},
                          {"passive: vp 1", "column 1"},
                          {"attack +1", "column 1"},
                          {"retreat to any own settlement area", "column 1"},
                          {"advance sun 1", "column 1"},
                          {"end: vp 1 per moon", "column 1"},
                          {"vp 1; vp 1; vp 1; vp 1; vp 1", "column 25"}}) {
        const Result<Effects> effects = parse_effects(c.text);
        ASSERT_FALSE(effects.ok()) << c.text;
        EXPECT_EQ(effects.error().at, c.at) << c.text;
    }
}

}  // namespace
}  // namespace orrery::anunnaki
