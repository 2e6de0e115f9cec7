// `orrery completion SHELL`: prints a script that completes the program's arguments.
#include <CLI/CLI.hpp>
#include <array>
#include <iostream>

#include "cli/program.h"

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
    command->callback([&context, shell] {
        const Command program = program_arguments(context);
        std::cout << (*shell == "bash"  ? bash_completion(program)
                      : *shell == "zsh" ? zsh_completion(program)
                                        : fish_completion(program));
    });
}

}  // namespace orrery::cli
