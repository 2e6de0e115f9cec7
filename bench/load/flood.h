// Sockets of one guest at a table, into which as much is written as they take.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "bench/load/guest.h"

namespace orrery::load {

class Flood {
  public:
    // What is sent next; the number is never the same.
    using Make = std::function<std::string(std::uint64_t number)>;

    Flood(int port, std::string from, std::string table, int sockets, bool reads, Make make);
    // Who is cut off comes again.
    void run(const std::atomic<bool>& over);

  private:
    struct Line {
        std::optional<Guest> guest;
        std::string rest;  // of what is being sent
        bool is_open = false;
    };
    void open(Line& line);
    // Whether anything went in.
    bool push(Line& line);

    int port_;
    std::string from_, table_;
    bool reads_;
    Make make_;
    Guest first_;
    std::deque<Line> lines_;
    std::uint64_t number_ = 0;
};

}  // namespace orrery::load
