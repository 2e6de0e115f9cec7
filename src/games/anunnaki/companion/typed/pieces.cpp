// What changes at a place, word by word.
#include "games/anunnaki/companion/typed/pieces.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {

void bad_change(Desk& desk, std::string_view word) {
    desk.fail_word("change", word);
}

std::optional<Change> find_change(std::string_view word) {
    Change change;
    std::size_t at = 0;
    if (word.starts_with('+') || word.starts_with('-')) change.less = word[at++] == '-';
    const std::size_t digits = at;
    while (at < word.size() && word[at] >= '0' && word[at] <= '9') ++at;
    if (at > digits) change.count = number_of(word.substr(digits, at - digits), 2).value_or(0);
    change.what = word.substr(at);
    if (change.count == 0) return std::nullopt;
    return change;
}

std::optional<std::size_t> find_unit(std::string_view letter) {
    const std::size_t kind = letter.size() == 1 ? kUnitLetters.find(letter) : std::string::npos;
    return kind == std::string::npos ? std::nullopt : std::optional<std::size_t>(kind);
}

Entries move_units(Desk& desk, Side side, Place from, Place to, const Words& units) {
    Entries entries;
    for (const std::string& word : units) {
        const auto change = find_change(word);
        const auto kind = change ? find_unit(change->what) : std::nullopt;
        if (!kind || change->less) {
            desk.fail_word("units", word);
            return {};
        }
        for (int i = 0; i < change->count; ++i) {
            entries.push_back(act(ActionKind::kTake, {byte(side), byte(*kind), from}));
            entries.push_back(act(ActionKind::kPut, {byte(side), byte(*kind), to}));
        }
    }
    return entries;
}

namespace {

void read_piece(Desk& desk, Side side, Place place, const std::string& word, Entries& entries) {
    const auto change = find_change(word);
    if (!change) return bad_change(desk, word);
    if (const auto kind = find_unit(change->what))
        repeat(entries,
               act(change->less ? ActionKind::kTake : ActionKind::kPut,
                   {byte(side), byte(*kind), place}),
               change->count);
    else if (change->what == "s" && is_area(place))
        entries.push_back(change->less ? act(ActionKind::kUnsettle, {place})
                                       : act(ActionKind::kSettle, {byte(side), place}));
    else
        bad_change(desk, word);
}

}  // namespace

Entries read_changes(Desk& desk, Side side, Place place, const Words& words) {
    if (words.empty()) desk.want("g3 +2f");
    Entries entries;
    Symbols symbols(desk, place);
    for (const std::string& word : words) {
        if (is_tile(word))
            read_tile(desk, place, word, entries);
        else if (word.find('x') != std::string::npos && is_area(place))
            symbols.read(word, entries);
        else
            read_piece(desk, side, place, word, entries);
    }
    return entries;
}

}  // namespace orrery::anunnaki::companion::typed
