// Where the project and its built program are. Only this source knows, so that the other tests,
// once compiled, serve another build and another clone.
#pragma once

#include <string>

namespace orrery::test {

// Of "docs/protocol.md" and the like.
std::string project_path(const std::string& path);

// Of the built program `orrery`.
std::string program_path();

// Of the library that puts a program's clocks wrong (tests/preload/fake_clock.cpp).
std::string fake_clock_path();

}  // namespace orrery::test
