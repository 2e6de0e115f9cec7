#include "games/cosmogenesis/events.h"

#include <array>

namespace orrery::cosmogenesis {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 1> kRoundArguments{"round"};
constexpr std::array<std::string_view, 3> kFieldStellarObjectiveArguments{"field", "stellar",
                                                                          "objective"};
constexpr std::array<std::string_view, 4> kSectorFieldTileSizeArguments{"sector", "field", "tile",
                                                                        "size"};
constexpr std::array<std::string_view, 3> kFieldAsteroidsCometsArguments{"field", "asteroids",
                                                                         "comets"};
constexpr std::array<std::string_view, 2> kSectorFieldArguments{"sector", "field"};
constexpr std::array<std::string_view, 4> kOrbitKindSizeColourArguments{"orbit", "kind", "size",
                                                                        "colour"};
constexpr std::array<std::string_view, 4> kOrbitMoonKindSizeArguments{"orbit", "moon", "kind",
                                                                      "size"};
constexpr std::array<std::string_view, 5> kOrbitPlaceSizeColliderRestArguments{
    "orbit", "place", "size", "collider", "rest"};
constexpr std::array<std::string_view, 3> kOrbitPlaceFromStageArguments{"orbit", "place",
                                                                        "from_stage"};
constexpr std::array<std::string_view, 1> kOrbitArguments{"orbit"};
constexpr std::array<std::string_view, 2> kOrbitPlaceArguments{"orbit", "place"};
constexpr std::array<std::string_view, 2> kAsteroidsCometsArguments{"asteroids", "comets"};
constexpr std::array<std::string_view, 2> kObjectUsesArguments{"object", "uses"};
constexpr std::array<std::string_view, 2> kObjectLeftArguments{"object", "left"};
constexpr std::array<std::string_view, 1> kObjectiveArguments{"objective"};
constexpr std::array<std::string_view, 2> kObjectiveOrbitArguments{"objective", "orbit"};
constexpr std::array<std::string_view, 1> kItemArguments{"item"};
constexpr std::array<std::string_view, 3> kOrbitPlaceStageArguments{"orbit", "place", "stage"};
constexpr std::array<std::string_view, 2> kOrbitOrbit2Arguments{"orbit", "orbit2"};
constexpr std::array<std::string_view, 1> kTileArguments{"tile"};
constexpr std::array<std::string_view, 2> kStellarObjectiveArguments{"stellar", "objective"};

constexpr EventShape shape(EventKind kind, std::string_view name, Names arguments = {}) {
    return {static_cast<std::uint8_t>(kind), name, arguments};
}

constexpr std::array kShapes{
    shape(EventKind::kRoundStarted, "round_started", kRoundArguments),
    shape(EventKind::kObjectiveLaid, "objective_laid", kFieldStellarObjectiveArguments),
    shape(EventKind::kTileLaid, "tile_laid", kSectorFieldTileSizeArguments),
    shape(EventKind::kBeltFieldLaid, "belt_field_laid", kFieldAsteroidsCometsArguments),
    shape(EventKind::kStartChosen, "start_chosen"),
    shape(EventKind::kTook, "took", kSectorFieldArguments),
    shape(EventKind::kDiscarded, "discarded", kSectorFieldArguments),
    shape(EventKind::kPlanetCreated, "planet_created", kOrbitKindSizeColourArguments),
    shape(EventKind::kMoonCreated, "moon_created", kOrbitMoonKindSizeArguments),
    shape(EventKind::kCollided, "collided", kOrbitPlaceSizeColliderRestArguments),
    shape(EventKind::kLifeFell, "life_fell", kOrbitPlaceFromStageArguments),
    shape(EventKind::kGotRings, "got_rings", kOrbitArguments),
    shape(EventKind::kGotWet, "got_wet", kOrbitPlaceArguments),
    shape(EventKind::kBeltChanged, "belt_changed", kAsteroidsCometsArguments),
    shape(EventKind::kMonolithTaken, "monolith_taken"),
    shape(EventKind::kObjectTaken, "object_taken", kObjectUsesArguments),
    shape(EventKind::kObjectUsed, "object_used", kObjectLeftArguments),
    shape(EventKind::kStellarTaken, "stellar_taken", kObjectiveArguments),
    shape(EventKind::kPlanetaryTaken, "planetary_taken", kObjectiveArguments),
    shape(EventKind::kObjectiveRevealed, "objective_revealed", kObjectiveOrbitArguments),
    shape(EventKind::kRewardPending, "reward_pending", kItemArguments),
    shape(EventKind::kRewardLost, "reward_lost", kItemArguments),
    shape(EventKind::kLifeCreated, "life_created", kOrbitPlaceArguments),
    shape(EventKind::kEvolved, "evolved", kOrbitPlaceStageArguments),
    shape(EventKind::kModuleBuilt, "module_built"),
    shape(EventKind::kOrbitsSwapped, "orbits_swapped", kOrbitOrbit2Arguments),
    shape(EventKind::kTurnEnded, "turn_ended"),
    shape(EventKind::kRoundEnded, "round_ended", kRoundArguments),
    shape(EventKind::kTileReturned, "tile_returned", kTileArguments),
    shape(EventKind::kObjectiveBoxed, "objective_boxed", kStellarObjectiveArguments),
    shape(EventKind::kGameOver, "game_over"),
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmogenesis
