#include "games/cosmogenesis/events.h"

namespace orrery::cosmogenesis {
namespace {

constexpr EventForm kForms[] = {
    {EventKind::kRoundStarted, "round_started", {"round"}},
    {EventKind::kObjectiveLaid, "objective_laid", {"field", "objective"}},
    {EventKind::kTileLaid, "tile_laid", {"field", "tile", "size"}},
    {EventKind::kBeltFieldLaid, "belt_field_laid", {"field", "belt_field"}},
    {EventKind::kStartChosen, "start_chosen"},
    {EventKind::kTook, "took", {"field"}},
    {EventKind::kDiscarded, "discarded", {"field"}},
    {EventKind::kPlanetCreated, "planet_created", {"orbit", "body:new_body"}},
    {EventKind::kMoonCreated, "moon_created", {"target", "body:new_body"}},
    {EventKind::kCollided, "collided", {"target", "size", "collider:size", "rest"}},
    {EventKind::kLifeFell, "life_fell", {"target", "from_stage:stage"}},
    {EventKind::kGotRings, "got_rings", {"orbit"}},
    {EventKind::kGotWet, "got_wet", {"target"}},
    {EventKind::kBeltChanged, "belt_changed", {"asteroids:change", "comets:change"}},
    {EventKind::kMonolithTaken, "monolith_taken"},
    {EventKind::kObjectTaken, "object_taken", {"object", "uses"}},
    {EventKind::kObjectUsed, "object_used", {"object", "left:uses"}},
    {EventKind::kStellarTaken, "stellar_taken", {"objective:stellar"}},
    {EventKind::kPlanetaryTaken, "planetary_taken", {"objective:planetary"}},
    {EventKind::kObjectiveRevealed, "objective_revealed", {"objective:planetary", "orbit"}},
    {EventKind::kRewardPending, "reward_pending", {"item:reward"}},
    {EventKind::kRewardLost, "reward_lost", {"item:reward"}},
    {EventKind::kLifeCreated, "life_created", {"target"}},
    {EventKind::kEvolved, "evolved", {"target", "stage"}},
    {EventKind::kModuleBuilt, "module_built"},
    {EventKind::kOrbitsSwapped, "orbits_swapped", {"orbit", "orbit2:orbit"}},
    {EventKind::kTurnEnded, "turn_ended"},
    {EventKind::kRoundEnded, "round_ended", {"round"}},
    {EventKind::kTileReturned, "tile_returned", {"tile"}},
    {EventKind::kObjectiveBoxed, "objective_boxed", {"objective"}},
    {EventKind::kGameOver, "game_over"},
};

}  // namespace

std::span<const EventForm> event_forms() {
    return kForms;
}

}  // namespace orrery::cosmogenesis
