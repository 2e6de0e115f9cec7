# One Google Benchmark program of all sources below bench/. Left out where the library is missing:
# nobody needs it to play. Left out too where the times would mean nothing.

if(CMAKE_BUILD_TYPE MATCHES "^(Asan|Coverage|Fuzz)$")
  return()
endif()

# What a server bears (bench/README.md), with the tests' way to talk to it.
file(GLOB load_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/bench/load/*.cpp")
add_executable(orrery_load EXCLUDE_FROM_ALL ${load_sources}
  tests/server/frames.cpp tests/server/http.cpp tests/server/socket.cpp)
target_include_directories(orrery_load PRIVATE "${PROJECT_SOURCE_DIR}")
target_link_libraries(orrery_load PRIVATE orrery_cli orrery_build_flags)

file(GLOB bench_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/bench/*.cpp")
find_package(benchmark QUIET)
if(NOT bench_sources OR NOT benchmark_FOUND)
  return()
endif()

add_executable(orrery_bench ${bench_sources})
target_include_directories(orrery_bench PRIVATE "${PROJECT_SOURCE_DIR}")
target_link_libraries(orrery_bench PRIVATE
  orrery_cli orrery_bots orrery_games orrery_core orrery_build_flags benchmark::benchmark_main)
