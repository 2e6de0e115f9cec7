#include "games/crafting_the_cosmos/events.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr EventForm kForms[] = {
    {EventKind::kTurnBegan, "turn_began"},
    {EventKind::kTokenMoved, "token_moved", {"dark:flag", "from:energy", "to:energy"}},
    {EventKind::kStarGained, "star_gained", {"element"}},
    {EventKind::kProtoGained, "proto_gained"},
    {EventKind::kNebulaGained, "nebula_gained", {"tile"}},
    {EventKind::kDnaGained, "dna_gained", {"dna:count"}},
    {EventKind::kSupernovaGained, "supernova_gained", {"supernova:count"}},
    {EventKind::kGravitonGained, "graviton_gained", {"gravitons:count"}},
    {EventKind::kCardTaken, "card_taken", {"position", "energy"}},
    {EventKind::kCardDrawn, "card_drawn"},
    {EventKind::kCardSeen, "card_seen", {"energy"}},
    {EventKind::kDeckShuffled, "deck_shuffled", {"cards:count"}},
    {EventKind::kDisplayFilled, "display_filled", {"position", "energy"}},
    {EventKind::kCrystalMoved, "crystal_moved", {"space:step"}},
    {EventKind::kCrystalTaken, "crystal_taken", {"supply:count"}},
    {EventKind::kNebulaPlaced, "nebula_placed", {"tile", "nebula_space"}},
    {EventKind::kStarPlaced, "star_placed", {"element", "star_space"}},
    {EventKind::kProtoPlaced, "proto_placed", {"life_space"}},
    {EventKind::kStablePlaced, "stable_placed", {"life_space"}},
    {EventKind::kFormed, "formed", {"nebula_space", "tile", "points"}},
    {EventKind::kStarDiscarded, "star_discarded", {"element", "star_space"}},
    {EventKind::kLifeDiscarded, "life_discarded", {"life_space", "stable:flag"}},
    {EventKind::kDischarged, "discharged", {"number:count", "points"}},
    {EventKind::kAdvancedLife, "advanced_life", {"nebula_space", "group"}},
    {EventKind::kAdvancedLifeSeen, "advanced_life_seen", {"nebula_space", "value:count"}},
    {EventKind::kCardsSpent, "cards_spent", {"energy", "cards:count"}},
    {EventKind::kSetScored, "set_scored", {"energy", "points"}},
    {EventKind::kPowersDrawn, "powers_drawn", {"energy", "cards:count"}},
    {EventKind::kPowerSeen, "power_seen", {"power"}},
    {EventKind::kPowerKept, "power_kept", {"power", "slot"}},
    {EventKind::kPowerUsed, "power_used", {"power", "mode@0,1?"}},
    {EventKind::kStarChosen, "star_chosen", {"star_space"}},
    {EventKind::kLifeChosen, "life_chosen", {"life_space"}},
    {EventKind::kNebulaChosen, "nebula_chosen", {"nebula_space"}},
    {EventKind::kStopped, "stopped"},
    {EventKind::kPointsGained, "points_gained", {"points"}},
    {EventKind::kTurnedSupernova, "turned_supernova", {"star_space", "element"}},
    {EventKind::kTurnedStar, "turned_star", {"star_space", "element"}},
    {EventKind::kStabilized, "stabilized", {"life_space"}},
    {EventKind::kStarMoved, "star_moved", {"star_space", "star_target:star_space"}},
    {EventKind::kLifeMoved, "life_moved", {"life_space", "life_target:life_space"}},
    {EventKind::kNebulaMoved, "nebula_moved", {"nebula_space", "nebula_target:nebula_space"}},
    {EventKind::kNebulaReplaced, "nebula_replaced", {"nebula_space", "tile", "new_tile:tile"}},
    {EventKind::kLifeLifted, "life_lifted", {"life_space"}},
    {EventKind::kLifePutDown, "life_put_down", {"life_space", "stable:flag"}},
    {EventKind::kOmegaNebula, "omega_nebula", {"tile"}},
    {EventKind::kPiecesLost,
     "pieces_lost",
     {"H:count", "He:count", "O:count", "C:count", "proto:count", "nebulae:count"}},
    {EventKind::kTurnEnded, "turn_ended"},
    {EventKind::kGoalScored, "goal_scored", {"goal"}},
    {EventKind::kGoalPoints, "goal_points", {"goal", "value:count", "points"}},
    {EventKind::kGoalRevealed, "goal_revealed", {"goal"}},
    {EventKind::kLimitDiscarded, "limit_discarded", {"energy", "cards:count"}},
    {EventKind::kRoundEnded, "round_ended", {"round"}},
    {EventKind::kRoundBegan, "round_began", {"round"}},
    {EventKind::kAdvancedLifePoints, "advanced_life_points", {"points"}},
    {EventKind::kGameOver, "game_over"},
};

}  // namespace

std::span<const EventForm> event_forms() {
    return kForms;
}

}  // namespace orrery::crafting_the_cosmos
