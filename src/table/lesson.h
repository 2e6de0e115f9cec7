// A guided first game: real moves on a fixed seed. As long as the person plays what the script
// says, the other seats answer from it; from the first departure on it is a game like any other.
#pragma once

#include <vector>

#include "core/record.h"
#include "table/setup.h"

namespace orrery::table {

struct Lesson {
    Seed seed;
    Json options;
    std::vector<SeatHolder> seats;  // open: the person's
    std::vector<RecordedAction> script;
};

// The lesson as the content has it, played through once; or an error that says where it is broken.
Result<Lesson> read_lesson(const AnyGame& game, const Json& content);

}  // namespace orrery::table
