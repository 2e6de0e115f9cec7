// What `?` answers: what can be done, and what an action would do or why it is not allowed.
#pragma once

#include <string_view>

#include "cli/play/canvas.h"
#include "cli/play/presenter.h"
#include "core/any_game.h"

namespace orrery::cli::play {

// Every kind of action the seat may take now, with how many there are and an example.
Lines list_kinds(const Position& position, Seat seat, const Style& style);

// A page of the legal actions of one kind ("place"); empty when no kind with operands is called so.
Lines list_actions(const Position& position, Seat seat, std::string_view kind, int page,
                   const Style& style);

// Allowed, and what it changes as far as nothing hidden comes to light; or the rule against it.
Lines explain(const Position& position, const Presenter& presenter, Seat seat, Action action,
              const Style& style);

// "place 51.2 at (0,0): A tile lies there already. (CF-BUILD-06)"
std::string refusal_text(const AnyGame& game, Action action, const Refusal& refusal);

}  // namespace orrery::cli::play
