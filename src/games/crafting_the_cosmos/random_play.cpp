// Random play: any legal action, each as likely as any other. A turn ends by itself, since every
// crafting action uses something up.
#include <bit>

#include "games/crafting_the_cosmos/game.h"

namespace orrery::crafting_the_cosmos {
namespace {

// More than a position of a real game ever has; should one have more, the rest is left out.
constexpr std::size_t kRoom = 2048;

}  // namespace

Action CraftingTheCosmos::random_action(const State& state, Seat seat, RandomStream& random) const {
    // Plain words instead of Actions: an array of those would be zeroed at every call.
    std::array<std::uint64_t, kRoom> actions;
    std::size_t count = 0;
    legal(state, seat, [&](Action action) {
        if (count < kRoom) actions[count++] = std::bit_cast<std::uint64_t>(action);
    });
    if (count == 0) return {};
    return std::bit_cast<Action>(actions[random.uniform(static_cast<std::uint32_t>(count))]);
}

}  // namespace orrery::crafting_the_cosmos
