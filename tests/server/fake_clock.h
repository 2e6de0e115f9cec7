// Clocks of another program, which a test puts wrong while it runs (tests/preload/fake_clock.cpp).
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "table/clock.h"

namespace orrery::test {

class FakeClock {
  public:
    explicit FakeClock(const std::string& file);
    ~FakeClock();
    FakeClock(const FakeClock&) = delete;
    FakeClock& operator=(const FakeClock&) = delete;

    // So that a program has these clocks: NAME=value.
    std::vector<std::string> environment() const;

    // The system's clock is set by so much, in all.
    void set_by(table::Milliseconds length) { wrong_->set_by = length; }
    // The machine sleeps for so long.
    void sleep(table::Milliseconds length) { wrong_->slept += length; }

  private:
    struct Wrong {
        std::atomic<std::int64_t> set_by, slept;
    };
    std::string file_;
    Wrong* wrong_;
};

}  // namespace orrery::test
