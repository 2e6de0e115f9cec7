// All that lies at a place, in the notation of the rules.
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/typed/pieces.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

// The pieces of "s f2 m1".
struct Pieces {
    UnitCounts units{};
    bool settlement = false;
};

Pieces read_pieces(Desk& desk, const std::string& text) {
    Pieces pieces;
    for (const std::string& word : words_of(text)) {
        const auto kind = find_unit(word.substr(0, 1));
        const auto number = word.size() == 1 ? 1 : number_of(word.substr(1), 2);
        if (word == "s")
            pieces.settlement = true;
        else if (kind && number)
            pieces.units[*kind] = byte(static_cast<std::size_t>(*number));
        else
            desk.fail_word("pieces", word);
    }
    return pieces;
}

// What stands between "p[" and "]"; it is cut out of the text.
Pieces cut_pieces(Desk& desk, std::string& text, Side side) {
    const std::size_t open = text.find(side == Side::kPerson ? "p[" : "b[");
    if (open == std::string::npos) return {};
    const std::size_t close = text.find(']', open);
    if (close == std::string::npos) {
        desk.fail("bracket");
        return {};
    }
    const std::string inside = text.substr(open + 2, close - open - 2);
    text.replace(open, close - open + 1, " ");
    return read_pieces(desk, inside);
}

// Takes away and puts so many that these are there.
void set_units(const Desk& desk, Side side, Place place, const UnitCounts& wanted, Entries& taken,
               Entries& put) {
    const Board board(desk.content, desk.state);
    const UnitCounts now = board.has_place(place) ? board.units(side, place) : UnitCounts{};
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind) {
        const std::initializer_list<std::uint8_t> operands{byte(side), byte(kind), place};
        repeat(taken, act(ActionKind::kTake, operands), now[kind] - wanted[kind]);
        repeat(put, act(ActionKind::kPut, operands), wanted[kind] - now[kind]);
    }
}

}  // namespace

Entries read_contents(Desk& desk, Place place, const std::string& typed) {
    std::string text = typed;
    Entries entries, put;  // what is taken away comes first
    int settlement = 0;    // 1 + its side
    for (const Side side : {Side::kPerson, Side::kBot}) {
        const Pieces pieces = cut_pieces(desk, text, side);
        set_units(desk, side, place, pieces.units, entries, put);
        if (pieces.settlement) settlement = 1 + static_cast<int>(index(side));
    }
    const Words words = words_of(text);
    if (!is_area(place)) {
        if (!words.empty()) bad_change(desk, words[0]);
        append(entries, put);
        return entries;
    }
    const AreaState& here = desk.state.areas[place];
    const bool capital = desk.content.areas[place].capital;
    // A capital keeps its settlement, named or not (AN-CTRL-12).
    const bool other = settlement != here.settlement && !capital;
    if (other && here.settlement != 0) entries.push_back(act(ActionKind::kUnsettle, {place}));
    bool marked = false, civilised = false;
    Entries tiles, marks;
    Symbols symbols(desk, place);
    for (const std::string& word : words) {
        if (word.starts_with('x')) {
            symbols.read(word, marks);
            marked = true;
        } else if (word.starts_with("ac") || word.starts_with("ag")) {
            read_tile(desk, place, word, tiles);
            civilised = true;
        } else {
            bad_change(desk, word);
        }
    }
    if (!marked && !capital) symbols.renew_all(marks);
    if (!civilised && here.civilisation != 0)
        entries.push_back(act(ActionKind::kNoCivilisation, {place}));
    if (other && settlement != 0)
        tiles.push_back(
            act(ActionKind::kSettle, {byte(static_cast<std::size_t>(settlement - 1)), place}));
    for (const Entries& more : {tiles, put, marks}) append(entries, more);
    return entries;
}

}  // namespace orrery::anunnaki::companion::typed
