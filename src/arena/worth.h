// What went with having what a game can have: its traits, and the seat.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "arena/contrast.h"
#include "arena/tournament.h"

namespace orrery::arena {

class Worth {
  public:
    explicit Worth(const Tournament& tournament);

    void add(const Unit& unit);

    // Of units, the means over the seats with it and over those without.
    struct Entry {
        TraitEntry about;
        std::size_t number = 0;              // as the game counts them
        std::uint64_t games = 0, seats = 0;  // that had it
        Contrast won{}, margin{}, points{};
    };
    struct Kind {
        TraitKind about;                    // without its entries
        std::optional<std::size_t> number;  // as the game counts them; seats have none
        std::vector<Entry> entries;
    };
    // Seats first, where there are several, then what the game names. All that can be there is
    // listed, also what never was.
    const std::vector<Kind>& kinds() const { return kinds_; }
    // Games that were played to their end: others count for nothing here.
    std::uint64_t games() const { return games_; }
    std::uint64_t seats() const { return games_ * static_cast<std::uint64_t>(seats_of_game_); }

  private:
    struct Sums;
    void add_kind(const Unit& unit, Kind& kind) const;

    int seats_of_game_;
    std::vector<Kind> kinds_;
    std::uint64_t games_ = 0;
};

}  // namespace orrery::arena
