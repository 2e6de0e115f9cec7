// Which step runs which of Cosmobot's tasks.
#include <array>

#include "games/anunnaki/bot/tasks.h"

namespace orrery::anunnaki {
namespace {

struct Step {
    TaskKind kind;
    bool (*run)(Course&);
};
constexpr std::array kSteps{
    Step{TaskKind::kBotTurn, begin_bot_turn},
    Step{TaskKind::kBotCard, resolve_card},
    Step{TaskKind::kBotElement, begin_element},
    Step{TaskKind::kBotCubes, place_cubes},
    Step{TaskKind::kBotHarvest, harvest_symbols},
    Step{TaskKind::kBotBuild, build_settlement},
    Step{TaskKind::kBotIncome, take_income},
    Step{TaskKind::kBotFollowers, place_followers},
    Step{TaskKind::kBotTravel, find_target},
    Step{TaskKind::kBotUnits, send_units},
    Step{TaskKind::kBotOracle, consult_oracle},
    Step{TaskKind::kBotRepeat, repeat_oracle_action},
    Step{TaskKind::kBotContract, fulfil_contract},
    Step{TaskKind::kBotAdvance, advance_track},
    Step{TaskKind::kBotSupremacy, advance_on_supremacy},
    Step{TaskKind::kBotSummon, summon_god},
    Step{TaskKind::kBotCreatures, take_creatures},
    Step{TaskKind::kBotPlaceCreature, place_creature},
    Step{TaskKind::kBotReveal, turn_up_next_card},
    Step{TaskKind::kBotStep4, begin_step_4},
    Step{TaskKind::kBotCulture, take_culture_tokens},
    Step{TaskKind::kBotEndTurn, end_bot_turn},
};
constexpr std::size_t row_of(TaskKind kind) {
    return static_cast<std::size_t>(kind) - static_cast<std::size_t>(TaskKind::kBotTurn);
}
constexpr bool in_order() {
    for (std::size_t row = 0; row < kSteps.size(); ++row)
        if (row_of(kSteps[row].kind) != row) return false;
    return true;
}
static_assert(in_order());

}  // namespace

bool run_bot_task(Course& course) {
    return kSteps[row_of(course.top().kind)].run(course);
}

}  // namespace orrery::anunnaki
