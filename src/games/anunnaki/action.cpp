// How actions are written, and what their operands are called.
#include "games/anunnaki/action.h"

namespace orrery::anunnaki {
namespace {

constexpr ActionForm kForms[] = {
    {ActionKind::kPawn, "pawn", "pawn to {node}"},
    {ActionKind::kMove, "move", "move {unit} from {from:place} to {to:place}"},
    {ActionKind::kMoveSettlement, "move settlement",
     "move settlement from {from:area} to {to:area}"},
    {ActionKind::kPortal, "portal", "portal {unit} from {from:place} to {to:place}"},
    {ActionKind::kHarvest, "harvest", "harvest {resource@1} in {area@0}"},
    {ActionKind::kPlaceFollower, "place follower", "place follower in {area}"},
    {ActionKind::kBuild, "build", "build in {area}[ without {without:removed}]"},
    {ActionKind::kTakeContract, "take contract", "take contract {slot}"},
    {ActionKind::kDropContract, "drop contract", "drop contract {contract:reserved}"},
    {ActionKind::kPickResource, "take resource", "take {resource}"},
    {ActionKind::kPickTrack, "advance", "advance {track}"},
    {ActionKind::kOracleTrack, "oracle", "oracle {track}"},
    {ActionKind::kPayAny, "pay", "pay {resource}"},
    {ActionKind::kSecondary, "secondary", "secondary {secondary}"},
    {ActionKind::kSummon, "summon", "summon {god} at {area:place} by {by:shape}"},
    {ActionKind::kFulfil, "fulfil", "fulfil {contract:reserved}"},
    {ActionKind::kSwap, "swap", "swap {given:resource} for {taken:resource}"},
    {ActionKind::kTakeCreature, "take creature", "take creature {creature} to {area}"},
    {ActionKind::kCombatOrder, "fight", "fight {place:battlefield}"},
    {ActionKind::kAttackDistant, "attack", "{decision@1} {planet@0}"},
    {ActionKind::kWeapon, "weapon", "weapon {card:weapon_or_none}"},
    {ActionKind::kRetreat, "retreat", "retreat to {area}"},
    {ActionKind::kPickUpgrade, "upgrade", "upgrade {tile}"},
    {ActionKind::kPickWeapon, "draw", "draw {card:weapon}"},
    {ActionKind::kCultureOrder, "culture", "culture {site}"},
    {ActionKind::kBotChoice, "choose", "choose {place}"},
    {ActionKind::kReveal, "reveal", "reveal {deck}"},
    {ActionKind::kStop, "stop"},
};

}  // namespace

std::string place_name(const Content& content, Place place) {
    if (is_area(place)) return place < content.areas.size() ? content.areas[place].id : "?";
    const std::size_t planet = planet_of_place(place);
    if (planet >= content.distant.size()) return "?";
    return content.distant[planet].id + (place == landing_place(planet) ? ":land" : ":lead");
}

std::span<const ActionForm> action_forms() {
    return kForms;
}

}  // namespace orrery::anunnaki
