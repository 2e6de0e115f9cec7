# The conformance check as a wasm module: it plays seeded games and prints their hashes, which
# must be those of the native program.

set(wasm_main "${PROJECT_SOURCE_DIR}/tests/wasm/main.cpp")
if(NOT EXISTS "${wasm_main}")
  return()
endif()
add_executable(orrery_wasm_check "${wasm_main}")
target_link_libraries(orrery_wasm_check PRIVATE
  orrery_bots orrery_build_flags orrery_engine_flags)
