// Random play: any element of the board with equal chance, then anything that can be done with it.
#include "games/cosmogenesis/game.h"

namespace orrery::cosmogenesis {
namespace {

// The legal actions of one moment; not initialised, since playouts fill it again and again.
struct ActionList {
    static constexpr std::size_t kCapacity = 512;
    std::size_t size = 0;
    std::array<Action, kCapacity> actions;
    void operator()(Action action) {
        if (size < kCapacity) actions[size++] = action;
    }
    Action any(RandomStream& random) const {
        return actions[size == 1 ? 0 : random.uniform(static_cast<std::uint32_t>(size))];
    }
};

FieldPlace any_field(const State& state, Seat seat, RandomStream& random) {
    FixedVector<FieldPlace, kSectors * kFields> fields;
    for (std::uint8_t sector = 1; sector <= kSectors; ++sector) {
        if (state.sector_used(seat, sector)) continue;
        for (std::uint8_t field = 1; field <= kFields; ++field)
            if (state.field(sector, field) != 0) fields.push_back({sector, field});
    }
    return fields[random.uniform(static_cast<std::uint32_t>(fields.size()))];
}

}  // namespace

Action Cosmogenesis::random_action(const State& state, Seat seat, RandomStream& random) const {
    if (!has_seat(actors(state), seat)) return {};
    ActionList list;
    if (state.phase == Phase::kMain)
        visit_element(content_, state, state.seat(seat), any_field(state, seat, random), list);
    else
        legal(state, seat, list);
    return list.any(random);
}

}  // namespace orrery::cosmogenesis
