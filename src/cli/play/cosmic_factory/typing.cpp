#include "cli/play/cosmic_factory/typing.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/play/presenter.h"
#include "cli/play/typed.h"
#include "games/cosmic_factory/action.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Cell;
using cosmic_factory::kMarkerNames;
using cosmic_factory::Phase;
using cosmic_factory::PlacedTile;
using cosmic_factory::SeatState;

constexpr int kFarthest = 60;  // no board reaches beyond

std::optional<int> number(std::string_view text) {
    const bool minus = text.starts_with('-');
    const auto digits = typed_number(text.substr(minus ? 1 : 0), 3);
    return digits && minus ? -*digits : digits;
}

// "0,1", "(0,1)", "a0,1", "A(0,1)".
std::optional<Cell> cell(std::string_view text) {
    int shift = 0;
    if (!text.empty() && (text[0] == 'a' || text[0] == 'b')) {
        shift = text[0] == 'a' ? cosmic_factory::kGalaxyA : cosmic_factory::kGalaxyB;
        text.remove_prefix(1);
    }
    if (text.size() > 2 && text.front() == '(' && text.back() == ')')
        text = text.substr(1, text.size() - 2);
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = number(text.substr(0, comma)), y = number(text.substr(comma + 1));
    if (!x || !y || std::abs(*x) > kFarthest || std::abs(*y) > kFarthest) return std::nullopt;
    return Cell{static_cast<std::int8_t>(*x + shift), static_cast<std::int8_t>(*y)};
}

std::string cell_text(Cell at) {
    return cosmic_factory::to_text(at);
}

const PlacedTile* lying(const SeatState& seat, int tile) {
    for (const PlacedTile& placed : seat.galaxy)
        if (placed.tile == tile) return &placed;
    return nullptr;
}
const PlacedTile* lying(const SeatState& seat, Cell at) {
    for (const PlacedTile& placed : seat.galaxy)
        if (placed.cell == at) return &placed;
    return nullptr;
}

// A tile that lies in the galaxy, by its number or its cell.
const PlacedTile& find(const SeatState& seat, const std::string& word) {
    if (const auto at = cell(word)) {
        if (const PlacedTile* found = lying(seat, *at)) return *found;
        throw Misread{fmt::format("No tile lies at {}.", cell_text(*at))};
    }
    if (const auto tile = number(word)) {
        if (const PlacedTile* found = lying(seat, *tile)) return *found;
        throw Misread{fmt::format("Tile {} does not lie in that galaxy.", *tile)};
    }
    throw Misread{fmt::format("\"{}\" is neither a tile’s number nor a cell like 0,1.", word)};
}

Cell find_cell(const std::string& word) {
    if (const auto at = cell(word)) return *at;
    throw Misread{fmt::format("\"{}\" is not a cell; write it like 0,1 (column, row).", word)};
}

int rotation(const std::string& word) {
    const auto turns =
        number(word[0] == 'r' ? std::string_view(word).substr(1) : std::string_view(word));
    if (turns && *turns >= 0 && *turns <= 3) return *turns;
    throw Misread{fmt::format("\"{}\" is not a rotation: 0 to 3 quarter turns clockwise.", word)};
}

// "51 0,1 2": the tile is to lie there, wherever it is now.
std::string lay(const SeatState& seat, const Words& words) {
    if (words.size() < 2 || words.size() > 3)
        throw Misread{"Write tile, cell and, if you like, rotation: 51 0,1 2"};
    std::string tile_word = words[0];
    std::optional<int> turns;
    if (const std::size_t dot = tile_word.find('.'); dot != std::string::npos) {
        turns = rotation(tile_word.substr(dot + 1));
        tile_word.resize(dot);
    }
    const auto tile = number(tile_word);
    if (!tile) throw Misread{fmt::format("\"{}\" is not a tile’s number.", words[0])};
    const Cell to = find_cell(words[1]);
    if (words.size() == 3) turns = rotation(words[2]);
    if (const PlacedTile* placed = lying(seat, *tile)) {
        if (placed->cell == to && turns)
            return fmt::format("rotate {} to {}", cell_text(to), *turns);
        const bool occupied = lying(seat, to) != nullptr;
        std::string text =
            fmt::format("{} {} {} {}", occupied ? "swap" : "move", cell_text(placed->cell),
                        occupied ? "with" : "to", cell_text(to));
        if (turns) text += fmt::format("; rotate {} to {}", cell_text(to), *turns);
        return text;
    }
    return fmt::format("place {}.{} at {}", *tile, turns.value_or(0), cell_text(to));
}

std::string colours(const Words& words, std::string_view verb) {
    std::array<bool, 3> named{};
    for (const std::string& word : words) {
        if (word == "and") continue;
        bool known = false;
        for (std::size_t i = 0; i < 3; ++i)
            if (word == kMarkerNames[i]) named[i] = known = true;
        if (known) continue;
        for (char letter : word) {
            const std::size_t at = std::string_view("gbo").find(letter);
            if (at == std::string_view::npos)
                throw Misread{fmt::format("\"{}\" is not a colour: green, blue or orange.", word)};
            named[at] = true;
        }
    }
    std::string text(verb);
    for (std::size_t i = 0; i < 3; ++i)
        if (named[i]) text += " " + std::string(kMarkerNames[i]);
    return text;
}

std::string in_build(const SeatState& seat, const Words& words, std::string_view typed) {
    const std::string& verb = words[0];
    const Words rest(words.begin() + 1, words.end());
    const auto want = [&](std::size_t least, std::size_t most, std::string_view form) {
        if (rest.size() < least || rest.size() > most)
            throw Misread{fmt::format("Write it like this: {}", form)};
    };
    if (verb == "p" || (!rest.empty() && number(verb.substr(0, verb.find('.'))) && cell(rest[0])))
        return lay(seat, verb == "p" ? rest : words);
    if (verb == "r") {
        want(1, 2, "r 51 (a quarter turn) or r 51 3 (to rotation 3)");
        const PlacedTile& tile = find(seat, rest[0]);
        const int turns = rest.size() == 2 ? rotation(rest[1]) : (tile.rotation + 1) % 4;
        return fmt::format("rotate {} to {}", cell_text(tile.cell), turns);
    }
    if (verb == "x") {
        want(1, 1, "x 51 (take tile 51 back)");
        return "remove " + cell_text(find(seat, rest[0]).cell);
    }
    if (verb == "m") {
        want(2, 2, "m 51 1,2 (move tile 51)");
        return fmt::format("move {} to {}", cell_text(find(seat, rest[0]).cell),
                           cell_text(find_cell(rest[1])));
    }
    if (verb == "s") {
        want(2, 2, "s 51 17 (swap the two)");
        return fmt::format("swap {} with {}", cell_text(find(seat, rest[0]).cell),
                           cell_text(find(seat, rest[1]).cell));
    }
    if (verb == "f") {
        want(1, 1, "f 51 (turn tile 51 over)");
        const PlacedTile& tile = find(seat, rest[0]);
        return fmt::format("flip {} {}", tile.face_down ? "up" : "down", cell_text(tile.cell));
    }
    if (verb == "b") return colours(rest, "take");
    if (verb == "d") return "done";
    return std::string(typed);
}

}  // namespace

std::string expand_short_form(std::string_view typed, const FactoryView& table) {
    const Words words = lower_words(typed);
    if (words.empty() || table.viewer == kSpectator) return std::string(typed);
    if (is_draft(table.state.phase)) {
        Words tiles = words[0] == "p" ? Words(words.begin() + 1, words.end()) : words;
        std::string text = "pick";
        for (const std::string& word : tiles) {
            const auto tile = number(word);
            if (!tile) return std::string(typed);
            text += fmt::format(" {}", *tile);
        }
        if (tiles.size() != 3)
            throw Misread{"Pick three tiles at once: type three of the numbers, like 3 17 42"};
        return text;
    }
    if (table.state.phase == Phase::kReady && words[0] == "r") return "ready";
    if (table.state.phase == Phase::kBuild)
        return in_build(table.state.seat(table.viewer), words, typed);
    if (table.state.phase == Phase::kSabotage && (words[0] == "x" || cell(words[0])) &&
        words.size() <= 2) {
        const SeatState& target = table.state.seat(table.state.left(table.viewer));
        return "sabotage " + cell_text(find(target, words.back()).cell);
    }
    if (table.state.phase == Phase::kBlackHole && (words[0] == "f" || cell(words[0]))) {
        const SeatState& target = table.state.seat(table.state.right(table.viewer));
        std::vector<Cell> cells;
        for (const std::string& word : words)
            if (word != "f") cells.push_back(find(target, word).cell);
        std::sort(cells.begin(), cells.end(), cosmic_factory::row_major_less);
        std::string text = "turn down";
        for (const Cell at : cells) text += " " + cell_text(at);
        return text;
    }
    const bool offering = table.state.phase == Phase::kOffering;
    if ((offering || table.state.phase == Phase::kExchange) && words.size() == 1) {
        if (offering && (words[0] == "none" || words[0] == "n")) return "offer none";
        if (words[0] == "g" || words[0] == "b" || words[0] == "o" || words[0] == "green" ||
            words[0] == "blue" || words[0] == "orange")
            return colours(words, offering ? "offer" : "exchange");
    }
    return std::string(typed);
}

Lines short_forms_help() {
    return {
        "  3 17 42     draft: keep these three tiles",
        "  51 0,1      lay tile 51 in column 0, row 1; move it there if it lies elsewhere",
        "  51 0,1 2    the same, turned two quarters clockwise",
        "  r 51        turn tile 51 a quarter clockwise; r 51 3 turns it to rotation 3",
        "  s 51 17     swap two tiles         x 51    take a tile back",
        "  b blue      take a bonus tile: a bet; b gb takes green and blue",
        "  d           done                   f 51    turn a tile over (card 1)",
        "  x 1,1       sabotage that cell     green   exchange or offer green; or none",
        "A cell may stand for its tile (r 0,1); a0,1 and b1,1 are cells of card 11.",
        "Several actions may share a line: 51 0,0; r 51. Long forms work everywhere too:",
        "place 51.2 at (0,1), rotate (0,1) to 3, take green blue",
        "Bots build at your pace: after every third step of yours they make three.",
    };
}

}  // namespace orrery::cli::play
