// Every legal action of the person, each exactly once, without allocating.
#pragma once

#include "games/anunnaki/game.h"
#include "games/anunnaki/person/answers.h"

namespace orrery::anunnaki {

template <class Visit>
void Anunnaki::legal(const State& state, Seat seat, Visit&& visit) const {
    if (!has_seat(actors(state), seat)) return;
    const Question question{content_, state};
    visit_answers(question, visit);
    if (why_not_stop(question) == Why::kNothing) visit(stop());
}

}  // namespace orrery::anunnaki
