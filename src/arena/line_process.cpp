#include "arena/line_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "core/json.h"

namespace orrery::arena {
namespace {

using Clock = std::chrono::steady_clock;

void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
}

Error gone(std::string message) {
    return {"engine", std::move(message), "", ""};
}

}  // namespace

// Its input is a socket, since a write to one whose reader has gone can be told to raise no signal.
LineProcess::LineProcess(const std::string& command) {
    int input[2] = {-1, -1}, output[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input) != 0) return;
    if (pipe2(output, O_CLOEXEC) != 0) {
        close_end(input[0]);
        close_end(input[1]);
        return;
    }
    posix_spawn_file_actions_t ends;
    posix_spawn_file_actions_init(&ends);
    posix_spawn_file_actions_adddup2(&ends, input[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&ends, output[1], STDOUT_FILENO);
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh", option = "-c", text = command;
    char* arguments[] = {shell.data(), option.data(), text.data(), nullptr};
    if (posix_spawn(&pid_, "/bin/sh", &ends, &how, arguments, environ) != 0) pid_ = -1;
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&ends);
    close_end(input[1]);
    close_end(output[1]);
    in_ = input[0];
    out_ = output[0];
    fcntl(out_, F_SETFL, O_NONBLOCK);
}

LineProcess::~LineProcess() {
    close_end(in_);
    close_end(out_);
    if (pid_ < 0) return;
    kill(-pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

bool LineProcess::write_some(std::string_view& text) const {
    const ssize_t sent = send(in_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0) return errno == EAGAIN || errno == EINTR;
    text.remove_prefix(static_cast<std::size_t>(sent));
    return true;
}

bool LineProcess::read_some() {
    char block[65536];
    const ssize_t got = read(out_, block, sizeof block);
    if (got < 0) return errno == EAGAIN || errno == EINTR;
    read_.append(block, static_cast<std::size_t>(got));
    return got > 0;
}

Result<std::string> LineProcess::ask(std::string_view line, std::chrono::milliseconds limit,
                                     const std::atomic<bool>& stop) {
    if (pid_ < 0) return gone("the engine cannot be started");
    // Often enough that an interrupt seems to be obeyed at once.
    constexpr std::chrono::milliseconds kGlance(100);
    const std::string question = std::string(line) + '\n';
    std::string_view rest = question;
    const Clock::time_point end = Clock::now() + limit;
    for (std::size_t newline = read_.find('\n'); newline == std::string::npos;
         newline = read_.find('\n')) {
        if (stop) return gone("interrupted");
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
        if (left.count() <= 0)
            return gone("the engine has not answered within " + std::to_string(limit.count()) +
                        " ms");
        if (read_.size() > kMaxJsonBytes) return gone("the engine’s answer is too long");
        pollfd ends[] = {{out_, POLLIN, 0}, {in_, POLLOUT, 0}};
        poll(ends, rest.empty() ? 1 : 2, static_cast<int>(std::min(left, kGlance).count()));
        if (ends[0].revents != 0 && !read_some()) return gone("the engine ended without an answer");
        if (!rest.empty() && ends[1].revents != 0 && !write_some(rest))
            return gone("the engine ended without an answer");
    }
    const std::size_t newline = read_.find('\n');
    std::string answer = read_.substr(0, newline);
    read_.erase(0, newline + 1);
    return answer;
}

}  // namespace orrery::arena
