// A game's refusals, looked up by the reason: an enum that ends with `kCount`.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/game.h"

namespace orrery {

template <class Why>
struct RefusalRow {
    Why why;
    Refusal refusal;
};

// Reasons before `kFirst` refuse nothing.
template <class Why, Why kFirst = Why{}>
class RefusalTable {
  public:
    // Rows in any order, one for each reason; what a game adds to a row is its own affair.
    template <class Row, std::size_t kRows>
    consteval explicit RefusalTable(const std::array<Row, kRows>& rows) {
        static_assert(kRows == kSize, "each reason needs a row");
        for (const Row& row : rows) {
            Refusal& refusal = refusals_[index(row.why)];
            if (!refusal.rule.empty()) a_reason_has_two_rows();
            refusal = row.refusal;
        }
    }

    // Why not; nothing for a reason that refuses nothing.
    constexpr const Refusal* operator[](Why why) const {
        return why < kFirst ? nullptr : &refusals_[index(why)];
    }
    constexpr std::span<const Refusal> all() const { return refusals_; }

  private:
    static constexpr std::size_t kSize =
        static_cast<std::size_t>(Why::kCount) - static_cast<std::size_t>(kFirst);
    static constexpr std::size_t index(Why why) {
        return static_cast<std::size_t>(why) - static_cast<std::size_t>(kFirst);
    }
    // Not constant, so that a call stops the compiler and names the mistake.
    static void a_reason_has_two_rows();

    std::array<Refusal, kSize> refusals_{};
};

}  // namespace orrery
