// The view of a seat at Crafting the Cosmos, and its pieces, costs and rewards in words.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/presenter.h"
#include "core/text.h"
#include "games/crafting_the_cosmos/game.h"

namespace orrery::cli::play::crafting {

using crafting_the_cosmos::kElements;
using crafting_the_cosmos::kEnergies;
using crafting_the_cosmos::kSizes;

// Hands of others are empty in it, and values of advanced life that lies face down are 0.
using Table = GameView<crafting_the_cosmos::CraftingTheCosmos>;

// Whose galaxy is on the table: the viewer's, or whoever acts for a spectator.
inline Seat shown(const Table& table) {
    return table.viewer == kSpectator ? static_cast<Seat>(table.state.current) : table.viewer;
}
inline bool acts(const Table& table) {
    return has_seat(table.rules.actors(table.state), table.viewer);
}
crafting_the_cosmos::NebulaSet formable_nebulae(const crafting_the_cosmos::Content& content,
                                                const crafting_the_cosmos::Options& options,
                                                const crafting_the_cosmos::SeatState& own);

// "3 H", "O + 2 DNA", "C + nebula".
std::string rewards_text(const crafting_the_cosmos::Rewards& rewards);

// What a use of a power costs: "1 light", "any card + 1 graviton", "2 equal cards".
std::string cost_text(const crafting_the_cosmos::Power& power,
                      const crafting_the_cosmos::Options& options);

// "PL-4 Time Dilation (1 light): 1 time step."
std::string power_text(const crafting_the_cosmos::Content& content, std::uint8_t power,
                       const crafting_the_cosmos::Options& options);

// "2 light, 1 time"; "none" when there are none.
std::string cards_text(const std::array<std::uint8_t, crafting_the_cosmos::kEnergies>& hand);

// What an event's number stands for.
std::string_view element(int number);
std::string_view energy(int number);
std::string star(int space);
std::string life(int space);

}  // namespace orrery::cli::play::crafting
