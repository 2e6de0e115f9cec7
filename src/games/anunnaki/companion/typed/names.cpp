// Things by the names that people type.
#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

std::string code_of(const Content& content, const State& state, Side side) {
    return content.houses[Board(content, state).home(side)].code;
}

// The word itself, on the person's planet, and behind an x on Cosmobot's.
std::vector<std::string> names_of(const Content& content, const State& state, std::string_view word,
                                  std::string_view between) {
    const auto at_home = [&](Side side, std::string_view thing) {
        return lower(code_of(content, state, side)).append(between).append(thing);
    };
    std::vector<std::string> names{std::string(word), at_home(Side::kPerson, word)};
    if (word.starts_with('x')) names.push_back(at_home(Side::kBot, word.substr(1)));
    return names;
}

template <class List>
std::optional<std::uint8_t> find_plain(const List& list, std::string_view word) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (plain(list[i].id) == plain(word)) return byte(i);
    return std::nullopt;
}

template <class List>
std::vector<std::string> ids_of(const List& list) {
    std::vector<std::string> ids;
    for (const auto& one : list) ids.push_back(one.id);
    return ids;
}

std::optional<Place> place_of_id(const Content& content, const std::string& id) {
    for (std::size_t area = 0; area < content.areas.size(); ++area)
        if (lower(content.areas[area].id) == id) return byte(area);
    for (std::size_t planet = 0; planet < kDistantPlanets; ++planet) {
        const std::string name = lower(content.distant[planet].id);
        if (id == name || id == name + ":land") return landing_place(planet);
        if (id == name + ":lead") return leader_place(planet);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Place> find_place(const Content& content, const State& state, std::string_view word) {
    std::vector<std::string> names = names_of(content, state, lower(word), "-");
    if (const auto number = word.empty() ? std::nullopt : number_of(word.substr(1), 1))
        if (word[0] == 'g' || word[0] == 'G') names.push_back("g0" + std::to_string(*number));
    for (const std::string& name : names)
        if (const auto place = place_of_id(content, name)) return place;
    return std::nullopt;
}

Place read_place(Desk& desk, const std::string& word) {
    const auto place = find_place(desk.content, desk.state, word);
    if (!place) desk.fail_word("place", word);
    return place.value_or(Place{});
}

std::uint8_t read_site(Desk& desk, const std::string& word) {
    for (const std::string& name : names_of(desk.content, desk.state, word, ""))
        if (const auto site = find_plain(desk.content.sites, name)) return *site;
    desk.fail_word("place", word);
    return 0;
}

std::uint8_t read_creature(Desk& desk, const std::string& word) {
    for (std::size_t i = 0; i < kCreatures; ++i)
        if (!plain(word).empty() && plain(desk.content.creatures[i].id).starts_with(plain(word)))
            return byte(i);
    desk.fail("creature", {{"word", word}, {"known", ids_of(desk.content.creatures)}});
    return 0;
}

std::uint8_t read_planet(Desk& desk, const std::string& word) {
    if (const auto found = find_plain(desk.content.distant, word)) return *found;
    for (std::size_t i = 0; i < kDistantPlanets; ++i)
        if (plain(desk.content.distant[i].name) == plain(word)) return byte(i);
    desk.fail("planet", {{"word", word}, {"known", ids_of(desk.content.distant)}});
    return 0;
}

Entries read_contract(Desk& desk, std::size_t slot, const std::string& word) {
    if (word == "-" || word == "none") return {act(ActionKind::kNoContract, {byte(slot)})};
    const std::size_t slash = std::min(word.find('/'), word.size());
    std::optional<int> vp = number_of(word.substr(0, slash), 2);
    std::optional<int> trade = slash == word.size() ? 1 : number_of(word.substr(slash + 1), 1);
    if (const auto printed = find_plain(desk.content.contracts, word)) {
        vp = desk.content.contracts[*printed].vp;
        trade = desk.content.contracts[*printed].trade;
    }
    if (!vp || !trade) {
        desk.fail_word("contract", word);
        return {};
    }
    if (*vp > kMostContractVp || *trade < 1 || *trade > kMostTradeSteps)
        desk.fail("contract_range", {{"word", word}, {"most", kMostContractVp}});
    return {act(ActionKind::kContract, {byte(slot), byte(static_cast<std::size_t>(*vp)),
                                        byte(static_cast<std::size_t>(*trade - 1))})};
}

std::string as_printed(const Content& content, const std::string& text) {
    const auto ids = [&content] {
        std::vector<std::string> all;
        for (std::size_t place = 0; place < kPlaces; ++place)
            if (place < content.areas.size() || !is_area(static_cast<Place>(place)))
                all.push_back(place_name(content, static_cast<Place>(place)));
        for (const auto& list : {ids_of(content.sites), ids_of(content.distant),
                                 ids_of(content.moon), ids_of(content.sun)})
            all.insert(all.end(), list.begin(), list.end());
        return all;
    }();
    Words words = words_of(text);
    for (std::string& word : words)
        for (const std::string& id : ids)
            if (lower(id) == word) {
                word = id;
                break;
            }
    return joined(words);
}

}  // namespace orrery::anunnaki::companion::typed
