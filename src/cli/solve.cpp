// `orrery solve GAME FILE|--seed N`: the best galaxy for nine tiles, with a proof.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <iostream>

#include "cli/command.h"
#include "cli/score_report.h"
#include "cli/seed.h"
#include "cli/solve_problem.h"
#include "core/text.h"
#include "games/cosmic_factory/laid_galaxy.h"

namespace orrery::cli {
namespace {

using namespace cosmic_factory;
using Clock = std::chrono::steady_clock;

struct SolveOptions {
    std::string game, file, goal, markers, seed;
    int card = 0, rounds_to_go = 0;
    double seconds = 0;  // 0 = until proven
    bool progress = false, json = false;
};

volatile std::sig_atomic_t interrupted = 0;

// Shows how far the search is, and stops it when time is up or the reader interrupts.
struct Watch {
    const Objective& objective;
    Clock::time_point start = Clock::now();
    double limit = 0;
    bool show = false, terminal = false;
    Clock::time_point next_line = start + std::chrono::milliseconds(200);

    double seconds() const { return std::chrono::duration<double>(Clock::now() - start).count(); }

    static bool look(void* context, const Progress& progress) {
        Watch& self = *static_cast<Watch*>(context);
        if (self.show && Clock::now() >= self.next_line) {
            self.next_line = Clock::now() + std::chrono::milliseconds(self.terminal ? 200 : 1000);
            std::cerr << fmt::format("{}{:7.1f} s  {:>12} positions  best {}  at most {}{}",
                                     self.terminal ? "\r" : "", self.seconds(), progress.nodes,
                                     value_text(self.objective, progress.value),
                                     value_text(self.objective, progress.bound),
                                     self.terminal ? "   " : "\n")
                      << std::flush;
        }
        return interrupted == 0 && (self.limit <= 0 || self.seconds() < self.limit);
    }
};

// From the file or the seed; what is said on the command line comes first.
Problem problem_of(const CLI::App& command, const SolveOptions& options, const Content& content) {
    JsonObject json;
    if (!options.file.empty()) {
        const Result<Json> text = parse_json(read_file(options.file));
        if (!text) throw Failed{text.error()};
        if (!text->is_object())
            throw Failed{{"bad_input", "expected an object with \"tiles\"", "", ""}};
        json = text->get_object();
    } else {
        const auto hand = draw_hand(read_seed(options.seed));
        json["tiles"] = JsonArray(hand.begin(), hand.end());
    }
    if (command.count("--card") > 0) json["card"] = options.card;
    if (command.count("--goal") > 0) json["goal"] = options.goal;
    if (command.count("--rounds-to-go") > 0) json["rounds_to_go"] = options.rounds_to_go;
    if (command.count("--markers") > 0) {
        const Result<Json> markers = parse_json("[" + options.markers + "]");
        if (!markers)
            throw Failed{
                {"bad_input", "four numbers with commas: green,blue,orange,star", "--markers", ""}};
        json["markers"] = *markers;
    }
    const Result<Problem> problem = read_problem(content, json);
    if (!problem) {
        Error error = problem.error();
        if (error.at == "/card" && command.count("--card") > 0) error.at = "--card";
        throw Failed{error};
    }
    return *problem;
}

std::string objective_text(const Problem& problem) {
    const Objective& objective = problem.objective;
    const std::string markers = fmt::format("markers {}", fmt::join(objective.markers, ", "));
    switch (objective.goal) {
        case Goal::kRoundPoints:
            return "the round's points";
        case Goal::kMarkers:
            return fmt::format("{}, {} to go", markers, counted(objective.rounds_to_go, "round"));
        case Goal::kLowestThenTotal:
            return fmt::format("the lowest zone marker, then the round's points ({})", markers);
        case Goal::kLeastPoints:
            return "as few points as possible";
    }
    return "";
}

void print_solution(const Content& content, const Problem& problem, const Solution& solution,
                    double seconds, bool colour, std::ostream& out) {
    out << fmt::format(
        "Tiles {:02}, {}, goal: {}\n\n", fmt::join(problem.hand, " "),
        problem.card == 0
            ? std::string("no chaos card")
            : fmt::format("card {} ({})", problem.card,
                          content.cards[static_cast<std::size_t>(problem.card)].names.english),
        objective_text(problem));
    print_galaxy(content, problem.card, solution.galaxy, colour, out);
    out << fmt::format("\nGalaxy: {}\n",
                       layout_text(content.rules(problem.card).shape, solution.galaxy));
    out << fmt::format("Points: {}\n", points_text(solution.points, content.rules(problem.card)));
    if (content.rules(problem.card).sabotage)
        out << "These points are left when the neighbour takes the worst tile away.\n";
    const auto text = [&](int value) { return value_text(problem.objective, value); };
    out << (solution.proven ? fmt::format("Proven optimal: {}", text(solution.value))
                            : fmt::format("Best found: {}; bound: {}", text(solution.value),
                                          text(solution.bound)))
        << fmt::format(" ({}, {:.2f} s)\n", counted(solution.nodes, "position"), seconds);
}

void run(Context& context, const CLI::App& command, const SolveOptions& options) {
    const Result<Content> content = load_content(context.content_files());
    if (!content) throw Failed{content.error()};
    const Problem problem = problem_of(command, options, *content);
    Watch watch{problem.objective};
    watch.limit = options.seconds;
    watch.terminal = isatty(STDERR_FILENO) == 1;
    watch.show = watch.terminal || options.progress;
    std::signal(SIGINT, [](int) { interrupted = 1; });  // the best galaxy so far is still told
    const Solution solution = solve(*content, problem, {~std::uint64_t{0}, Watch::look, &watch});
    const double seconds = watch.seconds();
    if (watch.terminal) std::cerr << "\r" << std::string(72, ' ') << "\r" << std::flush;
    if (options.json)
        std::cout << to_pretty_text(solution_json(*content, problem, solution, seconds));
    else
        print_solution(*content, problem, solution, seconds, isatty(STDOUT_FILENO) == 1, std::cout);
}

}  // namespace

void add_solve(CLI::App& app, Context& context) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* command =
        app.add_subcommand("solve", "Find the best galaxy for nine tiles, and prove it");
    command->add_option("game", options->game, "Which game")
        ->required()
        ->check(CLI::IsMember({"cosmic-factory"}));
    CLI::Option* file =
        command->add_option("file", options->file, "The tiles as JSON (- = standard input)")
            ->type_name("FILE");
    CLI::Option* seed =
        command
            ->add_option("--seed", options->seed,
                         "Draw nine tiles with this seed: a whole number or 64 hexadecimal digits")
            ->type_name("N");
    seed->excludes(file);
    command->add_option("--card", options->card, "Chaos card of the round (0 = none)")
        ->check(CLI::Range(0, kMostCards));
    command->add_option("--goal", options->goal, "What is best")
        ->check(CLI::IsMember({"points", "markers", "lowest", "least"}));
    command->add_option("--markers", options->markers,
                        "Where the markers stand: green,blue,orange,star");
    command->add_option("--rounds-to-go", options->rounds_to_go, "Rounds after this one")
        ->check(CLI::Range(0, 4));
    command->add_option("--seconds", options->seconds, "Stop after this time with the best found")
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--progress", options->progress,
                      "Tell how far the search is (a terminal is always told)");
    command->add_flag("--json", options->json, "As JSON");
    command->footer(
        "Goals: `points` of this round; `markers`, with rounds still to go; `lowest` zone marker\n"
        "first, then points; `least` points, for the gift of card 2.\n"
        "The file: {\"tiles\": \"01 02 03 04 05 06 07 08 09\", \"card\": 4, \"goal\": "
        "\"points\"}\n"
        "With --json, `value` is what was found and `bound` what nothing can exceed: one number "
        "each,\n"
        "larger is better. `value_parts` and `bound_parts` have what they are made of: `points`,\n"
        "and first of all `lowest`, the lowest zone marker, with that goal, or `final`, the "
        "points\n"
        "expected at the end of the game, with the goal `markers`.\n\n"
        "Examples:\n"
        "  orrery solve cosmic-factory --seed 7\n"
        "  orrery solve cosmic-factory hand.json --goal lowest --markers 3,7,2,5 --seconds 10");
    command->callback([&context, command, options] {
        if (options->file.empty() && command->count("--seed") == 0)
            throw Failed{{"bad_arguments", "solve needs a FILE or --seed N", "", ""}};
        run(context, *command, *options);
    });
}

}  // namespace orrery::cli
