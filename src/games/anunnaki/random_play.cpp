// Random play: any answer with equal chance. Cosmobot's cubes end the game.
#include "games/anunnaki/game.h"

namespace orrery::anunnaki {
namespace {

// The legal actions of one moment; not initialised, since playouts fill it again and again.
struct ActionList {
    static constexpr std::size_t kCapacity = 1024;
    std::size_t size = 0;
    std::array<Action, kCapacity> actions;
    void operator()(Action action) {
        if (size < kCapacity) actions[size++] = action;
    }
};

}  // namespace

Action Anunnaki::random_action(const State& state, Seat seat, RandomStream& random) const {
    ActionList list;
    legal(state, seat, list);
    if (list.size == 0) return {};
    return list.actions[random.uniform(static_cast<std::uint32_t>(list.size))];
}

}  // namespace orrery::anunnaki
