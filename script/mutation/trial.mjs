// Tries one change: builds the copy with it, and runs the tests that should notice.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { isPage } from './operators.mjs';
import { run } from './tree.mjs';

const build = ['cmake', '--build', '--preset', 'check', '--target', 'orrery_tests', '-j', String(cpus().length)];

// A change of a header that half the program includes takes minutes to build.
const mostSteps = 60;

export async function prepare(tree) {
  for (const command of [['cmake', '--preset', 'check'], build]) {
    const { status, output } = await run(command, { cwd: tree.folder });
    if (status !== 0) throw new Error(`the tree itself does not build:\n${output}`);
  }
}

function runStage(stage, tree, seconds) {
  if (stage.kind === 'page') {
    // Types, texts and tests of the page ask the program of the copy.
    const env = { ORRERY_PROGRAM: join(tree.folder, 'build/check/orrery') };
    return run(stage.command, { cwd: join(tree.folder, 'web'), env, seconds });
  }
  const command = [join(tree.folder, 'build/check/orrery_tests'), '--gtest_fail_fast', '--gtest_brief=1', `--gtest_filter=${stage.filter}`];
  return run(command, { cwd: tree.folder, env: { ORRERY_TEST_SCALE: '0.05' }, seconds });
}

// How long each stage takes without a change, in seconds. It must pass then.
const usual = new Map();
export async function measure(stages, tree) {
  for (const stage of stages) {
    const key = JSON.stringify(stage);
    if (usual.has(key)) continue;
    const start = Date.now();
    const { status, output } = await runStage(stage, tree, 1800);
    if (status !== 0) throw new Error(`these tests fail without any change: ${key}\n${output}`);
    usual.set(key, (Date.now() - start) / 1000);
  }
}

// What became of a change that is written into the tree: { fate: 'caught' | 'survived' | 'invalid' | 'wide', by }.
export async function outcome(file, stages, tree) {
  if (!isPage(file)) {
    const dry = await run(['ninja', '-C', 'build/check', '-n', 'orrery_tests'], { cwd: tree.folder });
    const steps = Number(/\[\d+\/(\d+)\]/.exec(dry.output)?.[1] ?? 0);
    if (steps > mostSteps) return { fate: 'wide' };
    const built = await run(build, { cwd: tree.folder });
    if (built.status !== 0) {
      if (/static assertion failed/.test(built.output)) return { fate: 'caught', by: 'a static assertion' };
      return { fate: 'invalid' };
    }
  }
  for (const stage of stages) {
    const seconds = 60 + 10 * usual.get(JSON.stringify(stage));
    const { status, timedOut } = await runStage(stage, tree, seconds);
    if (timedOut) return { fate: 'caught', by: 'a test that does not end' };
    if (status !== 0) return { fate: 'caught', by: 'a test' };
  }
  return { fate: 'survived' };
}
