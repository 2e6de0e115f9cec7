# The steps of script/test and how they are counted; source it after lib.sh.
# shellcheck shell=bash

passed=0
failed=0
skipped=0
failures=()

pass() { passed=$((passed + 1)); }
fail() {
  failed=$((failed + 1))
  failures+=("$1")
}

# step NAME COMMAND...: one step that passes or fails as a whole, with the time it took.
step() {
  local name=$1 start=$SECONDS
  shift
  say "$name"
  if "$@"; then
    pass
    printf '    done in %d s\n' $((SECONDS - start))
  else
    fail "$name"
    printf '    FAILED\n'
    return 1
  fi
}

# failed_cases LOG: the output of the tests in a GoogleTest log that failed or did not end.
failed_cases() {
  awk '
    /^\[ RUN      \]/ { block = ""; running = 1 }
    running { block = block $0 "\n" }
    /^\[  FAILED  \].*\([0-9]+ ms\)$/ { printf "%s", block; running = 0 }
    /^\[       OK \]|^\[  SKIPPED \].*\([0-9]+ ms\)$/ { running = 0 }
    /^\[==========\].*ran\./ { ended = 1 }
    END { if (!ended && running) printf "%s", block }
  ' "$1"
}

# count_cases XML LOG: prints "passed failed skipped" of one run. The report is missing where the
# program was stopped: then the log is counted, and the case that was running has failed.
count_cases() {
  if [[ -s $1 ]]; then
    awk '
      function attribute(name) {
        if (!match($0, " " name "=\"[0-9]+\"")) return 0
        return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) + 0
      }
      /<testsuite / {
        skip = attribute("skipped") + attribute("disabled")
        bad = attribute("failures") + attribute("errors")
        passed += attribute("tests") - skip - bad; failed += bad; skipped += skip
      }
      END { print passed + 0, failed + 0, skipped + 0 }
    ' "$1"
  else
    awk '
      /^\[       OK \]/ { ok++ }
      /^\[  FAILED  \].*\([0-9]+ ms\)$/ { bad++ }
      /^\[  SKIPPED \].*\([0-9]+ ms\)$/ { skip++ }
      END { print ok + 0, bad + 1, skip + 0 }
    ' "$2"
  fi
}

# unit_tests NAME PRESET: runs the cases in shares, as many at a time as there are cores. There are
# more shares than cores because some take much longer than others.
unit_tests() {
  local name=$1 preset=$2 start=$SECONDS
  local program=$root/build/$preset/orrery_tests
  say "$name"
  if [[ ! -x $program ]]; then
    fail "$name"
    printf '    FAILED: there is no %s\n' "$program"
    return 0
  fi

  mkdir -p "$logs"
  local shard shards=$((4 * jobs)) pids=()
  for ((shard = 0; shard < shards; shard++)); do
    if ((shard >= jobs)); then wait -n || true; fi
    local base=$logs/tests-$preset-$shard
    rm -f "$base.xml"
    GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$shard timeout --kill-after=10 3000 \
      "$program" --gtest_color=no --gtest_output="xml:$base.xml" >"$base.log" 2>&1 </dev/null &
    pids+=($!)
  done

  local ok=0 bad=0 skip=0 a b c
  for ((shard = 0; shard < shards; shard++)); do
    local base=$logs/tests-$preset-$shard status=0
    wait "${pids[shard]}" || status=$?
    read -r a b c < <(count_cases "$base.xml" "$base.log")
    if ((status != 0)); then
      failed_cases "$base.log"
      # Something else than a case failed, such as a leak found at the end.
      if ((b == 0)); then
        b=1
        tail -n 50 "$base.log"
      fi
      printf '    exit status %d; all output is in %s\n' "$status" "$base.log"
    fi
    ok=$((ok + a)) bad=$((bad + b)) skip=$((skip + c))
  done

  if ((ok + bad == 0)); then
    bad=1
    printf '    no test ran\n'
  fi
  if ((bad > 0)); then failures+=("$name"); fi
  passed=$((passed + ok)) failed=$((failed + bad)) skipped=$((skipped + skip))
  printf '    %d passed, %d failed, %d skipped in %d s\n' "$ok" "$bad" "$skip" $((SECONDS - start))
}

# page_tests NAME SCRIPT: the tests that `npm run SCRIPT` runs with Vitest, case by case.
page_tests() {
  local name=$1 script=$2 start=$SECONDS report=$logs/page-$2.json status=0 counts
  say "$name"
  mkdir -p "$logs"
  rm -f "$report"
  in_page quietly_always "page-$script.log" timeout --kill-after=10 1800 \
    npm run "$script" -- --reporter=default --reporter=json --outputFile="$report" || status=$?
  counts=$(node -e '
    const report = JSON.parse(require("fs").readFileSync(process.argv[1]));
    // What passed only when it was tried again is a fault to look into.
    for (const file of report.testResults)
      for (const { status, fullName, failureMessages } of file.assertionResults)
        if (status === "passed" && failureMessages.length > 0)
          console.error(`    passed at the second try: ${fullName}: ${failureMessages[0].split("\n")[0]}`);
    console.log(report.numPassedTests, report.numFailedTests, report.numPendingTests)' \
    "$report") || counts="0 0 0"
  local ok bad skip
  read -r ok bad skip <<<"$counts"
  # Something else than a case failed, such as a file that cannot be read.
  if ((bad == 0 && (status != 0 || ok == 0))); then bad=1; fi
  if ((bad > 0)); then failures+=("$name"); fi
  passed=$((passed + ok)) failed=$((failed + bad)) skipped=$((skipped + skip))
  printf '    %d passed, %d failed, %d skipped in %d s\n' "$ok" "$bad" "$skip" $((SECONDS - start))
}

# build_ahead PRESET...: begins builds beside something that mostly waits. `build_rest PRESET` ends one of them, and says
# what went wrong.
ahead=
build_ahead() {
  local preset ready=()
  for preset in "$@"; do
    if configure "$preset"; then ready+=("$preset"); fi
  done
  mkdir -p "$logs"
  # shellcheck disable=SC2016 # the inner shell's words
  (cd "$root" && exec setsid nice -n 19 bash -c 'for preset in "${@:2}"; do
    cmake --build --preset "$preset" -j "$1" || true
  done' ahead "$jobs" "${ready[@]}") >"$logs/ahead.log" 2>&1 </dev/null &
  ahead=$!
  trap 'kill -- "-$ahead" 2>/dev/null || true' EXIT
}
build_rest() {
  if [[ -n $ahead ]]; then wait "$ahead" || true; fi
  ahead=
  trap - EXIT
  build "$1"
}

# fuzz_corpus PRESET: each fuzz target replays its seed corpus.
fuzz_corpus() {
  local source name
  for source in "$root"/fuzz/*.cpp; do
    name=$(basename "$source" .cpp)
    if [[ $name == replay_main || $name == '*' ]]; then continue; fi
    step "Fuzz corpus: $name" quietly_always "fuzz-$name.log" \
      timeout --kill-after=10 600 "$root/build/$1/fuzz_$name" "$root/fuzz/corpus/$name" || true
  done
}

# quietly_always LOG COMMAND...: output is printed only when the command fails, and only its end.
quietly_always() {
  local log=$logs/$1
  shift
  mkdir -p "$logs"
  "$@" >"$log" 2>&1 </dev/null && return
  local status=$?
  tail -n 60 "$log"
  return "$status"
}

# compare_output NAME COMMAND COMMAND: both succeed, and print the same, which is something.
compare_output() {
  local first=$logs/$1-1.txt second=$logs/$1-2.txt
  mkdir -p "$logs"
  $2 >"$first" </dev/null && $3 >"$second" </dev/null &&
    [[ -s $first ]] && diff -u "$first" "$second"
}

# wasm_check: the module plays the same games as the native program, where node can run it.
wasm_check() {
  local module=$root/build/wasm/orrery_wasm_check.wasm
  if [[ ! -f $module ]]; then return 0; fi
  if ! command -v node >/dev/null; then
    say "Seeded games in wasm: skipped, there is no node to run the module"
    skipped=$((skipped + 1))
    return 0
  fi
  step "Seeded games are the same in wasm" compare_output "wasm" \
    "$root/build/check/orrery_native_check" \
    "node --no-warnings $root/tests/wasm/run.mjs $module" || true
}

# training_check: games, a network and back into the program, where there is PyTorch.
training_check() {
  local program=$root/build/check/orrery name="Train a judge, and ask the program for the same outputs"
  if [[ ! -x $program ]]; then return 0; fi
  if ! python3 -c 'import torch' 2>/dev/null; then
    say "$name: skipped, there is no PyTorch"
    skipped=$((skipped + 1))
    return 0
  fi
  step "$name" quietly_always training.log \
    timeout --kill-after=10 600 python3 "$root/train/pipeline_test.py" --program "$program" || true
}

# sources: all C++ files of ours, one a line.
sources() {
  local folder
  for folder in src tests bench fuzz cmake; do
    if [[ -d $root/$folder ]]; then
      find "$root/$folder" \( -name '*.h' -o -name '*.cpp' \) -not -path '*/tests/data/*'
    fi
  done
}

# check_format: names the files that script/format would change.
check_format() {
  local bad
  bad=$(sources | xargs -r -P "$jobs" -n 16 clang-format-19 --dry-run --Werror 2>&1 |
    sed -nE 's/^([^:]+):[0-9]+:[0-9]+: error: .*/\1/p' | sort | uniq -c || true)
  if [[ -z $bad ]]; then return 0; fi
  printf '%s\n' "$bad"
  printf '    not formatted (with the number of places): run script/format\n'
  return 1
}

# layer PART FORBIDDEN: no file of src/PART includes one of the parts in FORBIDDEN (a|b|c).
layer() {
  if [[ ! -d $root/src/$1 ]]; then return 0; fi
  ! grep -rnE "#include +\"($2)/" "$root/src/$1" --include='*.h' --include='*.cpp'
}

# check_rooms: a game includes no other game. The companion uses Anunnaki, which does not know of it, neither
# by a file, nor by a name, nor by something declared there and defined here.
check_rooms() {
  local status=0 folder game companion=$root/src/games/anunnaki/companion
  for folder in "$root"/src/games/*/; do
    game=$(basename "$folder")
    if grep -rnE '#include +"games/' "$folder" | grep -vE "\"games/$game/"; then status=1; fi
  done
  if grep -rnE '#include +"games/anunnaki/companion/|\bcompanion::' "$root/src/games/anunnaki" |
    grep -vF "$companion/"; then status=1; fi
  if grep -rnE '^namespace ' "$companion" | grep -vE ':namespace ((orrery::anunnaki::companion)?(::)?(typed)? )?\{$'; then
    status=1
  fi
  return "$status"
}

# check_layers: the arrows of docs/architecture.md; the engine has neither threads nor I/O.
check_layers() {
  local status=0
  layer core 'games|bots|arena|table|store|server|cli' || status=1
  layer games 'bots|arena|table|store|server|cli' || status=1
  layer bots 'arena|table|store|server|cli' || status=1
  layer arena 'table|store|server|cli' || status=1
  layer table 'arena|store|server|cli' || status=1
  layer store 'arena|server|cli' || status=1
  layer server 'arena|cli' || status=1
  check_rooms || status=1
  local part
  for part in core games bots table; do
    if [[ ! -d $root/src/$part ]]; then continue; fi
    if grep -rnE '#include +<(thread|mutex|future|iostream|fstream|filesystem)>' \
      "$root/src/$part"; then status=1; fi
  done
  return "$status"
}

# report: the closing lines, and the exit status of the whole.
report() {
  local name
  for name in "${failures[@]}"; do printf 'failed: %s\n' "$name"; done
  if ((skipped > 0)); then printf 'not run: %d\n' "$skipped"; fi
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0))
}
