// What the subcommands of `orrery` share.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"

// CLI11 is slow to compile: only the files that add a subcommand include it.
namespace CLI {
class App;
}

namespace orrery::cli {

// Exit codes, the same for every subcommand.
inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;  // the input was understood, but the answer is no
inline constexpr int kUsage = 2;    // bad arguments, unreadable or malformed input

// Options in front of every subcommand, and what they load.
struct Context {
    std::string content_dir;  // --content DIR: files there replace the built-in ones
    int exit_code = kSuccess;

    // Loaded on first use: built-in content, overlaid by the files under content_dir. Throws
    // Failed.
    std::span<const ContentFile> content_files();
    const Registry& registry();
    const AnyGame& game(std::string_view id);  // throws Failed when there is none

  private:
    std::deque<std::string> texts_;  // keeps the files read from content_dir
    std::vector<ContentFile> files_;
    std::unique_ptr<Registry> registry_;
};

// Thrown at the program's edge and turned into a message and an exit code by main.
struct Failed {
    Error error;
    int exit_code = kUsage;
};

// A file's whole text ("-" = standard input), at most kMaxJsonBytes; throws Failed.
std::string read_file(const std::string& path);

// Each file adds its own subcommand.
void add_engine(CLI::App& app, Context& context);
void add_games(CLI::App& app, Context& context);
void add_content(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);  // replay and verify
void add_score(CLI::App& app, Context& context);
void add_solve(CLI::App& app, Context& context);
void add_bench(CLI::App& app, Context& context);
void add_arena(CLI::App& app, Context& context);   // arena/command.cpp
void add_report(CLI::App& app, Context& context);  // report/command.cpp
void add_completion(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_serve(CLI::App& app, Context& context);
void add_admin(CLI::App& app, Context& context);
void add_migrate(CLI::App& app, Context& context);
void add_keeping(CLI::App& app, Context& context);   // backup, restore, check and recover
void add_cosmobot(CLI::App& app, Context& context);  // companion/command.cpp
void add_selfplay(CLI::App& app, Context& context);  // selfplay/command.cpp

}  // namespace orrery::cli
