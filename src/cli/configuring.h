// Where the commands that have to do with a server learn its settings from.
#pragma once

#include <map>
#include <string>

#include "server/configuration.h"

namespace orrery::cli {

// What the flags say.
struct Wishes {
    std::string config;
    std::map<const server::Setting*, std::string> flags;
};

// Flags before environment before file before defaults; throws Failed. The data folder is known
// then.
server::Configuration configuration(const Wishes& wishes);

}  // namespace orrery::cli
