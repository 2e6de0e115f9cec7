// Which changes are tried: a sample of all places, the same for the same seed.
import { places } from './operators.mjs';

// Where the page draws and moves things, eyes judge; how long and how hard a game is said to be, whoever played it.
const ofThePage = /(\.test|\/(geometry|layout|size|testing|cloud|motion|flights|offer|\w*_geometry))\.ts$/;

// Whether a file's changes are worth a try. Weights by which a bot judges are its taste, no rule: `orrery bench
// --signature` shows a change of them.
export function isMutated(file) {
  if (/^src\/(core|games|table)\/.*\.(cpp|h)$/.test(file)) return !/\/(evaluation|advice)\w*\.(cpp|h)$/.test(file);
  return /^web\/src\/games\/.*\.ts$/.test(file) && !ofThePage.test(file);
}

// A file that is named is changed, whatever it is; of a folder, or of everything, what is worth a try.
export function isChosen(file, paths) {
  if (paths.includes(file)) return true;
  return isMutated(file) && (paths.length === 0 || paths.some((path) => file.startsWith(`${path.replace(/\/$/, '')}/`)));
}

// Numbers from 0 to 1, the same for the same seed (mulberry32).
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(list, random) {
  for (let last = list.length - 1; last > 0; --last) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

// All changes of the sources ([{ file, text }]) in the order in which they are tried. The operators take turns:
// there are many more constants than rows.
export function sample(sources, seed) {
  const random = generator(seed);
  const byOperator = new Map();
  for (const { file, text } of sources) {
    for (const place of places(file, text)) {
      if (!byOperator.has(place.operator)) byOperator.set(place.operator, []);
      byOperator.get(place.operator).push({ file, ...place });
    }
  }
  const lists = [...byOperator.values()].map((list) => shuffle(list, random));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const order = [];
  for (let turn = 0; turn < longest; ++turn) order.push(...lists.filter((list) => turn < list.length).map((list) => list[turn]));
  return order;
}
