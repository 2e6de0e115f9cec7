// A seat's points one by one: each nebula and the life on it. Of goals only their sum is kept.
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::crafting_the_cosmos {

std::vector<ScoreItem> CraftingTheCosmos::score_items(const State& state, std::size_t line) const {
    const SeatState& own = state.seats[line];
    const Points points = points_of(content_, own);
    std::vector<ScoreItem> items;
    const auto nebula = [&](std::size_t space) {
        return words().tile->print({own.nebulae[space]});
    };
    own.formed.for_each([&](std::size_t space) {
        items.push_back({kNebulaePart, nebula(space), content_.tiles[own.nebulae[space]].points});
    });
    if (points.crystals != 0) items.push_back({kCrystalsPart, {}, points.crystals});
    if (points.cards != 0) items.push_back({kCardsPart, {}, points.cards});
    if (points.goals != 0) items.push_back({kGoalsPart, {}, points.goals});
    if (state.phase != Phase::kGameOver) return items;  // CTC-ALIFE-03
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        for (std::uint8_t tile : own.advanced[space])
            if (tile != 0) items.push_back({kAdvancedPart, nebula(space), value_of(tile)});
    return items;
}

}  // namespace orrery::crafting_the_cosmos
