// The two decks of adviser cards.
#include <algorithm>

#include "games/anunnaki/bot.h"

namespace orrery::anunnaki {

FixedVector<std::uint8_t, kAdviserCards> adviser_deck(const Content& content, Difficulty difficulty,
                                                      Deck deck) {
    const std::vector<PrintedCard>& printed = deck == Deck::kMoon ? content.moon : content.sun;
    const std::vector<Mark>& removed =
        content.difficulties[static_cast<std::size_t>(difficulty)].remove;
    FixedVector<std::uint8_t, kAdviserCards> cards;
    for (std::size_t card = 0; card < printed.size(); ++card)
        if (std::find(removed.begin(), removed.end(), printed[card].mark) == removed.end())
            cards.push_back(static_cast<std::uint8_t>(card));
    return cards;
}

void turn_up(Course& course, Deck deck) {
    State& state = course.state;
    if (state.companion() && (state.physical & kPhysicalCards) != 0)
        return course.push(TaskKind::kAskCard, static_cast<int>(deck));
    auto& cards = state.decks[static_cast<std::size_t>(deck)];
    if (cards.empty()) {  // AN-TURN-08: by now all of them were used
        cards = adviser_deck(course.content, state.options.difficulty, deck);
        RandomStream random(state.random);
        shuffle(std::span(cards.begin(), cards.size()), random);
    }
    state.face_up[static_cast<std::size_t>(deck)] = static_cast<std::uint8_t>(1 + cards[0]);
    cards.erase_at(0);
    course.applied.revealed = true;
    course.tell(EventKind::kCardRevealed, Side::kBot,
                {static_cast<int>(deck), state.face_up[static_cast<std::size_t>(deck)]});
}

}  // namespace orrery::anunnaki
