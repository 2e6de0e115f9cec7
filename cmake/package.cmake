# The Debian package: `cmake --build --preset release --target package`.

if(NOT TARGET orrery)
  return()
endif()
include(GNUInstallDirs)
set(ops "${PROJECT_SOURCE_DIR}/ops")
install(FILES "${ops}/orrery.conf" DESTINATION /etc/orrery)
install(FILES "${ops}/orrery.service" "${ops}/orrery.socket" "${ops}/orrery-backup.service"
  "${ops}/orrery-backup.timer" DESTINATION /lib/systemd/system)
install(PROGRAMS "${ops}/backup" DESTINATION lib/orrery)
install(FILES "${ops}/orrery.sysusers" DESTINATION lib/sysusers.d RENAME orrery.conf)
install(FILES "${ops}/debian/copyright" DESTINATION share/doc/orrery)
install(FILES "${PROJECT_SOURCE_DIR}/docs/operating.md" "${PROJECT_SOURCE_DIR}/docs/settings.md"
  "${ops}/Caddyfile" "${ops}/nginx.conf" "${ops}/alerts.yml" "${ops}/grafana-dashboard.json"
  DESTINATION share/doc/orrery)

set(CPACK_GENERATOR DEB)
# The version and what packing needs are looked at when it is packed.
set(CPACK_PROJECT_CONFIG_FILE "${PROJECT_SOURCE_DIR}/cmake/package_version.cmake")
set(CPACK_ORRERY_SOURCE "${PROJECT_SOURCE_DIR}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_NAME orrery)
set(CPACK_PACKAGE_CONTACT "Orrery <orrery@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for games of making worlds")
set(CPACK_PACKAGE_DESCRIPTION "A server at which people and bots play board games in the browser, and the
programs around it: backups, checks, records, an engine for other programs.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd | adduser")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${ops}/debian/conffiles" "${ops}/debian/postinst"
  "${ops}/debian/prerm" "${ops}/debian/postrm")
set(CPACK_STRIP_FILES ON)
include(CPack)
