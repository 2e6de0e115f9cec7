// `orrery completion SHELL`: prints a script that completes the program's arguments.
#include <array>
#include <iostream>

#include "cli/command.h"
#include "cli/command_tree.h"

namespace orrery::cli {

void add_completion(CLI::App& app, Context& context) {
    auto shell = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("completion", "Print a script that completes arguments");
    command->add_option("shell", *shell, "For which shell")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->footer(
        "Examples:\n"
        "  source <(orrery completion bash)\n"
        "  orrery completion zsh > \"${fpath[1]}/_orrery\"\n"
        "  orrery completion fish > ~/.config/fish/completions/orrery.fish");
    command->callback([&app, &context, shell] {
        std::vector<std::string> games;
        for (const std::unique_ptr<AnyGame>& game : context.registry().games())
            games.emplace_back(game->info().id);
        const Command program = read_tree(app, games);
        std::cout << (*shell == "bash"  ? bash_completion(program)
                      : *shell == "zsh" ? zsh_completion(program)
                                        : fish_completion(program));
    });
}

}  // namespace orrery::cli
