#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <climits>

namespace orrery::server {
namespace {

constexpr std::size_t kMostWaiting = 1U << 20;  // bytes
constexpr int kLookAgain = 100;                 // milliseconds, whether it is to stop

// As it is where it is one word, otherwise in quotes, in one line.
std::string value_of(std::string_view text) {
    const auto is_plain = [](char c) {
        return c > ' ' && c != '"' && c != '=' && c != '\\' && c != 0x7f;
    };
    if (!text.empty() && std::all_of(text.begin(), text.end(), is_plain)) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += static_cast<unsigned char>(c) < ' ' || c == 0x7f ? ' ' : c;
    }
    return quoted + '"';
}

std::size_t rank(std::string_view level) {
    return static_cast<std::size_t>(std::find(std::begin(kLogLevels), std::end(kLogLevels), level) -
                                    std::begin(kLogLevels));
}

}  // namespace

bool is_wanted(std::string_view level, std::string_view least) {
    return rank(level) >= rank(least);
}

std::string log_line(table::Milliseconds now, std::string_view level, std::string_view message,
                     const LogFields& fields) {
    std::string line = fmt::format("time={:%FT%T}.{:03}Z level={} msg={}",
                                   fmt::gmtime(static_cast<std::time_t>(now / 1'000)), now % 1'000,
                                   level, value_of(message));
    for (const auto& [name, value] : fields) line += fmt::format(" {}={}", name, value_of(value));
    return line;
}

std::string shortened_address(std::string_view address, std::string_view how) {
    if (how == "off") return "";
    const std::size_t last = address.rfind('.');
    // Of IPv6 it is a network already.
    if (how == "full" || last == std::string_view::npos) return std::string(address);
    return std::string(address.substr(0, last)) + ".0/24";
}

LogWriter::LogWriter(int descriptor) : descriptor_(descriptor), thread_([this] { run(); }) {}

LogWriter::~LogWriter() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    arrived_.notify_one();
    thread_.join();
}

void LogWriter::write(std::string_view line) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() + line.size() >= kMostWaiting) {
            ++dropped_;
            return;
        }
        waiting_ += line;
        waiting_ += '\n';
    }
    arrived_.notify_one();
}

void LogWriter::run() {
    for (;;) {
        std::string text;
        {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            text.swap(waiting_);
            if (const std::size_t dropped = std::exchange(dropped_, 0))
                text += fmt::format("level=warning msg=\"lines were dropped\" lines={}\n", dropped);
        }
        if (!write_out(text)) return;
    }
}

// In pieces that a pipe takes whole once it says that it takes anything. False: it is to stop, and
// nobody reads.
bool LogWriter::write_out(std::string_view text) {
    while (!text.empty()) {
        pollfd ready{descriptor_, POLLOUT, 0};
        if (poll(&ready, 1, kLookAgain) <= 0) {
            const std::lock_guard lock(mutex_);
            if (stopping_) return false;
            continue;
        }
        const ssize_t written =
            ::write(descriptor_, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace orrery::server
