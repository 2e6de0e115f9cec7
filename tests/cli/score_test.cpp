#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/score_report.h"
#include "core/embedded_content.h"
#include "tests/support/data_file.h"

namespace orrery::cli {
namespace {

using namespace cosmic_factory;
using testing::HasSubstr;
using testing::Not;

const Content& content() {
    static const Result<Content> loaded = load_content(embedded_content());
    return loaded.value();
}

const Json& test_data(const std::string& name) {
    return test::data_file("cosmic-factory/" + name);
}

LaidGalaxy laid(std::string_view text) {
    return read_laid_galaxy(content(), parse_json(text).value()).value();
}

std::string report(const LaidGalaxy& galaxy) {
    std::ostringstream out;
    print_score(content(), count_galaxy(content(), galaxy).value(), false, out);
    return out.str();
}

Json json_of(const LaidGalaxy& galaxy) {
    return score_json(content(), count_galaxy(content(), galaxy).value());
}

constexpr std::string_view kExample =
    R"({"galaxy":"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0"})";

// Cards that change the shape leave the counting as it is.
int card_of_shape(std::string_view shape) {
    if (shape == "1x9") return 7;
    if (shape == "2x2+2x2") return 11;
    return shape == "free" ? 3 : 0;
}

TEST(Score, counts_every_galaxy_of_the_test_data) {
    int counted = 0;
    const Json data = test_data("vectors.json");
    for (const Json& vector : data.at("vectors").as_array()) {
        const std::string id(vector.at("id").as_string());
        JsonObject file{{"card", card_of_shape(vector.at("shape").as_string())},
                        {"galaxy", vector.at("layout")}};
        if (const Json* cells = vector.as_object().if_contains("cells")) file["cells"] = *cells;
        const Result<LaidGalaxy> galaxy = read_laid_galaxy(content(), file);
        ASSERT_TRUE(galaxy.ok()) << id << ": " << to_string(galaxy.error());
        const Json score = json_of(*galaxy);
        const Json& expected = vector.at("points");
        EXPECT_EQ(score.at("points").at("green"), expected.at(0)) << id;
        EXPECT_EQ(score.at("points").at("blue"), expected.at(1)) << id;
        EXPECT_EQ(score.at("points").at("orange"), expected.at(2)) << id;
        EXPECT_EQ(score.at("points").at("star"), expected.at(3)) << id;
        EXPECT_EQ(score.at("track").at("longest"), vector.at("longest")) << id;
        EXPECT_EQ(score.at("track").at("network"), vector.at("network")) << id;
        EXPECT_EQ(score.at("track").at("separate"), vector.at("separate")) << id;
        ++counted;
    }
    EXPECT_GE(counted, 20);
}

TEST(Score, tells_every_zone_with_its_tiles_and_planets) {
    const std::string text = report(laid(kExample));
    EXPECT_THAT(text, HasSubstr("No chaos card"));
    EXPECT_THAT(text,
                HasSubstr("9 planets   5 points   01 NW 1, NE 2, SE 0, SW 1; 33 NE 0, SE 1, SW 1; "
                          "45 NW 0; 32 NW 1; 30 NW 1, NE 1\n"));
    EXPECT_THAT(text, HasSubstr("1 planet   0 points   32 SE 0; 30 SW 1\n"));
    EXPECT_THAT(text, HasSubstr("2 fields              45 SW; 35 NW\n"))
        << "no points without a card";
}

TEST(Score, walks_the_track_tile_by_tile) {
    const std::string text = report(laid(kExample));
    EXPECT_THAT(text, HasSubstr("longest 7 tiles, largest network 8 tiles, separate tracks 2"));
    EXPECT_THAT(
        text,
        HasSubstr("45 (2,0) → 35 (2,1) → 30 (1,1) → 32 (0,1) → 04 (0,2) → 36 (1,2) → 43 (2,2)"));
    EXPECT_THAT(text, HasSubstr("the longest track counts: 7 → 2 points"));
    EXPECT_THAT(text, HasSubstr("Points: green 5, blue 4, orange 5, star 2: 16 points"));
}

std::string with_card(int card) {
    return R"({"card":)" + std::to_string(card) + "," + std::string(kExample.substr(1));
}

TEST(Score, lets_the_card_change_the_counting) {
    EXPECT_THAT(report(laid(with_card(4))), HasSubstr("the largest network counts: 8 → 2 points"));
    EXPECT_THAT(report(laid(with_card(10))),
                HasSubstr("the number of tracks counts: 2 → 0 points"));
    EXPECT_THAT(report(laid(with_card(8))), HasSubstr("Constellations: 3 points"));
    EXPECT_THAT(report(laid(with_card(8))), HasSubstr("star 5: 19 points"));
    EXPECT_THAT(report(laid(with_card(16))), HasSubstr("9 planets   6 points"));
    EXPECT_THAT(report(laid(with_card(2))), HasSubstr("left neighbour"));
    EXPECT_THAT(report(laid(with_card(19))), HasSubstr("zone marker of your choice"));
    EXPECT_THAT(report(laid(with_card(5))), Not(HasSubstr("Card 5:")));
}

TEST(Score, takes_the_sabotaged_tile_away) {
    const std::string text =
        report(laid(R"({"card":13,"removed":[1,1],)" + std::string(kExample.substr(1))));
    EXPECT_THAT(text, HasSubstr("Tile 30 at (1,1) was taken away"));
    EXPECT_THAT(text, Not(HasSubstr("30 NW")));
}

TEST(Score, CF_COMP_05_markers_stop_at_30) {
    const LaidGalaxy galaxy = laid(R"({"markers":{"green":28,"blue":0,"orange":1,"star":30},)" +
                                   std::string(kExample.substr(1)));
    EXPECT_THAT(report(galaxy), HasSubstr("green 28 → 30, blue 0 → 4, orange 1 → 6, star 30 → 30"));
    EXPECT_EQ(to_text(json_of(galaxy).at("markers")),
              R"({"green":30,"blue":4,"orange":6,"star":30})");
}

// The example galaxy with further fields: green 5, blue 4, orange 5, track 2.
std::string with_fields(std::string_view fields) {
    return "{" + std::string(fields) + "," + std::string(kExample.substr(1));
}
constexpr std::string_view kMarkers = R"({"green":3,"blue":7,"orange":29,"star":1})";

TEST(Score, CF_CARD_19b_the_track_moves_the_zone_marker_that_was_chosen_and_not_the_star) {
    const LaidGalaxy blue =
        laid(with_fields(R"("card":19,"exchange":"blue","markers":)" + std::string(kMarkers)));
    EXPECT_THAT(report(blue), HasSubstr("Points: green 5, blue 4, orange 5, track 2: 16 points"));
    EXPECT_THAT(report(blue), HasSubstr("green 3 → 8, blue 7 → 13, orange 29 → 30, star 1 → 1"));
    EXPECT_THAT(report(blue), HasSubstr("the track's points go to the blue marker"));
    const Json json = json_of(blue);
    EXPECT_EQ(to_text(json.at("markers")), R"({"green":8,"blue":13,"orange":30,"star":1})");
    EXPECT_EQ(json.at("points").at("star"), Json(0));
    EXPECT_EQ(json.at("points").at("track"), Json(2));
    EXPECT_EQ(json.at("exchange"), Json("blue"));
    EXPECT_EQ(json.at("total"), Json(16));
}

TEST(Score, CF_CARD_19a_whose_track_has_points_names_the_choice) {
    const Result<CountedGalaxy> counted = count_galaxy(
        content(), laid(with_fields(R"("card":19,"markers":)" + std::string(kMarkers))));
    ASSERT_FALSE(counted.ok());
    EXPECT_EQ(counted.error().at, "/exchange");
    EXPECT_EQ(counted.error().rule, "CF-CARD-19a");
    EXPECT_THAT(counted.error().message, HasSubstr("the track's 2 points"));
    // Without markers nothing moves; without points of the track there is nothing to choose.
    EXPECT_THAT(report(laid(with_card(19))), HasSubstr("track 2: 16 points"));
    const LaidGalaxy short_track =
        laid(R"({"card":19,"markers":)" + std::string(kMarkers) +
             R"(,"galaxy":"01.0 33.0 45.0 32.0 30.1 35.3 04.0 36.2 43.0"})");
    ASSERT_EQ(json_of(short_track).at("points").at("track"), Json(0));
    EXPECT_EQ(json_of(short_track).at("markers").at("star"), Json(1));
}

TEST(Score, CF_CARD_02a_the_points_move_the_left_neighbours_markers) {
    const LaidGalaxy gift =
        laid(with_fields(R"("card":2,"left_markers":)" + std::string(kMarkers)));
    EXPECT_THAT(report(gift), HasSubstr("Markers of your left neighbour: green 3 → 8, blue 7 → 11, "
                                        "orange 29 → 30, star 1 → 3\n"));
    const Json json = json_of(gift);
    EXPECT_EQ(to_text(json.at("left_markers")), R"({"green":8,"blue":11,"orange":30,"star":3})");
    EXPECT_FALSE(json.as_object().contains("markers"));
}

TEST(Score, as_json_has_the_same_numbers) {
    const Json score = json_of(laid(kExample));
    EXPECT_EQ(score.at("total"), Json(16));
    EXPECT_EQ(to_text(score.at("galaxy")), "\"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0\"");
    EXPECT_EQ(score.at("zones").as_array().size(), 12U);
    EXPECT_EQ(to_text(score.at("zones").at(0).at("fields").at(1)),
              R"x({"tile":"01","cell":"(0,0)","field":"NE","planets":2})x");
    EXPECT_EQ(score.at("track").at("trail").as_array().size(), 7U);
    EXPECT_EQ(to_text(score.at("track").at("measure")), "\"longest\"");
}

TEST(Score, draws_the_galaxy_as_it_lies) {
    const std::string text = report(laid(kExample));
    EXPECT_THAT(text, HasSubstr("┌01"));
    EXPECT_THAT(text, HasSubstr("G••"));
    EXPECT_THAT(text, Not(HasSubstr("\x1b["))) << "no colour where it was not asked for";
}

}  // namespace
}  // namespace orrery::cli
