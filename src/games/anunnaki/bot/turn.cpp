// Cosmobot's turn: the cards, their elements, the cubes of inescapable fate, the steps after them.
#include <array>
#include <cassert>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

const AdviserCard& face_up_card(const Course& course, std::size_t deck) {
    const std::uint8_t card = course.state.face_up[deck];
    if (card == kTypedCard) return course.state.typed[deck];
    return course.content.cards(static_cast<Deck>(deck))[card - 1U].card;
}

// AN-TURN-07: the end is certain to come before another turn of Cosmobot.
bool is_last_bot_turn(const State& state) {
    return state.last_turn != 0 || state.triggered == 1 + index(Side::kBot);
}

constexpr std::array kTasksOfElements{
    TaskKind::kNone,         TaskKind::kBotCubes,   TaskKind::kBotBuild,    TaskKind::kBotIncome,
    TaskKind::kBotFollowers, TaskKind::kBotTravel,  TaskKind::kBotTravel,   TaskKind::kBotOracle,
    TaskKind::kBotAdvance,   TaskKind::kBotHarvest, TaskKind::kBotContract, TaskKind::kBotSupremacy,
    TaskKind::kBotSummon,
};

}  // namespace

Task take_task(Course& course) {
    const Task task = course.top();
    course.state.tasks.pop_back();
    return task;
}

void push_element(Course& course, const Element& element) {
    course.push(TaskKind::kBotElement, static_cast<int>(element.what), element.number,
                element.detail);
}

void tell_gain(const Course& course, RuleNumber rule, int followers, int vp) {
    course.tell(EventKind::kGained, Side::kBot, {static_cast<int>(rule), followers, vp});
}

void gain(Course& course, RuleNumber rule, int followers, int vp) {
    tell_gain(course, rule, followers, vp);
    if (vp > 0) gain_vp(course, Side::kBot, vp);
    if (followers > 0) course.push(TaskKind::kBotFollowers, followers);
}

void tell_lapse(const Course& course, RuleNumber rule, int number) {
    course.tell(EventKind::kLapsed, Side::kBot, {static_cast<int>(rule), number});
}

void answer_for_bot(Course& course, std::uint8_t answer) {
    assert(course.state.candidates.contains(answer));
    course.state.chosen = static_cast<std::uint8_t>(1 + answer);
    course.state.candidates.clear();
    course.state.choice = Choice::kNone;
}

bool begin_bot_turn(Course& course) {
    State& state = course.state;
    take_task(course);
    state.phase = Phase::kBotCards;
    course.push(TaskKind::kBotEndTurn);
    course.push(TaskKind::kBotStep4);
    course.push(TaskKind::kBotReveal);
    course.push(TaskKind::kBotCard, static_cast<int>(Deck::kSun));
    course.push(TaskKind::kBotCard, static_cast<int>(Deck::kMoon));
    for (const Deck deck : {Deck::kSun, Deck::kMoon})
        if (state.face_up[static_cast<std::size_t>(deck)] == 0) turn_up(course, deck);
    return true;
}

bool resolve_card(Course& course) {
    Task& task = course.top();
    const AdviserCard& card = face_up_card(course, task.a);
    if (task.b == 0) {
        // AN-RC-02, AN-TURN-06: the arrow is in force for the whole turn.
        const Arrow arrow = face_up_card(course, static_cast<std::size_t>(Deck::kSun)).arrow;
        course.state.arrow = static_cast<std::uint8_t>(1 + static_cast<int>(arrow));
        course.tell(EventKind::kCardResolved, Side::kBot, {task.a, course.state.face_up[task.a]});
    }
    if (task.b == card.elements.size()) {
        take_task(course);
        return true;
    }
    const Element& element = card.elements[task.b++];
    course.push(TaskKind::kBotCreatures);  // AN-MYTH-05
    push_element(course, element);
    return true;
}

bool begin_element(Course& course) {
    const Task task = take_task(course);
    const Do what = static_cast<Do>(task.a);
    course.tell(EventKind::kElement, Side::kBot, {task.a, task.b, task.c});
    const TaskKind action = kTasksOfElements[task.a];
    switch (what) {
        case Do::kMove:
        case Do::kPortal:
            course.push(action, task.b, task.c, what == Do::kPortal ? 1 : 0);
            break;
        case Do::kAdvance:
        case Do::kSummon:
            course.push(action, task.c);
            break;
        default:
            course.push(action, task.b);
    }
    return true;
}

bool place_cubes(Course& course) {
    const Constants& constants = course.content.constants;
    SideState& bot = course.state.side(Side::kBot);
    const int left = course.top().a;
    if (left == 0 || bot.cubes == constants.cubes) {
        take_task(course);
        if (left > 0) tell_lapse(course, rule("AN-FATE-05"), left);
        return true;
    }
    --course.top().a;
    const std::uint8_t space = bot.cubes++;
    course.tell(EventKind::kCubePlaced, Side::kBot, {1 + space, 0, bot.cubes});
    if (bot.cubes == constants.cubes) {  // AN-FATE-03, -04: the points before the icon
        gain(course, rule("AN-FATE-03"), 0, constants.last_cube_vp);
        trigger_end(course, Side::kBot);
    }
    course.push(TaskKind::kBotCreatures);
    const Element& icon = course.board().fate().spaces[space];
    if (icon.what != Do::kNothing) push_element(course, icon);
    return true;
}

bool turn_up_next_card(Course& course) {
    State& state = course.state;
    Task& task = course.top();
    if (task.a == 0) {
        task.a = 1;
        state.phase = Phase::kBotReveal;
        state.face_up = {};
        state.typed = {};
        course.tell(EventKind::kCardsRemoved, Side::kBot);
    }
    if (is_last_bot_turn(state)) {
        take_task(course);
        return true;
    }
    Deck deck = Deck::kMoon;
    if (state.options.advanced_reveal != 0) {
        const auto choice = choose(course, kRevealList,
                                   {{CandidateKind::kDeck, static_cast<std::uint8_t>(Deck::kMoon)},
                                    {CandidateKind::kDeck, static_cast<std::uint8_t>(Deck::kSun)}});
        if (!choice) return false;
        deck = static_cast<Deck>(choice->id);
    }
    take_task(course);
    turn_up(course, deck);
    return true;
}

bool begin_step_4(Course& course) {
    take_task(course);
    course.state.phase = Phase::kBotCombat;
    course.push(TaskKind::kBotCulture);
    course.push(TaskKind::kCombats);
    gather_combats(course, Side::kBot);  // AN-COMB-08: the list is fixed here
    return true;
}

bool take_culture_tokens(Course& course) {  // AN-CULT-01, -02
    take_task(course);
    course.state.phase = Phase::kBotCulture;
    const std::uint32_t complete = course.board().complete_sites(Side::kBot);
    for (std::size_t site = 0; site < course.content.sites.size(); ++site) {
        if ((complete >> site & 1U) == 0) continue;
        course.state.culture[site] = 0;
        course.tell(EventKind::kCultureTaken, Side::kBot, {static_cast<int>(site), kUnknown});
        gain(course, rule("AN-CULT-01"), 0, course.content.constants.culture_vp_bot);
    }
    return true;
}

bool end_bot_turn(Course& course) {
    take_task(course);
    course.state.arrow = 0;
    end_turn(course);
    return true;
}

}  // namespace orrery::anunnaki
