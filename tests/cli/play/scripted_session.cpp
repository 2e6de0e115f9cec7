#include "tests/cli/play/scripted_session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <sstream>

namespace orrery::cli::play {
namespace {

// "1 points" and the like: one thing is told as one.
bool has_wrong_plural(const std::string& line) {
    static const std::regex wrong(
        "(^|[^0-9.,-])1 (points|planets|tiles|tracks|cards|rounds|spaces|steps|moons|asteroids|"
        "comets|followers|units|resources|crystals|cubes|symbols|tokens|stars|nebulae|gravitons|"
        "goals|powers|seconds|players|actions|settlements|contracts|areas|seats)\\b");
    return std::regex_search(line, wrong);
}

void expect_readable(const std::string& line, int width) {
    EXPECT_LE(columns(line), width) << line;
    EXPECT_FALSE(has_wrong_plural(line)) << line;
}

}  // namespace

std::unique_ptr<Bot> quick_bot(std::string_view name) {
    JsonObject options;
    if (name == "greedy") options["trials"] = 100;
    return std::move(make_bot(name, options)).value();
}

Played run_script(const Table& table, const std::string& typed) {
    Setup setup;
    setup.seed = seed_from_number(7);
    setup.seed_text = "7";
    const auto players = static_cast<int>(table.seats.size());
    setup.start = std::move(table.game.start(players, table.options, setup.seed)).value();
    setup.adviser = quick_bot(table.adviser);
    setup.clock_seconds = table.clock;
    const auto people = std::count(table.seats.begin(), table.seats.end(), 'h');
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const char seat = table.seats[i];
        Player player;
        if (seat != 'h') player.bot = quick_bot(seat == 'g' ? "greedy" : "random");
        player.name = player.bot    ? "Bot " + std::to_string(i + 1)
                      : people == 1 ? "You"
                                    : "Player " + std::to_string(i + 1);
        setup.players.push_back(std::move(player));
    }
    std::istringstream in(typed);
    std::ostringstream out;
    Terminal terminal(in, out, Style{});
    Session session(std::move(setup), table.presenter, terminal);
    session.run();
    return {out.str(), session.record(), session.position().clone()};
}

SeatNames player_names(int players) {
    SeatNames names;
    for (int i = 1; i <= players; ++i) names.names.push_back("Player " + std::to_string(i));
    return names;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

std::string repeated(std::string_view line, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += line;
    return text;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

void expect_narrow(const Lines& lines, int width) {
    for (const std::string& line : lines) expect_readable(line, width);
}

void expect_whole_game(const AnyGame& game, const Played& played) {
    EXPECT_TRUE(played.end->over());
    EXPECT_TRUE(contains(played.printed, "The game is over."));
    EXPECT_FALSE(contains(played.printed, "\x1b")) << "colour";
    EXPECT_FALSE(contains(played.printed, "is no action here"));
    std::istringstream lines(played.printed);
    for (std::string line; std::getline(lines, line);) expect_readable(line, 80);
    const auto end = replay(game, played.record);
    ASSERT_TRUE(end.ok()) << to_string(end.error());
    EXPECT_TRUE((*end)->equals(*played.end));
}

}  // namespace orrery::cli::play
