// Playing records again.
#pragma once

#include <iosfwd>
#include <memory>

#include "cli/record_file.h"

namespace orrery::cli {

namespace play {
class Presenter;
}

// A line for each seat: points, place and the parts they are made of.
void print_standing(const Standing& standing, std::ostream& out);

// Prints every action with what it led to, then the standing; stops at the first error.
Result<std::unique_ptr<Position>> tell_game(const AnyGame& game, const Record& record,
                                            const play::Presenter& presenter, std::ostream& out);
// The same as one JSON object a line.
Result<std::unique_ptr<Position>> tell_game_json(const AnyGame& game, const Record& record,
                                                 std::ostream& out);

void add_verify(CLI::App& app, Context& context);

}  // namespace orrery::cli
