#!/usr/bin/env bash
# Whole games and everything else in a real browser: web/script/test.sh PROGRAM
# PROGRAM is an orrery with the page inside. Needs Debian's chromium.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ORRERY_PROGRAM=$(realpath "${1:-../build/check/orrery}") npm run --silent browser
