#include "games/anunnaki/content/element.h"

#include <algorithm>
#include <array>
#include <optional>

namespace orrery::anunnaki {
namespace {

constexpr std::array<std::string_view, 2> kGodRanks{"minor", "great"};

}  // namespace

std::string print_element(const Element& element) {
    std::string text(kDoNames[static_cast<std::size_t>(element.what)]);
    const std::string number = " " + std::to_string(element.number);
    switch (element.what) {
        case Do::kCube:
        case Do::kFollowers:
        case Do::kHarvest:
            return text + number;
        case Do::kMove:
        case Do::kPortal:
            return text + number + " " + std::string(kStrategyNames[element.detail]);
        case Do::kAdvance:
            return text + " " +
                   std::string(element.detail == kAnyTrack ? "any" : kTrackNames[element.detail]);
        case Do::kSupremacy:
            return text + (element.number == kGoalNumber ? " goal" : number);
        case Do::kSummon:
            return text + " " + std::string(kGodRanks[element.detail]);
        default:
            return text;
    }
}

std::optional<Element> read_element(TextReader& text) {
    // What is printed is what is read: a name's end is a word's end.
    const auto one_of = [&](auto&& names) -> std::optional<std::uint8_t> {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (text.accept_word(names[i])) return static_cast<std::uint8_t>(i);
        return std::nullopt;
    };
    const std::optional<std::uint8_t> what = one_of(kDoNames);
    if (!what || *what == 0) return std::nullopt;
    Element element{static_cast<Do>(*what), 0, 0};
    if (element.what == Do::kSupremacy && text.accept_word("goal")) {
        element.number = kGoalNumber;
    } else if (const int most = most_number(element.what); most > 0) {
        const std::optional<int> number = text.number(1, most);
        if (!number) return std::nullopt;
        element.number = static_cast<std::uint8_t>(*number);
    }
    std::optional<std::uint8_t> detail{0};
    if (element.what == Do::kMove || element.what == Do::kPortal)
        detail = one_of(kStrategyNames);
    else if (element.what == Do::kAdvance)
        detail = text.accept_word("any") ? kAnyTrack : one_of(kTrackNames);
    else if (element.what == Do::kSummon)
        detail = one_of(kGodRanks);
    if (!detail) return std::nullopt;
    element.detail = *detail;
    return element;
}

Result<AdviserCard> parse_card(std::string_view typed, Deck deck) {
    TextReader text(typed);
    AdviserCard card;
    const std::span<const Do> printed = printed_on(deck);
    bool arrow = false, more = true;
    for (; more; more = text.accept(';')) {
        if (text.accept_word("arrow")) {
            const bool left = text.accept_word("left");
            if (!left && !text.accept_word("right")) return text.error("left or right");
            if (deck == Deck::kMoon || arrow) return text.error("one arrow, on a sun card");
            card.arrow = left ? Arrow::kLeft : Arrow::kRight;
            arrow = true;
            continue;
        }
        if (card.elements.full()) return text.error("six elements at most");
        const std::optional<Element> element = read_element(text);
        if (!element || std::find(printed.begin(), printed.end(), element->what) == printed.end())
            return text.error("an element of a " +
                              std::string(kDeckNames[static_cast<std::size_t>(deck)]) + " card");
        card.elements.push_back(*element);
    }
    if (!text.at_end()) return text.error("\";\" between elements");
    return card;
}

std::string print_card(const AdviserCard& card, Deck deck) {
    std::string text;
    if (deck == Deck::kSun)
        text = "arrow " + std::string(kArrowNames[static_cast<std::size_t>(card.arrow)]);
    for (const Element& element : card.elements)
        text += (text.empty() ? "" : "; ") + print_element(element);
    return text;
}

}  // namespace orrery::anunnaki
