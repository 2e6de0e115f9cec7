// What a learned judge of this game looks at: whose hand is built from, how the scores stand, and
// what counts this round. Of a hand it sees which tiles they are, not how they lie: what it is
// asked is what a hand is worth before anybody has built with it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/features.h"
#include "core/network.h"
#include "games/cosmic_factory/content.h"
#include "games/cosmic_factory/state.h"

namespace orrery::cosmic_factory {

// Numbers of a hand that are sums over its tiles.
inline constexpr std::size_t kHandNumbers = 20;

class Features {
  public:
    explicit Features(const Content& content);
    const FeatureSpace& space() const { return space_; }

    // How the scores stand, and what counts: they add to a row that is empty where they write.
    void add_standing(const State& state, Seat seat, InputRow& row) const;
    // The hand, tile by tile and in any order, on top of what is in the row already.
    void add_tiles(const State& state, Seat seat, std::span<const std::uint8_t> tiles,
                   InputRow& row) const;

  private:
    void add_rivals(const State& state, Seat seat, InputRow& row) const;

    FeatureSpace space_;
    FeatureGroup tiles_, hand_, wanted_, with_card_, markers_, rivals_, players_, rounds_, cards_;
    std::size_t cards_told_ = 0;
    std::array<std::array<std::uint8_t, kHandNumbers>, kTileCount + 1> numbers_{};  // by tile
};

}  // namespace orrery::cosmic_factory
