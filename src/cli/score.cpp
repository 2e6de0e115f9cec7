// `orrery score GAME FILE`: counts a galaxy from a real table.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/command.h"
#include "cli/score_report.h"

namespace orrery::cli {

void add_score(CLI::App& app, Context& context) {
    struct Options {
        std::string game, file;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("score", "Count a galaxy that was laid on a real table");
    command->add_option("game", options->game, "Which game")
        ->required()
        ->check(CLI::IsMember({"cosmic-factory"}));
    command->add_option("file", options->file, "The galaxy as JSON (- = standard input)")
        ->type_name("FILE")
        ->required();
    command->add_flag("--json", options->json, "As JSON");
    command->footer(
        "The file names the chaos card (0 or left out = none) and the tiles as tile.turns,\n"
        "turned clockwise, row by row:\n"
        "  {\"card\": 5, \"galaxy\": \"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0\"}\n"
        "Card 7: from left to right. Card 11: four tiles of A, then four of B. Card 1: a d behind\n"
        "the two tiles that lie face down. Card 13: -- for the cell of the tile taken away, or\n"
        "\"removed\": \"(1,2)\". Card 3: also \"cells\": [\"(0,0)\", \"(1,0)\", …]. Or a list:\n"
        "  {\"galaxy\": [{\"tile\": \"01\", \"rot\": 0, \"x\": 0, \"y\": 0}, …]}\n"
        "With \"markers\": {\"green\": 3, \"blue\": 0, \"orange\": 2, \"star\": 1} it also says "
        "where\n"
        "they go. Card 2: the points are your left neighbour's, and so are the markers: give them\n"
        "as \"left_markers\". Card 19: also \"exchange\": \"blue\", the zone marker that takes "
        "the\n"
        "track's points; the star does not move.\n\n"
        "Example:\n"
        "  echo '{\"galaxy\":\"01.0 33.0 45.3 32.3 30.0 35.0 04.0 36.1 43.0\"}' | \\\n"
        "    orrery score cosmic-factory -");
    command->callback([&context, options] {
        const Result<Json> json = parse_json(read_file(options->file));
        if (!json) throw Failed{json.error()};
        const Result<cosmic_factory::Content> content =
            cosmic_factory::load_content(context.content_files());
        if (!content) throw Failed{content.error()};
        const Result<cosmic_factory::LaidGalaxy> laid =
            cosmic_factory::read_laid_galaxy(*content, *json);
        // A galaxy that breaks a rule was understood; anything else is bad input.
        if (!laid) throw Failed{laid.error(), laid.error().rule.empty() ? kUsage : kFailure};
        const Result<CountedGalaxy> counted = count_galaxy(*content, *laid);
        if (!counted) throw Failed{counted.error(), kFailure};
        if (options->json)
            std::cout << to_pretty_text(score_json(*content, *counted));
        else
            print_score(*content, *counted, isatty(STDOUT_FILENO) == 1, std::cout);
    });
}

}  // namespace orrery::cli
