// Filling the cosmos board. The source of chance is a parameter, so that the specification's
// worked examples run with scripted draws.
#pragma once

#include <algorithm>

#include "core/random.h"
#include "games/cosmogenesis/content.h"

namespace orrery::cosmogenesis {

template <class T, std::size_t N>
void insert_sorted(FixedVector<T, N>& list, T item) {
    list.insert_at(
        static_cast<std::size_t>(std::lower_bound(list.begin(), list.end(), item) - list.begin()),
        item);
}

// CG-REFILL-03 to -05: a tile from the bag, and for a small one which face is up. Wet and ringed
// faces are turned over at once, so that no number is drawn for them.
template <UniformSource Source>
FieldContent draw_tile(const Content& content, State& state, Source& chance) {
    const std::size_t index = chance.uniform(static_cast<std::uint32_t>(state.bag.size()));
    const std::uint8_t tile = state.bag[index];
    state.bag.erase_at(index);
    const bool size_2 = content.tiles[tile].small && chance.uniform(2) == 1;
    return static_cast<FieldContent>((tile + 1) | (size_2 ? kSize2Face : 0));
}

// CG-REFILL-02: the top of the round's stack.
inline FieldContent next_objective(State& state) {
    const auto pop = [](auto& stack) {
        const std::uint8_t top = stack[0];
        stack.erase_at(0);
        return top;
    };
    return state.stellar_round() ? pop(state.stellar_stack) : pop(state.planetary_stack);
}

// CG-REFILL-06, -07: without a comet in the supply two asteroids take its place.
inline FieldContent next_for_belt(State& state, FieldContent wanted) {
    if (wanted != kOneComet) return wanted;
    if (state.comets == 0) return kTwoAsteroids;
    --state.comets;
    return kOneComet;
}

// Sector by sector, fields in ascending order (CG-REFILL-01 to -07). `laid` is told of each field.
template <UniformSource Source, class Laid>
void refill(const Content& content, State& state, Source& chance, Laid&& laid) {
    for (std::uint8_t sector = 1; sector <= kSectors; ++sector)
        for (std::uint8_t field = 1; field <= kFields; ++field) {
            if (!content.in_use(sector, field, state.players)) continue;
            FieldContent& place = state.board[sector - 1U][field - 1U];
            if (sector == 1)
                place = next_objective(state);
            else if (sector == kSectors)
                place = next_for_belt(state, content.fields[sector - 1U][field - 1U].content);
            else
                place = draw_tile(content, state, chance);
            laid(sector, field, place);
        }
}

}  // namespace orrery::cosmogenesis
