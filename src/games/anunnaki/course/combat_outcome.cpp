// Who wins a combat, and what follows in the order of AN-HCOMB-08.
#include "games/anunnaki/course/combat.h"
#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

constexpr int kWarStepsAgainstSide = 2;  // AN-COMB-04, AN-HCOMB-04
constexpr int kWarStepsAgainstTile = 1;  // AN-CIV-02, AN-HCOMB-05
constexpr int kWarStepsInAtlantis = 2;   // AN-CIV-02, AN-HCOMB-05

struct Outcome {
    std::optional<Side> winner, loser;  // nothing: the civilisation
};

int total(const Fight& fight, const Combat& combat, Side side) {
    return side == Side::kPerson ? combat.person_total : fight.strength(side) + combat.die;
}

// AN-COMB-03, AN-CIV-01: equal totals go to the attacker, who is the only one to meet a
// civilisation.
Outcome compare(const Course& course, const Fight& fight) {
    const Combat& combat = course.state.combat;
    const Side attacker = course.state.active;
    const Side defender = other(attacker);
    const auto tell = [&](std::optional<Side> side, int points) {
        course.tell(EventKind::kCombatTotal, side, {combat.place, points});
        return points;
    };
    const int attack = tell(attacker, total(fight, combat, attacker));
    if (fight.against_civilisation()) {
        const bool won = attack >= tell(std::nullopt, fight.civilisation_strength());
        return won ? Outcome{attacker, std::nullopt} : Outcome{std::nullopt, attacker};
    }
    const bool won = attack >= tell(defender, total(fight, combat, defender));
    return won ? Outcome{attacker, defender} : Outcome{defender, attacker};
}

// The card of the person's, or nothing.
const Effects& card_effects(const Course& course) {
    static constexpr Effects kNone{};
    const std::uint8_t weapon = course.state.combat.weapon;
    if (weapon == 0 || weapon == kUnknown) return kNone;
    return course.content.weapons[weapon - 1U].effect;
}

void push_war_steps(Course& course, Side side, int steps) {
    if (side == Side::kPerson)
        return course.push(TaskKind::kEffect, static_cast<int>(Word::kAdvance), steps,
                           static_cast<int>(Track::kWar));
    for (int step = 0; step < steps; ++step) step_track(course, side, Track::kWar);
}

// AN-HCOMB-06: losers go home; with the right card the person says where to.
void retreat(Course& course, Side side, Place from) {
    const bool chooses =
        side == Side::kPerson && card_effects(course).contains({When::kLose, Word::kRetreat, 0, 0});
    if (chooses) return course.push(TaskKind::kRetreat, from);
    relocate_units(course, side, from, course.board().capital(side));
}

// The tile leaves the game, with the god of Atlantis; the person gets their rewards.
void remove_civilisation(Course& course, Side winner, std::size_t area) {
    State& state = course.state;
    AreaState& here = state.areas[area];
    const bool rewarded = winner == Side::kPerson;
    const std::uint8_t tile = here.civilisation;
    here.civilisation = here.revealed = 0;
    course.tell(EventKind::kCivilisationRemoved, winner, {static_cast<int>(area)});
    if (course.content.areas[area].atlantis) {
        std::uint8_t& god = atlantis_god(course.content, state, area);
        if (rewarded && god != 0)
            push_effects(course, course.content.atlantis_gods[god - 1U].reward, When::kNow);
        god = 0;
        state.facts.god_strength[static_cast<std::size_t>(&god - state.atlantis_gods.data())] = 0;
    }
    if (rewarded) push_effects(course, course.content.civilisations[tile - 1U].reward, When::kNow);
}

}  // namespace

void take_lead(Course& course, Side side, Place landing) {
    const std::size_t number = planet_of_place(landing);
    relocate_units(course, side, landing, leader_place(number));
    distant_at(course.state, landing).leader = leading(side);
    course.tell(EventKind::kLeaderChanged, side,
                {static_cast<int>(number), static_cast<int>(leading(side))});
}

void decide_combat(Course& course) {
    const Place place = course.state.combat.place;
    const Fight fight(course.content, course.state, place);
    const Outcome outcome = compare(course, fight);
    course.tell(EventKind::kCombatWon, outcome.winner, {place});
    course.state.tasks.pop_back();
    const bool person_won = outcome.winner == Side::kPerson;
    const Place loser_at = outcome.loser ? fight.stand(*outcome.loser) : place;
    const bool attacker_won = outcome.winner == course.state.active;
    const int steps = !fight.against_civilisation() ? kWarStepsAgainstSide
                      : fight.in_atlantis()         ? kWarStepsInAtlantis
                                                    : kWarStepsAgainstTile;
    // What is pushed later runs earlier.
    if (fight.has(Side::kPerson))
        push_effects(course, card_effects(course), person_won ? When::kWin : When::kLose);
    if (outcome.winner && !outcome.loser && is_area(place))
        remove_civilisation(course, *outcome.winner, place);
    if (outcome.winner) push_war_steps(course, *outcome.winner, steps);
    if (outcome.loser) retreat(course, *outcome.loser, loser_at);
    if (attacker_won && !is_area(place)) take_lead(course, course.state.active, place);
    course.state.combat = {};
}

}  // namespace orrery::anunnaki
