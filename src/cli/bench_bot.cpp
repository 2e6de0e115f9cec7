#include "cli/bench_bot.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <vector>

#include "cli/arguments.h"
#include "cli/bench.h"
#include "cli/command.h"
#include "cli/text_table.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

using Clock = std::chrono::steady_clock;

// What all games come to, side by side: a line for each seat, then the opponent's.
struct Tally {
    struct Side {
        std::vector<int> points;
        int first_places = 0;
    };
    std::vector<Side> sides;
    std::uint64_t decisions = 0;
    Clock::duration thinking{}, longest{};
};

void play_game(const AnyGame& game, Bot& bot, const JsonObject& options, int players,
               std::uint64_t number, Tally& tally) {
    const GameSeeds seeds = seeds_of_game(players, number);
    Result<std::unique_ptr<Position>> position = game.start(players, options, seeds.game);
    if (!position) throw Failed{position.error(), kUsage};
    RandomStream random(seeds.players);
    Position& now = **position;
    for (SeatSet actors = now.actors(); actors != 0; actors = now.actors()) {
        const Seat seat = pick_actor(actors, random);
        const Clock::time_point start = Clock::now();
        const Action action = ask_bot(bot, now, seat, random).action;
        const Clock::duration took = Clock::now() - start;
        tally.thinking += took;
        tally.longest = std::max(tally.longest, took);
        ++tally.decisions;
        if (const Refusal* refusal = now.check(seat, action))
            throw Failed{refusal_error(game, action, *refusal), kFailure};
        now.apply(seat, action, nullptr);
    }
    const Standing standing = now.standing();
    tally.sides.resize(standing.seats.size());
    for (std::size_t i = 0; i < standing.seats.size(); ++i) {
        tally.sides[i].points.push_back(standing.seats[i].points);
        tally.sides[i].first_places += standing.seats[i].place == 1 ? 1 : 0;
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
    const std::unique_ptr<Bot> bot = bot_from_text(bot_text);
    const GameInfo& info = game.info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
        Tally tally;
        for (std::uint64_t number = 0; number < games; ++number)
            play_game(game, *bot, options, players, number, tally);
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
        const auto milliseconds = [](Clock::duration time) {
            return std::chrono::duration<double, std::milli>(time).count();
        };
        out << fmt::format("  {:.0f} decisions a game, {:.1f} ms each, {:.0f} ms at most\n",
                           static_cast<double>(tally.decisions) / static_cast<double>(games),
                           milliseconds(tally.thinking) / static_cast<double>(tally.decisions),
                           milliseconds(tally.longest));
    }
}

}  // namespace orrery::cli
