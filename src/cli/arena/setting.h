// What every command is told alike that lets players play many deals.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/tournament.h"
#include "cli/command.h"

namespace orrery::cli {

struct ArenaSetting {
    std::string game, seed = "0";
    std::vector<std::string> players, options;
    std::uint64_t games = 1000;
    int threads = 1, seats = 0;  // 0 seats: two where the game allows it
};

// --games, --seats, --option, --seed and --threads; as many threads as there are cores are usual.
void add_setting(CLI::App& command, ArenaSetting& setting);

// Not looked at yet whether it can be played. Throws Failed.
arena::Tournament tournament_of(const ArenaSetting& setting, Context& context);

}  // namespace orrery::cli
