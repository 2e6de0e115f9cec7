#include "cli/cosmobot/typing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "cli/play/anunnaki_typed.h"
#include "cli/play/presenter.h"
#include "core/text.h"

namespace orrery::cli::companion {
namespace {

using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::lower_words;
using play::Misread;
using play::Words;

std::string trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

// The words after the first, as they were typed.
std::string after_first(const std::string& part) {
    const std::size_t blank = part.find_first_of(" \t");
    return blank == std::string::npos ? std::string() : trimmed(part.substr(blank));
}

// "g-k3 -": a culture token that was taken.
std::optional<Entries> read_site(const Reading& reading, const Words& words) {
    if (words.size() != 2 || (words[1] != "-" && words[1] != "+")) return std::nullopt;
    return Entries{act(words[1] == "-" ? ActionKind::kNoCulture : ActionKind::kCulture,
                       {site_named(reading, words[0])})};
}

// "c>g3 2f m": from, to, units.
std::optional<Entries> read_arrow(const Reading& reading, an::Side side, const Words& words) {
    const std::size_t arrow = words[0].find('>');
    if (arrow == std::string::npos) return std::nullopt;
    Words units(words.begin() + 1, words.end());
    if (units.empty()) units.emplace_back("f");
    return move_units(side, place_named(reading, words[0].substr(0, arrow)),
                      place_named(reading, words[0].substr(arrow + 1)), units);
}

}  // namespace

std::vector<std::string> parts_of(std::string_view line) {
    std::vector<std::string> parts;
    std::istringstream rest{std::string(line)};
    for (std::string part; std::getline(rest, part, ',');)
        if (part = trimmed(part); !part.empty()) parts.push_back(part);
    return parts;
}

Action checked(const Reading& reading, Action action, const std::string& expected) {
    if (!an::cosmobot::is_entry(reading.content, action)) throw Misread{expected};
    return action;
}

int changed_value(const std::string& word, int now) {
    const bool relative = word.front() == '+' || word.front() == '-';
    const std::string digits = relative ? word.substr(1) : word;
    if (relative && digits.empty()) return word.front() == '+' ? now + 1 : now - 1;
    const std::optional<int> number = play::typed_number(digits, 3);
    if (!number) throw Misread{fmt::format("\"{}\" is no number.", word)};
    if (!relative) return *number;
    return word.front() == '+' ? now + *number : now - *number;
}

Entries read_part(const Reading& reading, const std::string& typed) {
    // The game's own texts are understood as they are.
    if (const Result<Action> entry = an::cosmobot::read_entry(reading.content, typed))
        return {*entry};
    Words words = lower_words(typed);
    std::string text = typed;
    an::Side side = an::Side::kPerson;
    if (words.size() > 1 && (words[0] == "b" || words[0] == "p")) {
        side = words[0] == "b" ? an::Side::kBot : an::Side::kPerson;
        words.erase(words.begin());
        text = after_first(text);
    }
    if (const std::size_t colon = text.find(": "); colon != std::string::npos)
        return read_notation(reading, trimmed(text.substr(0, colon)),
                             trimmed(text.substr(colon + 1)));
    if (auto entries = read_keyword({reading, side, words, after_first(text)})) return *entries;
    if (auto entries = read_arrow(reading, side, words)) return *entries;
    if (auto entries = read_site(reading, words)) return *entries;
    if (play::pantheon::find_place(reading.content, reading.state, words[0]))
        return read_changes(reading, side, place_named(reading, words[0]),
                            Words(words.begin() + 1, words.end()));
    throw Misread{fmt::format("\"{}\" is nothing I know. Type help for what you can type.", typed)};
}

}  // namespace orrery::cli::companion
