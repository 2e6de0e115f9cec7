// How much one guest, one connection and the whole server may ask for: all of it in one place.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace orrery::server {

struct Limits {
    std::size_t header_bytes = 16U << 10;
    std::size_t body_bytes = 64U << 10;  // of a request, and of a frame

    std::size_t connections = 2'000;     // in all
    std::size_t sockets_per_guest = 16;  // tabs, and what did not notice yet that it is gone
    std::size_t tables = 10'000;         // that are open at the same time
    double requests_per_second = 100;    // on one connection, after a burst
    double burst = 400;

    // What a listener has not read yet. More, and it is cut off: it resumes by number.
    std::size_t outgoing_messages = 1'000;
    std::size_t outgoing_bytes = 8U << 20;

    std::chrono::milliseconds handshake{10'000};  // to send a whole request
    std::chrono::milliseconds idle{60'000};       // between requests; a socket is pinged meanwhile
    std::chrono::milliseconds answer{30'000};     // until a request is given up as too slow
    std::chrono::milliseconds closing{5'000};     // to finish what was begun, when the server stops
};

// Tokens fill up over time; a request takes one.
class TokenBucket {
  public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(double per_second, double most, Clock::time_point now)
        : per_second_(per_second), most_(most), tokens_(most), at_(now) {}
    bool take(Clock::time_point now);

  private:
    double per_second_, most_, tokens_;
    Clock::time_point at_;
};

// How many there are of each guest.
class Headcount {
  public:
    explicit Headcount(std::size_t most) : most_(most) {}
    // Or it would be one too many.
    bool enter(const std::string& guest);
    void leave(const std::string& guest);

  private:
    std::size_t most_;
    std::map<std::string, std::size_t> counts_;
};

}  // namespace orrery::server
