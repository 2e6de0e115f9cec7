// A lobby after a start of its program.
#pragma once

#include "table/lobby.h"

namespace orrery::test {

// Looks at all unfinished tables; those that cannot be played, or not played on.
inline Result<std::vector<Error>> restored(table::Lobby& lobby) {
    if (const std::optional<Error> error = lobby.take_stock()) return *error;
    while (lobby.unseen() > 0) lobby.tick();
    return lobby.take_refused();
}

}  // namespace orrery::test
