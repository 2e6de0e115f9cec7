// What Cosmobot does in its areas: harvest, build, income, followers, summoning.
#include <bit>

#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

std::uint8_t unexhausted(const Course& course, std::size_t area) {
    const std::size_t printed = course.content.areas[area].symbols.size();
    return static_cast<std::uint8_t>(((1U << printed) - 1) & ~course.state.areas[area].exhausted);
}

AreaSet harvest_areas(const Course& course) {  // AN-HARV-02, AN-CTRL-08
    AreaSet areas;
    (course.board().controlled(Side::kBot) - course.content.capitals)
        .for_each([&](std::size_t area) {
            if (unexhausted(course, area) != 0) areas.insert(area);
        });
    return areas;
}

AreaSet areas_with_followers(const Course& course) {  // AN-SUMM-02, AN-DIST-09
    AreaSet areas;
    course.board().in_play().for_each([&](std::size_t area) {
        if (course.board().units(Side::kBot, static_cast<Place>(area))[0] > 0) areas.insert(area);
    });
    return areas;
}

}  // namespace

bool harvest_symbols(Course& course) {
    const int wanted = course.top().a;
    const AreaSet areas = harvest_areas(course);
    if (wanted == 0 || areas.empty()) {
        take_task(course);
        if (wanted > 0) tell_lapse(course, rule("AN-HARV-06"), wanted);
        return true;
    }
    const auto target = choose(course, kHarvestList, candidates_of(areas));
    if (!target) return false;
    // AN-HARV-04, -05: from the left, until the number is reached or the area has none.
    std::uint8_t taken = 0;
    std::uint8_t left = unexhausted(course, target->id);
    for (; left != 0 && course.top().a > 0; --course.top().a) {
        const auto symbol = static_cast<std::uint8_t>(left & -left);
        taken = static_cast<std::uint8_t>(taken | symbol);
        left = static_cast<std::uint8_t>(left & ~symbol);
    }
    course.state.areas[target->id].exhausted |= taken;
    course.tell(EventKind::kExhausted, Side::kBot, {target->id, taken});
    return true;
}

bool build_settlement(Course& course) {
    SideState& bot = course.state.side(Side::kBot);
    const AreaSet areas = course.board().building_areas(Side::kBot);
    if (bot.settlements == 0 || areas.empty()) {
        take_task(course);
        gain(course, rule("AN-BUILD-04"), 0, course.content.constants.build_fallback_vp);
        return true;
    }
    const auto target = choose(course, kBuildList, candidates_of(areas));
    if (!target) return false;
    take_task(course);
    const std::size_t slot = kRowSlots - bot.settlements;  // AN-BUILD-03: the leftmost
    --bot.settlements;
    course.state.areas[target->id].settlement = 1 + index(Side::kBot);
    course.tell(EventKind::kBuilt, Side::kBot, {target->id, static_cast<int>(slot)});
    return true;
}

// AN-INC-02: first the followers of all slots, then the points. Between the two the points wait
// in the task.
bool take_income(Course& course) {
    Task& task = course.top();
    if (task.a != 0) {
        gain_vp(course, Side::kBot, task.b);
        take_task(course);
        return true;
    }
    const std::size_t visible = kRowSlots - course.state.side(Side::kBot).settlements;
    if (visible == 0) {
        take_task(course);
        tell_lapse(course, rule("AN-INC-03"));
        return true;
    }
    int followers = 0;
    int vp = 0;
    for (std::size_t slot = 0; slot < visible; ++slot) {
        followers += course.board().fate().income[slot].followers;
        vp += course.board().fate().income[slot].vp;
    }
    task.a = 1;
    task.b = static_cast<std::uint8_t>(vp);
    tell_gain(course, rule("AN-INC-02"), followers, vp);
    course.push(TaskKind::kBotFollowers, followers);
    return true;
}

bool place_followers(Course& course) {
    const int left = course.top().a;
    std::uint8_t& supply = course.state.side(Side::kBot).supply[0];
    const AreaSet areas = course.board().follower_areas(Side::kBot);
    if (left == 0 || supply == 0 || areas.empty()) {
        take_task(course);
        if (left > 0)
            gain(course, rule("AN-FOLL-04"), 0,
                 left * course.content.constants.follower_fallback_vp);
        return true;
    }
    const auto target = choose(course, kFollowerList, candidates_of(areas));
    if (!target) return false;
    --course.top().a;
    --supply;
    ++units_at(course.state, Side::kBot, target->id)[0];
    course.tell(EventKind::kUnitPlaced, Side::kBot,
                {static_cast<int>(UnitKind::kFollower), target->id});
    return true;
}

bool summon_god(Course& course) {
    const UnitKind god = course.top().a == 0 ? UnitKind::kMinor : UnitKind::kGreat;
    UnitCounts& supply = course.state.side(Side::kBot).supply;
    const AreaSet areas = areas_with_followers(course);
    if (supply[static_cast<std::size_t>(god)] == 0 || areas.empty()) {
        take_task(course);
        tell_lapse(course, rule("AN-SUMM-04"));
        return true;
    }
    const auto target = choose(course, kSummonList, candidates_of(areas));
    if (!target) return false;
    take_task(course);
    UnitCounts& units = units_at(course.state, Side::kBot, target->id);
    --units[0];
    ++supply[0];
    ++units[static_cast<std::size_t>(god)];
    --supply[static_cast<std::size_t>(god)];
    course.tell(EventKind::kSummoned, Side::kBot, {static_cast<int>(god), target->id});
    return true;
}

}  // namespace orrery::anunnaki
