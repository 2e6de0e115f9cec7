// Random play: any answer with equal chance; a stop only now and then, so that turns get somewhere.
// Cosmobot's cubes end the game.
#include "games/anunnaki/game.h"

namespace orrery::anunnaki {
namespace {

constexpr std::uint32_t kStopOneIn = 8;

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
    if (!has_seat(actors(state), seat)) return {};
    const Question question{content_, state};
    ActionList list;
    visit_answers(question, list);
    const bool may_stop = why_not_stop(question) == Why::kNothing;
    if (list.size == 0 || (may_stop && random.uniform(kStopOneIn) == 0)) return stop();
    return list.actions[random.uniform(static_cast<std::uint32_t>(list.size))];
}

}  // namespace orrery::anunnaki
