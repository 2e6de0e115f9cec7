# What a wasm module needs beside the engine: Boost.JSON compiled from its headers, and the few
# symbols that Debian's wasi-libc and Boost leave to the program.

# Only Boost may be seen of the host's headers; /usr/include itself would bring in glibc's.
find_path(BOOST_HEADERS boost/json/src.hpp PATHS /usr/include NO_DEFAULT_PATH REQUIRED)
set(host_headers "${PROJECT_BINARY_DIR}/host_headers")
file(MAKE_DIRECTORY "${host_headers}")
file(CREATE_LINK "${BOOST_HEADERS}/boost" "${host_headers}/boost" SYMBOLIC)

add_library(orrery_json STATIC cmake/wasm/boost_json.cpp cmake/wasm/runtime.cpp)
target_include_directories(orrery_json SYSTEM PUBLIC "${host_headers}")
target_compile_definitions(orrery_json PUBLIC BOOST_SYSTEM_DISABLE_THREADS)
target_link_libraries(orrery_json PRIVATE orrery_build_flags orrery_engine_flags)
