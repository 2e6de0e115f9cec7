// Lines of the notation that the rules use for positions (section 5): "goals: war=areas …".
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "cli/cosmobot/typing.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/codec.h"

namespace orrery::cli::companion {
namespace {

using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::lower_words;
using play::Misread;
using play::Words;

void add(Entries& entries, const Entries& more) {
    entries.insert(entries.end(), more.begin(), more.end());
}

std::vector<std::string> split(const std::string& text, char between) {
    std::vector<std::string> pieces;
    std::istringstream rest{text};
    for (std::string piece; std::getline(rest, piece, between);) pieces.push_back(piece);
    return pieces;
}

// "war 5 tech 5 sup -8": word by word as if typed alone.
Entries read_markers(const Reading& reading, const std::string& side, const std::string& text) {
    const Words words = lower_words(text);
    Entries entries;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
        add(entries, read_part(reading, fmt::format("{} {} {}", side, words[i], words[i + 1])));
    if (words.size() % 2 != 0)
        throw Misread{"Markers and values go in pairs: war 5 tech 5 trade 3 sup -8 vp 0."};
    return entries;
}

// "tracks B: war 5 | P: war 2".
Entries read_tracks(const Reading& reading, std::string side, const std::string& text) {
    Entries entries;
    for (const std::string& half : split(text, '|')) {
        const std::size_t colon = half.find(':');
        if (colon != std::string::npos) side = half.substr(0, colon);
        const Words name = lower_words(side);
        if (name.size() != 1 || (name[0] != "p" && name[0] != "b"))
            throw Misread{"Whose markers? Write tracks B: war 5 | P: war 2."};
        add(entries, read_markers(reading, name[0],
                                  colon == std::string::npos ? half : half.substr(colon + 1)));
    }
    return entries;
}

// "war=areas tech=units trade=settlements sup=shrines".
Entries read_goals(const Reading& reading, const std::string& text) {
    Entries entries;
    for (const std::string& word : lower_words(text)) {
        const std::size_t equals = word.find('=');
        const std::string place = word.substr(0, equals);
        std::size_t number = 0;
        while (number < an::kGoals && !an::kGoalPlaces[number].starts_with(place)) ++number;
        const Result<Action> entry =
            number == an::kGoals || equals == std::string::npos
                ? Result<Action>(Error{})
                : an::cosmobot::read_entry(
                      reading.content,
                      fmt::format("goal {} {}", an::kGoalPlaces[number], word.substr(equals + 1)));
        if (!entry) throw Misread{fmt::format("\"{}\" is no goal: write war=areas.", word)};
        entries.push_back(*entry);
    }
    return entries;
}

// Every listed site has a token, the others of the planets in play have none.
Entries read_culture(const Reading& reading, const std::string& text) {
    Bitset<an::kMaxCultureSites> wanted;
    for (const std::string& word : lower_words(text)) wanted.insert(site_named(reading, word));
    Entries entries;
    for (std::size_t site = 0; site < reading.content.sites.size(); ++site) {
        const bool there = reading.state.culture[site] != 0;
        if (there != wanted.contains(site))
            entries.push_back(act(there ? ActionKind::kNoCulture : ActionKind::kCulture,
                                  {static_cast<std::uint8_t>(site)}));
    }
    return entries;
}

Entries read_tokens(const Reading& reading, const std::string& text) {
    const Words wanted = lower_words(text);
    Entries entries;
    for (const std::uint8_t place : reading.content.token_spaces) {
        const std::string printed = std::to_string(reading.content.supremacy[place]);
        const bool lies = std::find(wanted.begin(), wanted.end(), printed) != wanted.end();
        const bool there = (reading.state.supremacy_tokens >> place & 1U) != 0;
        if (there != lies)
            entries.push_back(act(lies ? ActionKind::kToken : ActionKind::kNoToken, {place}));
    }
    for (const std::string& word : wanted)
        if (std::none_of(reading.content.token_spaces.begin(), reading.content.token_spaces.end(),
                         [&](std::uint8_t place) {
                             return std::to_string(reading.content.supremacy[place]) == word;
                         }))
            throw Misread{fmt::format("No token is ever put on {}.", word)};
    return entries;
}

Entries read_cubes(const Reading& reading, const std::string& text) {
    const Words words = lower_words(text);
    Entries entries;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
        add(entries, read_part(reading, fmt::format("{} cubes {}", words[i], words[i + 1])));
    return entries;
}

// "DP2 right: leader AC | land B[F2] | lead P[F1]". Pieces need the planet to lie there: the person
// says `right dp2` before.
Entries read_planet(const Reading& reading, const Words& subject, const std::string& text) {
    const std::uint8_t planet = planet_named(reading, subject[0]);
    Entries entries;
    for (const std::string& fact : split(text, '|')) {
        const Words words = lower_words(fact);
        if (words.empty()) continue;
        const std::string rest = fact.substr(fact.find_first_not_of(' ') + words[0].size());
        if (words[0] == "land")
            add(entries, read_contents(reading, an::landing_place(planet), rest));
        else if (words[0] == "lead")
            add(entries, read_contents(reading, an::leader_place(planet), rest));
        else if (words[0] == "leader" && words.size() == 2 && words[1] == "ac")
            add(entries,
                read_changes(reading, an::Side::kPerson, an::leader_place(planet), {"ac"}));
        else if (words[0] == "leader" && words.size() == 2 &&
                 reading.state.distant[subject[1] == "left" ? 0 : 1].leader ==
                     an::Leader::kCivilisation)
            add(entries,
                read_changes(reading, an::Side::kPerson, an::leader_place(planet), {"-ac"}));
    }
    return entries;
}

}  // namespace

Entries read_notation(const Reading& reading, const std::string& subject, const std::string& text) {
    const Words words = lower_words(subject);
    if (words.empty()) throw Misread{"What stands before the colon?"};
    const std::string& first = words[0];
    if (first == "tracks") return read_tracks(reading, words.size() > 1 ? words[1] : "", text);
    if (first == "goals") return read_goals(reading, text);
    if (first == "culture") return read_culture(reading, text);
    if (first == "tokens") return read_tokens(reading, text);
    if (first == "cubes") return read_cubes(reading, text);
    if (first == "contracts" || first == "creatures") return read_part(reading, first + " " + text);
    if (first == "supply") throw Misread{"The supply follows from what lies on the board."};
    if (words.size() == 2 && (words[1] == "left" || words[1] == "right"))
        return read_planet(reading, words, text);
    return read_contents(reading, place_named(reading, first), text);
}

}  // namespace orrery::cli::companion
