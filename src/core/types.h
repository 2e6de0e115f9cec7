// The few words every part of the engine shares.
#pragma once

#include <cstdint>

namespace orrery {

// A player's place at the table, counted clockwise from 0.
using Seat = std::int8_t;

inline constexpr int kMaxSeats = 6;

// The host's clock acts like a seat of its own: it may only say that time is up.
inline constexpr Seat kClock = -1;

// Looks at a game without playing in it.
inline constexpr Seat kSpectator = -2;

// A set of seats, one bit each.
using SeatSet = std::uint8_t;

constexpr SeatSet seat_bit(Seat seat) {
    return static_cast<SeatSet>(1U << seat);
}
constexpr bool has_seat(SeatSet set, Seat seat) {
    return seat >= 0 && (set >> seat & 1U) != 0;
}

}  // namespace orrery
