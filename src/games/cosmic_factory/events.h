// What can happen in a game of Cosmic Factory.
#pragma once

#include <span>

#include "core/event.h"

namespace orrery::cosmic_factory {

enum class EventKind : std::uint8_t {
    kCardRevealed,    // round, card
    kTilesDealt,      // tiles
    kPicked,          // seat
    kPacketsPassed,   // to_left (1 or 0)
    kPilesPassed,     // card 12
    kReady,           // seat
    kBuildStarted,    // seconds (0 = untimed)
    kPlaced,          // seat; tile, rotation, x, y
    kMoved,           // seat; tile, from_x, from_y, x, y
    kSwapped,         // seat; from_x, from_y, x, y
    kRotated,         // seat; tile, rotation, x, y
    kRemoved,         // seat; tile, x, y
    kFlipped,         // seat; tile, down, x, y
    kBonusTaken,      // seat; colours (bit per colour)
    kDone,            // seat
    kUndone,          // seat
    kTimeUp,          //
    kBuildEnded,      //
    kRepaired,        // seat; tile, rotation, x, y
    kDiscarded,       // seat; tile
    kChose,           // seat: a secret choice is made
    kTurnedDown,      // seat (owner); tile, x, y
    kSabotaged,       // seat (owner); tile, x, y
    kZonePoints,      // seat; colour, points, marker
    kTrackPoints,     // seat; tiles, points, marker
    kExchanged,       // seat; colour, points, marker
    kBonusWon,        // seat; colour, points, marker
    kBonusLost,       // seat; colour, points, marker
    kCardPoints,      // seat; points, marker
    kOffered,         // seat; colour, marker, star
    kOfferedNothing,  // seat
    kRoundEnded,      // round
    kGameOver,        //
};

std::span<const EventShape> event_shapes();

}  // namespace orrery::cosmic_factory
