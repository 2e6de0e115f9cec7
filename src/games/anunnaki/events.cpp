#include "games/anunnaki/events.h"

namespace orrery::anunnaki {
namespace {

constexpr EventForm kForms[] = {
    {EventKind::kCandidate,
     "candidate",
     {"candidate", "unit:unit_or_none", "score@3,4", "kept:flag@5"}},
    {EventKind::kCriterion,
     "criterion",
     {"rule", "criterion", "strategy:strategy_or_none", "value:score@1,3", "before:number@4",
      "after:number@5"}},
    {EventKind::kTarget, "target", {"rule", "place"}},
    {EventKind::kSkipped, "skipped", {"rule", "track", "reason"}},
    {EventKind::kLapsed, "lapsed", {"rule", "number"}},
    {EventKind::kGained, "gained", {"rule", "followers:number", "vp:number"}},
    {EventKind::kTurnStarted, "turn_started", {"turn:number", "last:flag"}},
    {EventKind::kCardRevealed, "card_revealed", {"deck", "card:shown_card@0,1"}},
    {EventKind::kCardResolved, "card_resolved", {"deck", "card:shown_card@0,1"}},
    {EventKind::kElement, "element", {"element"}},
    {EventKind::kCardsRemoved, "cards_removed"},
    {EventKind::kEndTriggered, "end_triggered"},
    {EventKind::kGameOver, "game_over"},
    {EventKind::kCubePlaced, "cube_placed", {"space:fate_space", "path:path_or_none", "cubes"}},
    {EventKind::kExhausted, "exhausted", {"area", "symbols", "resources:produced@0,1"}},
    {EventKind::kBuilt, "built", {"area", "slot:row_slot"}},
    {EventKind::kUnitPlaced, "unit_placed", {"unit", "place"}},
    {EventKind::kUnitMoved, "unit_moved", {"unit", "from:place", "to:place", "portal:flag"}},
    {EventKind::kUnitsRetreated, "units_retreated", {"from:place", "to:place"}},
    {EventKind::kSummoned, "summoned", {"unit", "area:place"}},
    {EventKind::kVpGained, "vp_gained", {"points:number"}},
    {EventKind::kTrackAdvanced, "track_advanced", {"track", "space"}},
    {EventKind::kSupremacyMoved, "supremacy_moved", {"spaces:number", "to:marker"}},
    {EventKind::kSupremacyToken, "supremacy_token", {"at:marker"}},
    {EventKind::kContractTaken,
     "contract_taken",
     {"slot", "contract:contract_or_none", "vp:number", "trade:number"}},
    {EventKind::kContractLaid, "contract_laid", {"slot", "contract"}},
    {EventKind::kCultureTaken, "culture_taken", {"site", "token:culture_token_or_none"}},
    {EventKind::kCreatureTaken, "creature_taken", {"creature", "area:place"}},
    {EventKind::kLeaderChanged, "leader_changed", {"planet", "leader"}},
    {EventKind::kCombatStarted, "combat_started", {"place"}},
    {EventKind::kWeaponCommitted, "weapon_committed", {"card:committed"}},
    {EventKind::kDieRolled, "die_rolled", {"value:number"}},
    {EventKind::kCivilisationRevealed,
     "civilisation_revealed",
     {"place", "strength:number", "atlantis:flag"}},
    {EventKind::kCivilisationRemoved, "civilisation_removed", {"place"}},
    {EventKind::kCombatTotal, "combat_total", {"place", "total:number"}},
    {EventKind::kCombatWon, "combat_won", {"place"}},
    {EventKind::kPawnMoved, "pawn_moved", {"node"}},
    {EventKind::kSecondaryTaken, "secondary_taken", {"secondary"}},
    {EventKind::kResourceGained, "resource_gained", {"resource", "number"}},
    {EventKind::kResourcePaid, "resource_paid", {"resource", "number"}},
    {EventKind::kCrystalsChanged, "crystals_changed", {"change:number"}},
    {EventKind::kSettlementMoved, "settlement_moved", {"from:area", "to:area"}},
    {EventKind::kContractDropped, "contract_dropped", {"contract"}},
    {EventKind::kContractFulfilled, "contract_fulfilled", {"contract"}},
    {EventKind::kTileUpgraded, "tile_upgraded", {"tile"}},
    {EventKind::kWeaponDrawn, "weapon_drawn", {"card:weapon"}},
    {EventKind::kWeaponsRecovered, "weapons_recovered"},
    {EventKind::kArtefactDrawn, "artefact_drawn", {"artefact"}},
    {EventKind::kGodSummoned, "god_summoned", {"god", "area", "by:shape"}},
    {EventKind::kResourcesSwapped, "resources_swapped", {"given:resource", "taken:resource"}},
    {EventKind::kHarvested, "harvested", {"area", "resource"}},
    {EventKind::kOracleAsked, "oracle_asked", {"track"}},
    {EventKind::kAttackDecided, "attack_decided", {"planet", "attack:flag"}},
    {EventKind::kStopped, "stopped", {"task"}},
    {EventKind::kReported, "reported", {"action:entry"}},
};
constexpr std::size_t kOfTheCompanion = 1;  // so many at the end

}  // namespace

std::span<const EventForm> event_forms() {
    return std::span(kForms).first(std::size(kForms) - kOfTheCompanion);
}

std::span<const EventForm> companion_event_forms() {
    return kForms;
}

}  // namespace orrery::anunnaki
