// Lines of the notation that the rules use for positions (section 5): "goals: war=areas …".
#include <algorithm>

#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

std::optional<Side> find_side(std::string_view name) {
    if (name == "p") return Side::kPerson;
    if (name == "b") return Side::kBot;
    return std::nullopt;
}

// "war 5 tech 5 sup -8": pairs, each as if typed alone.
Entries read_markers(Desk& desk, Side side, const std::string& text) {
    const Words words = words_of(text);
    Entries entries;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto marker = i + 1 < words.size()
                                ? read_marker(desk, {side, {words[i], words[i + 1]}})
                                : std::nullopt;
        if (!marker) {
            desk.want("tracks b: war 5 tech 5 sup -8 vp 0");
            return {};
        }
        append(entries, *marker);
    }
    return entries;
}

// "tracks b: war 5 | p: war 2".
Entries read_tracks(Desk& desk, std::string name, const std::string& text) {
    Entries entries;
    for (const std::string& half : split(text, '|')) {
        const std::size_t colon = half.find(':');
        if (colon != std::string::npos) name = trimmed(std::string_view(half).substr(0, colon));
        const auto side = find_side(name);
        if (!side) {
            desk.want("tracks b: war 5 | p: war 2");
            return {};
        }
        append(entries, read_markers(desk, *side,
                                     colon == std::string::npos ? half : half.substr(colon + 1)));
    }
    return entries;
}

// "war=areas tech=units trade=settlements sup=shrines".
Entries read_goals(Desk& desk, const std::string& text) {
    Entries entries;
    for (const std::string& word : words_of(text)) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string at = word.substr(0, equals);
        const auto place = std::find_if(
            kGoalPlaces.begin(), kGoalPlaces.end(),
            [&](std::string_view name) { return !at.empty() && name.starts_with(at); });
        const auto goal =
            std::find(kGoalNames.begin(), kGoalNames.end(),
                      std::string_view(word).substr(std::min(equals + 1, word.size())));
        if (place == kGoalPlaces.end() || goal == kGoalNames.end()) {
            desk.fail_word("goal", word);
            return {};
        }
        entries.push_back(
            act(ActionKind::kGoal, {byte(static_cast<std::size_t>(place - kGoalPlaces.begin())),
                                    byte(static_cast<std::size_t>(goal - kGoalNames.begin()))}));
    }
    return entries;
}

// Every listed site has a token, the others of the planets in play have none.
Entries read_culture(Desk& desk, const std::string& text) {
    Bitset<kMaxCultureSites> wanted;
    for (const std::string& word : words_of(text)) wanted.insert(read_site(desk, word));
    Entries entries;
    for (std::size_t site = 0; site < desk.content.sites.size(); ++site) {
        const bool there = desk.state.culture[site] != 0;
        if (there != wanted.contains(site))
            entries.push_back(
                act(there ? ActionKind::kNoCulture : ActionKind::kCulture, {byte(site)}));
    }
    return entries;
}

Entries read_tokens(Desk& desk, const std::string& text) {
    Words wanted = words_of(text);
    Entries entries;
    for (const std::uint8_t place : desk.content.token_spaces) {
        const bool lies = std::erase(wanted, std::to_string(desk.content.supremacy[place])) > 0;
        const bool there = (desk.state.supremacy_tokens >> place & 1U) != 0;
        if (there != lies)
            entries.push_back(act(lies ? ActionKind::kToken : ActionKind::kNoToken, {place}));
    }
    if (!wanted.empty()) desk.fail_word("token", wanted[0]);
    return entries;
}

// "p 2 b 4".
Entries read_cubes(Desk& desk, const std::string& text) {
    const Words words = words_of(text);
    Entries entries;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto side = find_side(words[i]);
        if (!side || i + 1 == words.size()) {
            desk.want("cubes: p 2 b 4");
            return {};
        }
        append(entries, *read_marker(desk, {*side, {"cubes", words[i + 1]}}));
    }
    return entries;
}

// A side leads by its units on the leader place; only the civilisation is a piece of its own.
Entries read_leader(Desk& desk, std::uint8_t planet, const std::string& leader) {
    const auto here =
        std::find_if(desk.state.distant.begin(), desk.state.distant.end(),
                     [&](const DistantState& one) { return one.planet == planet + 1; });
    const bool civilised =
        here != desk.state.distant.end() && here->leader == Leader::kCivilisation;
    if (leader == "ac") return read_changes(desk, Side::kPerson, leader_place(planet), {"ac"});
    if (civilised) return read_changes(desk, Side::kPerson, leader_place(planet), {"-ac"});
    return {};
}

// "dp2 right: leader ac | land b[f2] | lead p[f1]", of a planet that lies there.
Entries read_distant(Desk& desk, const std::string& name, const std::string& text) {
    const std::uint8_t planet = read_planet(desk, name);
    Entries entries;
    for (const std::string& fact : split(text, '|')) {
        const Words words = words_of(fact);
        const std::string rest = joined(words, 1);
        if (words[0] == "land")
            append(entries, read_contents(desk, landing_place(planet), rest));
        else if (words[0] == "lead")
            append(entries, read_contents(desk, leader_place(planet), rest));
        else if (words[0] == "leader" && words.size() == 2)
            append(entries, read_leader(desk, planet, words[1]));
        else
            desk.want("dp2 right: leader ac | land b[f2] | lead p[f1]");
    }
    return entries;
}

}  // namespace

Entries read_notation(Desk& desk, const std::string& subject, const std::string& text) {
    const Words words = words_of(subject);
    if (words.empty()) {
        desk.want("g3: p[s f2] x1");
        return {};
    }
    const std::string& first = words[0];
    if (first == "tracks") return read_tracks(desk, joined(words, 1), text);
    if (first == "goals") return read_goals(desk, text);
    if (first == "culture") return read_culture(desk, text);
    if (first == "tokens") return read_tokens(desk, text);
    if (first == "cubes") return read_cubes(desk, text);
    if (first == "contracts" || first == "creatures")
        return read_keyword(desk, {Side::kPerson, words_of(first + " " + text)})
            .value_or(Entries{});
    if (first == "supply") {
        desk.fail("supply");
        return {};
    }
    if (words.size() == 2 && (words[1] == "left" || words[1] == "right"))
        return read_distant(desk, first, text);
    const Place place = read_place(desk, joined(words));
    return desk.ok() ? read_contents(desk, place, text) : Entries{};
}

}  // namespace orrery::anunnaki::companion::typed
