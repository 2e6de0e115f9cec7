#include "games/cosmic_factory/events.h"

#include <array>

namespace orrery::cosmic_factory {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 2> kRoundCard{"round", "card"};
constexpr std::array<std::string_view, 1> kTiles{"tiles"};
constexpr std::array<std::string_view, 1> kToLeft{"to_left"};
constexpr std::array<std::string_view, 1> kSeconds{"seconds"};
constexpr std::array<std::string_view, 4> kTileTurnedAt{"tile", "rotation", "x", "y"};
constexpr std::array<std::string_view, 5> kTileFromTo{"tile", "from_x", "from_y", "x", "y"};
constexpr std::array<std::string_view, 4> kFromTo{"from_x", "from_y", "x", "y"};
constexpr std::array<std::string_view, 3> kTileAt{"tile", "x", "y"};
constexpr std::array<std::string_view, 4> kTileDownAt{"tile", "down", "x", "y"};
constexpr std::array<std::string_view, 1> kColours{"colours"};
constexpr std::array<std::string_view, 1> kTile{"tile"};
constexpr std::array<std::string_view, 3> kColourPoints{"colour", "points", "marker"};
constexpr std::array<std::string_view, 3> kTilesPoints{"tiles", "points", "marker"};
constexpr std::array<std::string_view, 2> kPoints{"points", "marker"};
constexpr std::array<std::string_view, 3> kOffering{"colour", "marker", "star"};
constexpr std::array<std::string_view, 1> kRound{"round"};

constexpr EventShape shape(EventKind kind, std::string_view name, Names arguments = {}) {
    return {static_cast<std::uint8_t>(kind), name, arguments};
}

constexpr std::array kShapes{
    shape(EventKind::kCardRevealed, "card_revealed", kRoundCard),
    shape(EventKind::kTilesDealt, "tiles_dealt", kTiles),
    shape(EventKind::kPicked, "picked"),
    shape(EventKind::kPacketsPassed, "packets_passed", kToLeft),
    shape(EventKind::kPilesPassed, "piles_passed"),
    shape(EventKind::kReady, "ready"),
    shape(EventKind::kBuildStarted, "build_started", kSeconds),
    shape(EventKind::kPlaced, "placed", kTileTurnedAt),
    shape(EventKind::kMoved, "moved", kTileFromTo),
    shape(EventKind::kSwapped, "swapped", kFromTo),
    shape(EventKind::kRotated, "rotated", kTileTurnedAt),
    shape(EventKind::kRemoved, "removed", kTileAt),
    shape(EventKind::kFlipped, "flipped", kTileDownAt),
    shape(EventKind::kBonusTaken, "bonus_taken", kColours),
    shape(EventKind::kDone, "done"),
    shape(EventKind::kUndone, "undone"),
    shape(EventKind::kTimeUp, "time_up"),
    shape(EventKind::kBuildEnded, "build_ended"),
    shape(EventKind::kRepaired, "repaired", kTileTurnedAt),
    shape(EventKind::kDiscarded, "discarded", kTile),
    shape(EventKind::kChose, "chose"),
    shape(EventKind::kTurnedDown, "turned_down", kTileAt),
    shape(EventKind::kSabotaged, "sabotaged", kTileAt),
    shape(EventKind::kZonePoints, "zone_points", kColourPoints),
    shape(EventKind::kTrackPoints, "track_points", kTilesPoints),
    shape(EventKind::kExchanged, "exchanged", kColourPoints),
    shape(EventKind::kBonusWon, "bonus_won", kColourPoints),
    shape(EventKind::kBonusLost, "bonus_lost", kColourPoints),
    shape(EventKind::kCardPoints, "card_points", kPoints),
    shape(EventKind::kOffered, "offered", kOffering),
    shape(EventKind::kOfferedNothing, "offered_nothing"),
    shape(EventKind::kRoundEnded, "round_ended", kRound),
    shape(EventKind::kGameOver, "game_over"),
};

}  // namespace

std::span<const EventShape> event_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmic_factory
