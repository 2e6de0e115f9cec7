#include "games/cosmic_factory/laid_galaxy.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "core/text.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/piece_types.h"

namespace orrery::cosmic_factory {
namespace {

// CF-TIME-12: a repaired galaxy may leave the building board of −8…8 by eight cells.
constexpr int kFarthest = 16;

// What the shape has to be, and the rule that says so.
struct ShapeRule {
    std::string_view text;
    std::string_view rule;
};
constexpr std::array<ShapeRule, 4> kShapeRules{{
    {"nine tiles fill a 3x3 square", "CF-BUILD-03"},
    {"card 7: nine tiles lie in one row", "CF-CARD-07"},
    {"card 11: eight tiles fill two squares of 2x2, A and B", "CF-CARD-11d"},
    {"card 3: nine tiles hang together side by side", "CF-CARD-03a"},
}};
constexpr std::array<std::string_view, 4> kBoards{"x and y are 0 to 2", "x is 0 to 8 and y is 0",
                                                  "x and y are 0 or 1, in galaxy A or B",
                                                  "x and y are -16 to 16"};

const ShapeRule& rule_of(Shape shape) {
    return kShapeRules[static_cast<std::size_t>(shape)];
}

bool may_lie_at(Shape shape, Cell cell) {
    if (shape != Shape::kFree) return on_board(shape, cell);
    return std::abs(cell.x) <= kFarthest && std::abs(cell.y) <= kFarthest;
}

std::vector<std::string_view> words_of(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// "45.3" or "45.3d"; nothing when it is neither.
std::optional<PlacedTile> parse_tile(std::string_view word) {
    PlacedTile tile;
    if (word.ends_with('d')) {
        tile.face_down = 1;
        word.remove_suffix(1);
    }
    const std::size_t dot = word.find('.');
    if (dot < 1 || dot > 2 || word.size() != dot + 2) return std::nullopt;
    int number = 0;
    for (const char c : word.substr(0, dot)) {
        if (!is_digit(c)) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    const char turns = word[dot + 1];
    if (turns < '0' || turns > '3') return std::nullopt;
    tile.tile = static_cast<std::uint8_t>(number);
    tile.rotation = static_cast<std::uint8_t>(turns - '0');
    return tile;
}

// Collects the tiles one by one and refuses the first that cannot lie there.
class GalaxyReader {
  public:
    GalaxyReader(const Content& content, const JsonReader& json, LaidGalaxy& laid)
        : json_(json), laid_(laid), card_(content.rules(laid.card)), shape_(card_.shape) {}

    void read() {
        const JsonReader galaxy = json_["galaxy"];
        if (galaxy.is_string())
            read_text(galaxy);
        else
            read_list(galaxy);
        if (json_.has("cells") && (!galaxy.is_string() || shape_ != Shape::kFree))
            json_["cells"].fail("cells go with a text layout of card 3 only");
        if (json_.ok()) check_count();
        if (json_.ok()) check_face_down();
        if (json_.ok() && shape_ == Shape::kFree) check_connected();
        if (json_.ok()) read_removed();
    }

  private:
    void read_list(const JsonReader& list) {
        const std::size_t count = list.size(1, kTilesPerPlayer);
        for (std::size_t i = 0; i < count && list.ok(); ++i) read_entry(list[i]);
    }

    void read_entry(const JsonReader& entry) {
        entry.only({"tile", "rot", "x", "y", "down", "galaxy"});
        PlacedTile tile;
        tile.tile = static_cast<std::uint8_t>(tiles_.from_json(entry["tile"])[0]);
        tile.rotation = static_cast<std::uint8_t>(entry["rot"].integer(0, 3));
        tile.face_down = entry.has("down") && entry["down"].boolean() ? 1 : 0;
        tile.cell = read_cell(entry["x"], entry["y"]);
        if (shape_ == Shape::kTwoSquares)
            tile.cell = in_galaxy(entry["galaxy"], tile.cell);
        else if (entry.has("galaxy"))
            entry["galaxy"].fail("only card 11 has galaxies A and B", "CF-CARD-11a");
        if (entry.ok()) add(entry, "", tile);
    }

    static Cell read_cell(const JsonReader& x, const JsonReader& y) {
        return {static_cast<std::int8_t>(x.integer(-kFarthest, kFarthest)),
                static_cast<std::int8_t>(y.integer(-kFarthest, kFarthest))};
    }

    // "(1,2)", or [1, 2].
    static std::optional<Cell> read_named(const JsonReader& json) {
        Cell cell;
        if (json.is_string()) {
            const RawValue value = CellType().from_json(json);
            cell = {static_cast<std::int8_t>(value[0]), static_cast<std::int8_t>(value[1])};
        } else if (json.size(2, 2) == 2) {
            cell = read_cell(json[0], json[1]);
        }
        return json.ok() ? std::optional(cell) : std::nullopt;
    }

    // Card 11: x within the galaxy becomes x on the common board; out of range stays off it.
    static Cell in_galaxy(const JsonReader& name, Cell cell) {
        constexpr std::array<std::string_view, 2> kNames{"A", "B"};
        const std::int8_t origin = name.choice(kNames) == 0 ? kGalaxyA : kGalaxyB;
        if (cell.x < 0 || cell.x > 1) return cell;
        return {static_cast<std::int8_t>(origin + cell.x), cell.y};
    }

    void read_text(const JsonReader& text) {
        const std::vector<std::string_view> words = words_of(text.string());
        const std::vector<Cell> cells = cells_of_text(words.size());
        if (!json_.ok()) return;
        if (words.size() != cells.size())
            return text.fail("expected " + std::to_string(cells.size()) + " entries, found " +
                                 std::to_string(words.size()) + "; " +
                                 std::string(rule_of(shape_).text),
                             std::string(rule_of(shape_).rule));
        for (std::size_t i = 0; i < words.size() && json_.ok(); ++i) {
            if (words[i] == "--") continue;
            const std::string place = "entry " + std::to_string(i + 1) + " (\"" +
                                      std::string(words[i].substr(0, 20)) + "\"): ";
            std::optional<PlacedTile> tile = parse_tile(words[i]);
            if (!tile)
                return text.fail(place +
                                 "a tile is written like 45.3 (number, dot, quarter turns 0 to "
                                 "3), with a d behind it when it lies face down; -- is an "
                                 "empty cell");
            tile->cell = cells[i];
            add(text, place, *tile);
        }
    }

    std::vector<Cell> cells_of_text(std::size_t words) const {
        if (shape_ != Shape::kFree) return cells_of(shape_);
        const JsonReader list = json_["cells"];
        const std::size_t count = list.size(1, kTilesPerPlayer);
        if (list.ok() && count != words)
            list.fail("found " + counted(count, "cell") + ", but " + counted(words, "tile") +
                      " in \"galaxy\"");
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < count && list.ok(); ++i)
            if (const std::optional<Cell> cell = read_named(list[i])) cells.push_back(*cell);
        return cells;
    }

    void add(const JsonReader& at, const std::string& place, PlacedTile tile) {
        if (tile.tile < 1 || tile.tile > kTileCount)
            return at.fail(place + "there is no tile " + std::to_string(tile.tile) +
                           "; tiles are 1 to " + std::to_string(kTileCount));
        if (!may_lie_at(shape_, tile.cell))
            return at.fail(place + "this cell is not on the board: " +
                               std::string(kBoards[static_cast<std::size_t>(shape_)]),
                           "CF-BUILD-12");
        for (const PlacedTile& other : laid_.galaxy) {
            if (other.tile == tile.tile)
                return at.fail(place + "tile " + tile_name(tile.tile) + " lies at " +
                               to_text(other.cell) + " already; each tile exists once");
            if (other.cell == tile.cell)
                return at.fail(place + "two tiles on the cell " + to_text(tile.cell),
                               "CF-BUILD-06");
        }
        if (laid_.galaxy.full()) return at.fail(place + "more than nine tiles");
        laid_.galaxy.push_back(tile);
    }

    void check_count() const {
        const auto wanted = static_cast<std::size_t>(tiles_in_shape(shape_));
        const std::size_t found = laid_.galaxy.size();
        // Card 13: the tile that was taken away may be left out, or named by its cell.
        if (card_.sabotage && found == wanted - 1 && !json_.has("removed")) return;
        if (found == wanted && card_.sabotage && !json_.has("removed"))
            return json_["galaxy"].fail(
                "card 13 takes one tile away: name its cell in \"removed\", or leave it out",
                "CF-CARD-13a");
        if (found != wanted)
            json_["galaxy"].fail(
                std::string(rule_of(shape_).text) + "; there are " + std::to_string(found),
                std::string(rule_of(shape_).rule));
    }

    void check_face_down() const {
        const int down = tiles_face_down(laid_.galaxy);
        if (down == card_.tiles_to_turn_down) return;
        if (card_.tiles_to_turn_down == 0)
            json_["galaxy"].fail("this card turns no tile face down", "CF-CARD-01a");
        else
            json_["galaxy"].fail(std::to_string(card_.tiles_to_turn_down) +
                                     " lie face down when the galaxy is scored, not " +
                                     std::to_string(down),
                                 down > card_.tiles_to_turn_down ? "CF-CARD-01a" : "CF-CARD-01c");
    }

    void check_connected() const {
        if (!in_one_piece(laid_.galaxy))
            json_["galaxy"].fail("card 3: the tiles do not hang together side by side",
                                 "CF-CARD-03a");
    }

    void read_removed() {
        if (!json_.has("removed")) return;
        const JsonReader removed = json_["removed"];
        if (!card_.sabotage) return removed.fail("only card 13 takes a tile away", "CF-CARD-13");
        const std::optional<Cell> cell = read_named(removed);
        if (!cell) return;
        const int index = index_at(laid_.galaxy, *cell);
        if (index < 0) return removed.fail("there is no tile at " + to_text(*cell), "CF-CARD-13a");
        laid_.removed = laid_.galaxy[static_cast<std::size_t>(index)];
        laid_.galaxy.erase_at(static_cast<std::size_t>(index));
    }

    const TileType tiles_;
    const JsonReader& json_;
    LaidGalaxy& laid_;
    const CardRules& card_;
    Shape shape_;
};

Markers read_markers(const JsonReader& json) {
    json.only({"green", "blue", "orange", "star"});
    Markers markers{};
    for (std::size_t i = 0; i < markers.size(); ++i)
        markers[i] = static_cast<std::uint8_t>(json[kMarkerNames[i]].integer(0, kMarkerMax));
    return markers;
}

// CF-CARD-02d: with card 2 nobody's own galaxy moves his own markers.
void read_marker_fields(const CardRules& rules, const JsonReader& json, LaidGalaxy& laid) {
    const bool gift = rules.gift;
    const char* const field = gift ? "left_markers" : "markers";
    if (json.has(field)) laid.markers = read_markers(json[field]);
    if (gift && json.has("markers"))
        json["markers"].fail(
            "card 2: this galaxy moves the left neighbour's markers; give those as "
            "\"left_markers\"",
            "CF-CARD-02d");
    if (!gift && json.has("left_markers"))
        json["left_markers"].fail("only card 2 moves the left neighbour's markers", "CF-CARD-02a");
}

void read_exchange(const CardRules& rules, const JsonReader& json, LaidGalaxy& laid) {
    if (!json.has("exchange")) return;
    const JsonReader exchange = json["exchange"];
    if (!rules.stellar_exchange)
        return exchange.fail("only card 19 moves a zone marker by the track's points",
                             "CF-CARD-19a");
    laid.exchange = static_cast<std::uint8_t>(exchange.choice(kColourNames));
}

}  // namespace

std::vector<Cell> cells_of(Shape shape) {
    std::vector<Cell> cells;
    if (shape != Shape::kFree) for_each_cell(shape, [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

Result<LaidGalaxy> read_laid_galaxy(const Content& content, const Json& json) {
    JsonErrors errors;
    const JsonReader reader(json, errors);
    reader.only({"card", "galaxy", "cells", "removed", "markers", "left_markers", "exchange"});
    LaidGalaxy laid;
    if (reader.has("card"))
        laid.card = static_cast<int>(reader["card"].integer(0, content.card_count()));
    if (errors.ok()) GalaxyReader(content, reader, laid).read();
    if (errors.ok()) read_marker_fields(content.rules(laid.card), reader, laid);
    if (errors.ok()) read_exchange(content.rules(laid.card), reader, laid);
    if (!errors.ok()) return errors.error();
    return laid;
}

std::string layout_text(Shape shape, const Galaxy& galaxy) {
    std::vector<Cell> cells = cells_of(shape);
    if (shape == Shape::kFree) {
        for (const PlacedTile& tile : galaxy) cells.push_back(tile.cell);
        std::sort(cells.begin(), cells.end(), row_major_less);
    }
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty()) text += ' ';
        const int index = index_at(galaxy, cell);
        if (index < 0) {
            text += "--";
            continue;
        }
        const PlacedTile& tile = galaxy[static_cast<std::size_t>(index)];
        text += tile_name(tile.tile) + '.' + std::to_string(tile.rotation);
        if (tile.face_down != 0) text += 'd';
    }
    return text;
}

}  // namespace orrery::cosmic_factory
