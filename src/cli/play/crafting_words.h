// Pieces, costs and rewards of Crafting the Cosmos in words.
#pragma once

#include <string>
#include <string_view>

#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::cli::play::crafting {

// "3 H", "O + 2 DNA", "C + nebula".
std::string rewards_text(const crafting_the_cosmos::Rewards& rewards);

// What a use of a power costs: "1 light", "any card + 1 graviton", "2 equal cards".
std::string cost_text(std::uint8_t power, const crafting_the_cosmos::Options& options);

// "PL-4 Time Dilation (1 light): Gain 1 time crystal step."
std::string power_text(const crafting_the_cosmos::Content& content, std::uint8_t power,
                       const crafting_the_cosmos::Options& options);

// "2 light, 1 time"; "none" when there are none.
std::string cards_text(const std::array<std::uint8_t, crafting_the_cosmos::kEnergies>& hand);

// What an event's number stands for.
std::string_view element(int number);
std::string_view energy(int number);
std::string star(int space);
std::string life(int space);

// "1 proto", "3 steps".
std::string counted(int count, std::string_view one, std::string_view many);

}  // namespace orrery::cli::play::crafting
