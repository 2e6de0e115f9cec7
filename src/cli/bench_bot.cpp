#include "cli/bench_bot.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <vector>

#include "arena/referee.h"
#include "cli/arguments.h"
#include "cli/bench.h"
#include "cli/command.h"
#include "cli/text_table.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

// What all games come to, side by side: a line for each seat, then the opponent's.
struct Tally {
    struct Side {
        std::vector<int> points;
        int first_places = 0;
    };
    std::vector<Side> sides;
    arena::Thinking thinking;
};

void play_game(const AnyGame& game, arena::Player& player, const Json& options, int players,
               std::uint64_t number, Tally& tally) {
    const std::atomic<bool> never = false;
    const std::vector<arena::Player*> seated(static_cast<std::size_t>(players), &player);
    const arena::Played played =
        arena::play_game(game, options, seeds_of_game(players, number), seated, never).value();
    if (const auto& forfeit = played.result.forfeit)
        throw Failed{{"forfeit", forfeit->why, std::string(game.info().id), ""}, kFailure};
    for (const arena::Thinking& spent : played.thinking) tally.thinking.add(spent);
    const std::vector<arena::Side>& sides = played.result.sides;
    tally.sides.resize(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i) {
        tally.sides[i].points.push_back(sides[i].points);
        tally.sides[i].first_places += sides[i].place == 1 ? 1 : 0;
    }
}

double mean(const std::vector<int>& numbers) {
    double sum = 0;
    for (const int number : numbers) sum += number;
    return sum / static_cast<double>(numbers.size());
}

}  // namespace

void measure_bot(const AnyGame& game, const std::string& bot_text, const JsonObject& options,
                 std::uint64_t games, std::ostream& out) {
    arena::BotPlayer player(bot_from_text(bot_text));
    const GameInfo& info = game.info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
        const Result<std::unique_ptr<Position>> first =
            game.start(players, options, seeds_of_game(players, 0).game);
        if (!first) throw Failed{first.error(), kUsage};
        Tally tally;
        for (std::uint64_t number = 0; number < games; ++number)
            play_game(game, player, options, players, number, tally);
        out << fmt::format("{} {}: {} of {}\n", info.id, to_text(options), counted(games, "game"),
                           bot_text);
        TextTable table({"side", "won", "points", "least", "most"});
        for (std::size_t i = 0; i < tally.sides.size(); ++i) {
            const Tally::Side& side = tally.sides[i];
            const auto [least, most] = std::minmax_element(side.points.begin(), side.points.end());
            table.add(
                {i < static_cast<std::size_t>(players) ? fmt::format("seat {}", i)
                                                       : std::string(info.opponent),
                 fmt::format("{:.1f} %", 100.0 * side.first_places / static_cast<double>(games)),
                 fmt::format("{:.1f}", mean(side.points)), std::to_string(*least),
                 std::to_string(*most)});
        }
        table.print(out, "  ");
        using Milliseconds = std::chrono::duration<double, std::milli>;
        const arena::Thinking& thinking = tally.thinking;
        const auto decisions = static_cast<double>(thinking.decisions);
        out << fmt::format("  {:.0f} decisions a game, {:.1f} ms each, {:.0f} ms at most\n",
                           decisions / static_cast<double>(games),
                           Milliseconds(thinking.total).count() / decisions,
                           Milliseconds(thinking.longest).count());
    }
}

}  // namespace orrery::cli
