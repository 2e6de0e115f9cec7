// `orrery serve`: tables for browsers and programs.
#include "server/server.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

#include "cli/command.h"

namespace orrery::cli {
namespace {

// Where programs keep what is theirs; empty when the system does not say.
std::string default_folder() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value == nullptr ? "" : value);
    };
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) return data + "/orrery";
    if (const std::string home = variable("HOME"); !home.empty())
        return home + "/.local/share/orrery";
    return "";
}

// As many connections as the system lets us have: it is often timid at first.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

std::string address(const server::ServerOptions& options, int port) {
    const bool is_v6 = options.host.find(':') != std::string::npos;
    return fmt::format("http://{}:{}/", is_v6 ? "[" + options.host + "]" : options.host, port);
}

void serve(Context& context, server::ServerOptions options) {
    if (options.data.empty()) options.data = default_folder();
    if (options.data.empty())
        throw Failed{{"bad_input", "there is no home folder: name one with --data", "", ""}};
    allow_many_files();
    options.registry = &context.registry();
    options.content = context.content_files();
    options.stop_on_signals = true;
    options.log = [](std::string_view line) { std::cerr << "orrery: " << line << std::endl; };
    const Result<std::unique_ptr<server::Server>> server = server::Server::start(options);
    if (!server) throw Failed{server.error(), kFailure};
    std::cout << "Orrery is open at " << address(options, (*server)->port()) << std::endl;
    std::cerr << "orrery: tables are kept in " << options.data << "; Ctrl-C stops" << std::endl;
    (*server)->wait();
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
    CLI::App* command =
        app.add_subcommand("serve", "Open tables for browsers and programs, until stopped");
    auto options = std::make_shared<server::ServerOptions>();
    command->add_option("--host", options->host, "The address to listen on")
        ->type_name("ADDRESS")
        ->capture_default_str();
    command->add_option("--port", options->port, "The port; 0 takes any that is free")
        ->check(CLI::Range(0, 65535))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--data", options->data, "Where the tables are kept; made when missing")
        ->type_name("DIR");
    command
        ->add_option("--bot-threads", options->bot_threads,
                     "How many bots think at the same time; 0 leaves one core free")
        ->check(CLI::Range(0, 256))
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--bot-pace", options->bot_pace,
                     "About how many milliseconds a bot takes where somebody watches; 0 = none")
        ->check(CLI::Range(0, 60'000))
        ->type_name("MS")
        ->capture_default_str();
    command->footer(
        "The first line of the output is the address. Tables are kept in one SQLite file in\n"
        "$XDG_DATA_HOME/orrery or ~/.local/share/orrery, unless --data says otherwise.\n"
        "SIGTERM and Ctrl-C store what was asked for, tell the clients and end with code 0.\n"
        "Interfaces: /api/openapi.json, /api/asyncapi.json, /healthz, /metrics.");
    command->callback([&context, options] { serve(context, *options); });
}

}  // namespace orrery::cli
