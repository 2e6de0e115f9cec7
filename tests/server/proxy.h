// A bad line between clients and a server: it cuts, delays, doubles and reorders, by a seed.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

#include "tests/server/client.h"

namespace orrery::test {

// One in so many messages meets with it; 0 = none.
struct Mischief {
    std::uint32_t cut = 0;      // the connection ends in the middle of the message
    std::uint32_t delay = 0;    // it and what follows comes some milliseconds later
    std::uint32_t twice = 0;    // it comes twice
    std::uint32_t reorder = 0;  // the next one overtakes it
};

struct Weather {
    Mischief to_server, to_client;
};

class Proxy {
  public:
    // The server is where the route leads to, at any time.
    Proxy(const Route& server, const Weather& weather, std::uint64_t seed);
    ~Proxy();
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    int port() const { return port_; }

    struct Counts {
        std::atomic<int> messages{0}, cuts{0}, delays{0}, doubles{0}, reorders{0};
    };
    const Counts& counts() const { return counts_; }

  private:
    class Line;
    void run();
    void let_in();

    const Route* server_;
    Weather weather_;
    std::uint64_t seed_;
    Socket listener_;
    int port_;
    std::vector<std::unique_ptr<Line>> lines_;
    std::uint64_t accepted_ = 0;
    Counts counts_;
    std::atomic<bool> stopping_{false};
    std::thread thread_;
};

}  // namespace orrery::test
