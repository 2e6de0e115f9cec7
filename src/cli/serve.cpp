// `orrery serve`: tables for browsers and programs.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

#include "cli/command.h"
#include "cli/configuring.h"
#include "server/log.h"
#include "server/setting_values.h"

namespace orrery::cli {
namespace {

// As many connections as the system lets us have: it is often timid at first.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

// The socket that systemd, or whoever starts us, has opened for us (sd_listen_fds(3)); -1 = none.
int handed_over_socket() {
    constexpr int kFirst = 3;
    const auto number = [](const char* name) {
        const char* text = std::getenv(name);
        const int value = text == nullptr ? 0 : std::atoi(text);
        unsetenv(name);
        return value;
    };
    const int process = number("LISTEN_PID"), sockets = number("LISTEN_FDS");
    if (process != getpid() || sockets < 1) return -1;
    fcntl(kFirst, F_SETFD, FD_CLOEXEC);
    return kFirst;
}

std::string address(const server::ServerOptions& options, int port) {
    const bool is_v6 = options.host.find(':') != std::string::npos;
    return fmt::format("http://{}:{}/", is_v6 ? "[" + options.host + "]" : options.host, port);
}

void serve(Context& context, const Wishes& wishes, bool only_print) {
    server::Configuration configured = configuration(wishes);
    if (only_print) {
        std::cout << configured.text();
        return;
    }
    for (const std::string& warning : configured.warnings)
        std::cerr << "orrery: " << warning << std::endl;
    server::ServerOptions& options = configured.options;
    allow_many_files();
    options.registry = &context.registry();
    options.content = context.content_files();
    options.stop_on_signals = true;
    options.socket = handed_over_socket();
    umask(S_IRWXG | S_IRWXO);  // what it writes is nobody else's
    server::LogWriter log(STDERR_FILENO);
    options.log = [&log](std::string_view line) { log.write(line); };
    const Result<std::unique_ptr<server::Server>> server = server::Server::start(options);
    if (!server) throw Failed{server.error(), kFailure};
    std::cout << "Orrery is open at " << address(options, (*server)->port()) << std::endl;
    if (!options.public_url.empty())
        std::cerr << "orrery: browsers find it at " << options.public_url << std::endl;
    std::cerr << "orrery: tables are kept in " << options.data << "; Ctrl-C stops" << std::endl;
    (*server)->wait();
}

// "limits.connections" is shown under "limits".
std::string group_of(const server::Setting& setting) {
    const std::size_t dot = setting.key.find('.');
    return dot == std::string_view::npos ? "Options" : std::string(setting.key.substr(0, dot));
}

void add_flag(CLI::App& command, const server::Setting& setting, Wishes& wishes) {
    const std::string standard = server::value_text({}, setting);
    std::string help(setting.help);
    if (!standard.empty()) help += " [" + standard + "]";
    command
        .add_option_function<std::string>(
            setting.flag(),
            [&setting, &wishes](const std::string& text) { wishes.flags[&setting] = text; }, help)
        ->type_name(setting.key == "data" ? "DIR" : std::string(server::value_word(setting)))
        ->group(group_of(setting));
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
    CLI::App* command =
        app.add_subcommand("serve", "Open tables for browsers and programs, until stopped");
    auto wishes = std::make_shared<Wishes>();
    command
        ->add_option("--config", wishes->config,
                     "Settings as lines `key = value`; flags and environment come before it")
        ->type_name("FILE");
    auto only_print = std::make_shared<bool>(false);
    command->add_flag("--print-config", *only_print,
                      "Print the settings that hold and where each comes from, and leave");
    for (const server::Setting& setting : server::all_settings())
        add_flag(*command, setting, *wishes);
    command->footer(
        "The first line of the output is the address. Tables are kept in one SQLite file in\n"
        "$XDG_DATA_HOME/orrery or ~/.local/share/orrery, unless --data says otherwise.\n"
        "Every setting is also a line of the config file (limits.idle = 60s) and a variable of\n"
        "the environment (ORRERY_LIMITS_IDLE=60s); docs/settings.md lists them.\n"
        "SIGTERM and Ctrl-C store what was asked for, tell the clients and end with code 0.\n"
        "Interfaces: /api/openapi.json, /api/asyncapi.json, /healthz, /readyz, /metrics.");
    command->callback([&context, wishes, only_print] { serve(context, *wishes, *only_print); });
}

}  // namespace orrery::cli
