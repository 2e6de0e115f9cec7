// Another program that is asked line by line.
#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery::arena {

class LineProcess {
  public:
    // Runs the shell command, in a group of its own: an interrupt at the terminal is not for it.
    // What it writes to standard error is seen. Where it cannot be run, the first question says so.
    explicit LineProcess(const std::string& command);
    // Ends it with everything it has started.
    ~LineProcess();
    LineProcess(const LineProcess&) = delete;
    LineProcess& operator=(const LineProcess&) = delete;

    // Sends a line and waits for one, but no longer than this. After an error there is no use in
    // asking again.
    Result<std::string> ask(std::string_view line, std::chrono::milliseconds limit,
                            const std::atomic<bool>& stop);

  private:
    // False when the program has gone.
    bool write_some(std::string_view& text) const;
    bool read_some();

    int pid_ = -1, in_ = -1, out_ = -1;
    std::string read_;  // and not yet answered with
};

}  // namespace orrery::arena
