#include "games/cosmic_factory/events.h"

namespace orrery::cosmic_factory {
namespace {

constexpr EventForm kForms[] = {
    {EventKind::kCardRevealed, "card_revealed", {"round", "card"}},
    {EventKind::kTilesDealt, "tiles_dealt", {"tiles:count"}},
    {EventKind::kPicked, "picked"},
    {EventKind::kPacketsPassed, "packets_passed", {"to_left:flag"}},
    {EventKind::kPilesPassed, "piles_passed"},
    {EventKind::kReady, "ready"},
    {EventKind::kBuildStarted, "build_started", {"seconds"}},
    {EventKind::kPlaced, "placed", {"tile", "rotation", "cell"}},
    {EventKind::kMoved, "moved", {"tile", "from:cell", "cell"}},
    {EventKind::kSwapped, "swapped", {"cells"}},
    {EventKind::kRotated, "rotated", {"tile", "rotation", "cell"}},
    {EventKind::kRemoved, "removed", {"tile", "cell"}},
    {EventKind::kFlipped, "flipped", {"tile", "down:flag", "cell"}},
    {EventKind::kBonusTaken, "bonus_taken", {"colours"}},
    {EventKind::kDone, "done"},
    {EventKind::kUndone, "undone"},
    {EventKind::kTimeUp, "time_up"},
    {EventKind::kBuildEnded, "build_ended"},
    {EventKind::kRepaired, "repaired", {"tile", "rotation", "cell"}},
    {EventKind::kDiscarded, "discarded", {"tile"}},
    {EventKind::kChose, "chose"},
    {EventKind::kTurnedDown, "turned_down", {"tile", "cell"}},
    {EventKind::kSabotaged, "sabotaged", {"tile", "cell"}},
    {EventKind::kZonePoints, "zone_points", {"colour", "points", "marker:place"}},
    {EventKind::kTrackPoints, "track_points", {"tiles:count", "points", "marker:place"}},
    {EventKind::kExchanged, "exchanged", {"colour", "points", "marker:place"}},
    {EventKind::kBonusWon, "bonus_won", {"colour", "points", "marker:place"}},
    {EventKind::kBonusLost, "bonus_lost", {"colour", "points", "marker:place"}},
    {EventKind::kCardPoints, "card_points", {"points", "marker:place"}},
    {EventKind::kOffered, "offered", {"colour", "marker:place", "star:place"}},
    {EventKind::kOfferedNothing, "offered_nothing"},
    {EventKind::kRoundEnded, "round_ended", {"round"}},
    {EventKind::kGameOver, "game_over"},
};

}  // namespace

std::span<const EventForm> event_forms() {
    return kForms;
}

}  // namespace orrery::cosmic_factory
