// Questions about one galaxy board that several rules ask.
#pragma once

#include <algorithm>
#include <array>

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

inline constexpr StarSet kAllStars = StarSet::all();
inline constexpr LifeSet kAllLife = LifeSet::all();

inline StarSet empty_stars(const SeatState& own) {
    return kAllStars - own.occupied_stars();
}
inline LifeSet empty_life(const SeatState& own) {
    return kAllLife - own.life();
}
inline NebulaSet empty_nebulae(const SeatState& own) {
    NebulaSet empty;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (own.nebulae[space] == 0) empty.insert(space);
    return empty;
}
inline NebulaSet unformed_nebulae(const SeatState& own) {
    return NebulaSet::all() - empty_nebulae(own) - own.formed;
}

inline std::size_t element_at(const SeatState& own, std::size_t space) {
    for (std::size_t element = 0; element + 1 < kElements; ++element)
        if (own.stars[element].contains(space)) return element;
    return kElements - 1;
}

// The connected occupied spaces around a space, and every space next to them.
template <class Set, std::size_t N>
struct Cluster {
    Set members, border;
    Cluster(const std::array<Set, N>& neighbours, const Set& occupied, std::size_t from) {
        Set added;
        added.insert(from);
        while (!added.empty()) {
            members |= added;
            Set around;
            added.for_each([&](std::size_t space) { around |= neighbours[space]; });
            border |= around - occupied;
            added = (around & occupied) - members;
        }
    }
};

// CTC-MOVE-02, -07: where a movement from a space may end.
inline StarSet star_targets(const Board& board, const SeatState& own, std::size_t from) {
    return Cluster(board.star_neighbours, own.occupied_stars(), from).border;
}
inline LifeSet life_targets(const Board& board, const SeatState& own, std::size_t from) {
    return Cluster(board.life_neighbours, own.life(), from).border;
}

// CTC-PLACE-04, -05: next to life, or the start space on a board without any.
inline LifeSet proto_targets(const Board& board, const SeatState& own) {
    const LifeSet life = own.life();
    LifeSet targets;
    if (life.empty())
        targets.insert(board.start_life);
    else
        targets = board.neighbours(life) - life;
    return targets;
}

// How the stars on its corners meet what a nebula needs: real ones first, then supernovae, which
// stand for whatever is missing, in the order of the elements.
struct Needs {
    std::array<std::uint8_t, kElements> missing{};
    std::array<std::uint8_t, kElements> stood_in{};  // by a supernova
    int stars = 0;                                   // on the corners in all
    bool met() const { return missing == std::array<std::uint8_t, kElements>{}; }
};
inline Needs needs_of(const Content& content, const SeatState& own, std::size_t space) {
    const NebulaTile& tile = content.tiles[own.nebulae[space]];
    const StarSet corners = content.board.corners[space];
    int supernovae = (own.supernovae & corners).count();
    Needs needs;
    needs.stars = supernovae;
    for (std::size_t element = 0; element < kElements; ++element) {
        const int have = ((own.stars[element] & corners) - own.supernovae).count();
        const int open = std::max(tile.need[element] - have, 0);
        const int helped = std::min(open, supernovae);
        supernovae -= helped;
        needs.stars += have;
        needs.stood_in[element] = static_cast<std::uint8_t>(helped);
        needs.missing[element] = static_cast<std::uint8_t>(open - helped);
    }
    return needs;
}

enum class Formable : std::uint8_t { kYes, kNoNebula, kFormed, kMissing, kTooMany };

// CTC-FORM-01: the stars on the corners, supernovae standing in for what is missing.
inline Formable formable(const Content& content, const Options& options, const SeatState& own,
                         std::size_t space) {
    const std::uint8_t id = own.nebulae[space];
    if (id == 0) return Formable::kNoNebula;
    if (own.formed.contains(space)) return Formable::kFormed;
    const Needs needs = needs_of(content, own, space);
    if (!needs.met()) return Formable::kMissing;
    if (options.form_rule == FormRule::kExact && needs.stars != content.tiles[id].stars)
        return Formable::kTooMany;
    return Formable::kYes;
}

}  // namespace orrery::crafting_the_cosmos
