// Why something cannot be entered; `check` and `legal` share these conditions.
#pragma once

#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/action.h"
#include "games/anunnaki/companion/refusals.h"

namespace orrery::anunnaki::companion {

// Edits change the model, whatever is being asked; other actions answer a question.
constexpr bool is_edit(ActionKind kind) {
    return kind <= ActionKind::kNoEnd;
}

struct Model {
    const Content& content;
    const State& state;

    Board board() const { return {content, state}; }
    // The person is asked to decide something for Cosmobot.
    bool offers_candidates() const { return !state.candidates.empty(); }
    bool waits_for(TaskKind kind) const {
        return !offers_candidates() && !state.tasks.empty() && state.tasks.back().kind == kind;
    }
    const Task& task() const { return state.tasks.back(); }
    // The person reports their own turn.
    bool reporting() const { return waits_for(TaskKind::kReport); }
};

// For well-formed actions of the person in a game that is not over.
Why why_not(const Model& model, Action action);
Why why_not_edit(const Model& model, Action action);         // check_edit.cpp
Why why_not_module_edit(const Model& model, Action action);  // check_module.cpp
Why why_not_answer(const Model& model, Action action);       // check_answer.cpp

// What the model lacks before Cosmobot can take its turn.
Why why_not_done(const Model& model);

}  // namespace orrery::anunnaki::companion
