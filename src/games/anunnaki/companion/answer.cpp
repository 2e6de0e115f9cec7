// Answers: choices for Cosmobot, facts of the table, typed cards and dice (AN-COMP-03 to -09).
#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/companion/edit.h"
#include "games/anunnaki/companion/facts.h"

namespace orrery::anunnaki::companion {
namespace {

void tell_card(Course& course, std::size_t deck) {
    course.tell(EventKind::kCardRevealed, Side::kBot,
                {static_cast<int>(deck), course.state.face_up[deck]});
}

// A card of the program's own deck that lies on the table.
void take_card(Course& course, std::size_t deck, std::uint8_t card) {
    State& state = course.state;
    state.decks[deck].remove(card);
    state.typed[deck] = {};
    state.face_up[deck] = static_cast<std::uint8_t>(card + 1);
    tell_card(course, deck);
}

void complete_card(Course& course) {
    const std::size_t deck = course.top().a;
    course.state.face_up[deck] = kTypedCard;
    tell_card(course, deck);
}

void let_program_draw(Course& course) {
    const std::size_t deck = course.top().a;
    course.state.typed[deck] = {};
    draw_card(course, static_cast<Deck>(deck));
}

void end_report(Course& course) {
    course.state.tasks.pop_back();
    course.push(TaskKind::kPersonEndTurn);
    check_creatures(course);  // AN-MYTH-06
}

}  // namespace

void apply_answer(Course& course, Action action) {
    State& state = course.state;
    const std::uint8_t operand = action.operands[0];
    if (!state.candidates.empty()) return answer_for_bot(course, operand);
    switch (kind_of(action)) {
        case ActionKind::kDone:
            return end_report(course);
        case ActionKind::kFight:
            state.combats.insert(operand);
            return course.push(TaskKind::kCombats);
        case ActionKind::kCommitted:
            state.combat.weapon = kUnknown;
            state.tasks.pop_back();
            return course.tell(EventKind::kWeaponCommitted, Side::kPerson, {kUnknown});
        case ActionKind::kDie:
            state.combat.die = static_cast<std::uint8_t>(operand + 1);
            return course.tell(EventKind::kDieRolled, Side::kBot, {state.combat.die});
        case ActionKind::kRoll:
            state.combat.die = static_cast<std::uint8_t>(roll_die(course));
            return;
        case ActionKind::kStrength:
            state.areas[course.top().a].revealed = static_cast<std::uint8_t>(operand + 1);
            return;
        case ActionKind::kGodStrength:
            state.facts.god_strength[atlantis_number(course.content, course.top().a)] =
                static_cast<std::uint8_t>(operand + 1);
            return;
        case ActionKind::kTotal:
            state.combat.person_total = operand;
            state.tasks.pop_back();
            return;
        case ActionKind::kCard:
            return take_card(course, course.top().a,
                             static_cast<std::uint8_t>(operand % kAdviserCards));
        case ActionKind::kElement:
            return state.typed[course.top().a].elements.push_back(element_of(action));
        case ActionKind::kArrow:
            state.typed[course.top().a].arrow = static_cast<Arrow>(operand);
            course.top().b = 1;
            return;
        case ActionKind::kComplete:
            return complete_card(course);
        case ActionKind::kDraw:
            return let_program_draw(course);
        default:  // kScore: the person's total as the person counted it
            state.side(Side::kPerson).vp = static_cast<std::int16_t>(operand + kLeastScore);
            return end_game(course);
    }
}

}  // namespace orrery::anunnaki::companion
