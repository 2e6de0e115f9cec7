// An action: eight bytes, a kind and its operands. Each game says what its kinds mean.
#pragma once

#include <array>
#include <cstdint>

namespace orrery {

struct Action {
    std::uint8_t kind = 0;  // 0 = no action
    std::array<std::uint8_t, 7> operands{};
    friend constexpr bool operator==(const Action&, const Action&) = default;
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

}  // namespace orrery
