// See script/mutate.
import { parseArgs } from 'node:util';
import { lineOf, mutated, shown } from './operators.mjs';
import { isChosen, sample } from './sample.mjs';
import { interval } from './share.mjs';
import { stagesOf } from './stages.mjs';
import { copyOf } from './tree.mjs';
import { measure, outcome, prepare } from './trial.mjs';

const { values, positionals } = parseArgs({
  options: {
    root: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    floor: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const number = (name) => {
  const value = Number(values[name]);
  if (values[name].trim() === '' || !Number.isFinite(value) || value < 0) throw new Error(`--${name}: not a number: ${values[name]}`);
  return value;
};
const [seed, count, floor] = [number('seed'), number('count'), number('floor')];

const tree = copyOf(values.root);
const read = (files) => files.map((file) => ({ file, text: tree.read(file) }));
const sources = read(tree.files.filter((file) => isChosen(file, positionals)));
const testFiles = read(tree.files.filter((file) => /^tests\/.*\.cpp$/.test(file)));
const order = sample(sources, seed);
console.log(`${order.length} places in ${sources.length} files; seed ${seed}`);

const describe = (change, text) => {
  const { before, after } = shown(text, change);
  const differing = before.flatMap((line, index) => (line === after[index] ? [] : [`    - ${line}`, `    + ${after[index]}`]));
  return [`${change.file}:${lineOf(text, change)}: ${change.operator}`, ...differing].join('\n');
};

if (values.list) {
  for (const change of order.slice(0, count)) console.log(describe(change, tree.read(change.file)));
  process.exit(0);
}

await prepare(tree, order);
const tally = { caught: 0, survived: 0, invalid: 0, wide: 0 };
const survivors = [];
for (const change of order) {
  if (tally.caught + tally.survived >= count) break;
  const stages = stagesOf(change.file, testFiles);
  await measure(stages, tree);
  const text = tree.read(change.file);
  tree.write(change.file, mutated(text, change));
  const { fate, by } = await outcome(change.file, stages, tree);
  tree.write(change.file, text);
  ++tally[fate];
  if (fate === 'survived') survivors.push(describe(change, text));
  if (fate === 'caught' || fate === 'survived') {
    const tried = String(tally.caught + tally.survived).padStart(4);
    console.log(`${tried}  ${fate.padEnd(8)}  ${change.file}:${lineOf(text, change)} ${change.operator}${by ? `, by ${by}` : ''}`);
  }
}

const tried = tally.caught + tally.survived;
const share = tried === 0 ? 0 : (100 * tally.caught) / tried;
const [low, high] = interval(tally.caught, tried).map((bound) => (100 * bound).toFixed(1));
if (survivors.length > 0) console.log(`\nNoticed by no test:\n\n${survivors.join('\n')}\n`);
console.log(`${tally.caught} of ${tried} caught: ${share.toFixed(1)} % (95 %: ${low} to ${high}); not counted: ${tally.invalid} that do not compile, ${tally.wide} in headers that too much includes`);
if (share < floor) {
  console.log(`that is less than the floor of ${floor} %`);
  process.exitCode = 1;
}
process.exit();
