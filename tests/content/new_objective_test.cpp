// docs/adding-a-card.md, "A Cosmogenesis objective": its entries, in games that people play
// with --content.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "core/json.h"
#include "tests/content/documented_card.h"
#include "tests/support/games.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;

class NewObjective : public testing::Test {
  protected:
    Ran run(const std::string& arguments) const { return content_.run(arguments); }
    // The answers of the line protocol.
    std::vector<Json> asked(const std::vector<Json>& requests) const {
        std::string input;
        for (const Json& request : requests) input += to_text(request) + "\n";
        const Ran ran = content_.run("engine", input);
        EXPECT_EQ(ran.err, "");
        std::vector<Json> answers;
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) answers.push_back(test::json(line));
        EXPECT_EQ(answers.size(), requests.size());
        return answers;
    }

    DocumentedContent content_{"cosmogenesis/planetary.json", "cosmogenesis/stellar.json"};
};

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
