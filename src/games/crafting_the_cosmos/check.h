// The checks of the crafting phase, kind by kind; check.cpp asks them.
#pragma once

#include "core/game.h"
#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

using Answer = const Refusal*;
inline constexpr Answer kAllowed = nullptr;

// check_craft.cpp
Answer check_placing(const Content& content, const State& state, Action action);
Answer check_nebula(const Content& content, const State& state, Action action);
Answer check_counter(const Content& content, const State& state, Action action);

// check_power.cpp
Answer check_discharge(const Content& content, const State& state, Action action);
Answer check_cards(const Content& content, const State& state, Action action);
Answer check_keep(const State& state, Action action);
Answer check_use(const Content& content, const State& state, Action action);
Answer check_answer(const Content& content, const State& state, Action action);

}  // namespace orrery::crafting_the_cosmos
