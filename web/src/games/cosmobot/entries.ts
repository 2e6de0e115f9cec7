// Short commands for what changed on the printed board → the entries that the table knows. The forms are
// those of `orrery cosmobot` in the terminal. Pure.
import { messagesOf, type Message } from '../../text/message';
import type { House, TableView } from '../anunnaki/view';
import type { LegalAction } from '../game_ui';

export const text = messagesOf('cosmobot');

export interface Known {
  readonly view: Pick<TableView, 'houses' | 'sides'>;
  readonly open: readonly LegalAction[]; // what may be entered now
}

export type Entries = { readonly entries: readonly string[] } | { readonly problem: Message };

class Misread extends Error {
  constructor(readonly why: Message) {
    super(why.key);
  }
}

const units: Readonly<Record<string, string>> = { f: 'follower', m: 'minor', g: 'great', k: 'creature' };
const goals = ['shrines', 'areas', 'units', 'settlements'];
const goalPlaces = ['war', 'tech', 'trade', 'supremacy'];
type Side = 'person' | 'bot';

const prefix = (house: House): string => house.slice(0, 3).toUpperCase();

// "g3", "c" on my planet, "xbl" on Cosmobot's, "dp2", "dp2:lead", or an id as it is printed.
export function placeOf(word: string, { houses }: Known['view']): string | null {
  const gaia = /^g0?(\d{1,2})$/.exec(word);
  if (gaia) return `G${(gaia[1] ?? '').padStart(2, '0')}`;
  const home = /^(x?)(c|l|r|bl|m|br)$/.exec(word);
  if (home) return `${prefix(home[1] ? houses.bot : houses.person)}-${(home[2] ?? '').toUpperCase()}`;
  const distant = /^dp(\d)(:(land|lead))?$/.exec(word);
  if (distant) return `DP${distant[1] ?? ''}:${distant[3] ?? 'land'}`;
  return /^[a-z]{3}-(c|l|r|bl|m|br)$/.test(word) ? word.toUpperCase() : null;
}

// "gk3", "k1" on my planet, "xk2" on Cosmobot's.
function siteOf(word: string, { houses }: Known['view']): string | null {
  const gaia = /^gk0?(\d{1,2})$/.exec(word);
  if (gaia) return `G-K${(gaia[1] ?? '').padStart(2, '0')}`;
  const home = /^(x?)k(\d)$/.exec(word);
  return home ? `${prefix(home[1] ? houses.bot : houses.person)}-K${home[2] ?? ''}` : null;
}

// "4", "+1", "-2": the new value of what is at `now`.
function valueOf(word: string | undefined, now: number): number {
  if (!word || !/^[+-]?\d+$/.test(word)) throw new Misread(text('problem.number', { word: word ?? '' }));
  return /^[+-]/.test(word) ? now + Number(word) : Number(word);
}

function unitsOf(words: readonly string[]): readonly (readonly [number, string])[] {
  return words.map((word) => {
    const [, count, letter] = /^(\d?)([fmgk])$/.exec(word) ?? [];
    if (!letter) throw new Misread(text('problem.units', { word }));
    return [Number(count || '1'), units[letter] ?? ''] as const;
  });
}

const repeated = (count: number, entry: string): string[] => Array.from({ length: count }, () => entry);

function moves(side: Side, from: string, to: string, words: readonly string[]): string[] {
  return unitsOf(words).flatMap(([count, unit]) => [
    ...repeated(count, `take ${side} ${unit} from ${from}`),
    ...repeated(count, `put ${side} ${unit} in ${to}`),
  ]);
}

// "+2f", "-m", "+s", "-ac", "ac=5", "xgold" at a place.
function change(side: Side, place: string, word: string): string[] {
  const unit = /^([+-])(\d?)([fmgk])$/.exec(word);
  if (unit) {
    const name = units[unit[3] ?? ''] ?? '';
    const entry = unit[1] === '+' ? `put ${side} ${name} in ${place}` : `take ${side} ${name} from ${place}`;
    return repeated(Number(unit[2] || '1'), entry);
  }
  const known = /^(ac|ag)=(\d{1,2})$/.exec(word);
  if (known) return [`known ${known[1] === 'ac' ? 'civilisation' : 'god'} in ${place} of ${known[2] ?? ''}`];
  const exhausted = /^([+-]?)x(wood|metal|gold|grain)$/.exec(word);
  if (exhausted) return [`${exhausted[1] === '-' ? 'renew' : 'exhaust'} ${exhausted[2] ?? ''} in ${place}`];
  switch (word) {
    case '+s':
      return [`settle ${side} in ${place}`];
    case '-s':
      return [`unsettle ${place}`];
    case 'ac':
      return [`civilisation in ${place}`];
    case '-ac':
      return [`no civilisation in ${place}`];
    case 'ag':
      return [`god in ${place}`];
    case '-ag':
      return [`no god in ${place}`];
    default:
      throw new Misread(text('problem.change', { word }));
  }
}

// The printed values of the supremacy track, lowest first, as the entries that are possible name them.
function supremacy(side: Side, word: string | undefined, { view, open }: Known): string {
  const printed = open.map(({ text: entry }) => /^supremacy person (-?\d+)$/.exec(entry)?.[1]).filter((one) => one !== undefined);
  if (!word?.startsWith('+')) {
    // A minus sign belongs to the printed number.
    if (!word || !/^-?\d+$/.test(word)) throw new Misread(text('problem.number', { word: word ?? '' }));
    return `supremacy ${side} ${word}`;
  }
  const at = printed.indexOf(String(view.sides[side].supremacy)) + valueOf(word, 0);
  const value = printed[at];
  if (value === undefined) throw new Misread(text('problem.number', { word }));
  return `supremacy ${side} ${value}`;
}

function contract(slot: number, word: string | undefined): string {
  if (word === '-') return `no contract ${slot}`;
  const [, points, steps] = /^(\d{1,2})\/(\d)$/.exec(word ?? '') ?? [];
  if (points === undefined || steps === undefined) throw new Misread(text('problem.contract', { word: word ?? '' }));
  return `contract ${slot} vp ${points} trade ${steps}`;
}

function goalEntries(words: readonly string[]): string[] {
  return goalPlaces.map((at, i) => {
    const goal = goals.find((name) => words[i] !== undefined && name.startsWith(words[i]));
    if (!goal) throw new Misread(text('problem.goals'));
    return `goal ${at} ${goal}`;
  });
}

function keyword(side: Side, words: readonly string[], known: Known): string[] | null {
  const [first = '', second] = words;
  const own = known.view.sides[side];
  const slot = /^c([1-6])$/.exec(first)?.[1];
  if (slot) return [contract(Number(slot), second)];
  switch (first) {
    case 'war':
    case 'tech':
    case 'trade':
      return [`track ${side} ${first} ${valueOf(second, own.tracks[first])}`];
    case 'sup':
      return [supremacy(side, second, known)];
    case 'cube':
      return [`cubes ${side} ${own.cubes + 1}`];
    case 'cubes':
      return [`cubes ${side} ${valueOf(second, own.cubes)}`];
    case 'vp':
      return [`points ${side} ${valueOf(second, own.vp)}`];
    case 'goals':
      return goalEntries(words.slice(1));
    case 'contracts':
      return [1, 2, 3, 4, 5, 6].map((number) => contract(number, words[number]));
    case 'fight':
      return [`fight in ${placeOf(second ?? '', known.view) ?? second ?? ''}`];
    case 'd':
      return ['done'];
    case 'left':
    case 'right':
      return [`planet ${first} ${(second ?? '').toUpperCase()}`];
    default:
      return null;
  }
}

// A number answers what is asked for.
const numberKinds = ['die', 'strength', 'total', 'score'];
function answer(part: string, open: readonly LegalAction[]): string[] | null {
  const both = /^(\d{1,2})\+(\d{1,2})$/.exec(part);
  if (both) return [`strength ${both[1] ?? ''}`, `god strength ${both[2] ?? ''}`];
  if (/^\d+\/\d$|^-$/.test(part)) {
    const slot = open.map(({ text: entry }) => /^contract (\d) /.exec(entry)?.[1]).find((one) => one !== undefined);
    return slot ? [contract(Number(slot), part)] : null;
  }
  if (!/^-?\d+$/.test(part)) return null;
  const kind = numberKinds.find((one) => open.some(({ text: entry }) => entry.startsWith(`${one} `)));
  return kind ? [`${kind} ${part}`] : null;
}

function readPart(part: string, known: Known): string[] {
  if (known.open.some(({ text: entry }) => entry.toLowerCase() === part)) {
    return [known.open.find(({ text: entry }) => entry.toLowerCase() === part)?.text ?? part];
  }
  const answered = answer(part, known.open);
  if (answered) return answered;
  let words = part.split(/\s+/);
  const side: Side = words[0] === 'b' ? 'bot' : 'person';
  if (side === 'bot') words = words.slice(1);
  const found = keyword(side, words, known);
  if (found) return found;
  const [first = '', ...rest] = words;
  const [from, to] = first.split('>').map((word) => placeOf(word, known.view));
  if (from && to) return moves(side, from, to, rest);
  if (from && !first.includes('>') && rest.length > 0) return rest.flatMap((word) => change(side, from, word));
  const site = siteOf(first, known.view);
  if (site && (rest[0] === '-' || rest[0] === '+')) return [`${rest[0] === '-' ? 'no culture' : 'culture'} at ${site}`];
  throw new Misread(text('problem.unknown', { part }));
}

// A line: several commands with commas between them, all or nothing.
export function read(line: string, known: Known): Entries {
  try {
    const parts = line.toLowerCase().split(',').map((part) => part.trim()).filter(Boolean);
    return { entries: parts.flatMap((part) => readPart(part, known)) };
  } catch (error) {
    if (error instanceof Misread) return { problem: error.why };
    throw error;
  }
}
