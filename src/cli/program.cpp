#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

namespace orrery::cli {
namespace {

int complain(const std::string& message, int exit_code) {
    std::cout.flush();
    std::cerr << "orrery: " << message << '\n';
    return exit_code;
}

// A reader that has seen enough (`orrery … | head`) is no error; a full disk is one.
int finish(int exit_code) {
    errno = 0;
    std::cout.flush();
    if (std::cout || errno == EPIPE || errno == 0) return exit_code;
    return complain("the output cannot be written", kUsage);
}

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
    const std::vector<std::string> unknown = app.remaining();
    std::string message = error.what(), command = "orrery";
    if (const auto chosen = app.get_subcommands(); !chosen.empty())
        command += " " + chosen.front()->get_name();
    else if (!unknown.empty())
        message = std::string("there is no ") +
                  (unknown.front().starts_with('-') ? "option \"" : "subcommand \"") +
                  unknown.front() + '"';
    return message + "\nRun `" + command + " --help` for the arguments.";
}

void build_app(CLI::App& app, Context& context) {
    app.name("orrery");
    app.description("Orrery: a table for games of making worlds.");
    app.set_version_flag("--version", "orrery " ORRERY_VERSION, "Print the version and leave");
    app.set_help_flag("-h,--help", "Print this help and leave");
    app.add_option("--content", context.content_dir,
                   "Content files of your own: DIR/<game>/<file>.json replaces the built-in one")
        ->type_name("DIR");
    app.require_subcommand(1);
    app.fallthrough();  // --content may also stand behind the subcommand
    app.footer(
        "Examples:\n"
        "  orrery serve                            open tables for the browser\n"
        "  orrery admin list                       what goes on at a server that runs here\n"
        "  orrery play cosmic-factory              play in the terminal\n"
        "  orrery cosmobot new game.json           the opponent for the printed Anunnaki\n"
        "  orrery games                            what there is to play\n"
        "  orrery score cosmic-factory table.json  count a galaxy from a real table\n"
        "  orrery solve cosmic-factory --seed 7    the best galaxy of nine tiles\n"
        "  orrery verify game.json                 check a recorded game\n"
        "  orrery arena --game cosmogenesis --players greedy,random   who is stronger\n"
        "  orrery report cosmogenesis --out page.html   what objectives and objects are worth\n"
        "  orrery engine                           the line protocol, for programs\n"
        "\n"
        "`orrery SUBCOMMAND --help` says more about each.\n"
        "Exit codes: 0 done, 1 the answer is no, 2 bad arguments or unreadable input.");

    add_serve(app, context);
    add_admin(app, context);
    add_migrate(app, context);
    add_keeping(app, context);
    add_play(app, context);
    add_cosmobot(app, context);
    add_games(app, context);
    add_content(app, context);
    add_replay(app, context);
    add_score(app, context);
    add_solve(app, context);
    add_bench(app, context);
    add_arena(app, context);
    add_report(app, context);
    add_selfplay(app, context);
    add_engine(app, context);
    add_completion(app, context);
}

}  // namespace

Command program_arguments(Context& context) {
    std::vector<std::string> games;
    for (const std::unique_ptr<AnyGame>& game : context.registry().games())
        games.emplace_back(game->info().id);
    CLI::App app;
    build_app(app, context);
    return read_tree(app, games);
}

int run_program(int argc, const char* const* argv) {
    std::signal(SIGPIPE, SIG_IGN);
    CLI::App app;
    Context context;
    try {
        build_app(app, context);
        app.parse(argc, argv);
        return finish(context.exit_code);
    } catch (const CLI::Success& wish) {  // --help, --version
        app.exit(wish);
        return finish(kSuccess);
    } catch (const CLI::ParseError& error) {
        return complain(usage_message(app, error), kUsage);
    } catch (const Failed& failed) {
        return complain(to_string(failed.error), failed.exit_code);
    } catch (const std::exception& error) {
        return complain(error.what(), kFailure);
    }
}

}  // namespace orrery::cli
