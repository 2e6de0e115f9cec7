// Where the commands that have to do with a server learn its settings from.
#pragma once

#include <map>
#include <string>

#include "server/configuration.h"

namespace CLI {
class App;
}

namespace orrery::cli {

// What the flags say.
struct Wishes {
    std::string config;
    std::map<const server::Setting*, std::string> flags;
};

// Flags before environment before file before defaults; throws Failed. The data folder is known
// then.
server::Configuration configuration(const Wishes& wishes);

// The flags that say where a server keeps its tables: --config and --data.
void add_place(CLI::App& command, Wishes& wishes);

}  // namespace orrery::cli
