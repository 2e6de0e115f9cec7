#include "cli/command_tree.h"

#include <CLI/CLI.hpp>
#include <sstream>

namespace orrery::cli {
namespace {

// "{bash,zsh,fish}" somewhere in an option's type: the values it is checked against.
std::vector<std::string> listed_values(const std::string& type) {
    std::vector<std::string> values;
    const std::size_t open = type.find('{'), close = type.find('}', open);
    if (open == std::string::npos || close == std::string::npos) return values;
    std::istringstream list(type.substr(open + 1, close - open - 1));
    for (std::string value; std::getline(list, value, ',');) values.push_back(value);
    return values;
}

// The first sentence in one line: shells show no more.
std::string one_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

Argument read_argument(const CLI::Option& option, const std::vector<std::string>& games) {
    Argument argument;
    for (const std::string& name : option.get_snames()) argument.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) argument.names.push_back("--" + name);
    argument.help = one_line(option.get_description());
    argument.repeats = option.get_items_expected_max() > 1;
    if (option.get_items_expected_max() == 0 || option.get_type_size_max() == 0) return argument;
    const std::string type = option.get_type_name();
    argument.label = type.substr(0, type.find_first_of(":["));
    argument.words = type == "GAME" ? games : listed_values(type);
    argument.takes = type == "FILE"            ? Argument::Takes::kFile
                     : type == "DIR"           ? Argument::Takes::kFolder
                     : !argument.words.empty() ? Argument::Takes::kWord
                                               : Argument::Takes::kAnything;
    return argument;
}

}  // namespace

Command read_tree(const CLI::App& app, const std::vector<std::string>& games) {
    Command command{app.get_name(), one_line(app.get_description()), {}, {}};
    for (const CLI::Option* option : app.get_options({}))
        command.arguments.push_back(read_argument(*option, games));
    for (const CLI::App* part : app.get_subcommands({}))
        command.commands.push_back(read_tree(*part, games));
    return command;
}

}  // namespace orrery::cli
