#include "cli/arena/progress.h"

#include <fmt/format.h>

#include <ostream>

namespace orrery::cli {
namespace {

using namespace std::chrono_literals;

// Back to the beginning of the line, and what stood there is gone.
constexpr std::string_view kClearLine = "\r\033[K";

}  // namespace

std::string duration_text(std::chrono::seconds time) {
    if (time < 100s) return fmt::format("{} s", time.count());
    const auto minutes = std::chrono::round<std::chrono::minutes>(time).count();
    if (minutes < 100) return fmt::format("{} min", minutes);
    return fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

ArenaProgress::Clock::duration ArenaProgress::pause() const {
    return terminal_ ? Clock::duration(200ms) : Clock::duration(30s);
}

void ArenaProgress::begin(std::uint64_t done, std::uint64_t units, Clock::time_point now) {
    before_ = done;
    units_ = units;
    start_ = now;
    next_ = now + pause();
}

void ArenaProgress::tell(std::uint64_t done, const std::string& standing, Clock::time_point now) {
    if (now < next_ || done <= before_) return;
    next_ = now + pause();
    const auto played = static_cast<double>(done - before_);
    const auto left = std::chrono::duration_cast<std::chrono::seconds>(
        (now - start_) * (static_cast<double>(units_ - done) / played));
    out_ << fmt::format("{}{} of {} units, {} left  {}{}", terminal_ ? kClearLine : "", done,
                        units_, duration_text(left), standing, terminal_ ? "" : "\n")
         << std::flush;
    shown_ = terminal_;
}

void ArenaProgress::note(const std::string& text) {
    end();
    out_ << text << std::endl;
}

void ArenaProgress::end() {
    if (shown_) out_ << kClearLine << std::flush;
    shown_ = false;
}

}  // namespace orrery::cli
