// A table's log: everything that lasts is an entry, and a table is what its entries add up to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/hash.h"
#include "core/json.h"
#include "core/types.h"
#include "table/clock.h"

namespace orrery::table {

enum class EntryKind : std::uint8_t {
    kOpen,      // the table: game, options, seats, clock, commitment; always the first
    kSit,       // a person takes a seat
    kStand,     // a seat is open again
    kSeatBot,   // a bot takes a seat
    kPart,      // a person's part of the seed
    kStart,     // the game begins
    kMove,      // a seat's or the clock's action
    kUndo,      // a seat's last actions are taken back
    kChat,      // somebody says something
    kTakeover,  // a bot acts for a person
    kReturn,    // and hands the seat back
    kResign,    // a person gives up; a bot plays on where others do
    kEnd,       // the game is over, or the table is closed before it began
    kRematch,   // the same people go on at another table
    kUpgrade,   // played again under another version of rules or content, it came to the same
    kAgree,     // a person agrees to end a game that this program cannot play on
    kRemove,    // the owner sends somebody away for good
    kTalk,      // the owner switches the chat on or off
};

std::string_view kind_name(EntryKind kind);
Result<EntryKind> kind_from_name(std::string_view name);

inline constexpr std::uint64_t kOpeningNumber = 1;

struct Entry {
    std::uint64_t number = 0;  // counts from 1 at each table
    Milliseconds at = 0;       // when the host heard of it, by the wall clock; never goes back
    EntryKind kind = EntryKind::kChat;
    Seat seat = kSpectator;  // whom it is about; kSpectator = no seat
    std::string guest;       // who asked for it; empty = the host
    std::string message_id;  // that guest's own number for it; empty = the host's
    Json payload = JsonObject{};
    Hash128 hash;  // of the whole position after it, zero before the game. Never sent to members.
};

}  // namespace orrery::table
