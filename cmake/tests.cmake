# One GoogleTest program of all sources below tests/, which mirrors src/.

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*.cpp")
list(FILTER test_sources EXCLUDE REGEX "/tests/(wasm|data)/")
if(NOT test_sources)
  return()
endif()

find_package(GTest REQUIRED)
include(GoogleTest)

add_executable(orrery_tests ${test_sources})
target_include_directories(orrery_tests PRIVATE "${PROJECT_SOURCE_DIR}")
target_link_libraries(orrery_tests PRIVATE
  orrery_cli orrery_bots orrery_games orrery_core orrery_build_flags GTest::gmock GTest::gtest_main)
target_compile_definitions(orrery_tests PRIVATE
  ORRERY_VERSION="${PROJECT_VERSION}")
add_dependencies(orrery_tests orrery)
set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/support/data_file.cpp" PROPERTIES
  COMPILE_DEFINITIONS
    "ORRERY_PROJECT_DIR=\"${PROJECT_SOURCE_DIR}\";ORRERY_PROGRAM=\"$<TARGET_FILE:orrery>\""
  SKIP_PRECOMPILE_HEADERS ON)

# What is tested is compiled as its preset says; the tests themselves need not be fast, and most of
# the time of a fresh run goes into compiling them.
orrery_quick_build(orrery_tests
  <algorithm> <boost/json/value.hpp> <gmock/gmock.h> <gtest/gtest.h> <set> <sstream>)

gtest_discover_tests(orrery_tests DISCOVERY_MODE PRE_TEST)

# The games that the wasm module plays, played natively: script/test compares what both print.
if(EXISTS "${PROJECT_SOURCE_DIR}/tests/wasm/main.cpp")
  add_executable(orrery_native_check tests/wasm/main.cpp)
  target_link_libraries(orrery_native_check PRIVATE
    orrery_bots orrery_build_flags orrery_engine_flags)
endif()
