// How far an arena is, on standard error, so that figures on standard output stay alone.
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace orrery::cli {

// "42 s", "3 min", "2 h 5 min".
std::string duration_text(std::chrono::seconds time);

class ArenaProgress {
  public:
    using Clock = std::chrono::steady_clock;

    // On a terminal one line is kept up to date; elsewhere a line is written now and then.
    ArenaProgress(std::ostream& out, bool terminal) : out_(out), terminal_(terminal) {}

    // `done` of `units` were there before, and cost no time.
    void begin(std::uint64_t done, std::uint64_t units, Clock::time_point now = Clock::now());
    // So many units are done; `standing` says how it looks.
    void tell(std::uint64_t done, const std::string& standing,
              Clock::time_point now = Clock::now());
    // Something to be read later, too: the line is set aside for it.
    void note(const std::string& text);
    // Nothing more comes.
    void end();

  private:
    std::ostream& out_;
    bool terminal_;
    Clock::duration pause() const;

    std::uint64_t before_ = 0, units_ = 0;
    Clock::time_point start_, next_;
    bool shown_ = false;
};

}  // namespace orrery::cli
