// What lies at a place: changes word by word, or the whole of it in the notation of the rules.
import { find } from '../anunnaki/content';
import { pieces, piecesAt, RESOURCES, SIDES, UNITS, type Pieces, type Side, type Unit } from '../anunnaki/view';
import { misread, wanted, type Desk } from './desk';
import { isArea, MOST } from './things';

const LETTERS: Readonly<Record<string, Unit>> = { f: 'follower', m: 'minor', g: 'great', k: 'creature' };

interface Change {
  readonly less: boolean;
  readonly count: number;
  readonly what: string;
}

// "+2f": sign, number, what.
function changeOf(word: string): Change {
  const [, sign, count = '', what = ''] = /^([+-]?)(\d{0,2})(\D*)$/.exec(word) ?? misread('change', { word });
  const number = count === '' ? 1 : Number(count);
  if (number === 0) misread('change', { word });
  return { less: sign === '-', count: number, what };
}

export function moveUnits(desk: Desk, side: Side, from: string, to: string, words: readonly string[]): void {
  for (const word of words) {
    const { less, count, what } = changeOf(word);
    const unit = LETTERS[what];
    if (!unit || less) return misread('units', { word });
    for (let i = 0; i < count; i += 1) {
      desk.enter(`take ${side} ${unit} from ${from}`);
      desk.enter(`put ${side} ${unit} in ${to}`);
    }
  }
}

const symbolsOf = (desk: Desk, area: string) => find(desk.box.areas, area)?.symbols ?? [];
const spentOf = (desk: Desk, area: string) => desk.view.areas[area]?.exhausted ?? [];

// Exhausts and renews so many of each kind that as many are exhausted as of these.
function setSymbols(desk: Desk, area: string, numbers: readonly number[]): void {
  const symbols = symbolsOf(desk, area);
  const spent = spentOf(desk, area);
  for (const resource of RESOURCES) {
    const count = (all: readonly number[]) => all.filter((number) => symbols[number - 1] === resource).length;
    const more = count(numbers) - count(spent);
    desk.enter(`${more > 0 ? 'exhaust' : 'renew'} ${resource} in ${area}`, Math.abs(more));
  }
}

// "x2": the first two; "x@2": the second alone; "+x" one more, "-x" one less; "xgold" one of them.
function readSymbols(desk: Desk, area: string, word: string): void {
  const rest = word.slice(word.indexOf('x') + 1);
  const resource = RESOURCES.find((one) => one === rest);
  if (resource) return desk.enter(`${word.startsWith('-') ? 'renew' : 'exhaust'} ${resource} in ${area}`);
  const all = symbolsOf(desk, area).map((_, i) => i + 1);
  const none = () => misread('symbols', { word, place: area, count: all.length });
  if (!word.startsWith('x')) {
    const { less, count, what } = changeOf(word);
    if (what !== 'x') return misread('change', { word });
    let spent = spentOf(desk, area);
    for (let i = 0; i < count; i += 1) {
      const turned = less ? Math.max(...spent) : (all.find((one) => !spent.includes(one)) ?? 0);
      if (turned < 1) return none();
      spent = less ? spent.filter((one) => one !== turned) : [...spent, turned];
    }
    return setSymbols(desk, area, spent);
  }
  const [, one, digit] = /^(@?)(\d)$/.exec(rest) ?? none();
  const number = Number(digit);
  if (number > all.length || (one && number === 0)) none();
  setSymbols(desk, area, one ? [number] : all.slice(0, number));
}

// Where the civilisation of a place lies: of a distant planet, on the leader place.
const tilePlace = (place: string): string => (isArea(place) ? place : place.replace(/:.*/, ':lead'));

// "ac", "ac=5", "ac5", "ac02", "ac02!", "-ac"; likewise "ag".
function readTile(desk: Desk, place: string, word: string): void {
  const [, sign, kind = 'ac', told = '', up] = /^([+-]?)(ac|ag)(=?\d*)(!?)$/.exec(word) ?? misread('change', { word });
  const at = tilePlace(place);
  const name = kind === 'ag' ? 'god' : 'civilisation';
  if (sign === '-') return desk.enter(`no ${name} in ${at}`);
  const known = kind === 'ag' ? desk.box.atlantisGods : desk.box.civilisations;
  const printed = find(known, kind.toUpperCase() + told);
  let strength = printed && (up || kind === 'ag') ? printed.strength : null;
  if (!printed && told !== '') {
    strength = Number(told.replace('=', ''));
    if (strength < 1 || strength > MOST.strength || !/^(=\d\d?|\d)$/.test(told))
      misread('strength', { word, kind, most: MOST.strength });
  }
  if (strength === null && !isArea(at))
    strength = find(desk.box.distant, at.split(':')[0])?.civilisation_strength ?? null;
  desk.enter(strength === null ? `${name} in ${at}` : `known ${name} in ${at} of ${strength}`);
}

export function readChanges(desk: Desk, side: Side, place: string, words: readonly string[]): void {
  if (words.length === 0) wanted('g3 +2f');
  for (const word of words) {
    if (/ac|ag/.test(word)) readTile(desk, place, word);
    else if (word.includes('x') && isArea(place)) readSymbols(desk, place, word);
    else readPiece(desk, side, place, word);
  }
}
function readPiece(desk: Desk, side: Side, place: string, word: string): void {
  const { less, count, what } = changeOf(word);
  const unit = LETTERS[what];
  if (unit) desk.enter(less ? `take ${side} ${unit} from ${place}` : `put ${side} ${unit} in ${place}`, count);
  else if (what === 's' && isArea(place)) desk.enter(less ? `unsettle ${place}` : `settle ${side} in ${place}`);
  else misread('change', { word });
}

// "s f2 m1"
function piecesOf(text: string): Pieces {
  const units = { follower: 0, minor: 0, great: 0, creature: 0 };
  let settlement = false;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, letter = '', count] = /^([fmgk])(\d{0,2})$/.exec(word) ?? [];
    const unit = LETTERS[letter];
    if (word === 's') settlement = true;
    else if (unit) units[unit] = count === '' ? 1 : Number(count);
    else misread('pieces', { word });
  }
  return { settlement, units };
}

// A place as it is: "p[s f2] b[m1] x1 ac02!". What is not named is not there.
export function readContents(desk: Desk, place: string, typed: string): void {
  let rest = typed;
  const wantedOf = (letter: string): Pieces => {
    const [whole = '', inside = ''] = new RegExp(`${letter}\\[([^\\]]*)\\]`).exec(rest) ?? [];
    if (whole === '' && rest.includes(`${letter}[`)) misread('bracket');
    rest = rest.replace(whole, ' ');
    return piecesOf(inside);
  };
  const all = { person: wantedOf('p'), bot: wantedOf('b') };
  const words = rest.split(/\s+/).filter(Boolean);
  const differ = (side: Side, unit: Unit): number =>
    all[side].units[unit] - pieces(piecesAt(desk.view, place, side)).units[unit];
  const each = (visit: (side: Side, unit: Unit) => void) =>
    SIDES.forEach((side) => UNITS.forEach((unit) => visit(side, unit)));
  const take = () => each((side, unit) => desk.enter(`take ${side} ${unit} from ${place}`, -differ(side, unit)));
  const put = () => each((side, unit) => desk.enter(`put ${side} ${unit} in ${place}`, differ(side, unit)));
  if (!isArea(place)) {
    if (words[0]) misread('change', { word: words[0] });
    take();
    put();
    return;
  }
  const capital = find(desk.box.areas, place)?.capital === true;
  const now = SIDES.find((side) => pieces(piecesAt(desk.view, place, side)).settlement);
  const then = SIDES.find((side) => all[side].settlement);
  const other = now !== then && !capital; // a capital keeps its settlement (AN-CTRL-12)
  const tiles = words.filter((word) => /^a[cg]/.test(word));
  const symbols = words.filter((word) => word.startsWith('x'));
  const strange = words.find((word) => !tiles.includes(word) && !symbols.includes(word));
  if (strange) misread('change', { word: strange });
  take();
  if (other && now) desk.enter(`unsettle ${place}`);
  if (tiles.length === 0 && desk.view.areas[place]?.civilisation !== undefined)
    desk.enter(`no civilisation in ${place}`);
  for (const word of tiles) readTile(desk, place, word);
  if (other && then) desk.enter(`settle ${then} in ${place}`);
  put();
  for (const word of symbols) readSymbols(desk, place, word);
  if (symbols.length === 0 && !capital) setSymbols(desk, place, []);
}
