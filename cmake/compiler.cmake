# Language, warnings, ccache: what all our own targets share.

option(ORRERY_WERROR "treat warnings as errors" ON)
option(ORRERY_TESTS "build the tests" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Paths are hashed relative to the source folder: a second clone finds what the first one compiled.
# The sloppiness is what ccache asks for before it caches a file that uses a precompiled header.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
endif()

# -Wsign-conversion is left out on purpose: boards are indexed with small signed numbers, and a
# cast at each subscript would hide more mistakes than it shows.
add_library(orrery_build_flags INTERFACE)
target_compile_options(orrery_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
  $<$<BOOL:${ORRERY_WERROR}>:-Werror>
  # GCC 12 sees overlapping copies in std::string's operator+ where there are none (PR 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # clang sees libstdc++ 12's stable_sort call a function that C++17 deprecates.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  # Instrumentation makes GCC see uninitialised values that are none.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Asan,Coverage>>:-Wno-maybe-uninitialized>
  $<$<CXX_COMPILER_ID:GNU>:-fdiagnostics-color=auto>)
target_include_directories(orrery_build_flags INTERFACE "${PROJECT_SOURCE_DIR}/src")

# The engine runs everywhere, in WebAssembly too: errors are values there.
add_library(orrery_engine_flags INTERFACE)
target_compile_options(orrery_engine_flags INTERFACE -fno-exceptions -fno-rtti)

# A release is built where it runs (script/play): there the engine may use what the machine has. Counting bits, which the
# games do all the time, is one instruction from x86-64-v2 on, and a loop before it. Off for programs that go elsewhere.
set(runs_v2 OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT CMAKE_CROSSCOMPILING AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  include(CheckCXXSourceRuns)
  check_cxx_source_runs(
    "int main() { return __builtin_cpu_supports(\"popcnt\") && __builtin_cpu_supports(\"sse4.2\") ? 0 : 1; }"
    ORRERY_MACHINE_IS_X86_64_V2)
  set(runs_v2 "${ORRERY_MACHINE_IS_X86_64_V2}")
endif()
option(ORRERY_X86_64_V2 "compile the engine for x86-64-v2" "${runs_v2}")
target_compile_options(orrery_engine_flags INTERFACE $<$<BOOL:${ORRERY_X86_64_V2}>:-march=x86-64-v2>)
