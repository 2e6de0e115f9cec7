# file_literal(FILE LITERAL SIZE): the file's bytes as a C++ string literal, and how many they are.
# Every byte is escaped, so that any will do; a literal compiles much faster than a list of numbers.
function(file_literal file literal size)
  file(READ "${file}" hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
  # 32 bytes a line keeps the lines of the generated file short enough to look at.
  string(REPEAT "...." 32 line)
  string(REGEX REPLACE "(${line})" "\\1\"\n    \"" escaped "${escaped}")
  set(${literal} "\n    \"${escaped}\"" PARENT_SCOPE)
  set(${size} ${bytes} PARENT_SCOPE)
endfunction()

# For a source that holds such literals: the standard promises no more than 65,536 bytes.
set(long_literals "#pragma GCC diagnostic ignored \"-Woverlength-strings\"")
