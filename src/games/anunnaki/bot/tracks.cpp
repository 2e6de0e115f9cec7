// Cosmobot's oracle, contracts, development tracks and supremacy.
#include <algorithm>

#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/strategy.h"
#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

constexpr Candidate track_candidate(std::size_t track) {
    return {CandidateKind::kTrack, static_cast<std::uint8_t>(track)};
}

const GoalTile& tile_of(const Course& course, Goal goal) {
    return course.content.goals[static_cast<std::size_t>(goal)];
}

// AN-ORAC-06, -09: asks nothing, since it does not depend on how ties fall.
bool can_perform_in_part(const Course& course, const Element& element) {
    const SideState& bot = course.state.side(Side::kBot);
    if (element.what == Do::kFollowers)
        return bot.supply[0] > 0 && !course.board().follower_areas(Side::kBot).empty();
    if (element.what == Do::kBuild)
        return bot.settlements > 0 && !course.board().building_areas(Side::kBot).empty();
    return can_travel(course, travel_of(element));
}

}  // namespace

bool consult_oracle(Course& course) {
    take_task(course);
    const Constants& constants = course.content.constants;
    const auto& sides = course.state.sides;
    if (std::max(sides[0].cubes, sides[1].cubes) < constants.oracle_cubes) {
        tell_lapse(course, rule("AN-ORAC-01"));
        push_element(course, {Do::kSupremacy, kGoalNumber, 0});
        return true;
    }
    Candidates tracks;
    for (std::size_t track = 0; track < kTracks; ++track) tracks.push_back(track_candidate(track));
    while (!tracks.empty()) {
        const Candidate first = *choose(course, kOracleList, tracks);
        const Goal goal = course.state.goals[first.id];
        const bool maximum = course.board().goal_value(Side::kBot, goal) >= constants.goal_cap;
        if (!maximum && can_perform_in_part(course, tile_of(course, goal).bot_oracle)) {
            course.push(TaskKind::kBotRepeat, tile_of(course, goal).times, static_cast<int>(goal));
            return true;
        }
        course.tell(EventKind::kSkipped, Side::kBot,
                    {static_cast<int>(rule("AN-ORAC-05")), first.id, maximum ? 0 : 1});
        tracks.remove(first);
    }
    gain(course, rule("AN-ORAC-08"), 0, constants.oracle_fallback_vp);
    return true;
}

bool repeat_oracle_action(Course& course) {
    Task& task = course.top();
    if (task.a == 0) {
        take_task(course);
        return true;
    }
    --task.a;
    const Goal goal = static_cast<Goal>(task.b);
    course.push(TaskKind::kBotCreatures);  // AN-MYTH-05: every repetition is a full action …
    push_element(course, tile_of(course, goal).bot_oracle);  // … by AN-ORAC-03
    return true;
}

bool fulfil_contract(Course& course) {
    take_task(course);
    Candidates slots;
    for (std::size_t slot = 0; slot < kContractSlots; ++slot)
        if (course.state.contracts[slot].filled != 0)
            slots.push_back({CandidateKind::kSlot, static_cast<std::uint8_t>(slot)});
    if (slots.empty()) {
        tell_lapse(course, rule("AN-CONT-04"));
        return true;
    }
    const std::size_t slot = choose(course, kContractList, slots)->id;
    const ContractSlot contract = course.state.contracts[slot];
    course.state.contracts[slot] = {};
    course.tell(EventKind::kContractTaken, Side::kBot,
                {static_cast<int>(slot), course.state.companion() ? 0 : 1 + contract.contract,
                 contract.vp, contract.trade});
    gain_vp(course, Side::kBot, contract.vp);
    for (int step = 0; step < contract.trade; ++step) step_track(course, Side::kBot, Track::kTrade);
    refill_contract(course, slot);
    return true;
}

bool advance_track(Course& course) {
    const Task task = take_task(course);
    Candidates tracks;  // AN-ADV-04: not at their end
    for (std::size_t track = 0; track < kTracks; ++track)
        if ((task.a == track || task.a == kAnyTrack) &&
            course.state.side(Side::kBot).tracks[track] < course.content.tracks[track].last)
            tracks.push_back(track_candidate(track));
    if (tracks.empty()) {
        tell_lapse(course, rule("AN-ADV-04"));
        return true;
    }
    const std::size_t track =
        task.a == kAnyTrack ? choose(course, kAdvanceList, tracks)->id : tracks[0].id;
    step_track(course, Side::kBot, static_cast<Track>(track));
    return true;
}

bool advance_on_supremacy(Course& course) {
    const int number = take_task(course).a;
    const Goal beside = course.state.goals[kTracks];
    const int spaces =
        number == kGoalNumber ? course.board().goal_value(Side::kBot, beside) : number;
    const int last = static_cast<int>(course.content.supremacy.size()) - 1;
    const int beyond = spaces - (last - course.state.side(Side::kBot).supremacy);
    advance_supremacy(course, Side::kBot, spaces);
    if (spaces == 0) tell_lapse(course, rule("AN-SUPR-02"), 0);
    if (beyond > 0)
        tell_gain(course, rule("AN-SUPR-04"), 0,
                  beyond * course.content.constants.supremacy_overflow_vp);
    return true;
}

}  // namespace orrery::anunnaki
