#include "games/cosmic_factory/action.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/text.h"

namespace orrery::cosmic_factory {
namespace {

constexpr ActionShape kShapes[] = {
    {ActionKind::kPick, "pick", {"tile", "tile2", "tile3"}},
    {ActionKind::kReady, "ready"},
    {ActionKind::kPlace, "place", {"tile", "rotation", cell("cell")}},
    {ActionKind::kMove, "move", {cell("cell"), cell("target")}},
    {ActionKind::kSwap, "swap", {cell("cell"), cell("target")}},
    {ActionKind::kRotate, "rotate", {"rotation", cell("cell")}},
    {ActionKind::kRemove, "remove", {cell("cell")}},
    {ActionKind::kFlipDown, "flip down", {cell("cell")}},
    {ActionKind::kFlipUp, "flip up", {cell("cell")}},
    {ActionKind::kTake, "take", {"colours"}},
    {ActionKind::kDone, "done"},
    {ActionKind::kUndone, "undone"},
    {ActionKind::kTurnDown, "turn down", {"count", cell("cell"), cell("target")}},
    {ActionKind::kSabotage, "sabotage", {cell("cell")}},
    {ActionKind::kExchange, "exchange", {"colour"}},
    {ActionKind::kOffer, "offer", {"colour"}},
    {ActionKind::kTimeUp, "time up"},
};

std::string tile_text(std::uint8_t tile) {
    return (tile < 10 ? "0" : "") + std::to_string(tile);
}

// Reading. Each operand either parses or leaves the reader where the error is.
std::optional<Cell> read_cell(TextReader& text) {
    const std::string_view letter = text.peek_word();
    const bool in_a = letter == "A", in_b = letter == "B";
    const bool named = in_a || in_b;
    if (named) text.word();
    const int limit = named ? 9 : 19;  // 20 and above are the cells of A and B
    if (!text.accept('(')) return std::nullopt;
    const std::optional<int> x = text.number(named ? 0 : -limit, limit);
    if (!x || !text.accept(',')) return std::nullopt;
    const std::optional<int> y = text.number(-limit, limit);
    if (!y || !text.accept(')')) return std::nullopt;
    const int offset = in_a ? kGalaxyA : in_b ? kGalaxyB : 0;
    return Cell{static_cast<std::int8_t>(*x + offset), static_cast<std::int8_t>(*y)};
}

std::optional<std::uint8_t> read_colour(TextReader& text) {
    for (std::size_t colour = 0; colour < kColours; ++colour)
        if (text.accept_word(kColourNames[colour])) return static_cast<std::uint8_t>(colour);
    return std::nullopt;
}

std::optional<std::uint8_t> read_number(TextReader& text, int min, int max) {
    const std::optional<int> number = text.number(min, max);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number);
}

constexpr const char* kNeedsCell = "a cell like (0,1), or A(0,1) and B(0,1) with card 11";
constexpr const char* kNeedsColour = "green, blue or orange";
constexpr const char* kNeedsRotation = "a number of quarter turns from 0 to 3";

Result<Action> read_pick(TextReader& text) {
    std::array<std::uint8_t, 3> tiles{};
    for (std::uint8_t& tile : tiles) {
        const std::optional<std::uint8_t> number = read_number(text, 1, kTileCount);
        if (!number) return text.error("three tile numbers from 1 to 54");
        tile = *number;
    }
    return pick(tiles[0], tiles[1], tiles[2]);
}

Result<Action> read_place(TextReader& text) {
    const std::optional<std::uint8_t> tile = read_number(text, 1, kTileCount);
    if (!tile) return text.error("a tile number from 1 to 54");
    if (!text.accept('.')) return text.error("a rotation, as in 51.2");
    const std::optional<std::uint8_t> rotation = read_number(text, 0, 3);
    if (!rotation) return text.error(kNeedsRotation);
    if (!text.accept_word("at")) return text.error("at");
    const std::optional<Cell> cell = read_cell(text);
    if (!cell) return text.error(kNeedsCell);
    return place(*tile, *rotation, *cell);
}

Result<Action> read_two_cells(TextReader& text, std::string_view between,
                              Action (*make_action)(Cell, Cell)) {
    const std::optional<Cell> a = read_cell(text);
    if (!a) return text.error(kNeedsCell);
    if (!text.accept_word(between)) return text.error(std::string(between));
    const std::optional<Cell> b = read_cell(text);
    if (!b) return text.error(kNeedsCell);
    return make_action(*a, *b);
}

Result<Action> read_rotate(TextReader& text) {
    const std::optional<Cell> cell = read_cell(text);
    if (!cell) return text.error(kNeedsCell);
    if (!text.accept_word("to")) return text.error("to");
    const std::optional<std::uint8_t> rotation = read_number(text, 0, 3);
    if (!rotation) return text.error(kNeedsRotation);
    return rotate(*cell, *rotation);
}

Result<Action> read_on_cell(TextReader& text, ActionKind kind) {
    const std::optional<Cell> cell = read_cell(text);
    if (!cell) return text.error(kNeedsCell);
    return on_cell(kind, *cell);
}

Result<Action> read_flip(TextReader& text) {
    if (text.accept_word("down")) return read_on_cell(text, ActionKind::kFlipDown);
    if (text.accept_word("up")) return read_on_cell(text, ActionKind::kFlipUp);
    return text.error("down or up");
}

Result<Action> read_take(TextReader& text) {
    std::uint8_t colours = 0;
    while (!text.at_end()) {
        const std::optional<std::uint8_t> colour = read_colour(text);
        if (!colour) return text.error(kNeedsColour);
        colours = static_cast<std::uint8_t>(colours | 1U << *colour);
    }
    return take(colours);
}

Result<Action> read_turn_down(TextReader& text) {
    if (!text.accept_word("down")) return text.error("down");
    const std::optional<Cell> a = read_cell(text);
    if (!a) return text.error(kNeedsCell);
    if (text.at_end()) return turn_down(*a);
    const std::optional<Cell> b = read_cell(text);
    if (!b) return text.error(kNeedsCell);
    return turn_down(*a, *b);
}

Result<Action> read_with_colour(TextReader& text, ActionKind kind) {
    if (kind == ActionKind::kOffer && text.accept_word("none"))
        return with_colour(kind, kOfferNothing);
    const std::optional<std::uint8_t> colour = read_colour(text);
    if (!colour) return text.error(kNeedsColour);
    return with_colour(kind, *colour);
}

Result<Action> read_action(TextReader& text) {
    if (text.accept_word("pick")) return read_pick(text);
    if (text.accept_word("ready")) return plain(ActionKind::kReady);
    if (text.accept_word("place")) return read_place(text);
    if (text.accept_word("move")) return read_two_cells(text, "to", move_tile);
    if (text.accept_word("swap")) return read_two_cells(text, "with", swap_tiles);
    if (text.accept_word("rotate")) return read_rotate(text);
    if (text.accept_word("remove")) return read_on_cell(text, ActionKind::kRemove);
    if (text.accept_word("flip")) return read_flip(text);
    if (text.accept_word("take")) return read_take(text);
    if (text.accept_word("done")) return plain(ActionKind::kDone);
    if (text.accept_word("undone")) return plain(ActionKind::kUndone);
    if (text.accept_word("turn")) return read_turn_down(text);
    if (text.accept_word("sabotage")) return read_on_cell(text, ActionKind::kSabotage);
    if (text.accept_word("exchange")) return read_with_colour(text, ActionKind::kExchange);
    if (text.accept_word("offer")) return read_with_colour(text, ActionKind::kOffer);
    if (text.accept_word("time")) {
        if (!text.accept_word("up")) return text.error("up");
        return plain(ActionKind::kTimeUp);
    }
    return text.error(
        "an action: pick, ready, place, move, swap, rotate, remove, flip, take, done, "
        "undone, turn down, sabotage, exchange, offer or time up");
}

}  // namespace

std::string_view colour_name(std::size_t colour) {
    return kColourNames[colour];
}

std::string to_text(Cell cell) {
    const int offset = cell.x >= kGalaxyB ? kGalaxyB : cell.x >= kGalaxyA ? kGalaxyA : 0;
    const std::string letter = offset == kGalaxyB ? "B" : offset == kGalaxyA ? "A" : "";
    return letter + "(" + std::to_string(cell.x - offset) + "," + std::to_string(cell.y) + ")";
}

std::string print_action(Action action) {
    const ActionKind kind = kind_of(action);
    const auto& bytes = action.operands;
    const ActionShape* shape = shape_of(action, kShapes);
    std::string text(shape == nullptr ? "none" : shape->name);
    switch (kind) {
        case ActionKind::kPick:
            for (std::size_t i = 0; i < 3; ++i) text += " " + tile_text(bytes[i]);
            break;
        case ActionKind::kPlace:
            text += " " + tile_text(bytes[0]) + "." + std::to_string(bytes[1]) + " at " +
                    to_text(cell_operand(action, 2));
            break;
        case ActionKind::kMove:
        case ActionKind::kSwap:
            text += " " + to_text(cell_operand(action, 0)) +
                    (kind == ActionKind::kMove ? " to " : " with ") +
                    to_text(cell_operand(action, 2));
            break;
        case ActionKind::kRotate:
            text += " " + to_text(cell_operand(action, 1)) + " to " + std::to_string(bytes[0]);
            break;
        case ActionKind::kRemove:
        case ActionKind::kFlipDown:
        case ActionKind::kFlipUp:
        case ActionKind::kSabotage:
            text += " " + to_text(cell_operand(action, 0));
            break;
        case ActionKind::kTake:
            for (std::size_t colour = 0; colour < kColours; ++colour)
                if ((bytes[0] >> colour & 1U) != 0) text += " " + std::string(kColourNames[colour]);
            break;
        case ActionKind::kTurnDown:
            text += " " + to_text(cell_operand(action, 1));
            if (bytes[0] == 2) text += " " + to_text(cell_operand(action, 3));
            break;
        case ActionKind::kExchange:
        case ActionKind::kOffer:
            text += " " + std::string(bytes[0] < kColours ? kColourNames[bytes[0]] : "none");
            break;
        case ActionKind::kNone:
        case ActionKind::kReady:
        case ActionKind::kDone:
        case ActionKind::kUndone:
        case ActionKind::kTimeUp:
            break;
    }
    return text;
}

Result<Action> parse_action(std::string_view text) {
    return read_whole(text, read_action);
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmic_factory
