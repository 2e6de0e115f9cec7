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

# orrery_tests_together(SOURCES): in the list of this name, the tests of each folder (*_test.cpp) become one source. They
# include and instantiate the same things, which takes most of their time. Only where all of them are built anyway.
function(orrery_tests_together sources)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Check")
    return()
  endif()
  set(result ${${sources}})
  list(FILTER result EXCLUDE REGEX "_test\\.cpp$")
  set(tests ${${sources}})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(TRANSFORM tests REPLACE "/[^/]+$" "" OUTPUT_VARIABLE folders)
  list(REMOVE_DUPLICATES folders)
  set(writer "${PROJECT_SOURCE_DIR}/cmake/tests_together.cmake")
  foreach(folder IN LISTS folders)
    set(here ${tests})
    list(FILTER here INCLUDE REGEX "^${folder}/[^/]+$")
    list(TRANSFORM here REPLACE "^${PROJECT_SOURCE_DIR}/" "" OUTPUT_VARIABLE lines)
    list(JOIN lines "\n" lines)
    file(RELATIVE_PATH name "${PROJECT_SOURCE_DIR}" "${folder}")
    string(MAKE_C_IDENTIFIER "${name}" name)
    set(list "${PROJECT_BINARY_DIR}/generated/${name}.txt")
    file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}\n" @ONLY)
    set(together "${PROJECT_BINARY_DIR}/generated/${name}.cpp")
    add_custom_command(OUTPUT "${together}"
      COMMAND "${CMAKE_COMMAND}" -D "LIST=${list}" -D "OUTPUT=${together}" -P "${writer}"
      DEPENDS "${list}" "${writer}" ${here} VERBATIM)
    list(APPEND result "${together}")
  endforeach()
  set(${sources} ${result} PARENT_SCOPE)
endfunction()
