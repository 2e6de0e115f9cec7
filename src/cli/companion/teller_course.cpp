// The course of a turn: cards, their elements, the end of the game.
#include <fmt/format.h>

#include "cli/companion/teller.h"
#include "games/anunnaki/content/element.h"

namespace orrery::cli::companion {

void Teller::begin_element(const an::Element& element) {
    end_element();
    heading("· " + an::print_element(element));
    acted_ = false;
    oracle_ = element.what == an::Do::kOracle;
    chosen_.clear();
}

// An oracle acts by the element of the goal beside the track that it chooses.
void Teller::end_element() {
    if (std::exchange(oracle_, false) && !chosen_.empty())
        step(fmt::format("The oracle chooses {}: what its goal gives comes next.", chosen_));
    else if (!acted_)
        step("It has no effect.");
    acted_ = true;
}

std::string Teller::card(int deck, int number) const {
    const auto& cards = content_.cards(static_cast<an::Deck>(deck));
    return number == an::kTypedCard ? "" : " " + entry(cards, number - 1).id;
}

bool Teller::course(const Event& event) {
    const Arguments& arg = event.arguments;
    switch (kind_of(event)) {
        case EventKind::kCandidate:
            return true;
        case EventKind::kCriterion:
            decide(event);
            return true;
        case EventKind::kTurnStarted:
            if (event.seat != an::kPersonSeat)
                heading(fmt::format("Cosmobot’s turn {}{}", arg[0],
                                    arg[1] != 0 ? ", the last turn of the game" : ""));
            return true;
        case EventKind::kCardRevealed: {
            const auto deck = static_cast<an::Deck>(arg[0]);
            const std::string what =
                arg[1] == an::kTypedCard
                    ? "your card"
                    : fmt::format("{}: {}", entry(content_.cards(deck), arg[1] - 1).id,
                                  play::pantheon::card_text(
                                      entry(content_.cards(deck), arg[1] - 1).card, deck));
            heading(fmt::format("Face up in the {} deck: {}", entry(an::kDeckNames, arg[0]), what));
            return true;
        }
        case EventKind::kCardResolved:
            end_element();
            heading(fmt::format("{} card{}", arg[0] == 0 ? "Moon" : "Sun", card(arg[0], arg[1])));
            return true;
        case EventKind::kElement:
            begin_element({static_cast<an::Do>(arg[0]), static_cast<std::uint8_t>(arg[1]),
                           static_cast<std::uint8_t>(arg[2])});
            return true;
        case EventKind::kCardsRemoved:
            end_element();
            step("Remove both adviser cards from the game.");
            return true;
        case EventKind::kEndTriggered:
            heading(event.seat == an::kPersonSeat ? "You have triggered the end of the game."
                                                  : "Cosmobot has triggered the end of the game.");
            return true;
        case EventKind::kGameOver:
            heading("The game is over.");
            return true;
        default:
            return false;
    }
}

}  // namespace orrery::cli::companion
