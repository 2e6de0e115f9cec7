// The charts of an arena, as files.
#pragma once

#include <string>
#include <vector>

#include "cli/arena/run.h"

namespace orrery::cli {

struct ChartFile {
    std::string name;  // "ladder.svg"
    std::string text;
};

// The ladder, points, seats, and of every part of the score what each of its things was worth.
std::vector<ChartFile> arena_charts(const ArenaRun& run);

// Makes the folder; throws Failed.
void make_chart_folder(const std::string& folder);
// Writes them into the folder; throws Failed.
void write_charts(const std::string& folder, const ArenaRun& run);

}  // namespace orrery::cli
