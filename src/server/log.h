// Lines for whoever runs the server: one form for all of them, and a thread that writes them.
#pragma once

#include <condition_variable>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "table/entry.h"

namespace orrery::server {

// From the least to the most important, as the setting log.level names them.
inline constexpr std::string_view kLogLevels[] = {"debug", "info", "warning", "error"};
// How much of a client's address is written, as log.addresses names it.
inline constexpr std::string_view kLogAddresses[] = {"off", "short", "full"};

using LogFields = std::vector<std::pair<std::string_view, std::string>>;

// Whether a line of this level is wanted where `least` is the least important.
bool is_wanted(std::string_view level, std::string_view least);

// logfmt: time=2026-11-18T17:20:54.123Z level=info msg="a table is open" table=…
std::string log_line(table::Milliseconds now, std::string_view level, std::string_view message,
                     const LogFields& fields = {});

// "192.0.2.0/24" of 192.0.2.7: a household or a company, not a person.
std::string shortened_address(std::string_view address, std::string_view how);

// Writes to a file descriptor. Whoever has a line never waits: where nobody reads them, lines are
// dropped, and how many is told when somebody does.
class LogWriter {
  public:
    explicit LogWriter(int descriptor);
    // Writes what can be written at once.
    ~LogWriter();
    LogWriter(const LogWriter&) = delete;
    LogWriter& operator=(const LogWriter&) = delete;

    void write(std::string_view line);

  private:
    void run();
    bool write_out(std::string_view text);

    int descriptor_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::string waiting_;
    std::size_t dropped_ = 0;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace orrery::server
