// Which sources are looked at, together with which, and when again.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { Clean } from './clean.mjs';
import { Sources } from './sources.mjs';
import { apart, findingsOf, groupsOf, textOf } from './together.mjs';

// A tree with these files: { path: text }.
function treeOf(files, work) {
  const root = mkdtempSync(join(tmpdir(), 'orrery-tidying-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    for (const [path, text] of Object.entries(files)) write(path, text);
    work(root, write);
  } finally {
    rmSync(root, { recursive: true });
  }
}
const someFiles = {
  'src/a/one.cpp': '#include "a/one.h"\n#include <string>\n',
  'src/a/one.h': '#include "deep.h"\n',
  'src/a/deep.h': 'int deep();\n',
  'src/a/two.cpp': 'int two();\n',
};

test('a source is made of what it includes of ours, through others too', () => {
  treeOf(someFiles, (root) => {
    const sources = new Sources(root);
    assert.deepEqual(sources.all(), ['src/a/one.cpp', 'src/a/two.cpp']);
    assert.deepEqual(sources.closure('src/a/one.cpp'), ['src/a/deep.h', 'src/a/one.cpp', 'src/a/one.h']);
    assert.deepEqual(sources.closure('src/a/two.cpp'), ['src/a/two.cpp']);
    assert.equal(sources.sourceOf('src/a/one.h'), 'src/a/one.cpp');
    assert.equal(sources.sourceOf('src/a/deep.h'), 'src/a/one.cpp');
  });
});

test('what was clean stays so until something that it is made of changes, or the checks do', () => {
  treeOf(someFiles, (root, write) => {
    const path = join(root, 'build/clean.json');
    const known = (settings = 'checks') => new Clean(path, new Sources(root), () => settings);
    const first = known();
    for (const source of ['src/a/one.cpp', 'src/a/two.cpp']) first.add(source, first.key(source));
    assert.deepEqual(['src/a/one.cpp', 'src/a/two.cpp'].map((source) => known().has(source)), [true, true]);
    assert.equal(known('other checks').has('src/a/one.cpp'), false);
    write('src/a/deep.h', 'int deeper();\n');
    assert.deepEqual(['src/a/one.cpp', 'src/a/two.cpp'].map((source) => known().has(source)), [false, true]);
  });
});

test('what differs from a commit that is a day old is looked at, the last changed first', () => {
  treeOf(someFiles, (root, write) => {
    const git = (...words) => {
      const who = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b' };
      const { date, rest } = words[0] === 'commit' ? { date: words[1], rest: ['commit', '-qam', 'x'] } : { rest: words };
      execFileSync('git', rest, { cwd: root, env: { ...process.env, ...who, ...(date && { GIT_COMMITTER_DATE: date }) } });
    };
    const hoursAgo = (hours) => new Date(Date.now() - hours * 3_600_000).toISOString();
    assert.equal(new Sources(root).changed(), undefined); // no history at all
    git('init', '-q');
    git('add', '.');
    git('commit', hoursAgo(50));
    assert.deepEqual(new Sources(root).changed(), []);
    write('src/a/two.cpp', 'int twice();\n');
    git('commit', hoursAgo(5));
    write('src/a/deep.h', 'int deeper();\n');
    git('commit', hoursAgo(2));
    assert.deepEqual(new Sources(root).changed(), ['src/a/one.cpp', 'src/a/two.cpp']);
    write('src/a/new.cpp', 'int fresh();\n');
    assert.deepEqual(new Sources(root).changed(), ['src/a/new.cpp', 'src/a/one.cpp', 'src/a/two.cpp']);
  });
});

test('sources of one folder with the same flags are compiled together, twenty at most', () => {
  const many = Array.from({ length: 21 }, (_, index) => `src/a/${index}.cpp`);
  const groups = groupsOf([...many, 'src/b/x.cpp', 'src/b/y.cpp'], (source) => (source === 'src/b/y.cpp' ? '-O2' : ''));
  assert.deepEqual(groups.map((group) => group.length), [20, 1, 1, 1]);
  assert.match(textOf('/tree', ['src/a/1.cpp']), /^#include "\/tree\/src\/a\/1\.cpp"/);
});

test('what does not compile beside the others is looked at alone', () => {
  const output = [
    '/tree/src/a/2.cpp:6:21: error: redefinition of \'kForms\' [clang-diagnostic-error]',
    '    6 | int kForms;',
    '/tree/src/a/1.cpp:6:21: note: previous definition is here',
    '/tree/src/a/3.cpp:1:1: error: use nullptr [modernize-use-nullptr,-warnings-as-errors]',
  ].join('\n');
  const findings = findingsOf('/tree', output);
  assert.deepEqual(findings.map(({ file, broken }) => [file, broken]), [['src/a/2.cpp', true], ['src/a/3.cpp', false]]);
  assert.match(findings[0].text, /previous definition/);
  const group = ['src/a/1.cpp', 'src/a/2.cpp', 'src/a/3.cpp'];
  assert.deepEqual(apart(group, findings), [['src/a/2.cpp'], ['src/a/1.cpp', 'src/a/3.cpp']]);
  assert.deepEqual(apart(['src/a/2.cpp'], findings), []); // alone it is a finding
  assert.deepEqual(apart(group, findings.slice(1)), []);
});
