#include "cli/arena/setting.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "cli/arguments.h"
#include "cli/seed.h"

namespace orrery::cli {

void add_setting(CLI::App& command, ArenaSetting& setting) {
    setting.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    command
        .add_option("--games", setting.games,
                    "Games of each match, rounded up to whole units (a deal in all seatings)")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command.add_option("--seats", setting.seats, "Seats at a table; 2 where the game allows it")
        ->check(CLI::Range(1, kMaxSeats));
    command.add_option("--option", setting.options, "An option of the game, name=value");
    command.add_option("--seed", setting.seed, "Of the deals: a number, or 64 hexadecimal digits")
        ->capture_default_str();
    command.add_option("--threads", setting.threads, "How many games at a time")
        ->check(CLI::Range(1, 1024));
}

arena::Tournament tournament_of(const ArenaSetting& setting, Context& context) {
    arena::Tournament tournament;
    tournament.game = &context.game(setting.game);
    const GameInfo& info = tournament.game->info();
    JsonObject chosen;
    for (const std::string& option : setting.options) add_pair(chosen, option, "the option");
    tournament.options = std::move(chosen);
    tournament.seats =
        setting.seats == 0 ? std::clamp(2, info.min_players, info.max_players) : setting.seats;
    for (const std::string& list : setting.players)
        for (std::string& player : arena::split_players(list))
            tournament.players.push_back(std::move(player));
    tournament.games = setting.games;
    tournament.seed = read_seed(setting.seed);
    return tournament;
}

}  // namespace orrery::cli
