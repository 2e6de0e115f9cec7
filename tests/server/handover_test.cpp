// One program after the other on a socket that somebody else holds: nobody is turned away between.
#include <arpa/inet.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "tests/cli/run_program.h"
#include "tests/support/paths.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;

// Holds a listening socket and starts `orrery serve` on it, as systemd does.
class SocketHolder {
  public:
    SocketHolder() : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        EXPECT_EQ(bind(socket_, reinterpret_cast<sockaddr*>(&address), size), 0);
        EXPECT_EQ(listen(socket_, 16), 0);
        EXPECT_EQ(getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size), 0);
        address_ = address;
    }
    ~SocketHolder() {
        if (process_ != 0) terminate();
        close(socket_);
    }

    void start() {
        process_ = fork();
        if (process_ != 0) return;
        dup2(socket_, 3);
        fcntl(3, F_SETFD, 0);  // where it was 3 already
        setenv("LISTEN_PID", std::to_string(getpid()).c_str(), 1);
        setenv("LISTEN_FDS", "1", 1);
        const std::string path = folder_.path() + "/log";
        const int log = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        dup2(log, STDOUT_FILENO);
        dup2(log, STDERR_FILENO);
        execl(program_path().c_str(), "orrery", "serve", "--data", folder_.path().c_str(), nullptr);
        _exit(1);
    }
    int terminate() {
        int status = 0;
        kill(process_, SIGTERM);
        waitpid(process_, &status, 0);
        process_ = 0;
        return status;
    }
    // A connection on which a request is waiting for its answer.
    int ask() const {
        const int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        EXPECT_EQ(connect(client, reinterpret_cast<const sockaddr*>(&address_), sizeof address_), 0)
            << "connection refused";
        const std::string request =
            "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
        EXPECT_EQ(write(client, request.data(), request.size()),
                  static_cast<ssize_t>(request.size()));
        return client;
    }
    static std::string answer(int client) {
        std::string text;
        char bytes[4096];
        for (ssize_t size = 0; (size = read(client, bytes, sizeof bytes)) > 0;)
            text.append(bytes, static_cast<std::size_t>(size));
        close(client);
        return text;
    }
    std::string log() const { return cli::text_of_file(folder_.path() + "/log"); }

  private:
    cli::TemporaryFolder folder_;
    int socket_;
    sockaddr_in address_{};
    pid_t process_ = 0;
};

TEST(Handover, who_comes_between_two_programs_is_answered_by_the_next) {
    SocketHolder holder;
    holder.start();
    EXPECT_THAT(holder.answer(holder.ask()), HasSubstr("200 OK")) << holder.log();
    for (int restart = 0; restart < 3; ++restart) {
        EXPECT_EQ(holder.terminate(), 0) << holder.log();
        const int waiting = holder.ask();  // while no program runs
        holder.start();
        EXPECT_THAT(holder.answer(waiting), HasSubstr("200 OK")) << holder.log();
    }
}

}  // namespace
}  // namespace orrery::test
