# One GoogleTest program of all sources below tests/, which mirrors src/.
#
# The cases are a library of their own, orrery_test_cases. Where ORRERY_TEST_CASES names one that another build has made,
# they are not compiled again: a sanitizer is to look at what is tested, not at the tests.

set(ORRERY_TEST_CASES "" CACHE FILEPATH "a library of test cases that was built elsewhere")

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*.cpp")
list(FILTER test_sources EXCLUDE REGEX "/tests/(wasm|data|preload)/")
if(NOT test_sources)
  return()
endif()
# The only one that knows of this build: where the program is.
set(paths_source "${PROJECT_SOURCE_DIR}/tests/support/paths.cpp")
list(REMOVE_ITEM test_sources "${paths_source}")

find_package(GTest REQUIRED)
include(GoogleTest)

if(ORRERY_TEST_CASES)
  if(NOT EXISTS "${ORRERY_TEST_CASES}")
    message(FATAL_ERROR "There is no ${ORRERY_TEST_CASES}: build the preset `check` first.")
  endif()
  add_library(orrery_test_cases STATIC IMPORTED)
  set_target_properties(orrery_test_cases PROPERTIES IMPORTED_LOCATION "${ORRERY_TEST_CASES}")
else()
  orrery_tests_together(test_sources)
  add_library(orrery_test_cases STATIC ${test_sources})
  target_include_directories(orrery_test_cases PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(orrery_test_cases PRIVATE
    orrery_cli orrery_bots orrery_games orrery_core orrery_build_flags GTest::gmock)
  target_compile_definitions(orrery_test_cases PRIVATE ORRERY_VERSION="${PROJECT_VERSION}")
  # What is tested is compiled as its preset says; the tests themselves need not be fast.
  orrery_quick_build(orrery_test_cases
    <algorithm> <boost/json/value.hpp> <gmock/gmock.h> <gtest/gtest.h> <set> <sstream>)
endif()

# Goes into a program that is tested, as it is: without the sanitizers, which the program brings along itself.
add_library(orrery_fake_clock MODULE tests/preload/fake_clock.cpp)
target_compile_options(orrery_fake_clock PRIVATE -fno-sanitize=all)
target_link_options(orrery_fake_clock PRIVATE -fno-sanitize=all)

add_executable(orrery_tests "${paths_source}")
target_include_directories(orrery_tests PRIVATE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(orrery_tests PRIVATE
  ORRERY_PROJECT_DIR="${PROJECT_SOURCE_DIR}" ORRERY_PROGRAM="$<TARGET_FILE:orrery>"
  ORRERY_FAKE_CLOCK="$<TARGET_FILE:orrery_fake_clock>")
# The parts as a whole, and before the cases: of an inline function that both hold, the linker takes the first, which is
# the one that was compiled as this build says.
set(parts orrery_core orrery_games orrery_bots orrery_arena orrery_table orrery_store orrery_server orrery_cli)
list(TRANSFORM parts REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE archives)
target_link_libraries(orrery_tests PRIVATE
  -Wl,--whole-archive ${archives} $<TARGET_FILE:orrery_test_cases> -Wl,--no-whole-archive
  ${parts} orrery_test_cases orrery_build_flags GTest::gmock GTest::gtest_main)
add_dependencies(orrery_tests orrery orrery_fake_clock)

gtest_discover_tests(orrery_tests DISCOVERY_MODE PRE_TEST)

# The games that the wasm module plays, played natively: script/test compares what both print.
if(EXISTS "${PROJECT_SOURCE_DIR}/tests/wasm/main.cpp")
  add_executable(orrery_native_check tests/wasm/main.cpp)
  target_link_libraries(orrery_native_check PRIVATE
    orrery_bots orrery_build_flags orrery_engine_flags)
endif()
