#include "bench/load/flood.h"

#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace orrery::load {

Flood::Flood(int port, std::string from, std::string table, int sockets, bool reads, Make make)
    : port_(port),
      from_(std::move(from)),
      table_(std::move(table)),
      reads_(reads),
      make_(std::move(make)),
      first_(port, 1, from_) {
    first_.call("GET", "/api/me");
    for (int i = 0; i < sockets; ++i) open(lines_.emplace_back());
}

void Flood::open(Line& line) {
    try {
        line.guest.emplace(port_, 1, from_).take_cookie(first_);
        line.guest->attach(table_);
        line.rest.clear();
        line.is_open = true;
    } catch (const std::exception&) {
        line.is_open = false;  // not let in at present
    }
}

bool Flood::push(Line& line) {
    if (!line.is_open) return false;
    const int socket = line.guest->socket().descriptor();
    std::array<char, 1 << 16> thrown_away;
    if (reads_ && ::recv(socket, thrown_away.data(), thrown_away.size(), MSG_DONTWAIT) == 0)
        line.is_open = false;
    if (line.rest.empty()) line.rest = make_(++number_);
    const ssize_t sent =
        ::send(socket, line.rest.data(), line.rest.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) line.is_open = false;
    if (sent > 0) line.rest.erase(0, static_cast<std::size_t>(sent));
    return sent > 0;
}

void Flood::run(const std::atomic<bool>& over) {
    constexpr std::chrono::milliseconds kMoment{1};
    auto look_again = std::chrono::steady_clock::now();
    while (!over) {
        bool any = false;
        for (Line& line : lines_) any = push(line) || any;
        if (!any) std::this_thread::sleep_for(kMoment);
        if (std::chrono::steady_clock::now() < look_again) continue;
        look_again = std::chrono::steady_clock::now() + 100 * kMoment;
        for (Line& line : lines_)
            if (!line.is_open && !over) open(line);
    }
}

}  // namespace orrery::load
