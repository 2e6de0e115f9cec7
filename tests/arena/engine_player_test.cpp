#include "arena/engine_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/tournament.h"
#include "core/json.h"
#include "tests/cli/run_program.h"
#include "tests/support/games.h"

namespace orrery::arena {
namespace {

using cli::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;

// Takes the first action it may take.
constexpr std::string_view kFirst = R"(while IFS= read -r line; do
  action=${line#*\"actions\":[\"}
  printf '{"ok":true,"action":"%s"}\n' "${action%%\"*}"
done
)";

Tournament against(const std::string& command, std::uint64_t games = 2) {
    Tournament tournament;
    tournament.game = &test::game("cosmogenesis");
    tournament.options = JsonObject{};
    tournament.players = {"random", "engine:" + command};
    tournament.games = games;
    return tournament;
}

// Why the engine lost, game by game; nothing where it played to the end.
std::vector<std::string> forfeits(const Tournament& tournament) {
    std::vector<std::string> reasons;
    std::atomic<bool> stop = false;
    play_units(tournament, 0, 1, stop, [&](const Unit& unit, const std::vector<Thinking>&) {
        for (const GameResult& game : unit.games)
            reasons.push_back(game.forfeit ? game.forfeit->why : "");
        return true;
    });
    return reasons;
}

TEST(ArenaEngine, plays_over_lines) {
    const TemporaryFolder folder;
    EXPECT_THAT(forfeits(against("bash " + folder.write("first", kFirst))), ElementsAre("", ""));
}

TEST(ArenaEngine, is_told_what_its_seat_may_know_and_nothing_else) {
    const TemporaryFolder folder;
    const std::string seen = folder.path() + "/seen";
    forfeits(against("head -1 > " + seen));
    const Json question = parse_json(cli::text_of_file(seen)).value();
    std::vector<std::string> keys;
    for (const auto& field : question.get_object()) keys.emplace_back(field.key());
    EXPECT_THAT(keys, ElementsAre("op", "game", "player", "seed", "actions", "view"));
    EXPECT_EQ(question.at("op"), Json("choose"));
    EXPECT_EQ(question.at("view").at("viewer"), question.at("player"));
    EXPECT_FALSE(question.at("view").get_object().contains("random"));
    EXPECT_FALSE(question.at("actions").get_array().empty());
}

TEST(ArenaEngine, forfeits_what_it_does_not_answer_properly_and_goes_on_with_the_next_game) {
    EXPECT_THAT(forfeits(against("exit 3")), ElementsAre("the engine ended without an answer",
                                                         "the engine ended without an answer"));
    EXPECT_THAT(
        forfeits(against("/no/such/engine 2>/dev/null")),
        ElementsAre("the engine ended without an answer", "the engine ended without an answer"));
    EXPECT_THAT(forfeits(against("yes hello")),
                ElementsAre(HasSubstr("has no action: \"hello\""), HasSubstr("\"hello\"")));
    EXPECT_THAT(
        forfeits(against("yes '{\"action\":\"fly\"}'")),
        ElementsAre(HasSubstr("the engine’s action \"\"fly\"\" cannot be read"), HasSubstr("fly")));
    EXPECT_THAT(
        forfeits(against("yes '{\"action\":\"take II-3 as planet\"}'")),
        ElementsAre(AllOf(testing::StartsWith("take II-3 as planet: "), HasSubstr("(CG-SETUP-13)")),
                    HasSubstr("(CG-SETUP-13)")));
    EXPECT_THAT(forfeits(against("cat /dev/zero")),
                ElementsAre("the engine’s answer is too long", "the engine’s answer is too long"));
}

TEST(ArenaEngine, that_hangs_forfeits_when_its_time_is_up_and_is_ended) {
    Tournament tournament = against("sleep 1000 & cat > /dev/null");
    tournament.engine_limit = std::chrono::milliseconds(20);
    EXPECT_THAT(forfeits(tournament), ElementsAre("the engine has not answered within 20 ms",
                                                  "the engine has not answered within 20 ms"));
}

// A crash costs one game: the engine that answers badly once per life is started anew.
TEST(ArenaEngine, is_started_anew_after_a_forfeit) {
    const TemporaryFolder folder;
    const std::string first = folder.write("first", kFirst), mark = folder.path() + "/crashed";
    EXPECT_THAT(forfeits(against("if [ -e " + mark + " ]; then exec bash " + first +
                                 "; fi; touch " + mark)),
                ElementsAre("the engine ended without an answer", ""));
}

TEST(ArenaEngine, is_named_by_its_command_to_the_end_of_the_argument) {
    EXPECT_THAT(split_players("random,engine:a,b=c"), ElementsAre("random", "engine:a,b=c"));
    EXPECT_FALSE(check_tournament(against("true")).has_value());
    EXPECT_THAT(to_string(check_tournament(against("  ")).value()),
                HasSubstr("an engine needs a command"));
}

}  // namespace
}  // namespace orrery::arena
