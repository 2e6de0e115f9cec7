#include "games/anunnaki/events.h"

namespace orrery::anunnaki {
namespace {

constexpr EventShape kShapes[] = {
    {EventKind::kCandidate, "candidate", {"what", "id", "detail", "score", "kept"}},
    {EventKind::kCriterion,
     "criterion",
     {"rule", "criterion", "detail", "value", "before", "after"}},
    {EventKind::kTarget, "target", {"rule", "place"}},
    {EventKind::kSkipped, "skipped", {"rule", "track", "reason"}},
    {EventKind::kLapsed, "lapsed", {"rule", "number"}},
    {EventKind::kGained, "gained", {"rule", "followers", "vp"}},
    {EventKind::kTurnStarted, "turn_started", {"turn", "last"}},
    {EventKind::kCardRevealed, "card_revealed", {"deck", "card"}},
    {EventKind::kCardResolved, "card_resolved", {"deck", "card"}},
    {EventKind::kElement, "element", {"what", "number", "detail"}},
    {EventKind::kCardsRemoved, "cards_removed"},
    {EventKind::kEndTriggered, "end_triggered"},
    {EventKind::kGameOver, "game_over"},
    {EventKind::kCubePlaced, "cube_placed", {"at", "cubes"}},
    {EventKind::kExhausted, "exhausted", {"area", "symbols"}},
    {EventKind::kBuilt, "built", {"area", "slot"}},
    {EventKind::kUnitPlaced, "unit_placed", {"unit", "place"}},
    {EventKind::kUnitMoved, "unit_moved", {"unit", "from", "to", "portal"}},
    {EventKind::kUnitsRetreated, "units_retreated", {"from", "to"}},
    {EventKind::kSummoned, "summoned", {"unit", "area"}},
    {EventKind::kVpGained, "vp_gained", {"points"}},
    {EventKind::kTrackAdvanced, "track_advanced", {"track", "space"}},
    {EventKind::kSupremacyMoved, "supremacy_moved", {"spaces", "place"}},
    {EventKind::kSupremacyToken, "supremacy_token", {"place"}},
    {EventKind::kContractTaken, "contract_taken", {"slot", "contract", "vp", "trade"}},
    {EventKind::kContractLaid, "contract_laid", {"slot", "contract"}},
    {EventKind::kCultureTaken, "culture_taken", {"site", "token"}},
    {EventKind::kCreatureTaken, "creature_taken", {"creature", "area"}},
    {EventKind::kLeaderChanged, "leader_changed", {"planet", "leader"}},
    {EventKind::kCombatStarted, "combat_started", {"place"}},
    {EventKind::kWeaponCommitted, "weapon_committed", {"card"}},
    {EventKind::kDieRolled, "die_rolled", {"value"}},
    {EventKind::kCivilisationRevealed, "civilisation_revealed", {"place", "strength", "atlantis"}},
    {EventKind::kCivilisationRemoved, "civilisation_removed", {"place"}},
    {EventKind::kCombatTotal, "combat_total", {"place", "total"}},
    {EventKind::kCombatWon, "combat_won", {"place"}},
    {EventKind::kPawnMoved, "pawn_moved", {"node"}},
    {EventKind::kSecondaryTaken, "secondary_taken", {"secondary"}},
    {EventKind::kResourceGained, "resource_gained", {"resource", "number"}},
    {EventKind::kResourcePaid, "resource_paid", {"resource", "number"}},
    {EventKind::kCrystalsChanged, "crystals_changed", {"change"}},
    {EventKind::kSettlementMoved, "settlement_moved", {"from", "to"}},
    {EventKind::kContractDropped, "contract_dropped", {"contract"}},
    {EventKind::kContractFulfilled, "contract_fulfilled", {"contract"}},
    {EventKind::kTileUpgraded, "tile_upgraded", {"tile"}},
    {EventKind::kWeaponDrawn, "weapon_drawn", {"card"}},
    {EventKind::kWeaponsRecovered, "weapons_recovered"},
    {EventKind::kArtefactDrawn, "artefact_drawn", {"artefact"}},
    {EventKind::kGodSummoned, "god_summoned", {"god", "area", "by"}},
    {EventKind::kResourcesSwapped, "resources_swapped", {"given", "taken"}},
    {EventKind::kHarvested, "harvested", {"area", "resource"}},
    {EventKind::kOracleAsked, "oracle_asked", {"track"}},
    {EventKind::kAttackDecided, "attack_decided", {"planet", "attack"}},
    {EventKind::kStopped, "stopped", {"task"}},
    {EventKind::kReported, "reported", {"action", "a", "b", "c", "d", "e"}},
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::anunnaki
