// Hands of tiles for benchmarks: the same ones in every run.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>

#include "core/embedded_content.h"
#include "core/random.h"
#include "games/cosmic_factory/content.h"

namespace orrery::cosmic_factory {

inline const Content& bench_content() {
    static const Result<Content> content = load_content(embedded_content());
    if (!content) {
        std::cerr << to_string(content.error()) << '\n';
        std::exit(1);
    }
    return *content;
}

inline std::array<std::uint8_t, kTilesPerPlayer> random_hand(RandomStream& random) {
    std::array<std::uint8_t, kTileCount> tiles{};
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = static_cast<std::uint8_t>(i + 1);
    shuffle(std::span<std::uint8_t>(tiles), random);
    std::array<std::uint8_t, kTilesPerPlayer> hand{};
    std::copy_n(tiles.begin(), hand.size(), hand.begin());
    return hand;
}

}  // namespace orrery::cosmic_factory
