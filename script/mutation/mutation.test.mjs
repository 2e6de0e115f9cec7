// The mutator itself, on small samples.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOnly, lineOf, mutated, places, shown } from './operators.mjs';
import { isChosen, isMutated, sample } from './sample.mjs';
import { interval } from './share.mjs';
import { sourcesIn } from './trial.mjs';
import { stagesOf, suitesOf } from './stages.mjs';

// All texts that one change makes of the source.
const changes = (file, source, operator) =>
  places(file, source)
    .filter((place) => place.operator === operator)
    .map((place) => mutated(source, place));

test('a comparison is taken for what stands beside it, a template bracket for none', () => {
  assert.deepEqual(changes('a.cpp', 'if (a < b) f<int>(c >= d);', 'comparison'), [
    'if (a <= b) f<int>(c >= d);',
    'if (a < b) f<int>(c > d);',
  ]);
  assert.deepEqual(changes('a.cpp', 'return x == y != z;', 'comparison'), ['return x != y != z;', 'return x == y == z;']);
});

test('logic: and, or, true, false; a reference is none', () => {
  assert.deepEqual(changes('a.cpp', 'f(T&& a) { return a && true; }', 'logic'), [
    'f(T&& a) { return a || true; }',
    'f(T&& a) { return a && false; }',
  ]);
});

test('arithmetic: plus, minus, and those that assign', () => {
  assert.deepEqual(changes('a.cpp', 'a += b - c; ++d;', 'arithmetic'), ['a -= b - c; ++d;', 'a += b + c; ++d;']);
});

test('a constant becomes one more; names, fractions and capacities stay', () => {
  assert.deepEqual(changes('a.cpp', "Array<int, 12> a1 = 1'999 + 0.5 + 0;", 'constant'), [
    'Array<int, 12> a1 = 2000 + 0.5 + 0;',
    "Array<int, 12> a1 = 1'999 + 0.5 + 1;",
  ]);
});

test('neighbouring rows exchange what they hold, and keep their keys', () => {
  const table = '    {Kind::kA, "a", {1, 2}},\n    {Kind::kB, "b, c", {3}},\n};';
  assert.deepEqual(changes('a.cpp', table, 'row'), ['    {Kind::kA, "b, c", {3}},\n    {Kind::kB, "a", {1, 2}},\n};']);
  assert.deepEqual(changes('a.cpp', '{1},\n{2},\n', 'row'), ['{2},\n{1},\n']);
  assert.deepEqual(changes('a.cpp', '{1, 5},\n  {2, 6},\n{3, 6},\n', 'row'), []);
});

test('comments, strings and directives are left alone', () => {
  const source = '#if 1 < 2\n// 1 < 2\n/* 1\n < 2 */ f("1 < 2", \'1\', R"(1 < 2)");\n';
  assert.deepEqual(places('a.cpp', source), []);
  assert.equal(codeOnly(source, false).length, source.length);
});

test("of the page only tables change: rows by key, and the numbers in them", () => {
  const source = "const kinds = {\n  war: 'red',\n  'late-war': 'blue',\n};\nconst width = 3;\n";
  assert.deepEqual(changes('a.ts', source, 'row'), [source.replace('red', '-').replace('blue', 'red').replace('-\'', 'blue\'')]);
  assert.deepEqual(changes('a.ts', source, 'constant'), []);
  assert.deepEqual(changes('a.ts', "  ['a', 1],\n", 'constant'), ["  ['a', 2],\n"]);
  assert.deepEqual(changes('a.ts', "  { a: b ?? 0 },\n", 'constant'), []);
});

test('a change is shown with its line', () => {
  const source = 'a;\n  b < c;\nd;\n';
  const [place] = places('a.cpp', source);
  assert.equal(lineOf(source, place), 2);
  assert.deepEqual(shown(source, place), { before: ['b < c;'], after: ['b <= c;'] });
});

test('the sample is the same for the same seed, and its operators take turns', () => {
  const sources = [{ file: 'a.cpp', text: 'a < 1;\nb < 2;\nc < 3;\n' }];
  assert.deepEqual(sample(sources, 7), sample(sources, 7));
  assert.notDeepEqual(sample(sources, 7), sample(sources, 8));
  assert.deepEqual(sample(sources, 7).slice(0, 2).map((change) => change.operator), ['comparison', 'constant']);
});

test('what is judged by eyes or by bots is no part of it', () => {
  assert.deepEqual(
    ['src/core/hash.cpp', 'src/games/x/legal.h', 'web/src/games/x/names.ts'].map(isMutated),
    [true, true, true],
  );
  assert.deepEqual(
    ['src/cli/main.cpp', 'src/games/x/evaluation.cpp', 'web/src/games/x/geometry.ts', 'web/src/games/x/offer.ts', 'web/src/games/x/steps.test.ts'].map(isMutated),
    [false, false, false, false, false],
  );
});

test('a folder is what is worth a try in it, a file is itself', () => {
  assert.equal(isChosen('web/src/games/x/names.ts', ['web/src/games/']), true);
  assert.equal(isChosen('web/src/games/x/names.test.ts', ['web/src/games']), false);
  assert.equal(isChosen('web/src/games/x/geometry.ts', ['web/src/games/x/geometry.ts']), true);
  assert.equal(isChosen('src/core/hash.cpp', ['src/games']), false);
  assert.equal(isChosen('src/core/hash.cpp', []), true);
});

test('a folder of tests that is compiled as one counts for many', () => {
  const one = '[1/3] Building CXX object CMakeFiles/orrery_games.dir/src/games/x/a.cpp.o\n';
  const tests = '[2/3] Building CXX object CMakeFiles/orrery_test_cases.dir/generated/tests_games_x.cpp.o\n';
  assert.equal(sourcesIn(`${one}[3/3] Linking CXX executable orrery\n`), 1);
  assert.equal(sourcesIn(one + tests), 13);
});

test('a sample of some says where the share of all lies', () => {
  const rounded = (caught, tried) => interval(caught, tried).map((bound) => bound.toFixed(3));
  assert.deepEqual(rounded(9, 10), ['0.596', '0.982']); // Wilson, as tables have it
  assert.deepEqual(rounded(0, 0), ['0.000', '1.000']);
});

test('the tests of the same folder come first', () => {
  const testFiles = [
    { file: 'tests/games/x/a_test.cpp', text: 'TEST(Own, a) {}\nTEST_P(Each, b) {}\n' },
    { file: 'tests/games/y/a_test.cpp', text: 'TEST(Other, a) {}\n' },
    { file: 'tests/golden/golden_test.cpp', text: 'TEST(Golden, a) {}\n' },
  ];
  assert.equal(suitesOf(['games/x'], testFiles), 'Own.*:*/Own.*:Each.*:*/Each.*');
  const [first, second] = stagesOf('src/games/x/rules.cpp', testFiles);
  assert.equal(first.filter, 'Own.*:*/Own.*:Each.*:*/Each.*');
  assert.equal(second.filter, 'Golden.*:*/Golden.*');
  const [near, types, far] = stagesOf('web/src/games/x/names.ts', testFiles).map(({ command }) => command.join(' '));
  assert.equal(near, 'npx vitest related --run --passWithNoTests --dir src/games/x src/games/x/names.ts');
  assert.match(types, /tsc/);
  assert.equal(far, 'npx vitest related --run --passWithNoTests src/games/x/names.ts');
});
