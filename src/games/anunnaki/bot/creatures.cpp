// Mythological creatures that come to Cosmobot.
#include <algorithm>

#include "games/anunnaki/bot/bot.h"
#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

// AN-MYTH-02, -05: the leftmost on display whose first requirement Cosmobot meets, as 1 + its
// number; 0 = none.
std::uint8_t next_creature(const Course& course) {
    for (const std::uint8_t creature : course.state.creatures)
        if (creature != 0 &&
            course.board().meets(Side::kBot, course.content.creatures[creature - 1U].first))
            return creature;
    return 0;
}

}  // namespace

void check_creatures(Course& course) {
    // AN-MYTH-06: what is met at set-up comes in Cosmobot's first turn.
    if (course.state.turn == 1 && course.state.active == Side::kPerson) return;
    if (next_creature(course) != 0) course.push(TaskKind::kBotCreatures);
}

bool take_creatures(Course& course) {
    if (const std::uint8_t creature = next_creature(course); creature != 0)
        course.push(TaskKind::kBotPlaceCreature, creature - 1);
    else
        take_task(course);
    return true;
}

bool place_creature(Course& course) {
    State& state = course.state;
    const std::uint8_t creature = course.top().a;
    const AreaSet areas = course.board().follower_areas(Side::kBot);
    const auto target = choose(course, kCreatureList, candidates_of(areas));
    if (!target) return false;
    take_task(course);
    std::replace(state.creatures.begin(), state.creatures.end(),
                 static_cast<std::uint8_t>(creature + 1), std::uint8_t{0});
    SideState& bot = state.side(Side::kBot);
    bot.creatures = static_cast<std::uint8_t>(bot.creatures | 1U << creature);
    ++units_at(state, Side::kBot, target->id)[static_cast<std::size_t>(UnitKind::kCreature)];
    course.tell(EventKind::kCreatureTaken, Side::kBot, {creature, target->id});
    gain(course, rule("AN-MYTH-03"), 0, course.content.constants.creature_vp_bot);
    return true;
}

}  // namespace orrery::anunnaki
