// Parts of a line that begin with a known word: markers, goals, contracts, modules, the turn.
import { DECKS, GOAL_PLACES, type Deck, type Side, type Track } from '../anunnaki/view';
import { misread, wanted, type Desk } from './desk';
import { moveUnits } from './pieces';
import { badElement, cardEntries, contractEntry, creatureOf, MOST, placeOf, planetOf } from './things';

export const GOALS = ['shrines', 'areas', 'units', 'settlements'] as const;
export const SLOTS = [1, 2, 3, 4, 5, 6] as const;

interface Part {
  readonly side: Side;
  readonly words: readonly string[]; // the first is the known one
  readonly rest: string; // what follows it
}
type Keyword = (desk: Desk, part: Part) => void;

// "3", "+2", "+", "-1": the new value of something that is at `now`.
function valueOf(word: string, now: number, least: number, most: number): number {
  const [, sign, digits = ''] = /^([+-]?)(\d{0,3})$/.exec(word) ?? misread('number', { word });
  if (digits === '' && sign === '') misread('number', { word });
  const number = digits === '' ? 1 : Number(digits);
  const value = sign === '+' ? now + number : sign === '-' ? now - number : number;
  return value < least || value > most ? misread('range', { word, least, most }) : value;
}

function only(part: Part, least: number, most: number, like: string): readonly string[] {
  const words = part.words.slice(1);
  return words.length < least || words.length > most ? wanted(like) : words;
}

const track: Keyword = (desk, part) => {
  const id = part.words[0] as Track;
  const [word = ''] = only(part, 1, 1, `${id} 4, ${id} +1`);
  const last = desk.box.tracks.find((one) => one.id === id)?.last ?? 0;
  desk.enter(`track ${part.side} ${id} ${valueOf(word, desk.view.sides[part.side].tracks[id], 0, last)}`);
};

// A minus sign belongs to the printed number; a plus sign means steps.
const supremacy: Keyword = (desk, part) => {
  const [word = ''] = only(part, 1, 1, 'sup -4, sup +2');
  const { supremacy: printed } = desk.box;
  if (!/^\+\d{0,2}$|^-?\d{1,2}$/.test(word)) misread('number', { word });
  const at = word.startsWith('+')
    ? printed.indexOf(desk.view.sides[part.side].supremacy) + (word === '+' ? 1 : Number(word))
    : printed.indexOf(Number(word));
  const value = printed[at] ?? misread('space', { word });
  desk.enter(`supremacy ${part.side} ${value}`);
};

const cubes: Keyword = (desk, part) => {
  const [word = '+'] = only(part, 0, 1, 'cube, cubes 5');
  desk.enter(`cubes ${part.side} ${valueOf(word, desk.view.sides[part.side].cubes, 0, desk.box.cubes)}`);
};

const points: Keyword = (desk, part) => {
  const [word = ''] = only(part, 1, 1, 'vp 12, vp +3');
  desk.enter(`points ${part.side} ${valueOf(word, desk.view.sides[part.side].vp, 0, MOST.points)}`);
};

const goals: Keyword = (desk, part) => {
  only(part, 3, 4, 'goals areas units settlements shrines').forEach((word, i) => {
    const goal = GOALS.find((name) => name.startsWith(word)) ?? misread('goal', { word });
    desk.enter(`goal ${GOAL_PLACES[i] ?? ''} ${goal}`);
  });
};

const contracts: Keyword = (desk, part) => {
  const words = only(part, 6, 6, 'contracts 3/1 5/2 4/1 2/1 3/1 -');
  SLOTS.forEach((slot, i) => desk.enter(contractEntry(desk, slot, words[i] ?? '')));
};

const contract: Keyword = (desk, part) => {
  const id = part.words[0] ?? '';
  const [word = ''] = only(part, 1, 1, `${id} 4/1, ${id} -`);
  desk.enter(contractEntry(desk, Number(id.slice(1)), word));
};

const planet: Keyword = (desk, part) => {
  const display = part.words[0] ?? '';
  const [word = ''] = only(part, 1, 1, `${display} dp2`);
  desk.enter(`planet ${display} ${planetOf(desk, word)}`);
};

const creatures: Keyword = (desk, part) => {
  const words = only(part, 1, 2, 'creatures sphinx griffin');
  const shown = words.map((word) => (word === '-' ? null : creatureOf(desk, word)));
  // What is displayed now makes room first.
  for (const one of desk.view.creatures) if (one !== null) desk.enter(`remove ${one}`);
  shown.forEach((one, i) => one !== null && desk.enter(`show ${one} ${i === 0 ? 'left' : 'right'}`));
};

const take: Keyword = (desk, part) => {
  const [creature = '', place = ''] = only(part, 2, 2, 'take sphinx c');
  const [id, to] = [creatureOf(desk, creature), placeOf(desk, place)];
  desk.enter(`give ${id} to ${part.side}`);
  desk.enter(`put ${part.side} creature in ${to}`);
};

const token: Keyword = (desk, part) => {
  const [word = '', sign = ''] = only(part, 2, 2, 'token 5 -, token 5 +');
  if (sign !== '-' && sign !== '+') wanted('token 5 -, token 5 +');
  if (!desk.box.supremacy.map(String).includes(word)) misread('space', { word });
  desk.enter(`${sign === '-' ? 'no token' : 'token'} on ${word}`);
};

const fight: Keyword = (desk, part) => {
  const [place = ''] = only(part, 1, 1, 'fight g5');
  desk.enter(`fight in ${placeOf(desk, place)}`);
};

const move: Keyword = (desk, part) => {
  const words = only(part, 3, 8, 'move 2f c g3');
  const [from = '', to = ''] = words.slice(-2);
  moveUnits(desk, part.side, placeOf(desk, from), placeOf(desk, to), words.slice(0, -2));
};

const faceUp: Keyword = (desk, part) => {
  const deck = part.words[0] as Deck;
  if (part.rest === '') wanted(deck === 'moon' ? 'moon m07, moon cube 1; build' : 'sun s03, sun arrow left; harvest 2');
  const card = cardEntries(desk.box, deck, part.rest) ?? misread('element', { word: badElement(part.rest) });
  desk.enter(`turn up ${deck}`);
  for (const entry of card) desk.enter(entry);
};

const alone =
  (entry: string): Keyword =>
  (desk, part) => {
    only(part, 0, 0, entry);
    desk.enter(entry);
  };

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  war: track,
  tech: track,
  trade: track,
  sup: supremacy,
  cube: cubes,
  cubes,
  vp: points,
  goals,
  contracts,
  ...Object.fromEntries(SLOTS.map((slot) => [`c${slot}`, contract])),
  left: planet,
  right: planet,
  creatures,
  take,
  token,
  fight,
  move,
  ...Object.fromEntries(DECKS.map((deck) => [deck, faceUp])),
  end: alone('end'),
  done: alone('done'),
  d: alone('done'),
};

// False where the first word is none of these.
export function readKeyword(desk: Desk, part: Part): boolean {
  const word = part.words[0] ?? '';
  if (!Object.hasOwn(KEYWORDS, word)) return false;
  KEYWORDS[word]?.(desk, part);
  return true;
}
