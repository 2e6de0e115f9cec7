#include "cli/replay.h"

#include <gmock/gmock.h>

#include <sstream>

#include "cli/bench.h"
#include "cli/play/presenter.h"
#include "tests/cli/session.h"

namespace orrery::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const AnyGame& game() {
    return *test_registry().games()[0];
}

Record recorded(int players, std::string_view options, int steps) {
    Talk talk;
    talk.start(players, options);
    talk.play(steps);
    return record_from_json(game(), talk.done(R"({"op":"record"})")["record"]).value();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

TEST(Replay, tells_every_action_and_the_standing) {
    const Record record = recorded(2, R"({"cards":[1,2,11,13,19]})", 5000);
    std::ostringstream out;
    const auto last = tell_game(game(), record, *play::make_presenter(game()), out);
    ASSERT_TRUE(last.ok());
    EXPECT_EQ((*last)->hash(), record.final_hash);
    EXPECT_THAT(out.str(), StartsWith("Cosmic Factory, 2 players, seed 2a00"));
    for (const RecordedAction& step : record.actions)
        EXPECT_THAT(out.str(), HasSubstr(game().print(step.action)));
    EXPECT_THAT(out.str(), HasSubstr("The game is over."));
    EXPECT_THAT(out.str(), HasSubstr("seat  points  place  green"));
    EXPECT_THAT(out.str(), HasSubstr("hash " + to_hex(record.final_hash)));
}

TEST(Replay, tells_a_game_that_is_not_over) {
    const Record record = recorded(3, "{}", 5);
    std::ostringstream out;
    ASSERT_TRUE(tell_game(game(), record, *play::make_plain_presenter(game()), out).ok());
    EXPECT_THAT(out.str(), HasSubstr("The game is not over."));
}

TEST(Replay, as_json_is_one_object_a_line) {
    const Record record = recorded(2, "{}", 20);
    std::ostringstream out;
    ASSERT_TRUE(tell_game_json(game(), record, out).ok());
    const std::vector<std::string> lines = lines_of(out.str());
    ASSERT_EQ(lines.size(), record.actions.size() + 2);
    for (const std::string& line : lines) EXPECT_TRUE(parse_json(line).ok()) << line;
    const Json step = parse_json(lines[1]).value();
    EXPECT_EQ(step.at("step"), Json(1));
    EXPECT_EQ(text_of(step.at("action")), game().print(record.actions[0].action));
    EXPECT_EQ(text_of(parse_json(lines.back()).value().at("hash")), to_hex(record.final_hash));
}

TEST(Replay, stops_at_the_first_action_that_is_not_allowed) {
    Record record = recorded(2, "{}", 20);
    record.actions[7] = record.actions[0];
    std::ostringstream out;
    const auto last = tell_game_json(game(), record, out);
    ASSERT_FALSE(last.ok());
    EXPECT_EQ(last.error().code, "illegal_action");
    EXPECT_EQ(last.error().at, "/actions/7");
    EXPECT_EQ(lines_of(out.str()).size(), 8U) << "the game so far is told";
}

TEST(Bench, plays_the_same_games_every_time) {
    const Playout playout = play_randomly(game(), 3, 1);
    EXPECT_GT(playout.actions, 100U);
    EXPECT_EQ(play_randomly(game(), 3, 1).hash, playout.hash);
    EXPECT_NE(play_randomly(game(), 3, 2).hash, playout.hash);
    EXPECT_EQ(signature(game(), 2), signature(game(), 2));
    EXPECT_NE(signature(game(), 2), signature(game(), 3));
}

TEST(Bench, measures_every_number_of_players) {
    std::ostringstream out;
    measure(game(), 1, out);
    EXPECT_EQ(lines_of(out.str()).size(), 2U + 5U);
    EXPECT_THAT(out.str(), HasSubstr("actions/s"));
}

}  // namespace
}  // namespace orrery::cli
