#include "tests/server/host.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <filesystem>

#include "tests/store/desk.h"
#include "tests/support/data_file.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

// As exec wants them.
std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

}  // namespace

server::ServerOptions LocalServer::quick() {
    server::ServerOptions options;
    options.registry = &registry();
    options.port = 0;
    options.bot_pace = 0;
    for (server::Rate server::Limits::* rate :
         {&server::Limits::guest_work, &server::Limits::address_work, &server::Limits::guest_tables,
          &server::Limits::address_tables, &server::Limits::address_guests,
          &server::Limits::guest_reports, &server::Limits::address_reports,
          &server::Limits::guest_writes, &server::Limits::address_writes,
          &server::Limits::guest_talk, &server::Limits::address_talk,
          &server::Limits::address_farewells, &server::Limits::guest_exports,
          &server::Limits::address_exports})
        options.limits.*rate = {1e9, 1e9};
    return options;
}

LocalServer::LocalServer(server::ServerOptions options) : options_(std::move(options)) {
    options_.data = folder_.path();
    start();
}

void LocalServer::start() {
    Result<std::unique_ptr<server::Server>> started = server::Server::start(options_);
    if (!started) throw std::runtime_error(to_string(started.error()));
    server_ = std::move(*started);
    route.port = server_->port();
}

void ServerProcess::start() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    const std::string program = program_path(), log = folder_ + "/log";
    std::vector<std::string> words{program,  "serve", "--port",     "0",
                                   "--data", folder_, "--bot-pace", bot_pace};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const std::vector<char*> pointers = pointers_to(words);
    std::vector<char*> variables = pointers_to(environment);
    for (char** own = environ; *own != nullptr; ++own) variables.insert(variables.end() - 1, *own);
    process_ = fork();
    if (process_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody is left behind by a test that crashes
        dup2(ends[1], STDOUT_FILENO);
        dup2(open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO);
        execve(program.c_str(), pointers.data(), variables.data());
        _exit(127);
    }
    close(ends[1]);
    says_.reset(fdopen(ends[0], "r"));
    int port = 0;
    if (std::fscanf(says_.get(), "Orrery is open at http://127.0.0.1:%d/", &port) != 1)
        throw std::runtime_error("orrery serve did not open: " + cli::text_of_file(log));
    route.port = port;
}

int ServerProcess::wait() {
    int status = 0;
    waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::kill_9() {
    if (process_ == 0) return;
    ::kill(process_, SIGKILL);
    wait();
}

int ServerProcess::terminate() {
    ::kill(process_, SIGTERM);
    return wait();
}

std::string stored_bytes(const std::string& folder) {
    std::string all;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        all += cli::text_of_file(file.path().string());
    return all;
}

table::StoredTable stored_table(const std::string& folder, const std::string& table) {
    Desk desk(folder + "/tables.sqlite");
    Result<table::StoredTable> stored = desk.store().load(table);
    if (!stored) throw std::runtime_error(to_string(stored.error()));
    return std::move(*stored);
}

std::size_t expect_as_told(const std::string& folder, const std::string& table,
                           const std::vector<const Witness*>& witnesses) {
    const table::StoredTable stored = stored_table(folder, table);
    const Json name = stored.entries.front().payload.at("game");
    const AnyGame& played = game(std::string_view(name.as_string()));
    expect_acknowledged_once(played, stored.entries, witnesses);
    return expect_seen_as_replayed(played, stored.entries, witnesses);
}

void expect_record_verifies(Visitor& visitor, const Invitation& table, std::string_view dealt) {
    const Response record = visitor.call("GET", table.path("record"));
    EXPECT_EQ(record.status, 200) << record.body;
    const cli::Ran verified = cli::run_program_with("verify -", record.body);
    EXPECT_EQ(verified.exit_code, 0) << verified.err;
    EXPECT_THAT(verified.out, testing::AllOf(testing::HasSubstr(", over, "),
                                             testing::HasSubstr(std::string(dealt))));
}

}  // namespace orrery::test
