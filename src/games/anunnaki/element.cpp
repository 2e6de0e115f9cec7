#include "games/anunnaki/element.h"

namespace orrery::anunnaki {

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
            return text + (element.detail == 1 ? " great" : " minor");
        default:
            return text;
    }
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
