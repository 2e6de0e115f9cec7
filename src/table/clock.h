// Two kinds of time, which their types keep apart. What is measured while the program runs is
// measured in moments: a clock that is set and a machine that sleeps cost nobody time, and silence
// nobody. What is written down, told, or outlives the program is on the wall clock.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>

namespace orrery::table {

using Milliseconds = std::int64_t;  // a length; on the wall clock a point in time, since 1970

// A point of the clock that only goes forward, and stands still while the machine sleeps. It means
// something in one run of the program.
class Moment {
  public:
    constexpr Moment() = default;
    constexpr explicit Moment(Milliseconds since_the_machine_began)
        : at_(since_the_machine_began) {}

    friend constexpr auto operator<=>(const Moment&, const Moment&) = default;
    friend constexpr Moment operator+(Moment from, Milliseconds length) {
        return Moment(from.at_ + length);
    }
    friend constexpr Moment operator-(Moment from, Milliseconds length) {
        return Moment(from.at_ - length);
    }
    friend constexpr Milliseconds operator-(Moment to, Moment from) { return to.at_ - from.at_; }

  private:
    Milliseconds at_ = 0;
};

// Both clocks at once.
struct Reading {
    Moment now;
    Milliseconds wall = 0;
    friend bool operator==(const Reading&, const Reading&) = default;
};

// When something has to happen, by either clock.
struct Due {
    std::optional<Moment> now{};
    std::optional<Milliseconds> wall{};

    void add(const Due& other) {
        now = earlier(now, other.now);
        wall = earlier(wall, other.wall);
    }
    bool ever() const { return now || wall; }
    bool is_over(const Reading& at) const {
        return (now && *now <= at.now) || (wall && *wall <= at.wall);
    }
    // How long that is from then on; not longer than this.
    Milliseconds wait(const Reading& from, Milliseconds most) const {
        if (now) most = std::min(most, *now - from.now);
        if (wall) most = std::min(most, *wall - from.wall);
        return most;
    }
    friend bool operator==(const Due&, const Due&) = default;

  private:
    template <class Point>
    static std::optional<Point> earlier(const std::optional<Point>& one,
                                        const std::optional<Point>& other) {
        if (!one || !other) return one ? one : other;
        return std::min(*one, *other);
    }
};

class Clock {
  public:
    virtual ~Clock() = default;
    virtual Moment now() const = 0;
    // It does not jump while the program runs, and goes on while the machine sleeps.
    virtual Milliseconds wall() const = 0;
    Reading read() const { return {now(), wall()}; }
};

}  // namespace orrery::table
