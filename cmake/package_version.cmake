# Run by CPack. Each commit is a later version, so that a package of it replaces the one before:
# 0.1.0+812.3fa29c01 of the commit 3fa29c01, which has 811 before it. Without git: 0.1.0.

set(CPACK_DEBIAN_PACKAGE_VERSION "${CPACK_PACKAGE_VERSION}")
find_program(git git)
if(git)
  execute_process(COMMAND "${git}" rev-list --count HEAD WORKING_DIRECTORY "${CPACK_ORRERY_SOURCE}"
    OUTPUT_VARIABLE count OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE no_count)
  execute_process(COMMAND "${git}" rev-parse --short=8 HEAD
    WORKING_DIRECTORY "${CPACK_ORRERY_SOURCE}"
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE no_commit)
  if(no_count EQUAL 0 AND no_commit EQUAL 0)
    string(APPEND CPACK_DEBIAN_PACKAGE_VERSION "+${count}.${commit}")
  endif()
endif()

# Which libraries the package depends on is found by it.
if(CPACK_DEBIAN_PACKAGE_SHLIBDEPS)
  find_program(shlibdeps dpkg-shlibdeps)
  if(NOT shlibdeps)
    message(FATAL_ERROR "dpkg-shlibdeps is missing: apt install dpkg-dev")
  endif()
endif()
