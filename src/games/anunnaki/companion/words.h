// The names of everything that crosses the companion's boundary.
#pragma once

#include <vector>

#include "games/anunnaki/words.h"

namespace orrery::anunnaki::companion {

struct Words : SharedWords {
    explicit Words(const Content& content);

    const NamedType* moon_up;     // M07, typed
    const NamedType* sun_up;      // S03, typed
    const NamedType* missing;     // contract 1, goal war
    std::vector<Action> entries;  // every one there is, possible or not
};

}  // namespace orrery::anunnaki::companion
