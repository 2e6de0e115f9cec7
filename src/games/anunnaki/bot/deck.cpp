// The two decks of adviser cards.
#include <span>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki {

void turn_up(Course& course, Deck deck) {
    if ((course.state.physical & kPhysicalCards) != 0)  // AN-COMP-03
        return course.push(TaskKind::kAskCard, static_cast<int>(deck));
    draw_card(course, deck);
}

void draw_card(Course& course, Deck deck) {
    State& state = course.state;
    auto& cards = state.decks[static_cast<std::size_t>(deck)];
    if (cards.empty()) {  // AN-TURN-08: by now all of them were used
        cards = used_cards(course.content, state.options.difficulty, deck);
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
