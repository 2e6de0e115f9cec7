#include <iostream>

#include "cli/program.h"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    return orrery::cli::run_program(argc, argv);
}
