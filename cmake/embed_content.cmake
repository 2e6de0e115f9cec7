# cmake -D LIST=file -D OUTPUT=file -P embed_content.cmake
#
# Writes a C++ source that holds the bytes of every file named in LIST, one a line. Arrays of
# characters rather than string literals: any byte and any length will do.

cmake_policy(VERSION 3.25)
file(STRINGS "${LIST}" files)

set(arrays "")
set(entries "")
set(index 0)
foreach(file IN LISTS files)
  cmake_path(GET file FILENAME name)
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME game)

  file(READ "${file}" hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  # 24 bytes a line keeps the lines of the generated file short enough to look at.
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," chars "${hex}")
  string(REPEAT "......." 16 line)
  string(REGEX REPLACE "(${line})" "\\1\n    " chars "${chars}")

  string(APPEND arrays
    "// ${game}/${name}\nconstexpr char kFile${index}[] = {\n    ${chars}'\\0'};\n\n")
  string(APPEND entries
    "    {\"${game}\", \"${name}\", std::string_view(kFile${index}, ${bytes})},\n")
  math(EXPR index "${index} + 1")
endforeach()

if(index EQUAL 0)
  set(body "std::span<const ContentFile> embedded_content() { return {}; }\n")
else()
  set(body "${arrays}constexpr ContentFile kFiles[] = {\n${entries}};\n\n}  // namespace\n
std::span<const ContentFile> embedded_content() { return kFiles; }\n")
  set(body "namespace {\n\n${body}")
endif()

file(WRITE "${OUTPUT}" "// Generated from content/ by cmake/embed_content.cmake. Do not edit.

#include \"core/embedded_content.h\"

namespace orrery {

${body}
}  // namespace orrery
")
