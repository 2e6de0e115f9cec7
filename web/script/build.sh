#!/usr/bin/env bash
# Builds the page into web/dist, which the C++ build embeds. Packages are fetched when the lock file has
# changed since; nothing is built when nothing has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ ! -e node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
  npm ci --no-audit --no-fund
  touch node_modules/.package-lock.json
fi
if [[ ! -e dist/index.html || -n $(find index.html vite.config.ts package-lock.json src messages public -newer dist/index.html -print -quit) ]]; then
  npm run --silent build
fi
