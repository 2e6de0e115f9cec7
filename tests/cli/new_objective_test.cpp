// docs/adding-a-card.md, "A Cosmogenesis objective": its entries, in a folder that --content names.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "core/json.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/scoring.h"
#include "tests/cli/documented_card.h"
#include "tests/cli/run_program.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;

// The file with the entry that the page shows.
Json with_the_new_one(const std::string& file) {
    Json content = test::embedded("cosmogenesis", file);
    documented_card("cosmogenesis/" + file).put_into(content);
    return content;
}

class NewObjective : public testing::Test {
  protected:
    NewObjective() {
        for (const char* file : {"planetary.json", "stellar.json"}) {
            folder_.write(std::string("cosmogenesis/") + file, to_text(with_the_new_one(file)));
        }
    }

    Ran run(const std::string& arguments, std::string_view input = "") const {
        return run_program_with("--content " + folder_.path() + " " + arguments, input);
    }
    // The answers of the line protocol.
    std::vector<Json> asked(const std::vector<Json>& requests) const {
        std::string input;
        for (const Json& request : requests) input += to_text(request) + "\n";
        const Ran ran = run("engine", input);
        // The learned judge was trained without them, which is told.
        EXPECT_THAT(ran.err, HasSubstr("the hand-made judge plays instead"));
        std::vector<Json> answers;
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) answers.push_back(test::json(line));
        EXPECT_EQ(answers.size(), requests.size());
        return answers;
    }

    TemporaryFolder folder_;
};

TEST_F(NewObjective, is_printed_with_the_others) {
    const Ran content = run("content cosmogenesis");
    EXPECT_EQ(content.exit_code, 0) << content.err;
    EXPECT_THAT(content.out, HasSubstr("Far Oasis"));
    EXPECT_THAT(content.out, HasSubstr("Silent Giants"));
}

// What its test in tests/data says.
TEST_F(NewObjective, is_met_and_counted) {
    namespace cg = cosmogenesis;
    const auto content_of = [](const char* file) {
        const std::string text = to_text(with_the_new_one(file));
        return cg::load_content(test::content_with("cosmogenesis", file, &text)).value();
    };
    const auto with_orbits = [](std::initializer_list<const char*> planets, const char* moon) {
        cg::State state;
        for (const char* planet : planets)
            state.seats[0].orbits.push_back({*cg::body_from_text(planet), {}, 0});
        if (*moon != 0) state.seats[0].orbits.back().moons.push_back(*cg::body_from_text(moon));
        return state;
    };
    const cg::Cosmogenesis game(content_of("planetary.json"));
    EXPECT_TRUE(
        game.missing_for(with_orbits({"T1", "T1", "T1", "T1", "T3w"}, "a"), 0, 5, 26).empty());
    EXPECT_FALSE(game.missing_for(with_orbits({"T1", "T1", "T1", "T3w"}, "a"), 0, 4, 26).empty());
    const cg::Content stellar = content_of("stellar.json");
    EXPECT_EQ(stellar_points(stellar.stellar[20], with_orbits({"G1.red"}, "a").seats[0]), 0);
    EXPECT_EQ(stellar_points(stellar.stellar[20], with_orbits({"G1.red"}, "").seats[0]), 2);
}

TEST_F(NewObjective, has_its_name_in_the_games_words) {
    const Json answer = asked({JsonObject{{"op", "games"}}}).at(0);
    for (const Json& game : answer.at("games").as_array()) {
        if (game.at("id").as_string() != "cosmogenesis") continue;
        EXPECT_EQ(game.at("types").at("planetary").at("enum").as_array().back(), Json("P26"));
        EXPECT_EQ(game.at("types").at("stellar").at("enum").as_array().back(), Json("S20"));
    }
}

// Somebody draws it at the start of one of the first games, keeps it, and sees it in the hand.
TEST_F(NewObjective, is_drawn_and_kept) {
    std::vector<Json> requests;
    for (int seed = 0; seed < 60; ++seed) {
        requests.push_back(
            JsonObject{{"op", "new"}, {"game", "cosmogenesis"}, {"players", 2}, {"seed", seed}});
        requests.push_back(JsonObject{{"op", "legal"}, {"player", 0}});
    }
    const std::vector<Json> answers = asked(requests);
    for (std::size_t i = 1; i < answers.size(); i += 2) {
        if (to_text(answers[i]).find("keep P26") == std::string::npos) continue;
        const std::vector<Json> kept = asked(
            {requests[i - 1],
             JsonObject{{"op", "apply"},
                        {"player", 0},
                        {"action", JsonObject{{"kind", "keep"}, {"objective", "P26"}}}},
             JsonObject{{"op", "view"}, {"player", 0}}, JsonObject{{"op", "view"}, {"player", 1}}});
        EXPECT_EQ(kept.at(2).at("view").at("seats").at(0).at("start"), Json("P26"));
        EXPECT_EQ(kept.at(3).at("view").at("seats").at(0).at("start"), Json());
        return;
    }
    ADD_FAILURE() << "nobody drew it in sixty games";
}

TEST_F(NewObjective, whole_games_are_played_with_it) {
    const Ran record = run("play cosmogenesis --seat random --seat random --seed 5");
    EXPECT_EQ(record.exit_code, 0) << record.err;
    EXPECT_THAT(record.out, HasSubstr("The six ages are over."));
}

}  // namespace
}  // namespace orrery::cli
