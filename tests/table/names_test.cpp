// What people may be called.
#include "table/names.h"

#include <gtest/gtest.h>

#include "core/json.h"
#include "table/setup.h"
#include "tests/support/games.h"

namespace orrery::table {
namespace {

TEST(Names, are_shown_composed_and_with_single_spaces) {
    EXPECT_EQ(shown_name("Ada"), "Ada");
    EXPECT_EQ(shown_name("  Ada \t  Lovelace "), "Ada Lovelace");
    EXPECT_EQ(shown_name("Ada\u00A0\u3000B"), "Ada B");
    EXPECT_EQ(shown_name("Jose\u0301"), "Jos\u00E9");
    EXPECT_EQ(shown_name("Ада Λ 愛 🪐"), "Ада Λ 愛 🪐");
}

TEST(Names, have_nothing_that_cannot_be_seen) {
    EXPECT_EQ(shown_name("A\u200Bd\u200D\u2060a\uFEFF"), "Ada");
    EXPECT_EQ(shown_name("\u202EadA\u202C"), "adA") << "no direction of writing";
    EXPECT_EQ(shown_name("\u2066Ada\u2069\u200F"), "Ada");
    EXPECT_EQ(shown_name("A\u00ADda\uE000\x7F\x01"), "Ada") << "soft hyphen, private, controls";
    EXPECT_EQ(shown_name("\u3164\u2800\u115F"), "") << "fillers and blanks";
}

TEST(Names, do_not_flood_other_lines_with_marks) {
    EXPECT_FALSE(is_flooded("Việt Phở"));
    EXPECT_FALSE(is_flooded("שָׁלוֹם"));
    EXPECT_TRUE(is_flooded("Z\u0336\u0337\u0338\u0335algo"));
}

TEST(Names, look_alike_whatever_case_width_accents_and_punctuation) {
    for (const char* other : {"ADA", "ada", "Ａｄａ", "Áda", "A d a", "Ada.", "-Ada-", "A\u200Bda"})
        EXPECT_TRUE(look_alike("Ada", other)) << other;
    for (const char* other : {"Adam", "Eda", "Ad", "Adda"})
        EXPECT_FALSE(look_alike("Ada", other)) << other;
}

TEST(Names, look_alike_across_scripts) {
    EXPECT_TRUE(look_alike("Ada", "Аdа")) << "Cyrillic";
    EXPECT_TRUE(look_alike("Hector", "Ηесtοr")) << "Greek and Cyrillic";
    EXPECT_TRUE(look_alike("Rigel", "RigeӀ"));
    EXPECT_TRUE(look_alike("Ida", "lda"));
    EXPECT_TRUE(look_alike("Vega 101", "Vega lOl"));
    EXPECT_TRUE(look_alike("Arne", "Ame"));
    EXPECT_TRUE(look_alike("Nora", "Nօra")) << "Armenian";
    EXPECT_TRUE(look_alike("Hugo", "հugօ")) << "Armenian";
    EXPECT_TRUE(look_alike("Lars", "Ꮮars")) << "Cherokee";
    EXPECT_TRUE(look_alike("DAVE", "ᎠᎪᏙᎬ")) << "Cherokee";
    EXPECT_TRUE(look_alike("SAM", "ꓢꓮꓟ")) << "Lisu";
    EXPECT_TRUE(look_alike("Cosmo", "Ⲥosmⲟ")) << "Coptic";
    EXPECT_TRUE(look_alike("Anna", "ᴀnna")) << "small capitals";
    EXPECT_FALSE(look_alike("Lia", "Ila")) << "two people with names of their own";
    EXPECT_FALSE(look_alike("愛", "恋"));
    EXPECT_FALSE(look_alike("...", "!!!"));
}

TEST(Names, that_cannot_be_read_are_refused_with_the_reason) {
    const auto complaint = [](std::string_view name) {
        JsonErrors errors;
        const Json json(name);
        read_name(JsonReader(json, errors));
        return errors.ok() ? "" : errors.error().message;
    };
    EXPECT_EQ(complaint(" Ada "), "");
    EXPECT_NE(complaint("\u200B \u202E").find("nothing to read"), std::string::npos);
    EXPECT_NE(complaint(std::string(41, 'a')).find("41 bytes"), std::string::npos);
    EXPECT_NE(complaint("Z\u0336\u0337\u0338\u0335algo").find("marks"), std::string::npos);
}

}  // namespace
}  // namespace orrery::table
