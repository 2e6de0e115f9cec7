# What makes the program and its tests quick to build. The engine needs none of it: its headers are
# light, and it is compiled as the preset says.

# orrery_quick_build(TARGET HEADER...): hardly optimised, and with these headers precompiled: they are
# those from outside that most of its sources include, and slow to parse. Not for the release, which
# people wait for. (Precompiled headers and the optimiser together make GCC 12 warn of copies in
# std::string that overlap or overflow, and do not.)
function(orrery_quick_build target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    return()
  endif()
  target_compile_options(${target} PRIVATE $<$<CONFIG:Check>:-O1> $<$<CONFIG:Asan>:-O0>)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  # Both let ccache see what a file used of a precompiled header, and use it in another clone.
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>"
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()
