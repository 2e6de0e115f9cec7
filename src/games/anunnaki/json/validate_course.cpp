// Where the turn stands: the tasks on the stack are those that can lie there in this phase, and
// the one on top waits for an answer.
#include <algorithm>
#include <span>

#include "games/anunnaki/action.h"
#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/json/codec.h"

namespace orrery::anunnaki {
namespace {

using Kinds = std::initializer_list<TaskKind>;

bool is_one_of(TaskKind kind, Kinds kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// Leaves room for whatever may still be pushed.
constexpr std::size_t kMostTasks = kMaxTasks / 2;

// What a phase has at the bottom of the stack; the longest that fits is taken.
struct Bottom {
    Phase phase;
    std::size_t size;
    std::array<TaskKind, 6> kinds;
};
constexpr std::array kBottoms{
    Bottom{Phase::kPrimary,
           6,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
            TaskKind::kFree, TaskKind::kSecondary, TaskKind::kPawn}},
    Bottom{Phase::kPrimary,
           5,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
            TaskKind::kFree, TaskKind::kSecondary}},
    Bottom{Phase::kSecondary,
           5,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
            TaskKind::kFree, TaskKind::kSecondary}},
    Bottom{Phase::kSecondary,
           4,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
            TaskKind::kFree}},
    Bottom{Phase::kFree,
           4,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
            TaskKind::kFree}},
    Bottom{Phase::kCombat,
           3,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat}},
    Bottom{Phase::kCombat,
           3,
           {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kCombats}},
    Bottom{Phase::kCulture, 2, {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture}},
    Bottom{Phase::kBotCards,
           5,
           {TaskKind::kBotEndTurn, TaskKind::kBotStep4, TaskKind::kBotReveal, TaskKind::kBotCard,
            TaskKind::kBotCard}},
    Bottom{Phase::kBotCards,
           4,
           {TaskKind::kBotEndTurn, TaskKind::kBotStep4, TaskKind::kBotReveal, TaskKind::kBotCard}},
    Bottom{
        Phase::kBotReveal, 3, {TaskKind::kBotEndTurn, TaskKind::kBotStep4, TaskKind::kBotReveal}},
    Bottom{
        Phase::kBotCombat, 3, {TaskKind::kBotEndTurn, TaskKind::kBotCulture, TaskKind::kCombats}},
};

const Bottom* bottom_of(const State& state) {
    const auto found = std::find_if(kBottoms.begin(), kBottoms.end(), [&](const Bottom& bottom) {
        return bottom.phase == state.phase && bottom.size <= state.tasks.size() &&
               std::equal(bottom.kinds.begin(), bottom.kinds.begin() + bottom.size,
                          state.tasks.begin(),
                          [](TaskKind kind, const Task& task) { return task.kind == kind; });
    });
    return found == kBottoms.end() ? nullptr : &*found;
}

// The steps of the combat under way, from the card that is asked for to the outcome.
bool are_steps_of_combat(const Content& content, const State& state, std::span<const Task> tasks) {
    const Fight fight(content, state, state.combat.place);
    FixedVector<TaskKind, 5> steps{TaskKind::kCombatOutcome, TaskKind::kPersonTotal};
    if (fight.has(Side::kBot)) steps.push_back(TaskKind::kRollDie);
    if (fight.against_civilisation()) steps.push_back(TaskKind::kRevealCivilisation);
    steps.push_back(TaskKind::kCommitWeapon);
    return fight.has(Side::kPerson) &&
           std::equal(steps.begin(), steps.end(), tasks.begin(), tasks.end(),
                      [](TaskKind kind, const Task& task) { return kind == task.kind; });
}

// What waits under the question, and what can be the question.
constexpr Kinds kPersonWaits{TaskKind::kEffect, TaskKind::kPickTrack};
constexpr Kinds kPersonAsks{
    TaskKind::kPayAny,       TaskKind::kMovePoints,     TaskKind::kPortal,
    TaskKind::kHarvest,      TaskKind::kPlaceFollowers, TaskKind::kBuild,
    TaskKind::kTakeContract, TaskKind::kPickResource,   TaskKind::kPickTrack,
    TaskKind::kOracleTrack,  TaskKind::kPickUpgrade,    TaskKind::kPickWeapon,
    TaskKind::kRetreat};
constexpr Kinds kBotWaits{TaskKind::kBotCubes, TaskKind::kBotIncome, TaskKind::kBotRepeat,
                          TaskKind::kBotCreatures};
constexpr Kinds kBotAsks{TaskKind::kBotHarvest,      TaskKind::kBotBuild, TaskKind::kBotFollowers,
                         TaskKind::kBotTravel,       TaskKind::kBotUnits, TaskKind::kBotSummon,
                         TaskKind::kBotPlaceCreature};

// AN-MYTH-05: a creature that is on display comes before whatever else waits.
bool is_creature_question(const State& state, std::span<const Task> above) {
    return above.size() >= 2 && above.back().kind == TaskKind::kBotPlaceCreature &&
           above[above.size() - 2].kind == TaskKind::kBotCreatures &&
           std::find(state.creatures.begin(), state.creatures.end(), above.back().a + 1) !=
               state.creatures.end();
}

bool all_but_last_are(std::span<const Task> tasks, Kinds kinds) {
    return std::all_of(tasks.begin(), tasks.end() - 1,
                       [&](const Task& task) { return is_one_of(task.kind, kinds); });
}

// The tasks above the bottom of the phase.
bool can_lie_above(const Content& content, const State& state, std::span<const Task> above) {
    const bool fighting = state.phase == Phase::kCombat || state.phase == Phase::kBotCombat;
    if (state.combat.active != 0) return fighting && are_steps_of_combat(content, state, above);
    if (above.empty()) return true;
    const TaskKind top = above.back().kind;
    const bool creature = is_creature_question(state, above);
    if (state.phase == Phase::kBotCards)
        return all_but_last_are(above, kBotWaits) && is_one_of(top, kBotAsks) &&
               (creature || top != TaskKind::kBotPlaceCreature);
    if (creature) return above.size() == 2;
    return state.phase != Phase::kBotReveal && all_but_last_are(above, kPersonWaits) &&
           is_one_of(top, kPersonAsks);
}

bool is_bottom(TaskKind kind) {
    return std::any_of(kBottoms.begin(), kBottoms.end(), [&](const Bottom& bottom) {
        return std::find(bottom.kinds.begin(), bottom.kinds.end(), kind) != bottom.kinds.end();
    });
}

void validate_combats(const Content& content, const State& state, const JsonReader& json) {
    const bool fighting = state.phase == Phase::kCombat || state.phase == Phase::kBotCombat;
    if (!fighting && (!state.combats.empty() || state.combat.active != 0))
        json["combats"].fail("combats have a phase of their own", "AN-HTURN-01");
    state.combats.for_each([&](std::size_t place) {
        if (!can_fight(content, state, static_cast<Place>(place)))
            json["combats"].fail(
                "nobody fights in " + place_name(content, static_cast<Place>(place)), "AN-CTRL-11");
    });
    if (state.combat.active != 0 && !can_fight(content, state, state.combat.place))
        json["combat"].fail("nobody fights in " + place_name(content, state.combat.place),
                            "AN-CTRL-11");
    // Only the side whose turn it is can have gone to a civilisation.
    for (std::size_t area = 0; area < content.areas.size(); ++area)
        if (state.areas[area].civilisation != 0 &&
            any(state.areas[area].units[index(other(state.active))]))
            json["areas"].fail("the other side has met the civilisation of " +
                                   content.areas[area].id + " in its own turn",
                               "AN-CTRL-11");
    // Once the list is fixed (AN-COMB-08) nothing else is pending; beaten units may be about to go.
    const TaskKind top = state.tasks.empty() ? TaskKind::kNone : state.tasks.back().kind;
    const bool settled = fighting || top == TaskKind::kPawn || state.phase == Phase::kCulture ||
                         state.phase == Phase::kGameOver;
    Board(content, state).pending_combats().for_each([&](std::size_t area) {
        const bool listed = state.combats.contains(area) ||
                            (state.combat.active != 0 && state.combat.place == area) ||
                            (top == TaskKind::kRetreat && state.tasks.back().a == area);
        if (settled && !listed)
            json["areas"].fail(
                "the combat in " + content.areas[area].id + " was resolved in its turn",
                "AN-CTRL-11");
    });
}

void validate_operands(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t i = 0; i < state.tasks.size(); ++i) {
        const Task& task = state.tasks[i];
        const bool bot_units = task.kind == TaskKind::kBotUnits;
        const bool portal = task.kind == TaskKind::kPortal && task.b != 0;
        const Place place =
            portal || bot_units ? static_cast<Place>(task.b - (portal ? 1 : 0)) : task.a;
        if ((bot_units || portal || task.kind == TaskKind::kRetreat) &&
            !Board(content, state).has_place(place))
            json[i].fail("this place is not in play", "AN-HSET-02");
        const bool to_lead = !is_area(place) && place == leader_place(planet_of_place(place));
        if ((bot_units || portal) && to_lead)
            json[i]["target"].fail("units arrive on the landing place", "AN-DIST-04");
        if (bot_units && task.c == 0 && !is_area(place))
            json[i]["target"].fail("only a portal leads to a distant planet", "AN-DIST-03");
        // What lies deeper has not begun: the combats' questions, step 3, the sun card.
        const bool begins_later = task.kind == TaskKind::kPersonCombat ||
                                  task.kind == TaskKind::kBotReveal ||
                                  task.kind == TaskKind::kBotCard;
        if (begins_later && i + 1 < state.tasks.size() && is_bottom(state.tasks[i + 1].kind) &&
            (task.kind == TaskKind::kBotCard ? task.b : task.a) != 0)
            json[i].fail("this has not begun yet", "AN-TURN-02");
        if (task.kind == TaskKind::kBotCard) {
            const std::size_t deck = task.a;
            const auto& elements =
                content.cards(static_cast<Deck>(deck))[state.face_up[deck] - 1U].card.elements;
            if (task.b > elements.size()) json[i]["next"].fail("the card has no such element");
            // The moon card comes first (AN-TURN-02).
            if (deck != (i == 3 ? 1U : 0U)) json[i]["deck"].fail("the moon card lies on top");
        }
    }
}

void validate_turn(const State& state, const JsonReader& json) {
    const bool bots_turn = state.phase >= Phase::kBotCards && state.phase <= Phase::kBotCulture;
    const bool over = state.phase == Phase::kGameOver;
    if (!over && bots_turn != (state.active == Side::kBot))
        json["phase"].fail("this phase is in the other side's turn", "AN-HTURN-01");
    if (bots_turn != (state.arrow != 0))
        json["arrow"].fail("the arrow is in force in Cosmobot's turn", "AN-TURN-06");
    const bool last = state.triggered == 1 + index(other(state.active));
    if (state.last_turn != 0 && !last)
        json["last_turn"].fail("the last turn belongs to the side that did not trigger the end",
                               "AN-END-04");
    const bool asks =
        !state.tasks.empty() || !state.candidates.empty() || state.choice != Choice::kNone;
    if (over && (state.last_turn == 0 || asks))
        json["phase"].fail("the game ends with the last turn", "AN-END-01");
    const bool first = state.tasks.empty() ? false : state.tasks.back().kind == TaskKind::kPawn;
    if ((state.person.pawn == 0) != (first && state.turn == 1))
        json["person"]["pawn"].fail("the pawn starts beside the board and never returns",
                                    "AN-HPRIM-01");
}

}  // namespace

bool can_fight(const Content& content, const State& state, Place place) {
    const Board board(content, state);
    if (!board.has_place(place)) return false;
    if (is_area(place)) return board.combat_pending(place);
    const DistantState& planet = *board.distant(planet_of_place(place));
    return place == landing_place(planet.planet - 1U) &&
           board.unit_count(state.active, place) > 0 &&
           (planet.leader == Leader::kCivilisation ||
            planet.leader == leading(other(state.active)));
}

bool waits_for_its_question(const Content& content, const State& state) {
    State again = state;
    again.candidates.clear();
    again.choice = Choice::kNone;
    Course course{content, again};
    run(course);
    return again == state;
}

void validate_course(const Content& content, const State& state, const JsonReader& json) {
    validate_turn(state, json);
    if (json.ok()) validate_combats(content, state, json);
    if (!json.ok() || state.phase == Phase::kGameOver) return;
    const JsonReader tasks = json["tasks"];
    const Bottom* bottom = bottom_of(state);
    if (bottom == nullptr || state.tasks.size() > kMostTasks)
        return tasks.fail("these are not the tasks of the phase", "AN-HTURN-01");
    validate_operands(content, state, tasks);
    if (!json.ok()) return;
    const std::span<const Task> above(state.tasks.begin() + bottom->size, state.tasks.end());
    if (!can_lie_above(content, state, above))
        return tasks.fail("these tasks cannot wait here", "AN-HDEC-01");
    if (!waits_for_its_question(content, state))
        json["candidates"].fail("this is not what the game would ask here", "AN-HDEC-01");
}

}  // namespace orrery::anunnaki
