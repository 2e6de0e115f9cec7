# Shared by the scripts of this folder; source it, do not run it.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc 2>/dev/null || echo 2)
logs=$root/build/logs

# What each script needs, as Debian 12 calls it.
packages_play=(g++ cmake ninja-build libboost1.81-dev libboost-json1.81-dev libfmt-dev libcli11-dev
  libsqlite3-dev libsodium-dev libutf8proc-dev zlib1g-dev)
packages_clang=(clang-19 lld-19 llvm-19)
packages_fuzz=("${packages_play[@]}" "${packages_clang[@]}" libclang-rt-19-dev ccache)
packages_wasm=("${packages_clang[@]}" libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32 wasi-libc)
packages_test=("${packages_play[@]}" "${packages_wasm[@]}" ccache libgtest-dev libgmock-dev
  libbenchmark-dev clang-format-19 clang-tidy-19 chromium-headless-shell)
# Any node from 18 on will do, wherever it came from: it builds the page and runs the wasm module.
if ! command -v npm >/dev/null; then
  packages_play+=(nodejs npm)
  packages_test+=(nodejs npm)
fi
# dpkg-dev finds the libraries that the Debian package depends on.
packages_package=("${packages_play[@]}" dpkg-dev)
packages_coverage=("${packages_play[@]}" ccache libgtest-dev libgmock-dev gcovr)
# ninja builds each change, node chooses it.
packages_mutate=("${packages_play[@]}" ccache libgtest-dev libgmock-dev)
packages_tidy=("${packages_play[@]}" ccache libgtest-dev libgmock-dev clang-tidy-19)

# help_for "$@": where help is asked for, prints the comment on top of the script, and ends.
help_for() {
  if [[ ${1:-} != -h && ${1:-} != --help ]]; then return 0; fi
  sed -n '2,/^set /s/^# \{0,1\}//p' "$0"
  exit 0
}

say() { printf '==> %s\n' "$*"; }
warn() { printf 'warning: %s\n' "$*" >&2; }
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

is_debian_12() {
  [[ -r /etc/os-release ]] || return 1
  (. /etc/os-release && [[ ${ID:-} == debian && ${VERSION_ID:-} == 12 ]])
}

# missing_packages NAME...: those that are not installed, one a line.
missing_packages() {
  local installed
  installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  local name
  for name in "$@"; do
    grep -qxF "$name installed" <<<"$installed" || printf '%s\n' "$name"
  done
}

# need_packages NAME...: installs what is missing. On other systems than Debian 12 nothing is
# installed: the build is tried with what there is.
need_packages() {
  if ! is_debian_12; then
    warn "made for Debian 12; on this system the build is tried with the tools it has"
    local tool
    for tool in cmake ninja g++; do
      command -v "$tool" >/dev/null || die "no $tool here. Needed, as Debian 12 calls it: $*"
    done
    return 0
  fi
  local missing
  mapfile -t missing < <(missing_packages "$@")
  if ((${#missing[@]} == 0)); then return 0; fi

  say "Installing ${missing[*]}"
  local as_root=()
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null ||
      die "not root, and no sudo here. As root, run: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
    -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update || warn "the package lists could not be renewed"
  # Nothing of the owner's is removed for our sake (another Boost, say): apt stops and says why.
  "${apt[@]}" install --no-install-recommends --no-remove "${missing[@]}" </dev/null ||
    die "could not install ${missing[*]}"
}

# quietly LOG COMMAND...: on a terminal the command's output is seen; elsewhere it goes to a log
# that is printed only when the command fails.
quietly() {
  local log=$logs/$1
  shift
  mkdir -p "$logs"
  if [[ -t 1 ]]; then
    "$@" </dev/null
    return
  fi
  "$@" >"$log" 2>&1 </dev/null && return
  local status=$?
  cat "$log"
  return "$status"
}

# configure PRESET: where it was not done yet.
configure() {
  local preset=$1
  local stamp=$root/build/$preset/.configured
  if [[ -f $stamp && ! $root/CMakePresets.json -nt $stamp ]]; then return 0; fi
  (cd "$root" && quietly "configure-$preset.log" cmake --preset "$preset") || return
  touch "$stamp"
}

# build PRESET [TARGET...]: configures where needed, then builds.
build() {
  local preset=$1
  shift
  configure "$preset" || return
  local targets=()
  if (($# > 0)); then targets=(--target "$@"); fi
  (cd "$root" && quietly "build-$preset.log" cmake --build --preset "$preset" -j "$jobs" "${targets[@]}")
}

# in_page COMMAND...: runs something in the folder of the page.
in_page() { (cd "$root/web" && "$@"); }

# build_page: what `orrery serve` shows, where something of it has changed.
build_page() {
  local web=$root/web
  if [[ ! $web/node_modules/.package-lock.json -nt $web/package-lock.json ]]; then
    in_page quietly page-packages.log npm ci --no-audit --no-fund || return
    touch "$web/node_modules/.package-lock.json"
  fi
  if [[ -f $web/dist/index.html && -z $(in_page find index.html vite.config.ts package-lock.json \
    src messages public ../docs/rules -newer dist/index.html -print -quit) ]]; then
    return 0
  fi
  in_page quietly page-build.log npm run build
}
