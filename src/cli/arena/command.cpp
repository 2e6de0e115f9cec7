// `orrery arena`: players against each other over many deals, and who is stronger by how much.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <iostream>
#include <thread>

#include "cli/arena/progress.h"
#include "cli/arena/report.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/seed.h"

namespace orrery::cli {
namespace {

struct ArenaOptions {
    std::string game, seed = "0";
    std::vector<std::string> players, options;
    std::uint64_t games = 1000;
    int threads = 0, seats = 0;
    bool gauntlet = false, json = false;
};

std::atomic<bool> stop_arena = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler sets it");

// What is whole is kept and told; whoever interrupts again means it.
void stop_on_interrupt() {
    std::signal(SIGINT, [](int) {
        stop_arena = true;
        std::signal(SIGINT, SIG_DFL);
    });
}

arena::Tournament tournament_of(const ArenaOptions& options, Context& context) {
    arena::Tournament tournament;
    tournament.game = &context.game(options.game);
    const GameInfo& info = tournament.game->info();
    JsonObject chosen;
    for (const std::string& option : options.options) add_pair(chosen, option, "the option");
    tournament.options = std::move(chosen);
    tournament.seats =
        options.seats == 0 ? std::clamp(2, info.min_players, info.max_players) : options.seats;
    tournament.gauntlet = options.gauntlet;
    for (const std::string& list : options.players)
        for (std::string& player : arena::split_players(list))
            tournament.players.push_back(std::move(player));
    tournament.games = options.games;
    tournament.seed = read_seed(options.seed);
    if (const std::optional<Error> error = arena::check_tournament(tournament))
        throw Failed{*error, kUsage};
    return tournament;
}

// "greedy 82.6 %, random 17.4 %"
std::string shares_text(const arena::Summary& summary) {
    std::string text;
    for (const arena::PlayerSummary& player : summary.players())
        text += fmt::format("{}{} {:.1f} %", text.empty() ? "" : ", ", player.name,
                            100 * player.win_share());
    return text;
}

void print_thinking(const arena::Summary& summary, const std::vector<arena::Thinking>& thinking,
                    std::ostream& out) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    for (std::size_t i = 0; i < thinking.size(); ++i)
        if (const arena::Thinking& spent = thinking[i]; spent.decisions > 0)
            out << fmt::format(
                "{}: {:.2f} ms a decision, {:.0f} ms at most\n", summary.players()[i].name,
                Milliseconds(spent.total).count() / static_cast<double>(spent.decisions),
                Milliseconds(spent.longest).count());
}

void run_arena(const ArenaOptions& options, Context& context) {
    const arena::Tournament tournament = tournament_of(options, context);
    arena::Summary summary(tournament);
    std::vector<arena::Thinking> thinking(tournament.players.size());
    ArenaProgress progress(std::cerr, isatty(STDERR_FILENO) != 0, 0, tournament.schedule().units());
    stop_on_interrupt();
    arena::play_units(tournament, 0, options.threads, stop_arena,
                      [&](const arena::Unit& unit, const std::vector<arena::Thinking>& spent) {
                          summary.add(unit);
                          for (std::size_t i = 0; i < thinking.size(); ++i)
                              thinking[i].add(spent[i]);
                          for (const arena::GameResult& game : unit.games)
                              if (game.forfeit)
                                  progress.note(fmt::format(
                                      "unit {}: seat {} forfeits: {}", unit.number,
                                      static_cast<int>(game.forfeit->seat), game.forfeit->why));
                          progress.tell(summary.units(), shares_text(summary));
                          return true;
                      });
    progress.end();
    print_thinking(summary, thinking, std::cerr);
    if (options.json)
        std::cout << to_pretty_text(arena_json(tournament, summary));
    else
        print_arena(tournament, summary, std::cout);
    if (summary.units() < tournament.schedule().units())
        throw Failed{{"interrupted",
                      fmt::format("stopped after {} of {} units", summary.units(),
                                  tournament.schedule().units()),
                      "", ""},
                     kFailure};
}

}  // namespace

void add_arena(CLI::App& app, Context& context) {
    auto options = std::make_shared<ArenaOptions>();
    options->threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    CLI::App* command = app.add_subcommand(
        "arena",
        "Let players play each other over many deals: who is stronger, and how sure that is");
    command->add_option("--game", options->game, "Which game")->required()->type_name("GAME");
    command
        ->add_option("--players", options->players,
                     "Bots with commas between them, such as greedy:trials=500,greedy,random; may "
                     "be given several times")
        ->required()
        ->type_name("A,B,…");
    command
        ->add_option("--games", options->games,
                     "Games of each match, rounded up to whole units (a deal in all seatings)")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--seats", options->seats, "Seats at a table; 2 where the game allows it")
        ->check(CLI::Range(1, 6));
    command->add_flag("--gauntlet", options->gauntlet,
                      "The first player alone against each of the others, instead of all against "
                      "all");
    command->add_option("--option", options->options, "An option of the game, name=value");
    command->add_option("--seed", options->seed, "Of the deals: a number, or 64 hexadecimal digits")
        ->capture_default_str();
    command->add_option("--threads", options->threads, "How many games at a time")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--json", options->json, "For programs");
    command->footer(
        "The same deal is played once with every rotation of the seats, and all of it counts as "
        "one\n"
        "observation. Same seed and players: the same figures, with any number of threads.\n"
        "Example:\n"
        "  orrery arena --game cosmogenesis --players greedy,random --games 200\n"
        "docs/strength.md says what the figures mean.");
    command->callback([&context, options] { run_arena(*options, context); });
}

}  // namespace orrery::cli
