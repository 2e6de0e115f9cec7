// Which tests should notice a change of a file. They are run in stages, the nearest first; the first that fails
// has caught the change.
import { dirname } from 'node:path';

// The suites that the sources below the folders of tests/ define, as a filter of GoogleTest.
export function suitesOf(folders, testFiles) {
  const suites = new Set();
  for (const { file, text } of testFiles) {
    if (!folders.some((folder) => file.startsWith(`tests/${folder}/`))) continue;
    for (const [, suite] of text.matchAll(/^TEST(?:_[FP])?\((\w+),/gm)) suites.add(suite);
  }
  return [...suites].flatMap((suite) => [`${suite}.*`, `*/${suite}.*`]).join(':');
}

const everyGame = ['conformance', 'golden'];

function foldersOf(file) {
  const [, part, game] = /^src\/(core|games|table)\/(?:(\w+)\/)?/.exec(file);
  if (part === 'core') return [['core'], everyGame, ['games']];
  if (part === 'table') return [['table'], ['store', 'server']];
  return [[game ? `games/${game}` : 'games'], everyGame, ['games', 'bots', 'cli', 'arena']];
}

// [{ kind: 'cases', filter }] for C++; [{ kind: 'page', command, within }] for the page, where `within` runs these tests
// and more.
export function stagesOf(file, testFiles) {
  if (file.startsWith('web/')) {
    const own = file.slice('web/'.length);
    const within = ['npx', 'vitest', 'run'];
    return [
      { kind: 'page', command: ['npx', 'vitest', 'related', '--run', '--passWithNoTests', '--dir', dirname(own), own], within },
      { kind: 'page', command: ['npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '../build/page-types.json'] },
      { kind: 'page', command: ['npx', 'vitest', 'related', '--run', '--passWithNoTests', own], within },
    ];
  }
  return foldersOf(file)
    .map((folders) => suitesOf(folders, testFiles))
    .filter((filter) => filter !== '')
    .map((filter) => ({ kind: 'cases', filter }));
}
