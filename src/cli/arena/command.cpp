// `orrery arena`: players against each other over many deals, and who is stronger by how much.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <iostream>
#include <thread>

#include "cli/arena/charts.h"
#include "cli/arena/report.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/seed.h"

namespace orrery::cli {
namespace {

struct ArenaOptions {
    std::string game, seed = "0", out, csv, svg, sprt;
    std::vector<std::string> players, options;
    std::uint64_t games = 1000;
    int threads = 0, seats = 0;
    double engine_seconds = 10;
    bool gauntlet = false, resume = false, json = false;
};

std::atomic<bool> stop_arena = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler sets it");

// What is whole is kept and told; whoever interrupts again means it.
void stop_on_interrupt() {
    for (const int wish : {SIGINT, SIGTERM})
        std::signal(wish, [](int number) {
            stop_arena = true;
            std::signal(number, SIG_DFL);
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
    tournament.engine_limit = std::chrono::milliseconds(
        static_cast<std::int64_t>(std::ceil(1000 * options.engine_seconds)));
    if (const std::optional<Error> error = arena::check_tournament(tournament))
        throw Failed{*error, kUsage};
    return tournament;
}

// Times differ from run to run: they are no figures of the result.
void print_thinking(const ArenaRun& run, std::ostream& out) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    for (std::size_t i = 0; i < run.thinking().size(); ++i)
        if (const arena::Thinking& spent = run.thinking()[i]; spent.decisions > 0)
            out << fmt::format(
                "{}: {:.2f} ms a decision, {:.0f} ms at most\n", run.summary().players()[i].name,
                Milliseconds(spent.total).count() / static_cast<double>(spent.decisions),
                Milliseconds(spent.longest).count());
}

ArenaWishes wishes_of(const ArenaOptions& options, const arena::Tournament& tournament) {
    ArenaWishes wishes{options.threads, options.out, options.resume, std::nullopt};
    if (options.sprt.empty()) return wishes;
    const Result<arena::Sprt> test = arena::sprt_from_text(options.sprt);
    if (!test) throw Failed{test.error(), kUsage};
    if (tournament.players.size() != 2) fail_arguments("--sprt is between two players");
    if (tournament.seats > 2 && !tournament.gauntlet)
        fail_arguments(
            "--sprt at a table of more than two needs --gauntlet: the first player alone");
    wishes.sprt = *test;
    return wishes;
}

void run_arena(const ArenaOptions& options, Context& context) {
    arena::Tournament tournament = tournament_of(options, context);
    ArenaWishes wishes = wishes_of(options, tournament);
    if (!options.csv.empty()) check_writable(options.csv);
    if (!options.svg.empty()) make_chart_folder(options.svg);
    ArenaRun run(std::move(tournament), std::move(wishes));
    ArenaProgress progress(std::cerr, isatty(STDERR_FILENO) != 0);
    stop_on_interrupt();
    run.play(stop_arena, progress);
    print_thinking(run, std::cerr);
    if (!options.csv.empty()) write_file(options.csv, arena_csv(run));
    if (!options.svg.empty()) write_charts(options.svg, run);
    if (options.json)
        std::cout << to_pretty_text(arena_json(run));
    else
        print_arena(run, std::cout);
    if (run.complete()) return;
    std::cerr << fmt::format("orrery: stopped after {} of {} units\n", run.summary().units(),
                             run.tournament().schedule().units());
    context.exit_code = kFailure;
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
                     "Bots with commas between them, such as greedy:trials=500,greedy,random; or "
                     "engine:COMMAND, another program; may be given several times")
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
    CLI::Option* out = command
                           ->add_option("--out", options->out,
                                        "Keep the results here as they come, a line for each unit")
                           ->type_name("FILE");
    command->add_flag("--resume", options->resume, "Go on with the results in --out")->needs(out);
    command
        ->add_option("--sprt", options->sprt,
                     "Stop as soon as it is clear whether the first player is elo0 or elo1 above "
                     "the second; the chances of error are 0.05 each unless given")
        ->type_name("ELO0,ELO1[,ALPHA,BETA]");
    command
        ->add_option("--engine-seconds", options->engine_seconds,
                     "How long an engine may take for an answer")
        ->check(CLI::Range(0.001, 86'400.0))
        ->capture_default_str();
    command->add_option("--csv", options->csv, "Write the players' figures as CSV")
        ->type_name("FILE");
    command
        ->add_option("--svg", options->svg,
                     "Draw charts there: ladder, points, seats, what parts of the score were worth")
        ->type_name("DIR");
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
