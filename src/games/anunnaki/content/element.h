// The notation of adviser cards and fate cards (AN-COMP-06): "cube 1; move 2 brave".
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/text.h"
#include "games/anunnaki/content/components.h"

namespace orrery::anunnaki {

// AN-COMP-06, AN-FATE-06: what a kind of card can make Cosmobot do.
inline constexpr Do kOnMoon[] = {Do::kCube, Do::kBuild,  Do::kIncome, Do::kFollowers,
                                 Do::kMove, Do::kPortal, Do::kOracle, Do::kAdvance};
inline constexpr Do kOnSun[] = {Do::kHarvest, Do::kMove,      Do::kPortal, Do::kContract,
                                Do::kAdvance, Do::kSupremacy, Do::kSummon};
inline constexpr Do kOnFate[] = {Do::kBuild,    Do::kMove,    Do::kPortal, Do::kOracle,
                                 Do::kContract, Do::kAdvance, Do::kSummon};
constexpr std::span<const Do> printed_on(Deck deck) {
    return deck == Deck::kSun ? std::span<const Do>(kOnSun) : std::span<const Do>(kOnMoon);
}
// The largest number an element can have (AN-FATE-01); 0 = it has none.
constexpr int most_number(Do what) {
    switch (what) {
        case Do::kCube:
            return 2;
        case Do::kFollowers:
        case Do::kMove:
        case Do::kPortal:
        case Do::kHarvest:
        case Do::kSupremacy:
            return 12;
        default:
            return 0;
    }
}
// How many details an element of this kind can have: strategies, tracks, gods.
constexpr std::size_t details_of(Do what) {
    switch (what) {
        case Do::kMove:
        case Do::kPortal:
            return kStrategyNames.size();
        case Do::kAdvance:
            return kAnyTrack + 1U;
        case Do::kSummon:
            return 2;
        default:
            return 1;
    }
}

// Every element there is, of any card.
template <class Visit>
void for_each_element(Visit&& visit) {
    for (std::size_t i = 1; i < kDoNames.size(); ++i) {
        const Do what = static_cast<Do>(i);
        const int most = most_number(what);
        for (int number = most == 0 ? 0 : 1; number <= most; ++number)
            for (std::size_t detail = 0; detail < details_of(what); ++detail)
                visit(Element{what, static_cast<std::uint8_t>(number),
                              static_cast<std::uint8_t>(detail)});
    }
    visit(Element{Do::kSupremacy, kGoalNumber, 0});
}

std::string print_element(const Element& element);
std::string print_card(const AdviserCard& card, Deck deck);
// Nothing where the text has no element.
std::optional<Element> read_element(TextReader& text);
// "arrow left; harvest 2; supremacy 1": elements of that deck only. The card may be unfinished.
Result<AdviserCard> parse_card(std::string_view typed, Deck deck);

}  // namespace orrery::anunnaki
