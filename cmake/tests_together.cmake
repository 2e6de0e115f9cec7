# cmake -D LIST=file -D OUTPUT=file -P tests_together.cmake
#
# Writes one source of the tests named in LIST, one a line, relative to the project. What each keeps to itself in a
# namespace without a name gets one here: their helpers may be called alike.

cmake_policy(VERSION 3.25)
file(STRINGS "${LIST}" files)
set(together "")
foreach(file IN LISTS files)
  file(READ "${CMAKE_CURRENT_LIST_DIR}/../${file}" text)
  string(MAKE_C_IDENTIFIER "of_${file}" own)
  string(REPLACE "\nnamespace {" "\nnamespace ${own} {" text "${text}")
  string(APPEND together "#line 1 \"${file}\"\n${text}\n")
endforeach()
file(WRITE "${OUTPUT}" "${together}")
