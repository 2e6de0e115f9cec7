// The registered games with the content that is compiled in, and short ways to make things of them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"

namespace orrery::test {

const Registry& registry();
// The game must exist.
const AnyGame& game(std::string_view id);

std::vector<const AnyGame*> all_games();
// Those of all registered games.
std::vector<std::string> game_ids();

// The text must be valid JSON.
Json json(std::string_view text);

// The options must be valid.
std::unique_ptr<Position> start(const AnyGame& game, int players, const Json& options,
                                std::uint64_t seed);

// Letters, digits and underscores alone, as GoogleTest wants names of parameters.
std::string test_name(std::string_view text);
// A game as the parameter of a suite.
std::string name_of_game(const testing::TestParamInfo<const AnyGame*>& info);

}  // namespace orrery::test
