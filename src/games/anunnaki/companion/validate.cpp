#include "games/anunnaki/companion/validate.h"

#include <algorithm>

#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/json/codec.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki::companion {
namespace {

using Kinds = std::initializer_list<TaskKind>;
using Stack = std::span<const Task>;

constexpr std::size_t kMostTasks = kMaxTasks / 2;  // leaves room for what may still be pushed

bool is_one_of(TaskKind kind, Kinds kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}
bool are(Stack stack, Kinds kinds) {
    return std::equal(stack.begin(), stack.end(), kinds.begin(), kinds.end(),
                      [](const Task& task, TaskKind kind) { return task.kind == kind; });
}
bool begins(Stack stack, Kinds kinds) {
    return stack.size() >= kinds.size() && are(stack.first(kinds.size()), kinds);
}

// The steps of the combat under way from the outcome up to the one that waits (AN-COMP-08).
bool are_steps_of_combat(const Content& content, const State& state, Stack stack) {
    const Fight fight(content, state, state.combat.place);
    FixedVector<TaskKind, 6> steps{TaskKind::kCombatOutcome};
    if (fight.has(Side::kPerson)) steps.push_back(TaskKind::kPersonTotal);
    if (fight.has(Side::kBot)) steps.push_back(TaskKind::kRollDie);
    if (fight.against_civilisation()) steps.push_back(TaskKind::kRevealCivilisation);
    if (fight.has(Side::kPerson)) steps.push_back(TaskKind::kCommitWeapon);
    if (stack.empty()) return false;
    const TaskKind top = stack.back().kind;
    // Questions stand in the place of a step, or above it.
    const bool above = top == TaskKind::kAskCivilisation;
    const Stack whole = above ? stack.first(stack.size() - 1) : stack;
    const TaskKind asked = top == TaskKind::kAskDie     ? TaskKind::kRollDie
                           : top == TaskKind::kAskTotal ? TaskKind::kPersonTotal
                           : above                      ? TaskKind::kRevealCivilisation
                                                        : top;
    if (whole.size() < 2 || whole.size() > steps.size() || steps[whole.size() - 1] != asked)
        return false;
    if (!is_one_of(top, {TaskKind::kCommitWeapon, TaskKind::kAskDie, TaskKind::kAskTotal,
                         TaskKind::kAskCivilisation}))
        return false;
    for (std::size_t i = 0; i + 1 < whole.size(); ++i)
        if (whole[i].kind != steps[i]) return false;
    const bool committed = fight.has(Side::kPerson) && top != TaskKind::kCommitWeapon;
    const bool rolled = fight.has(Side::kBot) && top == TaskKind::kAskTotal;
    return (state.combat.weapon != 0) == committed && (state.combat.die != 0) == rolled &&
           (!above || stack.back().a == state.combat.place);
}

// AN-MYTH-05: where a creature goes.
bool is_creature_question(const State& state, Stack stack) {
    return are(stack, {TaskKind::kBotCreatures, TaskKind::kBotPlaceCreature}) &&
           display_of(state, stack.back().a);
}

// What lies above the task that works through the combats.
bool can_lie_above_combats(const Content& content, const State& state, Stack stack) {
    if (state.combat.active != 0) return are_steps_of_combat(content, state, stack);
    return stack.empty() || is_creature_question(state, stack);
}

// So many cards are asked for, each of a deck that shows none.
bool is_card_question(const State& state, Stack stack, std::size_t count) {
    return stack.size() == count && count > 0 &&
           std::all_of(stack.begin(), stack.end(),
                       [&](const Task& task) {
                           return task.kind == TaskKind::kAskCard && state.face_up[task.a] == 0;
                       }) &&
           (count == 1 || stack[0].a != stack[1].a);
}

constexpr Kinds kBotWaits{TaskKind::kBotCubes, TaskKind::kBotIncome, TaskKind::kBotRepeat,
                          TaskKind::kBotCreatures};
constexpr Kinds kBotAsks{TaskKind::kBotHarvest,       TaskKind::kBotBuild,
                         TaskKind::kBotFollowers,     TaskKind::kBotTravel,
                         TaskKind::kBotUnits,         TaskKind::kBotSummon,
                         TaskKind::kBotPlaceCreature, TaskKind::kAskContract};

// While Cosmobot's cards are resolved.
bool can_lie_above_cards(const State& state, Stack stack) {
    if (stack.empty()) return false;
    const bool waits = std::all_of(stack.begin(), stack.end() - 1, [&](const Task& task) {
        return is_one_of(task.kind, kBotWaits);
    });
    const TaskKind top = stack.back().kind;
    const bool creature = stack.size() >= 2 && is_creature_question(state, stack.last(2));
    return waits && is_one_of(top, kBotAsks) && (creature || top != TaskKind::kBotPlaceCreature);
}

std::size_t length(const Content& content, const State& state, std::size_t deck) {
    const std::uint8_t card = state.face_up[deck];
    if (card == kTypedCard) return state.typed[deck].elements.size();
    return content.cards(static_cast<Deck>(deck))[card - 1U].card.elements.size();
}

constexpr Kinds kCardSteps{TaskKind::kBotEndTurn, TaskKind::kBotStep4, TaskKind::kBotReveal,
                           TaskKind::kBotCard};

// Steps 1 and 2 of Cosmobot's turn.
bool is_card_phase(const Content& content, const State& state, Stack stack) {
    if (!begins(stack, kCardSteps) || stack[2].a != 0 || stack[3].a != 1) return false;
    const bool both = stack.size() > 4 && stack[4].kind == TaskKind::kBotCard;
    if (both && (stack[4].a != 0 || stack[3].b != 0)) return false;
    const Stack above = stack.subspan(both ? 5 : 4);
    const auto missing = std::count(state.face_up.begin(), state.face_up.end(), 0);
    if (is_card_question(state, above, static_cast<std::size_t>(missing)))
        return both && stack[4].b == 0 && state.arrow == 0;
    if (state.face_up[0] == 0 || state.face_up[1] == 0 || state.arrow == 0) return false;
    return stack[3].b <= length(content, state, 1) &&
           (!both || stack[4].b <= length(content, state, 0)) && can_lie_above_cards(state, above);
}

bool is_possible(const Content& content, const State& state) {
    const Stack stack(state.tasks.begin(), state.tasks.end());
    if (are(stack, {TaskKind::kAskScore})) return state.last_turn != 0;
    if (state.active == Side::kPerson) {
        if (state.arrow != 0 || state.phase != Phase::kPrimary) return false;
        if (begins(stack, {TaskKind::kPersonEndTurn}))
            return is_creature_question(state, stack.subspan(1));
        if (!begins(stack, {TaskKind::kReport})) return false;
        const Stack above = stack.subspan(1);
        if (begins(above, {TaskKind::kCombats}))
            return can_lie_above_combats(content, state, above.subspan(1)) && above.size() > 1;
        return above.empty() || (is_card_question(state, above, 1) && !shows_card(state));
    }
    switch (state.phase) {
        case Phase::kBotCards:
            return is_card_phase(content, state, stack);
        case Phase::kBotReveal: {
            if (!begins(stack, {TaskKind::kBotEndTurn, TaskKind::kBotStep4})) return false;
            const Stack above = stack.subspan(2);
            const bool choosing = are(above, {TaskKind::kBotReveal}) && above[0].a == 1;
            return !shows_card(state) && (choosing || is_card_question(state, above, 1));
        }
        case Phase::kBotCombat:
            return begins(stack,
                          {TaskKind::kBotEndTurn, TaskKind::kBotCulture, TaskKind::kCombats}) &&
                   can_lie_above_combats(content, state, stack.subspan(3));
        default:
            return false;
    }
}

void validate_operands(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t i = 0; i < state.tasks.size(); ++i) {
        const Task& task = state.tasks[i];
        const bool units = task.kind == TaskKind::kBotUnits;
        const bool leads =
            units && !is_area(task.b) && task.b == leader_place(planet_of_place(task.b));
        if (units && (!Board(content, state).has_place(task.b) || leads))
            json[i]["target"].fail("units cannot arrive there", "AN-DIST-04");
        if (units && task.c == 0 && !is_area(task.b))
            json[i]["target"].fail("only a portal leads to a distant planet", "AN-DIST-03");
        if (task.kind == TaskKind::kBotCard && task.b > kMaxElements)
            json[i]["next"].fail("a card has six elements at most");
    }
}

void validate_combats(const Content& content, const State& state, const JsonReader& json) {
    const auto check = [&](Place place, const JsonReader& at) {
        if (!can_fight(content, state, place)) at.fail("nobody fights there", "AN-CTRL-11");
    };
    state.combats.for_each(
        [&](std::size_t place) { check(static_cast<Place>(place), json["combats"]); });
    if (state.combat.active == 0) return;
    check(state.combat.place, json["combat"]);
    const bool assisted = state.active == Side::kBot || !is_area(state.combat.place) ||
                          state.areas[state.combat.place].civilisation == 0;
    if (!assisted) json["combat"].fail("this combat is the person's own affair", "AN-COMP-08");
}

void validate_facts(const Content& content, const State& state, const JsonReader& json) {
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const auto used = used_cards(content, state.options.difficulty, deck);
        Bitset<kAdviserCards> seen;
        const JsonReader at = json["decks"][kDeckNames[number]];
        for (std::uint8_t card : state.decks[number]) {
            if (!used.contains(card)) at.fail("this card is not in the game", "AN-SET-05");
            if (seen.contains(card) || card + 1 == state.face_up[number])
                at.fail("this card is in two places");
            seen.insert(card);
        }
        if (state.face_up[number] == kTypedCard && state.typed[number].elements.empty())
            json["typed"][kDeckNames[number]].fail("a card has at least one element", "AN-COMP-06");
    }
    for (std::size_t area = 0; area < content.areas.size(); ++area) {
        const bool lonely = god_there(content, state, area) && state.areas[area].civilisation == 0;
        if (lonely) json["atlantis_gods"].fail("a god lies with its civilisation", "AN-HSET-04");
        const bool meets =
            state.active == Side::kBot && state.areas[area].civilisation != 0 &&
            Board(content, state).unit_count(Side::kPerson, static_cast<Place>(area)) > 0;
        if (meets) json["areas"].fail("the person has met this civilisation", "AN-CTRL-11");
    }
    for (std::size_t i = 0; i < kDisplayed; ++i)
        if (state.distant[i].planet == 0 && state.facts.distant_strength[i] != 0)
            json["distant_strength"].fail("no planet lies there", "AN-DIST-01");
    for (std::size_t slot = 0; slot < kContractSlots; ++slot)
        if ((state.facts.to_enter & contract_bit(slot)) != 0 && state.contracts[slot].filled != 0)
            json["missing"].fail("this contract was told");
    const unsigned goals = state.facts.to_enter & kAllGoals;
    if (goals != 0 && (goals & (goals - 1)) == 0)
        json["missing"].fail("three goal tiles say where the fourth lies", "AN-HSET-08");
}

void validate_turn(const Content& content, const State& state, const JsonReader& json) {
    const bool last = state.triggered == 1 + index(other(state.active));
    if (state.last_turn != 0 && !last)
        json["last_turn"].fail("the last turn belongs to the side that did not trigger the end",
                               "AN-END-04");
    const bool over = state.phase == Phase::kGameOver;
    if (over) {
        if (state.last_turn == 0 || !state.tasks.empty() || state.combat.active != 0 ||
            !state.candidates.empty())
            json["phase"].fail("the game ends with the last turn", "AN-END-01");
        return;
    }
    if (state.tasks.size() > kMostTasks || !is_possible(content, state))
        return json["tasks"].fail("these tasks cannot wait here", "AN-COMP-05");
    if (!waits_for_its_question(content, state))
        json["candidates"].fail("this is not what the program would ask here", "AN-COMP-05");
}

}  // namespace

void validate_model(const Content& content, const State& state, const JsonReader& json) {
    validate_pieces(content, state, json);
    if (json.ok()) validate_facts(content, state, json);
    if (json.ok()) validate_operands(content, state, json["tasks"]);
    if (json.ok()) validate_combats(content, state, json);
    if (json.ok()) validate_turn(content, state, json);
}

}  // namespace orrery::anunnaki::companion
