// `orrery report`: what each thing in a game is worth, from many games of strong players.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "bots/bot.h"
#include "cli/arena/report.h"
#include "cli/arena/setting.h"
#include "cli/arguments.h"
#include "cli/interrupt.h"
#include "cli/report/report.h"

namespace orrery::cli {
namespace {

// Strong, and quick enough for a thousand games while one waits.
constexpr std::size_t kUsualLevel = 4;

struct ReportOptions {
    ArenaSetting setting;
    std::size_t level = kUsualLevel;
    std::string out;
    bool json = false;
};

// Of what an option decides every deal has another, unless it was given.
void vary(arena::Tournament& tournament) {
    const AnyGame& game = *tournament.game;
    const auto first = game.start(tournament.seats, tournament.options, tournament.seed);
    for (const TraitKind& kind : (*first)->trait_kinds()) {
        if (kind.option.empty() || tournament.options.get_object().contains(kind.option)) continue;
        arena::Varied varied{std::string(kind.option), {}};
        for (const TraitEntry& entry : kind.entries) {
            JsonObject options = tournament.options.get_object();
            options[kind.option] = entry.id;
            if (game.start(tournament.seats, options, tournament.seed).ok())
                varied.values.emplace_back(entry.id);
        }
        if (varied.values.size() > 1) tournament.varied.push_back(std::move(varied));
    }
}

arena::Tournament report_tournament(const ReportOptions& options, Context& context) {
    arena::Tournament tournament = tournament_of(options.setting, context);
    if (tournament.players.empty())
        tournament.players.emplace_back(level_shapes()[options.level - 1].name);
    if (const std::optional<Error> error = arena::check_tournament(tournament, 1))
        throw Failed{*error, kUsage};
    vary(tournament);
    return tournament;
}

void run_report(const ReportOptions& options, Context& context) {
    const arena::Tournament tournament = report_tournament(options, context);
    arena::Worth worth(tournament);
    if (worth.kinds().empty())
        fail_arguments(std::string(tournament.game->info().name) +
                       " names nothing that could be reported");
    if (!options.out.empty()) check_writable(options.out);
    ArenaRun run(tournament,
                 {options.setting.threads, {}, false, std::nullopt, [&](const arena::Unit& unit) {
                      worth.add(unit);
                  }});
    ArenaProgress progress(std::cerr, isatty(STDERR_FILENO) != 0);
    run.play(stop_on_interrupt(), progress);
    print_thinking(run, std::cerr);
    if (!options.out.empty()) write_file(options.out, report_page(run, worth));
    if (options.json)
        std::cout << to_pretty_text(report_json(run, worth));
    else if (options.out.empty())
        std::cout << report_page(run, worth);
    context.exit_code = tell_whether_complete(run, std::cerr);
}

}  // namespace

void add_report(CLI::App& app, Context& context) {
    auto options = std::make_shared<ReportOptions>();
    CLI::App* command = app.add_subcommand(
        "report",
        "What powers, goals, cards, houses and seats are worth, from many games of strong players");
    command->add_option("game", options->setting.game, "Which game")->type_name("GAME")->required();
    add_setting(*command, options->setting);
    CLI::Option* level =
        command->add_option("--level", options->level, "Who plays at all seats, of the five levels")
            ->check(CLI::Range(std::size_t{1}, kLevels))
            ->capture_default_str();
    command
        ->add_option("--players", options->setting.players,
                     "Others instead, as of `orrery arena`: every deal is played in all seatings")
        ->excludes(level)
        ->type_name("A,B,…");
    command
        ->add_option("--out", options->out,
                     "Write the page there, instead of to standard output; also when interrupted")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "The figures, for programs");
    command->footer(
        "The page needs nothing from outside. Same seed and players: the same page, with any\n"
        "number of threads.\n"
        "Example:\n"
        "  orrery report crafting-the-cosmos --games 2000 --out report.html\n"
        "docs/strength.md says how to read it.");
    command->callback([&context, options] { run_report(*options, context); });
}

}  // namespace orrery::cli
