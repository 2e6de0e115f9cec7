// What a player can do.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/action.h"
#include "core/form.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

// Section 3.10 of the rules. Values are part of records and hashes: never renumber.
enum class ActionKind : std::uint8_t {
    kNone,
    kPick,      // pick 3 17 42
    kReady,     // ready
    kPlace,     // place 51.2 at (0,1)
    kMove,      // move (0,0) to (1,1)
    kSwap,      // swap (0,0) with (1,1)
    kRotate,    // rotate (0,0) to 3
    kRemove,    // remove (0,0)
    kFlipDown,  // flip down (0,0)
    kFlipUp,    // flip up (0,0)
    kTake,      // take green blue
    kDone,      // done
    kUndone,    // undone
    kTurnDown,  // turn down (0,0) (2,1)   card 1: the left neighbour's choice
    kSabotage,  // sabotage (1,1)          card 13
    kExchange,  // exchange blue           card 19
    kOffer,     // offer green, offer none card 20
    kTimeUp,    // time up                 the clock's only action
};

inline constexpr std::uint8_t kOfferNothing = 3;

// The one way to make actions. Where the order of operands does not matter it is fixed here, so
// that every action has one form only.
// Put together in a register: eight bytes stored one by one could not be read back as one word
// without a stall, and `legal` makes hundreds.
constexpr Action make_action(ActionKind kind, std::initializer_list<std::uint8_t> operands = {}) {
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t bytes = static_cast<std::uint8_t>(kind);
    int shift = 8;
    for (std::uint8_t operand : operands) {
        bytes |= std::uint64_t{operand} << shift;
        shift += 8;
    }
    return std::bit_cast<Action>(bytes);
}

constexpr std::uint8_t coordinate(std::int8_t value) {
    return static_cast<std::uint8_t>(value);
}

constexpr Action plain(ActionKind kind) {
    return make_action(kind);
}  // ready, done, time up, …

constexpr Action pick(std::uint8_t a, std::uint8_t b, std::uint8_t c) {
    if (a > b) std::swap(a, b);
    if (b > c) std::swap(b, c);
    if (a > b) std::swap(a, b);
    return make_action(ActionKind::kPick, {a, b, c});
}
constexpr Action place(std::uint8_t tile, std::uint8_t rotation, Cell cell) {
    return make_action(ActionKind::kPlace,
                       {tile, rotation, coordinate(cell.x), coordinate(cell.y)});
}
// Not `swap` and `move`: algorithms of the standard library would find those for their cells.
constexpr Action move_tile(Cell from, Cell to) {
    return make_action(ActionKind::kMove, {coordinate(from.x), coordinate(from.y), coordinate(to.x),
                                           coordinate(to.y)});
}
constexpr Action swap_tiles(Cell a, Cell b) {
    if (row_major_less(b, a)) std::swap(a, b);
    return make_action(ActionKind::kSwap,
                       {coordinate(a.x), coordinate(a.y), coordinate(b.x), coordinate(b.y)});
}
constexpr Action rotate(Cell cell, std::uint8_t rotation) {
    return make_action(ActionKind::kRotate, {rotation, coordinate(cell.x), coordinate(cell.y)});
}
// Remove, flip down, flip up, sabotage.
constexpr Action on_cell(ActionKind kind, Cell cell) {
    return make_action(kind, {coordinate(cell.x), coordinate(cell.y)});
}
// Bonus tiles, a bit per colour.
constexpr Action take(std::uint8_t colours) {
    return make_action(ActionKind::kTake, {colours});
}
constexpr Action turn_down(Cell cell) {
    return make_action(ActionKind::kTurnDown, {1, coordinate(cell.x), coordinate(cell.y)});
}
constexpr Action turn_down(Cell a, Cell b) {
    if (row_major_less(b, a)) std::swap(a, b);
    return make_action(ActionKind::kTurnDown,
                       {2, coordinate(a.x), coordinate(a.y), coordinate(b.x), coordinate(b.y)});
}
// Exchange, offer.
constexpr Action with_colour(ActionKind kind, std::uint8_t colour) {
    return make_action(kind, {colour});
}

constexpr ActionKind kind_of(Action action) {
    return static_cast<ActionKind>(action.kind);
}
// Operands that are a cell begin at this byte.
constexpr Cell cell_operand(Action action, std::size_t byte) {
    return {static_cast<std::int8_t>(action.operands[byte]),
            static_cast<std::int8_t>(action.operands[byte + 1])};
}

std::string_view colour_name(std::size_t colour);  // "green", "blue", "orange"
std::string to_text(Cell cell);                    // "(1,2)", "A(0,1)", "B(1,1)"
std::string tile_name(int tile);                   // "07"
std::span<const ActionForm> action_forms();

}  // namespace orrery::cosmic_factory
