// The whole `orrery` program: its arguments in, its exit code out.
#pragma once

#include "cli/command.h"
#include "cli/command_tree.h"

namespace orrery::cli {

// All subcommands and the options in front of them.
Command program_arguments(Context& context);

// Runs the subcommand; errors become one line on standard error and an exit code.
int run_program(int argc, const char* const* argv);

}  // namespace orrery::cli
