# Compiles content/<game-id>/*.json into the program: see src/core/embedded_content.h.

set(ORRERY_CONTENT_CPP "${PROJECT_BINARY_DIR}/generated/embedded_content.cpp")

file(GLOB content_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/content/*/*.json")
list(SORT content_files)

# The list goes through a file: it is too long for a command line one day, and a removed content
# file changes it, so that the removal is noticed.
set(content_list "${PROJECT_BINARY_DIR}/generated/content_files.txt")
list(JOIN content_files "\n" content_lines)
file(CONFIGURE OUTPUT "${content_list}" CONTENT "@content_lines@" @ONLY)

add_custom_command(
  OUTPUT "${ORRERY_CONTENT_CPP}"
  COMMAND "${CMAKE_COMMAND}" -D "LIST=${content_list}" -D "OUTPUT=${ORRERY_CONTENT_CPP}"
          -P "${PROJECT_SOURCE_DIR}/cmake/embed_content.cmake"
  DEPENDS ${content_files} "${content_list}" "${PROJECT_SOURCE_DIR}/cmake/embed_content.cmake"
          "${PROJECT_SOURCE_DIR}/cmake/file_literal.cmake"
  COMMENT "Embedding content"
  VERBATIM)
