// The entries as the table writes them: who knows these texts may type them. In the order of the engine's
// table; entries.test.ts compares.
import type { Box } from '../anunnaki/content';
import { DECKS, GOAL_PLACES, RESOURCES, SIDES, TRACKS, UNITS } from '../anunnaki/view';
import { GOALS, SLOTS } from './keywords';
import { isElement } from './things';

export const FORMS = [
  'put {side} {unit} in {place}',
  'take {side} {unit} from {place}',
  'settle {side} in {area}',
  'unsettle {area}',
  'civilisation in {area}',
  'known civilisation in {place} of {strength}',
  'no civilisation in {place}',
  'god in {area}',
  'known god in {area} of {strength}',
  'no god in {area}',
  'exhaust {resource} in {area}',
  'renew {resource} in {area}',
  'culture at {site}',
  'no culture at {site}',
  'token on {marker}',
  'no token on {marker}',
  'track {side} {track} {space}',
  'supremacy {side} {marker}',
  'cubes {side} {cubes}',
  'points {side} {points}',
  'goal {beside} {goal}',
  'contract {slot} vp {vp} trade {trade}',
  'no contract {slot}',
  'planet {display} {planet}',
  'show {creature} {display}',
  'give {creature} to {side}',
  'remove {creature}',
  'physical {thing}',
  'program {thing}',
  'turn up {deck}',
  'end',
  'no end',
  'fight in {place}',
  'done',
  'choose {place}',
  'reveal {deck}',
  'committed',
  'die {face}',
  'roll',
  'strength {strength}',
  'god strength {strength}',
  'total {total}',
  'card {card}',
  'element {element}',
  'arrow {arrow}',
  'complete',
  'draw',
  'score {score}',
] as const;

const among = (names: readonly (string | number)[], word: string): string | null =>
  names.map(String).find((name) => name.toLowerCase() === word) ?? null;
const id = (all: readonly { readonly id: string }[], word: string): string | null =>
  among(
    all.map((one) => one.id),
    word,
  );

function placeId(box: Box, word: string): string | null {
  const [planet = '', spot = ''] = word.split(':');
  const name = id(box.distant, planet);
  if (name) return spot === 'land' || spot === 'lead' ? `${name}:${spot}` : null;
  return id(box.areas, word);
}

// An operand as the table writes it; null where the word is none.
type Reader = (box: Box, word: string) => string | null;
const sides: Reader = (_, word) => among(['left', 'right'], word);
const OPERANDS: Readonly<Record<string, Reader>> = {
  side: (_, word) => among(SIDES, word),
  unit: (_, word) => among(UNITS, word),
  place: placeId,
  area: (box, word) => id(box.areas, word),
  site: (box, word) => id(box.sites, word),
  resource: (_, word) => among(RESOURCES, word),
  track: (_, word) => among(TRACKS, word),
  beside: (_, word) => among(GOAL_PLACES, word),
  goal: (_, word) => among(GOALS, word),
  slot: (_, word) => among(SLOTS, word),
  marker: (box, word) => among(box.supremacy, word),
  display: sides,
  arrow: sides,
  planet: (box, word) => id(box.distant, word),
  creature: (box, word) => id(box.creatures, word),
  deck: (_, word) => among(DECKS, word),
  thing: (_, word) => among(['cards', 'die'], word),
  card: (box, word) => id([...box.cards.moon, ...box.cards.sun], word),
  element: (_, word) => (isElement(word) ? word : null),
};
// How large a number may be, the table says.
const number: Reader = (_, word) => (/^-?\d{1,3}$/.test(word) ? String(Number(word)) : null);

// An entry taken apart: the words of its form without the operands ("put in"), and those by their kinds.
export interface Entry {
  readonly text: string;
  readonly words: readonly string[];
  readonly operands: Readonly<Record<string, string>>;
}

function fitted(box: Box, form: string, words: readonly string[]): Entry | null {
  const parts = form.split(' ');
  const rest = form.endsWith('{element}') ? [...words.slice(0, 1), words.slice(1).join(' ')] : words;
  if (rest.length !== parts.length) return null;
  const operands: Record<string, string> = {};
  const texts: string[] = [];
  for (const [i, part] of parts.entries()) {
    const kind = /^\{(.*)\}$/.exec(part)?.[1];
    const word = kind === undefined ? part : (OPERANDS[kind] ?? number)(box, rest[i] ?? '');
    if (word === null || (kind === undefined && part !== rest[i])) return null;
    if (kind !== undefined) operands[kind] = word;
    texts.push(word);
  }
  return { text: texts.join(' '), words: parts.filter((part) => !part.startsWith('{')), operands };
}

// The entry that the words, in small letters, are; null where they are none.
export function entryOf(box: Box, words: readonly string[]): Entry | null {
  for (const form of FORMS) {
    const entry = fitted(box, form, words);
    if (entry) return entry;
  }
  return null;
}
