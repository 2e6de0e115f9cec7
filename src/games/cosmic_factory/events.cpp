#include "games/cosmic_factory/events.h"

namespace orrery::cosmic_factory {
namespace {

constexpr EventShape kShapes[] = {
    {EventKind::kCardRevealed, "card_revealed", {"round", "card"}},
    {EventKind::kTilesDealt, "tiles_dealt", {"tiles"}},
    {EventKind::kPicked, "picked"},
    {EventKind::kPacketsPassed, "packets_passed", {"to_left"}},
    {EventKind::kPilesPassed, "piles_passed"},
    {EventKind::kReady, "ready"},
    {EventKind::kBuildStarted, "build_started", {"seconds"}},
    {EventKind::kPlaced, "placed", {"tile", "rotation", "x", "y"}},
    {EventKind::kMoved, "moved", {"tile", "from_x", "from_y", "x", "y"}},
    {EventKind::kSwapped, "swapped", {"from_x", "from_y", "x", "y"}},
    {EventKind::kRotated, "rotated", {"tile", "rotation", "x", "y"}},
    {EventKind::kRemoved, "removed", {"tile", "x", "y"}},
    {EventKind::kFlipped, "flipped", {"tile", "down", "x", "y"}},
    {EventKind::kBonusTaken, "bonus_taken", {"colours"}},
    {EventKind::kDone, "done"},
    {EventKind::kUndone, "undone"},
    {EventKind::kTimeUp, "time_up"},
    {EventKind::kBuildEnded, "build_ended"},
    {EventKind::kRepaired, "repaired", {"tile", "rotation", "x", "y"}},
    {EventKind::kDiscarded, "discarded", {"tile"}},
    {EventKind::kChose, "chose"},
    {EventKind::kTurnedDown, "turned_down", {"tile", "x", "y"}},
    {EventKind::kSabotaged, "sabotaged", {"tile", "x", "y"}},
    {EventKind::kZonePoints, "zone_points", {"colour", "points", "marker"}},
    {EventKind::kTrackPoints, "track_points", {"tiles", "points", "marker"}},
    {EventKind::kExchanged, "exchanged", {"colour", "points", "marker"}},
    {EventKind::kBonusWon, "bonus_won", {"colour", "points", "marker"}},
    {EventKind::kBonusLost, "bonus_lost", {"colour", "points", "marker"}},
    {EventKind::kCardPoints, "card_points", {"points", "marker"}},
    {EventKind::kOffered, "offered", {"colour", "marker", "star"}},
    {EventKind::kOfferedNothing, "offered_nothing"},
    {EventKind::kRoundEnded, "round_ended", {"round"}},
    {EventKind::kGameOver, "game_over"},
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmic_factory
