// The effect language carried out for the person (section 7.3), and what it gives and takes.
#include <algorithm>

#include "games/anunnaki/person/person.h"

namespace orrery::anunnaki {
namespace {

void push_effect(Course& course, Word word, int number, int detail = 0) {
    if (number > 0) course.push(TaskKind::kEffect, static_cast<int>(word), number, detail);
}

// AN-HREC-02, -03: slot by slot from the left, followers first; the last pushed runs first.
void push_income(Course& course) {
    const int built = static_cast<int>(kRowSlots) - course.state.side(Side::kPerson).settlements;
    for (int slot = built; slot-- > 0;) {
        const PersonIncome& income = course.content.person_income[slot];
        push_effect(course, Word::kCrystal, income.crystals);
        push_effect(course, Word::kVp, income.vp);
        push_effect(course, Word::kFollower, income.followers);
    }
}

void draw_artefact(Course& course) {
    State& state = course.state;
    if (state.artefact_deck.empty()) return;
    const std::uint8_t artefact = state.artefact_deck[0];
    state.artefact_deck.erase_at(0);
    state.person.artefacts = static_cast<std::uint8_t>(state.person.artefacts | 1U << artefact);
    course.applied.revealed = true;
    course.tell(EventKind::kArtefactDrawn, Side::kPerson, {artefact});
    push_effects(course, course.content.artefacts[artefact].effect, When::kNow);
}

void recover_weapons(Course& course) {
    PersonState& person = course.state.person;
    person.hand = person.hand | person.used;
    person.used = 0;
    course.tell(EventKind::kWeaponsRecovered, Side::kPerson);
}

// AN-HTRK-04: one step, its reward, then the next step.
void advance(Course& course, int steps, std::uint8_t track) {
    if (track == kAnyTrack) return course.push(TaskKind::kPickTrack, steps);
    push_effect(course, Word::kAdvance, steps - 1, track);
    step_track(course, Side::kPerson, static_cast<Track>(track));
}

void carry_out(Course& course, Word word, int number, std::uint8_t detail) {
    State& state = course.state;
    switch (word) {
        case Word::kVp:
            return gain_vp(course, Side::kPerson, number);
        case Word::kResource:
            return course.push(TaskKind::kPickResource, number);
        case Word::kFollower:
            return course.push(TaskKind::kPlaceFollowers, number);
        case Word::kCrystal:
            return gain_crystals(course, number);
        case Word::kSupremacy:
            return advance_supremacy(course, Side::kPerson, number);
        case Word::kSupremacyGoal:
            number += course.board().goal_value(Side::kPerson, state.goals[kTracks]);
            return advance_supremacy(course, Side::kPerson, number);
        case Word::kAdvance:
            return advance(course, number, detail);
        case Word::kWeapon:
            return course.push(TaskKind::kPickWeapon, number);
        case Word::kUpgrade:
            return course.push(TaskKind::kPickUpgrade, number);
        case Word::kArtefact:
            push_effect(course, Word::kArtefact, number - 1);
            return draw_artefact(course);
        case Word::kRecover:
            return recover_weapons(course);
        case Word::kMove:
            return course.push(TaskKind::kMovePoints, number,
                               settlements_move(course.content, state) ? 1 : 0);
        case Word::kHarvest:
            return course.push(TaskKind::kHarvest, number);
        case Word::kPortal:
            return course.push(TaskKind::kPortal, number);
        case Word::kBuild:
            number += power(course.content, state, Word::kBuildDiscount);
            return course.push(TaskKind::kBuild, number);
        case Word::kOracle:
            return course.push(TaskKind::kOracleTrack);
        case Word::kIncome:
            return push_income(course);
        case Word::kTakeContract:
            return course.push(TaskKind::kTakeContract);
        default:
            return;  // powers are read where they count
    }
}

}  // namespace

void push_effects(Course& course, const Effects& effects, When when) {
    for (const Effect* effect = effects.end(); effect-- != effects.begin();)
        if (effect->when == when && effect->word != Word::kRetreat)  // that belongs to its combat
            course.push(TaskKind::kEffect, static_cast<int>(effect->word), effect->number,
                        effect->detail);
}

void run_effect(Course& course) {
    const Task effect = course.top();
    course.state.tasks.pop_back();
    carry_out(course, static_cast<Word>(effect.a), effect.b, effect.c);
}

void gain_resource(Course& course, Resource resource) {
    std::uint8_t& held = course.state.person.resources[static_cast<std::size_t>(resource)];
    if (held >= course.content.constants.resource_cap) return;
    ++held;
    course.tell(EventKind::kResourceGained, Side::kPerson, {static_cast<int>(resource), 1});
}

void gain_crystals(Course& course, int change) {
    std::uint8_t& crystals = course.state.person.crystals;
    const int before = crystals;
    const int after = std::min<int>(before + change, course.content.constants.crystal_cap);
    crystals = static_cast<std::uint8_t>(after);
    if (after != before) course.tell(EventKind::kCrystalsChanged, Side::kPerson, {after - before});
}

void pay(Course& course, const ResourceCounts& cost) {
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost[i] == 0) continue;
        std::uint8_t& held = course.state.person.resources[i];
        held = static_cast<std::uint8_t>(held - cost[i]);
        course.tell(EventKind::kResourcePaid, Side::kPerson, {static_cast<int>(i), cost[i]});
    }
}

void place_follower(Course& course, Place area) {
    constexpr auto kFollower = static_cast<std::size_t>(UnitKind::kFollower);
    --course.state.side(Side::kPerson).supply[kFollower];
    ++units_at(course.state, Side::kPerson, area)[kFollower];
    course.tell(EventKind::kUnitPlaced, Side::kPerson, {static_cast<int>(kFollower), area});
    count_down(course);
}

void count_down(Course& course) {
    if (--course.top().a == 0) course.state.tasks.pop_back();
}

}  // namespace orrery::anunnaki
