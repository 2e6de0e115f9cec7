// A companion's game in which a test speaks for the person at the table.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/events.h"

namespace orrery::anunnaki::companion::testing {

const Companion& rules();

struct Table {
    // Options as JSON. `told`: goals and contracts have been entered, so that turns can end.
    explicit Table(std::string_view options = "{}", bool told = true);

    State state;
    std::vector<Event> events;  // of the last `tell`

    // Entries that have to be possible, separated by "; ".
    void tell(std::string_view entries);
    // Why an entry is refused: "AN-CTRL-07 other_capital"; empty when it is possible.
    std::string refusal(std::string_view entry) const;
    // `done`, then answers to whatever Cosmobot's turn asks, up to the person's next turn or the
    // end of the game.
    void end_turn();

    bool asks(TaskKind kind) const {
        return state.candidates.empty() && !state.tasks.empty() && state.tasks.back().kind == kind;
    }
    bool told(EventKind kind) const;
    Board board() const { return {rules().content(), state}; }
    int units(Side side, std::string_view place, UnitKind kind = UnitKind::kFollower) const;
    const AreaState& area(std::string_view id) const;
    SideState& person() { return state.side(Side::kPerson); }
    SideState& bot() { return state.side(Side::kBot); }
};

// The place of that name.
Place place(std::string_view name);

}  // namespace orrery::anunnaki::companion::testing
