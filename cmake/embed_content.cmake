# cmake -D LIST=file -D OUTPUT=file -P embed_content.cmake
#
# Writes a C++ source that holds the bytes of every file named in LIST, one a line.

cmake_policy(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/file_literal.cmake")
file(STRINGS "${LIST}" files)

set(arrays "")
set(entries "")
set(index 0)
foreach(file IN LISTS files)
  cmake_path(GET file FILENAME name)
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME game)

  file_literal("${file}" literal size)
  string(APPEND arrays "// ${game}/${name}\nconstexpr char kFile${index}[] = ${literal};\n\n")
  string(APPEND entries
    "    {\"${game}\", \"${name}\", std::string_view(kFile${index}, ${size})},\n")
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

${long_literals}

namespace orrery {

${body}
}  // namespace orrery
")
