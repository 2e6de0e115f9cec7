// The view of a seat at Crafting the Cosmos, read from its JSON: all that may be drawn.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/types.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::cli::play::crafting {

using crafting_the_cosmos::kElements;
using crafting_the_cosmos::kEnergies;
using crafting_the_cosmos::kSizes;

struct SeenSeat {
    // Boards, chambers and powers; the hand only where the viewer sees it. Values of advanced life
    // tiles are 0 where they lie face down for the viewer.
    crafting_the_cosmos::SeatState board;
    bool hand_known = false;
    int cards = 0, points = 0;
    crafting_the_cosmos::NebulaSet formable;
    std::array<int, crafting_the_cosmos::kTrack> goal_values{};  // by space of the track
};

// A power in use, waiting for its next target.
struct SeenUse {
    std::uint8_t power = 0;
    std::string mode, focus;
    int clause = 0, left = 0, lifted = 0;
};

struct SeenTable {
    crafting_the_cosmos::Options options;
    int round = 1;
    std::string phase;
    Seat viewer = kSpectator, current = 0, start = 0;
    std::array<int, kEnergies> dark{};
    std::array<int, kElements> stars{};  // in the supply
    int life = 0, crystals = 0;
    std::array<std::uint8_t, crafting_the_cosmos::kTrack> goals{};  // 0 = none
    int goals_to_come = 0;
    std::array<int, crafting_the_cosmos::kDisplay> display{};  // energies, -1 = none
    int deck = 0;
    std::array<int, kSizes> stacks{};
    std::array<int, 2> advanced{};  // tiles of the two groups in the stack
    crafting_the_cosmos::Turn turn;
    std::vector<std::uint8_t> drawn;  // power cards to choose from, where the viewer sees them
    SeenUse use;
    std::vector<SeenSeat> seats;

    const SeenSeat& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    // Whose galaxy is on the table: the viewer's, or whoever acts for a spectator.
    Seat shown() const { return viewer == kSpectator ? current : viewer; }
    bool acts() const { return viewer == current && phase != "game_over"; }
};

SeenTable read_table(const Json& view);

}  // namespace orrery::cli::play::crafting
