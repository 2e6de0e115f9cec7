// The person's turn: five phases, and the tasks that wait for an answer (6.2, 6.3).
#include <bit>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/person/person.h"
#include "games/anunnaki/person/question.h"

namespace orrery::anunnaki {
namespace {

void begin_turn(Course& course) {
    course.state.tasks.pop_back();
    for (const TaskKind phase :
         {TaskKind::kPersonEndTurn, TaskKind::kPersonCulture, TaskKind::kPersonCombat,
          TaskKind::kFree, TaskKind::kSecondary, TaskKind::kPawn})
        course.push(phase);
}

// A phase on top means that what came before is done, so Cosmobot may now take a creature
// (AN-MYTH-06).
bool open_phase(Course& course, Phase phase) {
    course.state.phase = phase;
    const std::size_t tasks = course.state.tasks.size();
    check_creatures(course);
    return course.state.tasks.size() != tasks;
}

// AN-HCOMB-01, AN-HDIST-01: task.a counts the distant planets the person was asked about.
bool open_combats(Course& course) {
    State& state = course.state;
    if (course.top().a == 0) {
        state.phase = Phase::kCombat;
        gather_combats(course, Side::kPerson);
        course.top().a = 1;
    }
    for (; course.top().a <= kDisplayed; ++course.top().a) {
        const DistantState& planet = state.distant[course.top().a - 1U];
        if (planet.leader != Leader::kPerson && any(planet.landing[index(Side::kPerson)]))
            return false;
    }
    state.tasks.pop_back();
    course.push(TaskKind::kCombats);
    return true;
}

// AN-HCUL-01: only an order among several is asked for.
bool open_culture(Course& course) {
    course.state.phase = Phase::kCulture;
    const std::uint32_t sites = course.board().complete_sites(Side::kPerson);
    if (std::popcount(sites) > 1) return false;
    if (sites == 0)
        course.state.tasks.pop_back();
    else
        take_culture(course, static_cast<std::size_t>(std::countr_zero(sites)));
    return true;
}

// Answers that the engine gives itself where there is only one (AN-HDEC-02).
bool place_followers(Course& course) {
    const AreaSet areas = course.board().follower_areas(Side::kPerson);
    const bool lost = course.state.side(Side::kPerson).supply[0] == 0 || areas.empty();
    if (lost)
        course.state.tasks.pop_back();
    else if (areas.count() == 1)
        place_follower(course, static_cast<Place>(areas.first()));
    else
        return false;
    return true;
}

bool pick_only_track(Course& course) {
    const Question question{course.content, course.state};
    FixedVector<Track, kTracks> open;
    for (const Track track : {Track::kWar, Track::kTech, Track::kTrade})
        if (why_not_pick_track(question, track) == Why::kNothing) open.push_back(track);
    if (open.empty())
        course.state.tasks.pop_back();
    else if (open.size() == 1)
        pick_track(course, open[0]);
    else
        return false;
    return true;
}

}  // namespace

bool run_person_task(Course& course) {
    switch (course.top().kind) {
        case TaskKind::kPersonTurn:
            begin_turn(course);
            return true;
        case TaskKind::kPawn:
            course.state.phase = Phase::kPrimary;
            return false;
        case TaskKind::kSecondary:
            return open_phase(course, Phase::kSecondary);
        case TaskKind::kFree:
            return open_phase(course, Phase::kFree);
        case TaskKind::kPersonCombat:
            return open_combats(course);
        case TaskKind::kPersonCulture:
            return open_culture(course);
        case TaskKind::kPersonEndTurn:
            course.state.tasks.pop_back();
            end_turn(course);
            return true;
        case TaskKind::kEffect:
            run_effect(course);
            return true;
        case TaskKind::kPlaceFollowers:
            return place_followers(course);
        case TaskKind::kPickTrack:
            return pick_only_track(course);
        default:
            break;
    }
    // A part that cannot be carried out lapses.
    if (can_answer({course.content, course.state})) return false;
    stop_task(course);
    return true;
}

}  // namespace orrery::anunnaki
