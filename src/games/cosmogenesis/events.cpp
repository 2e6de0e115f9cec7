#include "games/cosmogenesis/events.h"

namespace orrery::cosmogenesis {
namespace {

constexpr EventShape kShapes[] = {
    {EventKind::kRoundStarted, "round_started", {"round"}},
    {EventKind::kObjectiveLaid, "objective_laid", {"field", "stellar", "objective"}},
    {EventKind::kTileLaid, "tile_laid", {"sector", "field", "tile", "size"}},
    {EventKind::kBeltFieldLaid, "belt_field_laid", {"field", "asteroids", "comets"}},
    {EventKind::kStartChosen, "start_chosen"},
    {EventKind::kTook, "took", {"sector", "field"}},
    {EventKind::kDiscarded, "discarded", {"sector", "field"}},
    {EventKind::kPlanetCreated, "planet_created", {"orbit", "kind", "size", "colour"}},
    {EventKind::kMoonCreated, "moon_created", {"orbit", "moon", "kind", "size"}},
    {EventKind::kCollided, "collided", {"orbit", "place", "size", "collider", "rest"}},
    {EventKind::kLifeFell, "life_fell", {"orbit", "place", "from_stage"}},
    {EventKind::kGotRings, "got_rings", {"orbit"}},
    {EventKind::kGotWet, "got_wet", {"orbit", "place"}},
    {EventKind::kBeltChanged, "belt_changed", {"asteroids", "comets"}},
    {EventKind::kMonolithTaken, "monolith_taken"},
    {EventKind::kObjectTaken, "object_taken", {"object", "uses"}},
    {EventKind::kObjectUsed, "object_used", {"object", "left"}},
    {EventKind::kStellarTaken, "stellar_taken", {"objective"}},
    {EventKind::kPlanetaryTaken, "planetary_taken", {"objective"}},
    {EventKind::kObjectiveRevealed, "objective_revealed", {"objective", "orbit"}},
    {EventKind::kRewardPending, "reward_pending", {"item"}},
    {EventKind::kRewardLost, "reward_lost", {"item"}},
    {EventKind::kLifeCreated, "life_created", {"orbit", "place"}},
    {EventKind::kEvolved, "evolved", {"orbit", "place", "stage"}},
    {EventKind::kModuleBuilt, "module_built"},
    {EventKind::kOrbitsSwapped, "orbits_swapped", {"orbit", "orbit2"}},
    {EventKind::kTurnEnded, "turn_ended"},
    {EventKind::kRoundEnded, "round_ended", {"round"}},
    {EventKind::kTileReturned, "tile_returned", {"tile"}},
    {EventKind::kObjectiveBoxed, "objective_boxed", {"stellar", "objective"}},
    {EventKind::kGameOver, "game_over"},
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmogenesis
