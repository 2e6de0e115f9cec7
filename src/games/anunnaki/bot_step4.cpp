// Step 4 of Cosmobot's turn: which combats there are, and culture tokens.
#include "games/anunnaki/bot.h"
#include "games/anunnaki/bot_tasks.h"

namespace orrery::anunnaki {
namespace {

// AN-DIST-05, -07
bool attacks(const Course& course, const DistantState& tile) {
    if (tile.planet == 0 || tile.landing[index(Side::kBot)] == UnitCounts{}) return false;
    if (tile.leader == Leader::kCivilisation) return true;
    const std::size_t planet = tile.planet - 1U;
    return tile.leader == Leader::kPerson &&
           course.board().strength(Side::kBot, landing_place(planet)) >=
               course.board().strength(Side::kPerson, leader_place(planet));
}

}  // namespace

void lead_leaderless_planets(Course& course, Side side) {
    for (DistantState& tile : course.state.distant) {
        if (tile.planet == 0 || tile.leader != Leader::kNobody ||
            tile.landing[index(side)] == UnitCounts{})
            continue;
        const std::size_t planet = tile.planet - 1U;
        relocate_units(course, side, landing_place(planet), leader_place(planet));
        tile.leader = side == Side::kBot ? Leader::kBot : Leader::kPerson;
        course.tell(EventKind::kLeaderChanged, side,
                    {static_cast<int>(planet), static_cast<int>(tile.leader)});
    }
}

bool begin_step_4(Course& course) {
    State& state = course.state;
    take_task(course);
    state.phase = Phase::kBotCombat;
    course.push(TaskKind::kBotCulture);
    course.push(TaskKind::kCombats);
    lead_leaderless_planets(course, Side::kBot);
    // AN-COMB-08: the list is fixed here.
    course.board().pending_combats().for_each(
        [&](std::size_t area) { state.combats.insert(area); });
    for (const DistantState& tile : state.distant)
        if (attacks(course, tile)) state.combats.insert(landing_place(tile.planet - 1U));
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

}  // namespace orrery::anunnaki
