#include "cli/play/anunnaki/star.h"

#include <algorithm>

namespace orrery::cli::play::pantheon {
namespace {

constexpr int kPitch = 15;  // columns of a triangle
constexpr int kOuterRow = 0, kPathRow = 1, kInnerRow = 2;
constexpr int kOuterShift = 6, kInnerShift = 1;
constexpr int kLeftPath = 6, kRightPath = 11, kMark = 9;
constexpr Ink kBlue{75, kPlain, false}, kRed{203, kPlain, false}, kCrystal{159, kPlain, false};

bool is_outer(std::size_t node) {
    return node < an::kTriangles;
}
// The triangle a node belongs to; the strip comes round to where it began.
int triangle_of(std::size_t node) {
    return static_cast<int>(node % an::kTriangles);
}

void draw_node(Canvas& canvas, const an::Content& content, const an::PersonState& person,
               std::size_t node) {
    const std::size_t number = person.tiles[node];
    const an::ActionTile& tile = content.tiles[number];
    const bool upgraded = (person.upgraded >> number & 1) != 0;
    const int x = triangle_of(node) * kPitch + (is_outer(node) ? kOuterShift : kInnerShift);
    const int y = is_outer(node) ? kOuterRow : kInnerRow;
    const bool here = person.pawn == node + 1;
    canvas.text(x, y, content.nodes[node], here ? kPersonInk : kStrong);
    std::string text = tile.id + (upgraded ? "+" : " ");
    if (tile.red && !(upgraded && tile.upgraded_is_free))
        text += tile.any_cost > 0 ? "?" : cost_mark(tile.cost);
    canvas.put(x + 2, y, here ? "▸" : " ", kPersonInk);
    canvas.text(x + 3, y, text, tile.red ? kRed : kBlue);
}

void draw_path(Canvas& canvas, const an::Content& content, const an::PersonState& person,
               std::size_t number) {
    const an::Path& path = content.paths[number];
    const bool cube = (person.path_cubes >> number & 1) != 0;
    const bool leads_on =
        !cube && person.pawn != 0 && (path.a + 1 == person.pawn || path.b + 1 == person.pawn);
    const std::string_view glyph = cube ? "■" : path.crystals > 0 ? "◇" : "·";
    const Ink ink = cube ? kPersonInk : leads_on ? kAccent : path.crystals > 0 ? kCrystal : kQuiet;
    if (!is_outer(path.a) && !is_outer(path.b)) {
        const auto [left, right] = std::minmax({triangle_of(path.a), triangle_of(path.b)});
        const int triangle = right - left == 1 ? left : right;
        return canvas.put((triangle + 1) * kPitch, kInnerRow, glyph, ink);
    }
    const std::size_t outer = is_outer(path.a) ? path.a : path.b;
    const std::size_t inner = is_outer(path.a) ? path.b : path.a;
    const int x = triangle_of(outer) * kPitch;
    const bool left = triangle_of(inner) == triangle_of(outer);
    canvas.put(x + (left ? kLeftPath : kRightPath + 1), kPathRow, glyph, ink);
    canvas.put(x + (left ? kLeftPath + 1 : kRightPath), kPathRow, left ? "╱" : "╲", kQuiet);
}

}  // namespace

Canvas draw_star(const an::Content& content, const an::State& view) {
    const an::PersonState& person = view.person;
    Canvas canvas;
    for (std::size_t node = 0; node < an::kNodes; ++node) draw_node(canvas, content, person, node);
    for (std::size_t path = 0; path < an::kPaths; ++path) draw_path(canvas, content, person, path);
    for (std::size_t i = 0; i < an::kTriangles; ++i) {
        const bool closed = (person.path_cubes & content.triangles[i]) == content.triangles[i];
        const bool marked = (person.marked >> i & 1) != 0;
        const int x = static_cast<int>(i) * kPitch + kMark;
        if (closed) canvas.put(x, kPathRow, marked ? "✓" : "★", marked ? kQuiet : kAccent);
    }
    canvas.text(static_cast<int>(an::kTriangles) * kPitch + kInnerShift, kInnerRow,
                content.nodes[an::kTriangles], kQuiet);
    return canvas;
}

Lines star_legend() {
    return {
        "  The star: ▸ pawn, ■ cube, ◇ free path with a crystal, · without, + upgraded;",
        "  letters behind a tile are its cost, ★ a closed triangle that can summon a god.",
        "  Contracts: WWG→3 t1 is two wood and a grain for 3 points and 1 step on trade;",
        "  × marks those of Cosmobot’s house.",
        "  Tracks: 5:2×3 is space 5, worth 2, times the goal’s value 3.",
    };
}

}  // namespace orrery::cli::play::pantheon
