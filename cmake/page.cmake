# Compiles the page and the descriptions of the interfaces into the program: see src/server/page.h.
# Where no page was built, a small one says so.

set(ORRERY_PAGE "${PROJECT_SOURCE_DIR}/web/dist" CACHE PATH "folder of the page, as built")
set(ORRERY_PAGE_CPP "${PROJECT_BINARY_DIR}/generated/embedded_page.cpp")

file(GLOB_RECURSE built_files CONFIGURE_DEPENDS "${ORRERY_PAGE}/*")
set(page_folder "${ORRERY_PAGE}")
if(NOT EXISTS "${ORRERY_PAGE}/index.html")
  set(page_folder "${PROJECT_SOURCE_DIR}/src/server/no_page")
  set(built_files "${page_folder}/index.html")
endif()
file(GLOB api_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/api/*.json")

set(page_lines "")
foreach(file IN LISTS built_files api_files)
  cmake_path(GET file EXTENSION LAST_ONLY ending)
  if(ending STREQUAL ".gz")
    continue()
  endif()
  if(file IN_LIST api_files)
    cmake_path(GET file FILENAME path)
    set(path "api/${path}")
  else()
    file(RELATIVE_PATH path "${page_folder}" "${file}")
  endif()
  string(APPEND page_lines "/${path} ${file}\n")
endforeach()
set(page_list "${PROJECT_BINARY_DIR}/generated/page_files.txt")
file(CONFIGURE OUTPUT "${page_list}" CONTENT "@page_lines@" @ONLY)

add_custom_command(
  OUTPUT "${ORRERY_PAGE_CPP}"
  COMMAND "${CMAKE_COMMAND}" -D "LIST=${page_list}" -D "OUTPUT=${ORRERY_PAGE_CPP}"
          -P "${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake"
  DEPENDS ${built_files} ${api_files} "${page_list}"
          "${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake"
          "${PROJECT_SOURCE_DIR}/cmake/file_literal.cmake"
  COMMENT "Embedding the page"
  VERBATIM)
