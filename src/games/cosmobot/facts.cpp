#include "games/cosmobot/facts.h"

namespace orrery::anunnaki::cosmobot {

bool answered(const Content& content, const State& state) {
    const Task& task = state.tasks.back();
    switch (task.kind) {
        case TaskKind::kAskCard:
            return state.face_up[task.a] != 0;
        case TaskKind::kAskDie:
            return state.combat.die != 0;
        case TaskKind::kAskCivilisation:
            return Board(content, state).civilisation_told(task.a);
        case TaskKind::kAskContract:
            return (state.facts.to_enter & contract_bit(task.a)) == 0;
        default:
            return false;  // `done`, a total: they end their task themselves
    }
}

}  // namespace orrery::anunnaki::cosmobot
