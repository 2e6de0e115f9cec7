// Which options of a game the conformance suite plays with.
#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"

namespace orrery::test {

struct OptionSet {
    std::string name;
    Json options;
};

// The default, and for every option one set for each of its extremes or choices. What an option
// list may hold and what belongs together only the game knows: those sets come from a table.
std::vector<OptionSet> option_sets(const AnyGame& game);

}  // namespace orrery::test
