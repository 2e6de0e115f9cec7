// The three shells' ways to say the same.
#include <fmt/format.h>

#include "cli/command_tree.h"

namespace orrery::cli {
namespace {

using Takes = Argument::Takes;

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

// Inside single quotes of any of these shells; `special` are characters that need a backslash too.
std::string shell_text(std::string_view text, std::string_view special = "") {
    std::string result;
    for (const char c : text) {
        if (c == '\'')
            result += "'\\''";
        else if (special.find(c) != std::string_view::npos)
            result += fmt::format("\\{}", c);
        else
            result += c;
    }
    return result;
}

std::vector<std::string> names_of(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    names.reserve(commands.size());
    for (const Command& command : commands) names.push_back(command.name);
    return names;
}

// What can follow an option that takes a value.
std::string bash_values(const Argument& argument) {
    switch (argument.takes) {
        case Takes::kFile:
            return "compgen -f -- \"$cur\"";
        case Takes::kFolder:
            return "compgen -d -- \"$cur\"";
        case Takes::kWord:
            return fmt::format("compgen -W '{}' -- \"$cur\"", joined(argument.words, " "));
        default:
            return ":";
    }
}

std::string bash_case(const Command& command, const std::string& pattern, const Command& program) {
    std::vector<std::string> words = names_of(command.commands), options;
    bool files = false;
    for (const Argument& argument : command.arguments) {
        options.insert(options.end(), argument.names.begin(), argument.names.end());
        if (!argument.positional()) continue;
        words.insert(words.end(), argument.words.begin(), argument.words.end());
        files = files || argument.takes == Takes::kFile;
    }
    // Options of the program are understood behind a subcommand too.
    if (&command != &program)
        for (const Argument& argument : program.arguments)
            if (argument.takes != Takes::kNothing)
                options.insert(options.end(), argument.names.begin(), argument.names.end());
    return fmt::format("        {}) words='{}' options='{}' files={} ;;\n", pattern,
                       joined(words, " "), joined(options, " "), files ? "yes" : "no");
}

std::string zsh_values(const Argument& argument) {
    switch (argument.takes) {
        case Takes::kFile:
            return "_files";
        case Takes::kFolder:
            return "_files -/";
        case Takes::kWord:
            return fmt::format("({})", joined(argument.words, " "));
        default:
            return " ";
    }
}

// The specs of `_arguments`, one a line.
std::string zsh_arguments(const Command& command, std::string_view indent) {
    std::string text;
    int place = 0;
    for (const Argument& argument : command.arguments) {
        const std::string help = shell_text(argument.help, "[]:\\");
        if (argument.positional()) {
            const std::string where = argument.repeats ? "*" : std::to_string(++place);
            text += fmt::format("{}'{}:{}:{}' \\\n", indent, where, help, zsh_values(argument));
            continue;
        }
        const std::string value =
            argument.takes == Takes::kNothing
                ? ""
                : fmt::format(":{}:{}", shell_text(argument.label, ":"), zsh_values(argument));
        for (const std::string& name : argument.names)
            text += fmt::format("{}'({}){}[{}]{}' \\\n", indent, joined(argument.names, " "), name,
                                help, value);
    }
    return text;
}

std::string fish_line(const Argument& argument, std::string_view condition) {
    std::string line = fmt::format("complete -c orrery{}", condition);
    for (const std::string& name : argument.names)
        line += name.starts_with("--") ? fmt::format(" -l {}", name.substr(2))
                                       : fmt::format(" -s {}", name.substr(1));
    switch (argument.takes) {
        case Takes::kNothing:
            break;
        case Takes::kFile:
            line += argument.positional() ? " -F" : " -r -F";
            break;
        case Takes::kFolder:
            line += " -x -a '(__fish_complete_directories)'";
            break;
        case Takes::kWord:
            line += fmt::format("{} -a '{}'", argument.positional() ? "" : " -x",
                                joined(argument.words, " "));
            break;
        case Takes::kAnything:
            line += " -x";
            break;
    }
    return line + fmt::format(" -d '{}'\n", shell_text(argument.help));
}

}  // namespace

std::string bash_completion(const Command& program) {
    std::string values, cases = bash_case(program, "''", program);
    for (const Argument& argument : program.arguments)
        if (argument.takes != Takes::kNothing)
            values += fmt::format("        *:{}) mapfile -t COMPREPLY < <({}); return ;;\n",
                                  joined(argument.names, "|*:"), bash_values(argument));
    for (const Command& command : program.commands) {
        for (const Argument& argument : command.arguments)
            if (!argument.positional() && argument.takes != Takes::kNothing)
                values += fmt::format(
                    "        {0}:{1}) mapfile -t COMPREPLY < <({2}); return ;;\n", command.name,
                    joined(argument.names, "|" + command.name + ":"), bash_values(argument));
        cases += bash_case(command, command.name, program);
    }
    return fmt::format(R"(# Completion of orrery for bash: source <(orrery completion bash)
_orrery() {{
    local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command='' word words options files
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
        case $word in {}) command=$word; break ;; esac
    done
    case $command:$prev in
{}    esac
    case $command in
{}    esac
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
    else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
        if [[ $files == yes ]]; then
            mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -f -- "$cur")
        fi
    fi
}}
complete -o filenames -F _orrery orrery
)",
                       joined(names_of(program.commands), "|"), values, cases);
}

std::string zsh_completion(const Command& program) {
    std::string list, cases;
    for (const Command& command : program.commands) {
        list += fmt::format("        '{}:{}'\n", command.name, shell_text(command.help, ":\\"));
        cases += fmt::format(
            "            {})\n                _arguments \\\n{}"
            "                    && return ;;\n",
            command.name, zsh_arguments(command, "                    "));
    }
    return fmt::format(R"(#compdef orrery
# Completion of orrery for zsh: orrery completion zsh > "${{fpath[1]}}/_orrery"
_orrery() {{
    local context state state_descr line
    typeset -A opt_args
    local -a commands=(
{}    )
    _arguments -C \
{}        '1:subcommand:->command' \
        '*::argument:->argument' \
        && return
    case $state in
        command) _describe 'subcommand' commands ;;
        argument) case $words[1] in
{}        esac ;;
    esac
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _orrery "$@"; else compdef _orrery orrery; fi
)",
                       list, zsh_arguments(program, "        "), cases);
}

std::string fish_completion(const Command& program) {
    std::string text = "# Completion of orrery for fish\ncomplete -c orrery -f\n";
    for (const Argument& argument : program.arguments)
        text += fish_line(argument,
                          argument.takes == Takes::kNothing ? " -n __fish_use_subcommand" : "");
    for (const Command& command : program.commands) {
        text += fmt::format("complete -c orrery -n __fish_use_subcommand -a {} -d '{}'\n",
                            command.name, shell_text(command.help));
        const std::string condition =
            fmt::format(" -n '__fish_seen_subcommand_from {}'", command.name);
        for (const Argument& argument : command.arguments) text += fish_line(argument, condition);
    }
    return text;
}

}  // namespace orrery::cli
