// `orrery arena`: players against each other over many deals, and who is stronger by how much.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <iostream>

#include "cli/arena/charts.h"
#include "cli/arena/report.h"
#include "cli/arena/setting.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/interrupt.h"

namespace orrery::cli {
namespace {

struct ArenaOptions {
    ArenaSetting setting;
    std::string out, csv, svg, sprt;
    double engine_seconds = 10;
    bool gauntlet = false, resume = false, json = false;
};

arena::Tournament tournament_of(const ArenaOptions& options, Context& context) {
    arena::Tournament tournament = tournament_of(options.setting, context);
    tournament.gauntlet = options.gauntlet;
    tournament.engine_limit = std::chrono::milliseconds(
        static_cast<std::int64_t>(std::ceil(1000 * options.engine_seconds)));
    if (const std::optional<Error> error = arena::check_tournament(tournament))
        throw Failed{*error, kUsage};
    return tournament;
}

ArenaWishes wishes_of(const ArenaOptions& options, const arena::Tournament& tournament) {
    ArenaWishes wishes{options.setting.threads, options.out, options.resume, std::nullopt, {}};
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
    run.play(stop_on_interrupt(), progress);
    print_thinking(run, std::cerr);
    if (!options.csv.empty()) write_file(options.csv, arena_csv(run));
    if (!options.svg.empty()) write_charts(options.svg, run);
    if (options.json)
        std::cout << to_pretty_text(arena_json(run));
    else
        print_arena(run, std::cout);
    context.exit_code = tell_whether_complete(run, std::cerr);
}

}  // namespace

void add_arena(CLI::App& app, Context& context) {
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* command = app.add_subcommand(
        "arena",
        "Let players play each other over many deals: who is stronger, and how sure that is");
    command->add_option("--game", options->setting.game, "Which game")
        ->required()
        ->type_name("GAME");
    command
        ->add_option("--players", options->setting.players,
                     "Bots with commas between them, such as greedy:trials=500,greedy,random; or "
                     "engine:COMMAND, another program; or BOT:all-seeing, which is shown what is "
                     "hidden; may be given several times")
        ->required()
        ->type_name("A,B,…");
    add_setting(*command, options->setting);
    command->add_flag("--gauntlet", options->gauntlet,
                      "The first player alone against each of the others, instead of all against "
                      "all");
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
