# The kinds of build. CMakePresets.json has one preset for each.
#
#   Debug     to work with: fast to build, good to debug
#   Release   to play with
#   Check     to test with: optimised, yet every assertion is checked
#   Asan      memory errors and undefined behaviour stop the program
#   Coverage  counts the lines that tests reach
#   Fuzz      as Asan, instrumented for libFuzzer (clang)

# The address sanitizer stops at null pointers and beyond the end of objects, too. Without the other's checks for
# the same, and for alignment, which this processor does not mind, a file compiles in about three quarters of
# the time.
set(sanitizers "-fsanitize=address,undefined -fno-sanitize=vptr,null,alignment,object-size")
string(APPEND sanitizers " -fno-sanitize-recover=all")

set(CMAKE_CXX_FLAGS_DEBUG "-Og -g -D_GLIBCXX_ASSERTIONS")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_CHECK "-O2 -D_GLIBCXX_ASSERTIONS")
set(CMAKE_CXX_FLAGS_ASAN "-O1 -g1 -fno-omit-frame-pointer ${sanitizers} -D_GLIBCXX_ASSERTIONS")
set(CMAKE_CXX_FLAGS_COVERAGE "-O0 -g --coverage -fprofile-update=atomic")
set(CMAKE_CXX_FLAGS_FUZZ "${CMAKE_CXX_FLAGS_ASAN} -fsanitize=fuzzer-no-link")

foreach(type IN ITEMS CHECK ASAN COVERAGE FUZZ)
  set(CMAKE_EXE_LINKER_FLAGS_${type} "")
  set(CMAKE_STATIC_LINKER_FLAGS_${type} "")
endforeach()

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "kind of build" FORCE)
endif()
