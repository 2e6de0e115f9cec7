#include "games/crafting_the_cosmos/events.h"

#include <array>

namespace orrery::crafting_the_cosmos {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 3> kDarkFromTo{"dark", "from", "to"};
constexpr std::array<std::string_view, 1> kElement{"element"};
constexpr std::array<std::string_view, 1> kTile{"tile"};
constexpr std::array<std::string_view, 1> kDna{"dna"};
constexpr std::array<std::string_view, 1> kSupernova{"supernova"};
constexpr std::array<std::string_view, 1> kGravitons{"gravitons"};
constexpr std::array<std::string_view, 2> kPositionEnergy{"position", "energy"};
constexpr std::array<std::string_view, 1> kEnergy{"energy"};
constexpr std::array<std::string_view, 1> kCards{"cards"};
constexpr std::array<std::string_view, 1> kSpace{"space"};
constexpr std::array<std::string_view, 1> kSupply{"supply"};
constexpr std::array<std::string_view, 2> kTileNebulaSpace{"tile", "nebula_space"};
constexpr std::array<std::string_view, 2> kElementStarSpace{"element", "star_space"};
constexpr std::array<std::string_view, 1> kLifeSpace{"life_space"};
constexpr std::array<std::string_view, 3> kNebulaSpaceTilePoints{"nebula_space", "tile", "points"};
constexpr std::array<std::string_view, 2> kLifeSpaceStable{"life_space", "stable"};
constexpr std::array<std::string_view, 2> kNumberPoints{"number", "points"};
constexpr std::array<std::string_view, 2> kNebulaSpaceGroup{"nebula_space", "group"};
constexpr std::array<std::string_view, 2> kNebulaSpaceValue{"nebula_space", "value"};
constexpr std::array<std::string_view, 2> kEnergyCards{"energy", "cards"};
constexpr std::array<std::string_view, 2> kEnergyPoints{"energy", "points"};
constexpr std::array<std::string_view, 1> kPower{"power"};
constexpr std::array<std::string_view, 2> kPowerSlot{"power", "slot"};
constexpr std::array<std::string_view, 2> kPowerMode{"power", "mode"};
constexpr std::array<std::string_view, 1> kStarSpace{"star_space"};
constexpr std::array<std::string_view, 1> kNebulaSpace{"nebula_space"};
constexpr std::array<std::string_view, 1> kPoints{"points"};
constexpr std::array<std::string_view, 2> kStarSpaceElement{"star_space", "element"};
constexpr std::array<std::string_view, 2> kStarSpaceStarTarget{"star_space", "star_target"};
constexpr std::array<std::string_view, 2> kLifeSpaceLifeTarget{"life_space", "life_target"};
constexpr std::array<std::string_view, 2> kNebulaSpaceNebulaTarget{"nebula_space", "nebula_target"};
constexpr std::array<std::string_view, 3> kNebulaSpaceTileNewTile{"nebula_space", "tile",
                                                                  "new_tile"};
constexpr std::array<std::string_view, 6> kHHeOCProtoNebulae{"H", "He",    "O",
                                                             "C", "proto", "nebulae"};
constexpr std::array<std::string_view, 1> kGoal{"goal"};
constexpr std::array<std::string_view, 3> kGoalValuePoints{"goal", "value", "points"};
constexpr std::array<std::string_view, 1> kRound{"round"};

constexpr EventShape shape(EventKind kind, std::string_view name, Names arguments = {}) {
    return {static_cast<std::uint8_t>(kind), name, arguments};
}

constexpr std::array kShapes{
    shape(EventKind::kTurnBegan, "turn_began"),
    shape(EventKind::kTokenMoved, "token_moved", kDarkFromTo),
    shape(EventKind::kStarGained, "star_gained", kElement),
    shape(EventKind::kProtoGained, "proto_gained"),
    shape(EventKind::kNebulaGained, "nebula_gained", kTile),
    shape(EventKind::kDnaGained, "dna_gained", kDna),
    shape(EventKind::kSupernovaGained, "supernova_gained", kSupernova),
    shape(EventKind::kGravitonGained, "graviton_gained", kGravitons),
    shape(EventKind::kCardTaken, "card_taken", kPositionEnergy),
    shape(EventKind::kCardDrawn, "card_drawn"),
    shape(EventKind::kCardSeen, "card_seen", kEnergy),
    shape(EventKind::kDeckShuffled, "deck_shuffled", kCards),
    shape(EventKind::kDisplayFilled, "display_filled", kPositionEnergy),
    shape(EventKind::kCrystalMoved, "crystal_moved", kSpace),
    shape(EventKind::kCrystalTaken, "crystal_taken", kSupply),
    shape(EventKind::kNebulaPlaced, "nebula_placed", kTileNebulaSpace),
    shape(EventKind::kStarPlaced, "star_placed", kElementStarSpace),
    shape(EventKind::kProtoPlaced, "proto_placed", kLifeSpace),
    shape(EventKind::kStablePlaced, "stable_placed", kLifeSpace),
    shape(EventKind::kFormed, "formed", kNebulaSpaceTilePoints),
    shape(EventKind::kStarDiscarded, "star_discarded", kElementStarSpace),
    shape(EventKind::kLifeDiscarded, "life_discarded", kLifeSpaceStable),
    shape(EventKind::kDischarged, "discharged", kNumberPoints),
    shape(EventKind::kAdvancedLife, "advanced_life", kNebulaSpaceGroup),
    shape(EventKind::kAdvancedLifeSeen, "advanced_life_seen", kNebulaSpaceValue),
    shape(EventKind::kCardsSpent, "cards_spent", kEnergyCards),
    shape(EventKind::kSetScored, "set_scored", kEnergyPoints),
    shape(EventKind::kPowersDrawn, "powers_drawn", kEnergyCards),
    shape(EventKind::kPowerSeen, "power_seen", kPower),
    shape(EventKind::kPowerKept, "power_kept", kPowerSlot),
    shape(EventKind::kPowerUsed, "power_used", kPowerMode),
    shape(EventKind::kStarChosen, "star_chosen", kStarSpace),
    shape(EventKind::kLifeChosen, "life_chosen", kLifeSpace),
    shape(EventKind::kNebulaChosen, "nebula_chosen", kNebulaSpace),
    shape(EventKind::kStopped, "stopped"),
    shape(EventKind::kPointsGained, "points_gained", kPoints),
    shape(EventKind::kTurnedSupernova, "turned_supernova", kStarSpaceElement),
    shape(EventKind::kTurnedStar, "turned_star", kStarSpaceElement),
    shape(EventKind::kStabilized, "stabilized", kLifeSpace),
    shape(EventKind::kStarMoved, "star_moved", kStarSpaceStarTarget),
    shape(EventKind::kLifeMoved, "life_moved", kLifeSpaceLifeTarget),
    shape(EventKind::kNebulaMoved, "nebula_moved", kNebulaSpaceNebulaTarget),
    shape(EventKind::kNebulaReplaced, "nebula_replaced", kNebulaSpaceTileNewTile),
    shape(EventKind::kLifeLifted, "life_lifted", kLifeSpace),
    shape(EventKind::kLifePutDown, "life_put_down", kLifeSpaceStable),
    shape(EventKind::kOmegaNebula, "omega_nebula", kTile),
    shape(EventKind::kPiecesLost, "pieces_lost", kHHeOCProtoNebulae),
    shape(EventKind::kTurnEnded, "turn_ended"),
    shape(EventKind::kGoalScored, "goal_scored", kGoal),
    shape(EventKind::kGoalPoints, "goal_points", kGoalValuePoints),
    shape(EventKind::kGoalRevealed, "goal_revealed", kGoal),
    shape(EventKind::kLimitDiscarded, "limit_discarded", kEnergyCards),
    shape(EventKind::kRoundEnded, "round_ended", kRound),
    shape(EventKind::kRoundBegan, "round_began", kRound),
    shape(EventKind::kAdvancedLifePoints, "advanced_life_points", kPoints),
    shape(EventKind::kGameOver, "game_over"),
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::crafting_the_cosmos
