// Tries one change: builds the copy with it, and runs the tests that should notice.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isPage } from './operators.mjs';
import { run } from './tree.mjs';

const build = (target) => ['cmake', '--build', '--preset', 'check', '--target', target, '-j', String(availableParallelism())];

// The page's tests ask a program, which changes of the page leave as it is: one that is named is not built again.
const built = process.env['ORRERY_PROGRAM'];

// A change of a header that half the program includes takes minutes to build. The tests of a folder are compiled as one.
const mostSources = 60;
const testsOfFolder = 12;
export function sourcesIn(dryRun) {
  const compiled = dryRun.match(/Building CXX object .*/g) ?? [];
  return compiled.reduce((sum, line) => sum + (line.includes('/generated/tests_') ? testsOfFolder : 1), 0);
}

const ofThePage = (tree) => ({ ORRERY_PROGRAM: built ?? join(tree.folder, 'build/check/orrery') });

async function succeed(command, cwd, env) {
  const { status, output } = await run(command, { cwd, env });
  if (status !== 0) throw new Error(`the tree itself does not build:\n${output}`);
}

export async function prepare(tree, changes) {
  const inPage = changes.some(({ file }) => isPage(file));
  const onlyPage = changes.every(({ file }) => isPage(file));
  const program = onlyPage && built ? [] : [['cmake', '--preset', 'check'], build(onlyPage ? 'orrery' : 'orrery_tests')];
  for (const command of program) await succeed(command, tree.folder);
  if (inPage) await succeed(['npm', 'run', 'make-types'], join(tree.folder, 'web'), ofThePage(tree));
}

function runStage(stage, tree, seconds) {
  if (stage.kind === 'page') {
    return run(stage.command, { cwd: join(tree.folder, 'web'), env: ofThePage(tree), seconds });
  }
  const command = [join(tree.folder, 'build/check/orrery_tests'), '--gtest_fail_fast', '--gtest_brief=1', `--gtest_filter=${stage.filter}`];
  return run(command, { cwd: tree.folder, env: { ORRERY_TEST_SCALE: '0.05' }, seconds });
}

// How long each stage takes at most without a change, in seconds. It must pass then, and the program may still be that of
// the change before.
const usual = new Map();
const keyOf = ({ kind, command, within, filter }) => JSON.stringify([kind, within ?? command ?? filter]);
export async function measure(stages, tree) {
  const unknown = stages.filter((stage) => !usual.has(keyOf(stage)));
  if (unknown.some(({ kind }) => kind === 'cases')) await succeed(build('orrery_tests'), tree.folder);
  for (const stage of unknown) {
    const key = keyOf(stage);
    const start = Date.now();
    const { status, output } = await runStage(stage.within ? { ...stage, command: stage.within } : stage, tree, 1800);
    if (status !== 0) throw new Error(`these tests fail without any change: ${key}\n${output}`);
    usual.set(key, (Date.now() - start) / 1000);
  }
}

// What became of a change that is written into the tree: { fate: 'caught' | 'survived' | 'invalid' | 'wide', by }.
export async function outcome(file, stages, tree) {
  if (!isPage(file)) {
    const dry = await run(['ninja', '-C', 'build/check', '-n', 'orrery_tests'], { cwd: tree.folder });
    if (sourcesIn(dry.output) > mostSources) return { fate: 'wide' };
    const compiled = await run(build('orrery_tests'), { cwd: tree.folder });
    if (compiled.status !== 0) {
      if (/static assertion failed/.test(compiled.output)) return { fate: 'caught', by: 'a static assertion' };
      return { fate: 'invalid' };
    }
  }
  for (const stage of stages) {
    const seconds = 60 + 10 * usual.get(keyOf(stage));
    const { status, timedOut } = await runStage(stage, tree, seconds);
    if (timedOut) return { fate: 'caught', by: 'a test that does not end' };
    if (status !== 0) return { fate: 'caught', by: 'a test' };
  }
  return { fate: 'survived' };
}
