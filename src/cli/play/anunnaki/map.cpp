#include "cli/play/anunnaki/map.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "games/anunnaki/board.h"

namespace orrery::cli::play::pantheon {
namespace {

constexpr int kPitch = 12;          // columns of an area with its left border
constexpr int kRows = 3;            // rows of an area with its upper border
constexpr int kInner = kPitch - 1;  // columns inside
constexpr Ink kShrine{228, kPlain, true}, kTile{180, kPlain, false}, kToken{213, kPlain, true};

using Bricks = std::vector<std::vector<std::uint8_t>>;  // areas, row by row

struct Corner {
    int x = 0, y = 0;
    friend constexpr auto operator<=>(const Corner&, const Corner&) = default;
};

class Wall {
  public:
    Wall(const an::Content& content, const an::State& view, const Bricks& bricks)
        : content_(content), view_(view), board_(content, view) {
        std::size_t widest = 0;
        for (const auto& row : bricks) widest = std::max(widest, row.size());
        for (std::size_t y = 0; y < bricks.size(); ++y) {
            const int left = static_cast<int>(widest - bricks[y].size()) * kPitch / 2;
            for (std::size_t x = 0; x < bricks[y].size(); ++x)
                place_[bricks[y][x]] = {left + static_cast<int>(x) * kPitch,
                                        static_cast<int>(y) * kRows};
        }
    }

    Canvas draw() {
        for (const auto& [area, corner] : place_) add_border(corner);
        for (const auto& [point, directions] : lines_)
            canvas_.put(point.x, point.y, thin_lines(directions), kQuiet);
        for (const auto& [area, corner] : place_) draw_area(area, corner);
        for (std::size_t site = 0; site < content_.sites.size(); ++site)
            if (view_.culture[site] != 0) draw_token(content_.sites[site].areas);
        return canvas_;
    }

  private:
    void add_border(Corner at) {
        for (int x = at.x; x < at.x + kPitch; ++x)
            for (const int y : {at.y, at.y + kRows}) {
                lines_[{x, y}] |= kToEast;
                lines_[{x + 1, y}] |= kToWest;
            }
        for (int y = at.y; y < at.y + kRows; ++y)
            for (const int x : {at.x, at.x + kPitch}) {
                lines_[{x, y}] |= kToSouth;
                lines_[{x, y + 1}] |= kToNorth;
            }
    }

    // Where three areas meet: between the two that lie in one row.
    void draw_token(const an::AreaSet& areas) {
        std::map<int, std::vector<int>> rows;
        areas.for_each([&](std::size_t area) {
            const auto at = place_.find(static_cast<std::uint8_t>(area));
            if (at != place_.end()) rows[at->second.y].push_back(at->second.x);
        });
        if (rows.size() != 2) return;
        const auto& [upper, lower] = std::pair(*rows.begin(), *rows.rbegin());
        const std::vector<int>& pair = upper.second.size() == 2 ? upper.second : lower.second;
        canvas_.put(*std::max_element(pair.begin(), pair.end()), lower.first, "✦", kToken);
    }

    Ink name_ink(std::uint8_t area) const {
        if (view_.candidates.contains(area) && view_.choice != an::Choice::kReveal) return kAccent;
        const auto side = board_.controller(area);
        return side ? ink_of(*side) : Ink{};
    }

    void draw_area(std::uint8_t number, Corner at) {
        const an::Area& area = content_.areas[number];
        const an::AreaState& here = view_.areas[number];
        int x = at.x + 1;
        const auto put = [&](int row, const std::string& text, Ink ink) {
            canvas_.text(x, at.y + row, text, ink);
            x += columns(text);
        };
        put(1, area.id, name_ink(number));
        if (area.atlantis) put(1, "≈", kQuiet);
        if (area.shrine) put(1, "▲", kShrine);
        x = at.x + kPitch - static_cast<int>(area.symbols.size());
        for (std::size_t i = 0; i < area.symbols.size(); ++i) {
            const bool gone = (here.exhausted >> i & 1) != 0;
            const char letter = kResourceLetters[static_cast<std::size_t>(area.symbols[i])];
            put(1, std::string(1, gone ? static_cast<char>(letter + ('a' - 'A')) : letter),
                gone ? kQuiet : resource_ink(area.symbols[i]));
        }
        x = at.x + 1;
        for (const an::Side side : {an::Side::kPerson, an::Side::kBot})
            if (const std::string mark = side_mark(side, number); !mark.empty())
                put(2, (x > at.x + 1 ? " " : "") + mark, ink_of(side));
        if (const std::string tile = tile_mark(number); !tile.empty()) {
            x = at.x + 1 + kInner - columns(tile);
            put(2, tile, kTile);
        }
    }

    std::string side_mark(an::Side side, std::uint8_t area) const {
        const std::string pieces =
            pieces_mark(board_.units(side, area), board_.has_settlement(side, area));
        if (pieces.empty()) return {};
        return (side == an::Side::kPerson ? "P" : "B") + pieces;
    }

    // "▒5", face down "▒?", with the god of Atlantis "▒?+2".
    std::string tile_mark(std::uint8_t area) const {
        const an::AreaState& here = view_.areas[area];
        if (here.civilisation == 0) return {};
        // In the companion strengths are as the person has told them, if at all.
        const bool told = view_.companion();
        std::string text = "▒?";
        if (here.revealed != 0)
            text =
                fmt::format("▒{}", told ? here.revealed
                                        : content_.civilisations[here.civilisation - 1U].strength);
        if (!content_.atlantis.contains(area)) return text;
        const std::size_t number = area == content_.atlantis.first() ? 0 : 1;
        const std::uint8_t god = view_.atlantis_gods[number];
        if (god == 0) return text;
        const int strength =
            told ? view_.facts.god_strength[number] : content_.atlantis_gods[god - 1U].strength;
        return strength == 0 ? text + "+?" : fmt::format("{}+{}", text, strength);
    }

    const an::Content& content_;
    const an::State& view_;
    an::Board board_;
    std::map<std::uint8_t, Corner> place_;
    std::map<Corner, unsigned> lines_;
    Canvas canvas_;
};

}  // namespace

Canvas draw_gaia(const an::Content& content, const an::State& view) {
    return Wall(content, view, content.gaia_rows).draw();
}

Canvas draw_home(const an::Content& content, const an::State& view, an::Side side,
                 std::string_view title) {
    const std::uint8_t house = an::Board(content, view).home(side);
    Bricks bricks(1);
    constexpr std::size_t kRowsOfTriangle = 3;
    content.planet_areas[house].for_each([&](std::size_t area) {
        if (bricks.back().size() == bricks.size() && bricks.size() < kRowsOfTriangle)
            bricks.emplace_back();
        bricks.back().push_back(static_cast<std::uint8_t>(area));
    });
    Canvas canvas = Wall(content, view, bricks).draw();
    canvas.text(0, 0, title, ink_of(side));
    canvas.text(0, 1, content.houses[house].name, kQuiet);
    return canvas;
}

Lines map_legend() {
    return {
        "  P your pieces, B Cosmobot’s: ⌂ settlement, 3 followers, m minor, G great god,",
        "  K creature. Symbols: W wood, M metal, O gold, G grain, small ones exhausted.",
        "  ▲ shrine  ≈ Atlantis  ▒? civilisation, ▒5 its strength  ✦ culture token",
    };
}

}  // namespace orrery::cli::play::pantheon
