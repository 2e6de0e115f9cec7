// Random play that gets somewhere: tiles are laid until the galaxy is complete.
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/repair.h"

namespace orrery::cosmic_factory {
namespace {

template <class T, std::size_t N>
const T& any_of(const FixedVector<T, N>& items, RandomStream& random) {
    return items[random.uniform(static_cast<std::uint32_t>(items.size()))];
}

Cell random_free_cell(const Galaxy& galaxy, Shape shape, RandomStream& random) {
    if (shape == Shape::kFree) {
        FixedVector<Cell, 4 * kTilesPerPlayer> cells;
        for (Cell cell : free_neighbours(galaxy))
            if (on_board(shape, cell)) cells.push_back(cell);
        return cells.empty() ? Cell{} : any_of(cells, random);
    }
    const int free = tiles_in_shape(shape) - static_cast<int>(galaxy.size());
    auto to_pass = static_cast<int>(random.uniform(static_cast<std::uint32_t>(free)));
    Cell chosen;
    for_each_cell(shape, [&](Cell cell) {
        if (to_pass < 0 || index_at(galaxy, cell) >= 0) return;
        if (to_pass == 0) chosen = cell;
        --to_pass;
    });
    return chosen;
}

// A tile that does not belong to the piece to keep.
Action remove_stray(const Galaxy& galaxy) {
    const std::uint16_t keep = piece_to_keep(galaxy);
    for (std::size_t i = 0; i < galaxy.size(); ++i)
        if ((keep >> i & 1U) == 0) return on_cell(ActionKind::kRemove, galaxy[i].cell);
    return {};
}

Action random_building(const State& state, const SeatState& own, const CardRules& card,
                       RandomStream& random) {
    const Galaxy& galaxy = own.galaxy;
    if (static_cast<int>(galaxy.size()) < tiles_in_shape(card.shape)) {
        // One draw a statement: compilers differ in the order in which they evaluate arguments.
        const std::uint8_t tile = any_of(own.pile, random);
        const auto rotation = static_cast<std::uint8_t>(random.uniform(4));
        return place(tile, rotation, random_free_cell(galaxy, card.shape, random));
    }
    if (!is_complete(galaxy, card.shape)) return remove_stray(galaxy);
    if (tiles_face_down(galaxy) < card.tiles_to_turn_down) {
        FixedVector<Cell, kTilesPerPlayer> up;
        for (const PlacedTile& placed : galaxy)
            if (placed.face_down == 0) up.push_back(placed.cell);
        return on_cell(ActionKind::kFlipDown, any_of(up, random));
    }
    FixedVector<std::uint8_t, 7> grabs;
    for (std::uint8_t wanted = 1; card.bonus_tiles && own.bonus == 0 && wanted <= 7; ++wanted)
        if ((wanted & ~state.middle) == 0) grabs.push_back(wanted);
    constexpr std::uint32_t kOneInSoManyBets = 4;
    if (!grabs.empty() && random.uniform(kOneInSoManyBets) == 0) return take(any_of(grabs, random));
    return plain(ActionKind::kDone);
}

}  // namespace

Action CosmicFactory::random_action(const State& state, Seat seat, RandomStream& random) const {
    if (state.phase == Phase::kBuild && has_seat(actors(state), seat))
        return random_building(state, state.seat(seat), content_.rules(state.card()), random);
    if (state.phase == Phase::kDraft1 || state.phase == Phase::kDraft2) {
        auto packet = state.seat(seat).packet;
        shuffle(std::span<std::uint8_t>(packet.data(), packet.size()), random);
        return pick(packet[0], packet[1], packet[2]);
    }
    Action chosen;
    std::uint32_t count = 0;
    legal(state, seat, [&](Action action) {
        if (random.uniform(++count) == 0) chosen = action;
    });
    return chosen;
}

}  // namespace orrery::cosmic_factory
