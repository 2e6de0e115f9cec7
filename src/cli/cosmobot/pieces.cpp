// What lies at a place: changes word by word, or the whole of it in the notation of the rules.
#include <fmt/format.h>

#include <algorithm>

#include "cli/cosmobot/typing.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/board.h"

namespace orrery::cli::companion {
namespace {

using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::Misread;

constexpr std::string_view kUnitLetters = "fmgk";

[[noreturn]] void unknown(const std::string& word) {
    throw Misread{fmt::format(
        "\"{}\" is no change of a place: write +2f -m +g +k for units, +s for a settlement, x2 for "
        "exhausted symbols, ac=5 or -ac for a civilisation.",
        word)};
}

// "+2f": sign, number, what.
struct Change {
    int count = 1;
    bool less = false;
    std::string what;
};
Change change_of(const std::string& word) {
    Change change;
    std::size_t at = 0;
    if (word[0] == '+' || word[0] == '-') change.less = word[at++] == '-';
    const std::size_t digits = at;
    while (at < word.size() && word[at] >= '0' && word[at] <= '9') ++at;
    if (at > digits)
        change.count = play::typed_number(word.substr(digits, at - digits), 2).value_or(0);
    change.what = word.substr(at);
    if (change.count == 0) unknown(word);
    return change;
}

// How many symbols of each resource are exhausted.
an::ResourceCounts exhausted(const Reading& reading, std::size_t area, unsigned bits) {
    an::ResourceCounts counts{};
    const auto& symbols = reading.content.areas[area].symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if ((bits >> i & 1U) != 0) ++counts[static_cast<std::size_t>(symbols[i])];
    return counts;
}

void set_symbols(const Reading& reading, std::size_t area, unsigned wanted, Entries& entries) {
    const an::ResourceCounts now = exhausted(reading, area, reading.state.areas[area].exhausted);
    const an::ResourceCounts then = exhausted(reading, area, wanted);
    for (std::size_t resource = 0; resource < an::kResources; ++resource)
        for (int i = 0; i < std::abs(then[resource] - now[resource]); ++i)
            entries.push_back(
                act(then[resource] > now[resource] ? ActionKind::kExhaust : ActionKind::kRenew,
                    {byte(resource), byte(area)}));
}

// "x2": the first two; "x@2": the second alone; "+x" one more, "-x" one less; "xgold" one of them.
void read_symbols(const Reading& reading, an::Place place, const std::string& word,
                  Entries& entries) {
    const std::size_t size = reading.content.areas[place].symbols.size();
    unsigned bits = reading.state.areas[place].exhausted;
    const std::string rest = word.substr(word.find('x') + 1);
    for (std::size_t i = 0; i < an::kResources; ++i)
        if (rest == an::kResourceNames[i]) {
            entries.push_back(act(ActionKind::kExhaust, {byte(i), place}));
            return;
        }
    if (word[0] != 'x') {
        const Change change = change_of(word);
        for (int i = 0; i < change.count; ++i) {
            std::size_t symbol = change.less ? size : 0;
            if (change.less)
                while (symbol > 0 && (bits >> (symbol - 1) & 1U) == 0) --symbol;
            else
                while (symbol < size && (bits >> symbol & 1U) != 0) ++symbol;
            if (symbol == (change.less ? 0 : size))
                throw Misread{
                    fmt::format("{} has {} symbols.", reading.content.areas[place].id, size)};
            bits ^= 1U << (change.less ? symbol - 1 : symbol);
        }
        return set_symbols(reading, place, bits, entries);
    }
    const bool one = rest.starts_with('@');
    const auto number = play::typed_number(one ? rest.substr(1) : rest, 1);
    if (!number || static_cast<std::size_t>(*number) > size || (one && *number == 0))
        throw Misread{fmt::format("{} has {} symbols.", reading.content.areas[place].id, size)};
    bits = one ? 1U << (*number - 1) : (1U << *number) - 1;
    set_symbols(reading, place, bits, entries);
}

// "ac", "ac=5", "ac5", "ac02", "ac02!", "-ac"; likewise "ag".
void read_tile(const Reading& reading, an::Place place, const std::string& word, Entries& entries) {
    const bool god = word.find("ag") != std::string::npos;
    const an::Place at = an::is_area(place) || place == an::leader_place(an::planet_of_place(place))
                             ? place
                             : an::leader_place(an::planet_of_place(place));
    if (word[0] == '-') {
        entries.push_back(act(god ? ActionKind::kNoGod : ActionKind::kNoCivilisation, {at}));
        return;
    }
    std::string rest = word.substr(word.find(god ? "ag" : "ac") + 2);
    const bool face_up = rest.ends_with('!') || god;
    if (rest.ends_with('!')) rest.pop_back();
    std::optional<int> strength;
    const auto& known = god ? reading.content.atlantis_gods : reading.content.civilisations;
    const auto tile = std::find_if(
        known.begin(), known.end(),
        [&](const an::Civilisation& printed) { return printed.id == (god ? "AG" : "AC") + rest; });
    if (rest.starts_with('='))
        strength = play::typed_number(rest.substr(1), 2);
    else if (tile != known.end())
        strength = face_up ? std::optional<int>(tile->strength) : std::nullopt;
    else if (!rest.empty())
        strength = play::typed_number(rest, 1);
    const bool told = tile == known.end() && !rest.empty();
    if (told && (!strength || *strength == 0 || *strength > an::cosmobot::kMostStrength))
        throw Misread{fmt::format("\"{}\" has no strength from 1 to {}: write {}=5.", word,
                                  an::cosmobot::kMostStrength, god ? "ag" : "ac")};
    if (!strength && !an::is_area(at))
        strength = reading.content.distant[an::planet_of_place(at)].strength;
    if (strength)
        entries.push_back(act(god ? ActionKind::kKnownGod : ActionKind::kKnownCivilisation,
                              {at, byte(static_cast<std::size_t>(*strength - 1))}));
    else
        entries.push_back(act(god ? ActionKind::kGod : ActionKind::kCivilisation, {at}));
}

void repeat(Entries& entries, Action action, int times) {
    for (int i = 0; i < times; ++i) entries.push_back(action);
}

// The pieces of "S F2 m1".
struct Pieces {
    an::UnitCounts units{};
    bool settlement = false;
};
Pieces pieces_of(const std::string& text) {
    Pieces pieces;
    for (const std::string& word : play::lower_words(text)) {
        const std::size_t letter = kUnitLetters.find(word[0]);
        if (word == "s") {
            pieces.settlement = true;
            continue;
        }
        const auto number =
            word.size() == 1 ? std::optional<int>(1) : play::typed_number(word.substr(1), 2);
        if (letter == std::string_view::npos || !number)
            throw Misread{fmt::format("\"{}\" are no pieces: write them like S F2 m1.", text)};
        pieces.units[letter] = byte(static_cast<std::size_t>(*number));
    }
    return pieces;
}

// Takes away and puts so many that these are there.
void set_units(const Reading& reading, an::Side side, an::Place place, const an::UnitCounts& wanted,
               Entries& taken, Entries& put) {
    const an::UnitCounts& now = an::Board(reading.content, reading.state).units(side, place);
    for (std::size_t kind = 0; kind < an::kUnitKinds; ++kind) {
        const std::initializer_list<std::uint8_t> operands{byte(an::index(side)), byte(kind),
                                                           place};
        repeat(taken, act(ActionKind::kTake, operands), now[kind] - wanted[kind]);
        repeat(put, act(ActionKind::kPut, operands), wanted[kind] - now[kind]);
    }
}

// What stands between "P[" and "]"; it is cut out of the text.
Pieces cut_pieces(std::string& text, char letter) {
    const std::size_t open = text.find(std::string(1, letter) + "[");
    if (open == std::string::npos) return {};
    const std::size_t close = text.find(']', open);
    if (close == std::string::npos) throw Misread{"A bracket is not closed: write P[S F2]."};
    const Pieces pieces = pieces_of(text.substr(open + 2, close - open - 2));
    text.erase(open, close - open + 1);
    return pieces;
}

}  // namespace

Entries move_units(an::Side side, an::Place from, an::Place to, const play::Words& units) {
    Entries entries;
    for (const std::string& word : units) {
        const Change change = change_of(word);
        const std::size_t kind =
            change.what.size() == 1 ? kUnitLetters.find(change.what[0]) : std::string_view::npos;
        if (kind == std::string_view::npos || change.less)
            throw Misread{fmt::format("\"{}\" are no units: write 2f, m, g or k.", word)};
        for (int i = 0; i < change.count; ++i) {
            entries.push_back(act(ActionKind::kTake, {byte(an::index(side)), byte(kind), from}));
            entries.push_back(act(ActionKind::kPut, {byte(an::index(side)), byte(kind), to}));
        }
    }
    return entries;
}

Entries read_changes(const Reading& reading, an::Side side, an::Place place,
                     const play::Words& words) {
    if (words.empty()) throw Misread{"What changed there? Write it like g3 +2f."};
    Entries entries;
    for (const std::string& word : words) {
        const bool tile =
            word.find("ac") != std::string::npos || word.find("ag") != std::string::npos;
        if (tile) {
            read_tile(reading, place, word, entries);
            continue;
        }
        if (word.find('x') != std::string::npos && an::is_area(place)) {
            read_symbols(reading, place, word, entries);
            continue;
        }
        const Change change = change_of(word);
        const std::size_t kind =
            change.what.size() == 1 ? kUnitLetters.find(change.what[0]) : std::string_view::npos;
        if (kind != std::string_view::npos)
            repeat(entries,
                   act(change.less ? ActionKind::kTake : ActionKind::kPut,
                       {byte(an::index(side)), byte(kind), place}),
                   change.count);
        else if (change.what == "s" && an::is_area(place))
            entries.push_back(change.less
                                  ? act(ActionKind::kUnsettle, {place})
                                  : act(ActionKind::kSettle, {byte(an::index(side)), place}));
        else
            unknown(word);
    }
    return entries;
}

Entries read_contents(const Reading& reading, an::Place place, const std::string& typed) {
    std::string text = typed;
    Entries taken, put;
    int settlement = 0;
    for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
        const Pieces pieces = cut_pieces(text, side == an::Side::kPerson ? 'P' : 'B');
        set_units(reading, side, place, pieces.units, taken, put);
        if (pieces.settlement) settlement = 1 + static_cast<int>(an::index(side));
    }
    if (!an::is_area(place)) {
        if (!play::lower_words(text).empty()) unknown(text);
        taken.insert(taken.end(), put.begin(), put.end());
        return taken;
    }
    const an::AreaState& here = reading.state.areas[place];
    // A capital keeps its settlement, named or not (AN-CTRL-12).
    const bool other = settlement != here.settlement && !reading.content.areas[place].capital;
    if (other && here.settlement != 0) taken.push_back(act(ActionKind::kUnsettle, {place}));
    bool symbols = false, civilisation = false;
    Entries tiles, marks;
    for (const std::string& word : play::lower_words(text)) {
        if (word[0] == 'x') {
            read_symbols(reading, place, word, marks);
            symbols = true;
        } else if (word.starts_with("ac") || word.starts_with("ag")) {
            read_tile(reading, place, word, tiles);
            civilisation = true;
        } else {
            unknown(word);
        }
    }
    if (!symbols && !reading.content.areas[place].capital) set_symbols(reading, place, 0, marks);
    if (!civilisation && here.civilisation != 0)
        taken.push_back(act(ActionKind::kNoCivilisation, {place}));
    if (other && settlement != 0)
        tiles.push_back(
            act(ActionKind::kSettle, {byte(static_cast<std::size_t>(settlement - 1)), place}));
    for (const Entries& more : {tiles, put, marks})
        taken.insert(taken.end(), more.begin(), more.end());
    return taken;
}

}  // namespace orrery::cli::companion
