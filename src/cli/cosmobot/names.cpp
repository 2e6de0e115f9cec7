// Things by the names that people type.
#include <fmt/format.h>

#include <algorithm>

#include "cli/cosmobot/typing.h"
#include "cli/play/anunnaki_typed.h"
#include "cli/play/presenter.h"
#include "games/anunnaki/board.h"

namespace orrery::cli::companion {
namespace {

using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::Misread;

// Capital letters and digits alone, without zeros in front of a number: "G-K03" is "GK3".
std::string plain(std::string_view name) {
    std::string text;
    for (const char c : play::upper(std::string(name))) {
        const bool digit = c >= '0' && c <= '9';
        const bool after_digit = !text.empty() && text.back() >= '0' && text.back() <= '9';
        if ((c >= 'A' && c <= 'Z') || (digit && (c != '0' || after_digit))) text += c;
    }
    return text;
}

template <class List>
std::optional<std::uint8_t> find_plain(const List& list, const std::string& word) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (plain(list[i].id) == plain(word)) return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

}  // namespace

an::Place place_named(const Reading& reading, const std::string& word) {
    return play::pantheon::read_place(reading.content, reading.state, word);
}

std::uint8_t site_named(const Reading& reading, const std::string& word) {
    const an::Board board(reading.content, reading.state);
    const auto at_home = [&](an::Side side, const std::string& site) {
        return reading.content.houses[board.home(side)].code + site;
    };
    for (const std::string& name :
         {word, at_home(an::Side::kPerson, word),
          word.starts_with('x') ? at_home(an::Side::kBot, word.substr(1)) : word})
        if (const auto found = find_plain(reading.content.sites, name)) return *found;
    throw Misread{fmt::format(
        "\"{}\" is no area and no culture site: write g7, bl on your planet, xbl on Cosmobot’s; "
        "gk3, k1, xk1 for culture sites.",
        word)};
}

std::uint8_t creature_named(const Reading& reading, const std::string& word) {
    for (std::size_t i = 0; i < an::kCreatures; ++i)
        if (plain(reading.content.creatures[i].id).starts_with(plain(word)))
            return static_cast<std::uint8_t>(i);
    std::vector<std::string> known;
    for (const an::Creature& creature : reading.content.creatures) known.push_back(creature.id);
    throw Misread{fmt::format("\"{}\" is no creature: there are {}.", word, play::listed(known))};
}

std::uint8_t planet_named(const Reading& reading, const std::string& word) {
    if (const auto found = find_plain(reading.content.distant, word)) return *found;
    for (std::size_t i = 0; i < an::kDistantPlanets; ++i)
        if (plain(reading.content.distant[i].name) == plain(word))
            return static_cast<std::uint8_t>(i);
    throw Misread{fmt::format("\"{}\" is no distant planet: write dp1 to dp4.", word)};
}

Action contract_entry(const Reading& reading, std::size_t slot, const std::string& word) {
    const auto slot_byte = static_cast<std::uint8_t>(slot);
    if (word == "-" || word == "none") return act(ActionKind::kNoContract, {slot_byte});
    const auto make = [&](int vp, int trade) {
        return checked(reading,
                       act(ActionKind::kContract, {slot_byte, static_cast<std::uint8_t>(vp),
                                                   static_cast<std::uint8_t>(trade - 1)}),
                       fmt::format("A contract gives up to {} points and 1 or 2 trade steps.",
                                   an::cosmobot::kMostContractVp));
    };
    if (const auto contract = find_plain(reading.content.contracts, word))
        return make(reading.content.contracts[*contract].vp,
                    reading.content.contracts[*contract].trade);
    const std::size_t slash = word.find('/');
    const auto vp = play::typed_number(word.substr(0, slash), 2);
    const auto trade = slash == std::string::npos ? std::optional<int>(1)
                                                  : play::typed_number(word.substr(slash + 1), 1);
    if (!vp || !trade || *trade == 0)
        throw Misread{fmt::format(
            "\"{}\" is no contract: write points/trade steps like 4/1, or - for none.", word)};
    return make(*vp, *trade);
}

Entries read_card(const Reading& reading, an::Deck deck, const std::string& text) {
    const std::vector<an::PrintedCard>& cards = reading.content.cards(deck);
    if (const auto card = find_plain(cards, text))
        return {act(ActionKind::kCard, {an::cosmobot::card_operand(deck, *card)})};
    Entries entries;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(';', at), text.size());
        std::string element;
        for (const std::string& word : play::lower_words(text.substr(at, end - at)))
            element += (element.empty() ? "" : " ") + word;
        at = end + 1;
        if (element.empty()) continue;
        const bool arrow = element.starts_with("arrow");
        const Result<Action> entry =
            an::cosmobot::read_entry(reading.content, arrow ? element : "element " + element);
        if (!entry)
            throw Misread{
                fmt::format("\"{}\" is no element of a card; elements look like: cube 1; "
                            "move 2 brave; advance any; arrow left.",
                            element)};
        entries.push_back(*entry);
    }
    entries.push_back(act(ActionKind::kComplete));
    return entries;
}

}  // namespace orrery::cli::companion
