#include "bench/load/server_process.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "server/server.h"

namespace orrery::load {
namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The number after the word.
double value_of(const std::string& text, const std::string& word) {
    const std::size_t at = text.find(word);
    return at == std::string::npos ? 0 : std::stod(text.substr(at + word.size()));
}

// Fields 14 and 15, counted after the name, which may hold anything.
double seconds_of(const std::string& stat) {
    std::istringstream fields(stat.substr(stat.rfind(')') + 1));
    std::string skipped;
    for (int i = 3; i < 14; ++i) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void lift_limits(server::ServerOptions& options) {
    server::Limits& limits = options.limits;
    for (std::size_t* each :
         {&limits.connections, &limits.connections_per_address, &limits.sockets_per_guest,
          &limits.sockets_per_address, &options.tables.tables_in_all, &limits.unanswered})
        *each = 1'000'000;
    for (server::Rate* each : {&limits.guest_work, &limits.address_work, &limits.guest_tables,
                               &limits.address_tables, &limits.address_guests, &limits.guest_writes,
                               &limits.address_writes, &limits.guest_talk, &limits.address_talk})
        *each = {1e9, 1e9};
}

}  // namespace

double now_in_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void ServerProcess::serve(const std::string& folder, int tell, bool has_limits) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const Result<Registry> registry = Registry::load(embedded_content());
    server::ServerOptions options;
    options.registry = &*registry;
    options.data = folder;
    options.port = 0;
    options.bot_pace = 0;
    options.stop_on_signals = true;
    options.log_requests = false;
    options.trusted_proxies = kProxy;
    if (!has_limits) lift_limits(options);
    options.log = [](std::string_view line) {
        std::fprintf(stderr, "server: %.*s\n", static_cast<int>(line.size()), line.data());
    };
    const auto server = server::Server::start(options);
    if (!server) {
        std::fprintf(stderr, "%s\n", to_string(server.error()).c_str());
        _exit(1);
    }
    const int port = (*server)->port();
    if (write(tell, &port, sizeof port) != sizeof port) _exit(1);
    (*server)->wait();
    _exit(0);
}

ServerProcess::ServerProcess(const std::string& folder, bool has_limits) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    const double began = now_in_seconds();
    process_ = fork();
    if (process_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody is left behind
        serve(folder, ends[1], has_limits);
    }
    close(ends[1]);
    const bool told = read(ends[0], &port_, sizeof port_) == sizeof port_;
    close(ends[0]);
    seconds_to_start_ = now_in_seconds() - began;
    if (!told) throw std::runtime_error("the server did not start");
}

ServerProcess::~ServerProcess() {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
}

double ServerProcess::bytes_written() const {
    return value_of(text_of("/proc/" + std::to_string(process_) + "/io"), "\nwrite_bytes: ");
}

double ServerProcess::bytes_in_memory() const {
    return 1024 * value_of(text_of("/proc/" + std::to_string(process_) + "/status"), "VmRSS:");
}

ServerProcess::Work ServerProcess::work() const {
    Work work;
    const std::string folder = "/proc/" + std::to_string(process_) + "/task";
    for (const auto& thread : std::filesystem::directory_iterator(folder)) {
        const double seconds = seconds_of(text_of(thread.path() / "stat"));
        work.all += seconds;
        work.network = std::max(work.network, seconds);
    }
    return work;
}

}  // namespace orrery::load
