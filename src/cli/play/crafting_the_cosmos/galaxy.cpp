#include "cli/play/crafting_the_cosmos/galaxy.h"

#include <fmt/format.h>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

// Columns from a hexagon's middle to its side, and rows from one hexagon's top to the next one's:
// corner, slopes, corners, sides.
constexpr int kHalfWidth = 6;
constexpr int kRowsPerHexagon = 4;
constexpr Ink kFaint{240, kPlain, false};
constexpr Ink kFormed{222, kPlain, true};

// Points count half widths from the middle hexagon and half sides downward.
constexpr int kLeft = 3, kTop = 5;

int column(int half_widths) {
    return (half_widths + kLeft) * kHalfWidth + 1;
}

// Corners lie on half sides -5, -4, -2, -1, 1, …: the first two of every three, three half sides
// being four rows.
int corner_row(int half_sides) {
    const int from_top = half_sides + kTop;
    return from_top / 3 * kRowsPerHexagon + (from_top % 3 == 0 ? 0 : 2);
}

std::string numbered(std::string_view sign, std::size_t space) {
    return fmt::format("{}{:02}", sign, space + 1);
}

void draw_star(Canvas& canvas, const ctc::Board& board, const ctc::SeatState& own,
               std::size_t space) {
    const int x = column(board.star_at[space].x) - 1, y = corner_row(board.star_at[space].y);
    if (!own.occupied_stars().contains(space))
        return canvas.text(x, y, numbered("S", space), kFaint);
    if (own.supernovae.contains(space))
        return canvas.text(x, y, numbered("✹", space), kSupernovaInk);
    const std::size_t element = ctc::element_at(own, space);
    canvas.text(x, y, numbered(ctc::kElementNames[element], space), kElementInks[element]);
}

// A side lies between two corners: beside the middle of a hexagon, or on the slope between rows.
void draw_life(Canvas& canvas, const ctc::Board& board, const ctc::SeatState& own,
               std::size_t space) {
    int x = 0, y = 0;
    board.stars_at_life[space].for_each([&](std::size_t star) {
        x += column(board.star_at[star].x);
        y += corner_row(board.star_at[star].y);
    });
    const std::string_view sign = own.proto.contains(space)    ? "○"
                                  : own.stable.contains(space) ? "●"
                                                               : "L";
    const Ink ink = own.proto.contains(space)    ? kProtoInk
                    : own.stable.contains(space) ? kStableInk
                                                 : kFaint;
    canvas.text(x / 2 - 1, y / 2, numbered(sign, space), ink);
}

void centred(Canvas& canvas, int x, int y, std::string_view text, Ink ink) {
    canvas.text(x - columns(text) / 2, y, text, ink);
}

std::string advanced_text(const std::array<std::uint8_t, 2>& tiles) {
    std::string text;
    for (std::uint8_t tile : tiles) {
        if (tile == 0) continue;
        const int value = ctc::value_of(tile);
        text += "♦" + (value == 0 ? std::string("?") : std::to_string(value));
    }
    return text;
}

void draw_nebula(Canvas& canvas, const ctc::Content& content, const ctc::SeatState& own,
                 std::size_t space, bool ready) {
    const ctc::Point at = content.board.nebula_at[space];
    const int x = column(at.x), y = corner_row(at.y - 2) + 2;
    const std::uint8_t id = own.nebulae[space];
    const std::string name = ctc::nebula_name(space);
    if (id == 0) return centred(canvas, x, y + 1, name, kFaint);
    const ctc::NebulaTile& tile = content.tiles[id];
    const bool formed = own.formed.contains(space);
    const Ink ink = formed ? kFormed : ready ? kAccent : Ink{};
    centred(canvas, x, y, fmt::format("{}·{}", name, ctc::size_of_tile(id)), ink);
    centred(canvas, x, y + 1, formed ? "formed" : needs_text(tile), ink);
    std::string below = fmt::format("{}p", tile.points);
    if (ready) below = "▸" + below + "◂";
    const std::string advanced = advanced_text(own.advanced[space]);
    if (own.advanced_on(space) == 2) below.clear();
    if (!advanced.empty()) below += (below.empty() ? "" : " ") + advanced;
    centred(canvas, x, y + 2, below, ink);
}

}  // namespace

std::string needs_text(const ctc::NebulaTile& tile) {
    std::string text;
    for (std::size_t element = 0; element < kElements; ++element) {
        const int need = tile.need[element];
        if (need == 0) continue;
        text += ctc::kElementNames[element];
        if (need > 1) text += std::to_string(need);
    }
    return text;
}

Canvas draw_galaxy(const ctc::Content& content, const ctc::Options& options,
                   const ctc::SeatState& own) {
    Canvas canvas;
    const ctc::NebulaSet ready = formable_nebulae(content, options, own);
    for (std::size_t space = 0; space < ctc::kNebulaSpaces; ++space)
        draw_nebula(canvas, content, own, space, ready.contains(space));
    for (std::size_t space = 0; space < ctc::kLifeSpaces; ++space)
        draw_life(canvas, content.board, own, space);
    for (std::size_t space = 0; space < ctc::kStarSpaces; ++space)
        draw_star(canvas, content.board, own, space);
    return canvas;
}

Lines galaxy_legend(const Style& style) {
    const auto sign = [&](Ink ink, std::string_view text) { return inked(style, ink, text); };
    return {fmt::format("Corners hold stars: {} {} {} {}, {} a supernova, S05 empty.",
                        sign(kElementInks[0], "H05"), sign(kElementInks[1], "He05"),
                        sign(kElementInks[2], "O05"), sign(kElementInks[3], "C05"),
                        sign(kSupernovaInk, "✹05")),
            fmt::format("Sides hold life: {} proto, {} stable, L14 empty. Inside: the space,",
                        sign(kProtoInk, "○14"), sign(kStableInk, "●14")),
            "the size of its nebula, the stars it needs and its points; ♦ advanced life."};
}

}  // namespace orrery::cli::play::crafting
