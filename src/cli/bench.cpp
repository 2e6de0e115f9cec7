// `orrery bench`: many games, for speed, for a number that changes when play changes, and for how
// well a bot plays.
#include "cli/bench.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <iostream>

#include "cli/arguments.h"
#include "cli/bench_bot.h"
#include "cli/command.h"
#include "cli/text_table.h"
#include "core/json.h"

namespace orrery::cli {
namespace {

// No game is this long; a bot that goes round in circles is a bug.
constexpr std::uint64_t kMaxActions = 100'000;

}  // namespace

arena::GameSeeds seeds_of_game(int players, std::uint64_t number) {
    arena::GameSeeds seeds;
    seeds.game = seed_from_number(number);
    seeds.game.words[7] = static_cast<std::uint32_t>(players);
    seeds.players = seeds.game;
    seeds.players.words[6] = 1;
    return seeds;
}

Playout play_randomly(const AnyGame& game, int players, std::uint64_t number) {
    const arena::GameSeeds seeds = seeds_of_game(players, number);
    Result<std::unique_ptr<Position>> position = game.start(players, JsonObject{}, seeds.game);
    if (!position) throw Failed{position.error(), kFailure};
    RandomStream random(seeds.players);
    Playout playout;
    Position& now = **position;
    for (SeatSet actors = now.actors(); actors != 0; actors = now.actors()) {
        const Seat seat = arena::pick_actor(actors, random);
        now.apply(seat, now.random_action(seat, random), nullptr);
        if (++playout.actions > kMaxActions)
            throw Failed{{"endless", "a random game does not end", std::string(game.info().id), ""},
                         kFailure};
    }
    playout.hash = now.hash();
    return playout;
}

std::uint64_t signature(const AnyGame& game, std::uint64_t games) {
    std::vector<std::uint64_t> words;
    for (int players = game.info().min_players; players <= game.info().max_players; ++players)
        for (std::uint64_t number = 0; number < games; ++number) {
            const Playout playout = play_randomly(game, players, number);
            words.insert(words.end(), {playout.hash.low, playout.hash.high, playout.actions});
        }
    // Byte by byte, so that the number is the same on every platform.
    std::vector<std::byte> bytes;
    for (const std::uint64_t word : words)
        for (int shift = 0; shift < 64; shift += 8)
            bytes.push_back(static_cast<std::byte>(word >> shift & 0xFFU));
    return hash_bytes(bytes).low;
}

void measure(const AnyGame& game, std::uint64_t games, std::ostream& out) {
    using Clock = std::chrono::steady_clock;
    out << fmt::format("{}: a position has {} bytes\n", game.info().id, game.state_size());
    TextTable table(
        {"players", "games", "actions", "actions/game", "seconds", "actions/s", "games/s"});
    for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
        const Clock::time_point start = Clock::now();
        std::uint64_t actions = 0;
        for (std::uint64_t number = 0; number < games; ++number)
            actions += play_randomly(game, players, number).actions;
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        table.add({std::to_string(players), std::to_string(games), std::to_string(actions),
                   fmt::format("{:.1f}", static_cast<double>(actions) / static_cast<double>(games)),
                   fmt::format("{:.3f}", seconds),
                   fmt::format("{:.0f}", static_cast<double>(actions) / seconds),
                   fmt::format("{:.0f}", static_cast<double>(games) / seconds)});
    }
    table.print(out, "  ");
}

void add_bench(CLI::App& app, Context& context) {
    struct Options {
        std::string game;
        std::uint64_t games = 0;
        bool signature = false;
        std::string bot;
        std::vector<std::string> options;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "bench", "Play many games: speed, a signature of play, or how a bot does");
    command->add_option("game", options->game, "Only this game")->type_name("GAME");
    command->add_option("--games", options->games, "Games for each number of players")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}));
    command->add_flag("--signature", options->signature,
                      "One number for each game, from fixed seeds: another number, another play");
    CLI::Option* bot =
        command
            ->add_option("--bot", options->bot,
                         "Let this bot play, such as greedy or greedy:trials=500: its points and "
                         "wins, and the time it takes")
            ->type_name("BOT");
    command
        ->add_option("--option", options->options, "With --bot: an option of the game, name=value")
        ->needs(bot);
    command->callback([&context, options] {
        constexpr std::uint64_t kSignatureGames = 50, kMeasuredGames = 500, kBotGames = 20;
        JsonObject chosen;
        for (const std::string& option : options->options) add_pair(chosen, option, "the option");
        const auto bench = [&](const AnyGame& game) {
            if (!options->bot.empty())
                measure_bot(game, options->bot, chosen,
                            options->games == 0 ? kBotGames : options->games, std::cout);
            else if (options->signature)
                std::cout << fmt::format(
                    "{} {:016x}\n", game.info().id,
                    signature(game, options->games == 0 ? kSignatureGames : options->games));
            else
                measure(game, options->games == 0 ? kMeasuredGames : options->games, std::cout);
        };
        if (!options->game.empty()) return bench(context.game(options->game));
        for (const std::unique_ptr<AnyGame>& game : context.registry().games()) bench(*game);
    });
}

}  // namespace orrery::cli
