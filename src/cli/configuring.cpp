#include "cli/configuring.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "cli/command.h"

namespace orrery::cli {
namespace {

std::string variable(std::string_view name) {
    const char* value = std::getenv(std::string(name).c_str());
    return value == nullptr ? "" : value;
}

// Where programs keep what is theirs; empty when the system does not say.
std::string default_folder() {
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) return data + "/orrery";
    if (const std::string home = variable("HOME"); !home.empty())
        return home + "/.local/share/orrery";
    return "";
}

void must(const std::optional<Error>& error) {
    if (error) throw Failed{*error};
}

}  // namespace

server::Configuration configuration(const Wishes& wishes) {
    server::Configuration configuration;
    const std::string file =
        wishes.config.empty() ? variable(server::kConfigVariable) : wishes.config;
    if (!file.empty()) must(configuration.read_file(file, read_file(file)));
    must(configuration.read_environment(environ));
    for (const auto& [setting, text] : wishes.flags) must(configuration.read_flag(*setting, text));
    must(configuration.check());
    std::string& data = configuration.options.data;
    if (data.empty()) data = default_folder();
    if (data.empty())
        throw Failed{{"bad_input", "there is no home folder: name one with --data", "", ""}};
    return configuration;
}

void add_place(CLI::App& command, Wishes& wishes) {
    command.add_option("--config", wishes.config, "The server's settings, which name its folder")
        ->type_name("FILE");
    command
        .add_option_function<std::string>(
            "--data",
            [&wishes](const std::string& text) {
                wishes.flags[server::find_setting("data")] = text;
            },
            "The server's folder")
        ->type_name("DIR");
}

}  // namespace orrery::cli
