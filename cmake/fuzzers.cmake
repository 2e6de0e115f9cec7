# Each fuzz/NAME.cpp is one program fuzz_NAME with the seed corpus fuzz/corpus/NAME. In the fuzz
# preset it is a libFuzzer target; elsewhere it replays the files it is given, which makes the
# corpus a regression test with any compiler. script/test replays in the asan preset; the presets
# check and release do not spend time on it.

if(CMAKE_BUILD_TYPE MATCHES "^(Check|Release)$")
  return()
endif()

file(GLOB fuzz_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fuzz/*.cpp")
set(replay_main "${PROJECT_SOURCE_DIR}/fuzz/replay_main.cpp")
list(REMOVE_ITEM fuzz_sources "${replay_main}")
add_custom_target(fuzzers)
if(NOT fuzz_sources)
  return()
endif()
if(NOT CMAKE_BUILD_TYPE STREQUAL "Fuzz")
  add_library(orrery_replay_main OBJECT "${replay_main}")
  target_link_libraries(orrery_replay_main PRIVATE orrery_build_flags)
endif()

foreach(source IN LISTS fuzz_sources)
  cmake_path(GET source STEM name)
  set(target fuzz_${name})
  add_executable(${target} "${source}")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE
    orrery_cli orrery_bots orrery_games orrery_core orrery_build_flags)
  add_dependencies(fuzzers ${target})
  if(CMAKE_BUILD_TYPE STREQUAL "Fuzz")
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  else()
    target_link_libraries(${target} PRIVATE orrery_replay_main)
    add_test(NAME fuzz.${name} COMMAND ${target} "${PROJECT_SOURCE_DIR}/fuzz/corpus/${name}")
  endif()
endforeach()
