# What makes the program and its tests quick to build. The release has none of it but sources compiled together: it is
# compiled as the preset says, with every warning.

# orrery_precompile(TARGET HEADER...): they are those from outside that most of its sources include, and slow
# to parse. (Precompiled headers and the optimiser together make GCC 12 warn of copies in std::string that
# overlap or overflow, and do not.)
function(orrery_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  target_compile_options(${target} PRIVATE
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>"
    # Both let ccache see what a file used of a precompiled header, and use it in another clone.
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

# orrery_quick_build(TARGET HEADER...): hardly optimised, and with these headers precompiled. Not for the
# release, which people wait for.
function(orrery_quick_build target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    return()
  endif()
  target_compile_options(${target} PRIVATE $<$<CONFIG:Check>:-O1> $<$<CONFIG:Asan>:-O0>)
  orrery_precompile(${target} ${ARGN})
endfunction()

# orrery_compile_together(TARGET GROUP SOURCE...): as one translation unit, because what they include takes
# longer than they do. Not where tools look at single files.
function(orrery_compile_together target group)
  if(NOT CMAKE_BUILD_TYPE MATCHES "^(Release|Check|Asan)$")
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  set_source_files_properties(${ARGN} PROPERTIES UNITY_GROUP ${group})
endfunction()
