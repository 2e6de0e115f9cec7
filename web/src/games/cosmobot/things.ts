// Things by the names that people type.
import { message, type Message } from '../../text/message';
import type { AdviserCard, Box, Element } from '../anunnaki/content';
import { list } from '../anunnaki/names';
import type { Deck, Side, TableView, Track } from '../anunnaki/view';
import { misread, type Desk } from './desk';

// Limits of what can be typed, where the components set none; entries.test.ts compares with the engine.
export const MOST = { points: 250, contract: 15, trade: 2, strength: 20 };

// Capital letters and digits alone, without zeros in front of a number: "G-K03" is "GK3".
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');

const alike = <T extends { readonly id: string }>(all: readonly T[], word: string): T | undefined =>
  all.find(({ id }) => plain(id) === plain(word));

// "GRE": what the ids of a side's home areas begin with.
export const codeOf = ({ houses }: Pick<TableView, 'houses'>, { areas }: Box, side: Side): string =>
  areas.find(({ planet }) => planet === houses[side])?.id.split('-')[0] ?? '';

// "g3", "c" on my planet, "xbl" on Cosmobot's, "dp2", "dp2:lead", or an id as it is printed.
export function findPlace(desk: Desk, word: string): string | null {
  const gaia = /^g(\d{1,2})$/.exec(word)?.[1];
  const ids = [
    word.toUpperCase(),
    `${codeOf(desk.view, desk.box, 'person')}-${word.toUpperCase()}`,
    ...(word.startsWith('x') ? [`${codeOf(desk.view, desk.box, 'bot')}-${word.slice(1).toUpperCase()}`] : []),
    ...(gaia === undefined ? [] : [`G${gaia.padStart(2, '0')}`]),
  ];
  const area = desk.box.areas.find(({ id }) => ids.includes(id));
  if (area) return area.id;
  const [name = '', spot = 'land'] = word.split(':');
  const planet = desk.box.distant.find(({ id }) => id.toLowerCase() === name);
  return planet && (spot === 'land' || spot === 'lead') ? `${planet.id}:${spot}` : null;
}
export const placeOf = (desk: Desk, word: string): string => findPlace(desk, word) ?? misread('place', { word });

export const isArea = (place: string): boolean => !place.includes(':');

// "gk3", "k1" on my planet, "xk2" on Cosmobot's.
export function siteOf(desk: Desk, word: string): string {
  const names = [word, codeOf(desk.view, desk.box, 'person') + word];
  if (word.startsWith('x')) names.push(codeOf(desk.view, desk.box, 'bot') + word.slice(1));
  for (const name of names) {
    const site = alike(desk.box.sites, name);
    if (site) return site.id;
  }
  return misread('place', { word });
}

const printed = (ids: readonly { readonly id: string }[]): Message =>
  list(ids.map(({ id }) => message('term', { name: id })));

// The beginning of its name is enough.
export const creatureOf = ({ box }: Desk, word: string): string =>
  box.creatures.find(({ id }) => plain(id).startsWith(plain(word)))?.id ??
  misread('creature', { word, known: printed(box.creatures) });

export const planetOf = ({ box }: Desk, word: string): string =>
  (alike(box.distant, word) ?? box.distant.find(({ name }) => plain(name) === plain(word)))?.id ??
  misread('planet', { word, known: printed(box.distant) });

// "4/1": points and trade steps; "4": one step; "-": none; "cn05": that contract. Slots count from 1.
export function contractEntry({ box }: Desk, slot: number, word: string): string {
  if (word === '-' || word === 'none') return `no contract ${slot}`;
  const card = alike(box.contracts, word);
  const [, points, steps = '1'] = /^(\d{1,2})(?:\/(\d))?$/.exec(word) ?? [];
  const vp = card?.vp ?? Number(points ?? misread('contract', { word }));
  const trade = card?.trade ?? Number(steps);
  if (vp > MOST.contract || trade < 1 || trade > MOST.trade) misread('contract_range', { word, most: MOST.contract });
  return `contract ${slot} vp ${vp} trade ${trade}`;
}

const ELEMENT = new RegExp(
  '^(build|income|oracle|contract|cube [12]|supremacy goal|advance (any|war|tech|trade)|summon (minor|great)|' +
    '(followers|harvest|supremacy) ([1-9]|1[0-2])|(move|portal) ([1-9]|1[0-2]) (brave|mighty|cunning))$',
);
export const isElement = (words: string): boolean => ELEMENT.test(words);

// "m07", "cube 1; build", "arrow left; harvest 2": the entries of a printed card. Null where it is none.
export function cardEntries(box: Box, deck: Deck, typed: string): readonly string[] | null {
  const card = alike(box.cards[deck], typed);
  if (card) return [`card ${card.id}`];
  const elements = elementsOf(typed);
  if (elements.length === 0 || elements.some((one) => elementEntry(one) === null)) return null;
  return [...elements.map((one) => elementEntry(one) ?? ''), 'complete'];
}
const elementsOf = (typed: string): readonly string[] =>
  typed
    .split(';')
    .map((one) => one.trim().split(/\s+/).join(' '))
    .filter(Boolean);
const elementEntry = (element: string): string | null =>
  /^arrow (left|right)$/.test(element) ? element : isElement(element) ? `element ${element}` : null;
export const badElement = (typed: string): string =>
  elementsOf(typed).find((one) => elementEntry(one) === null) ?? typed;

// "move 2 brave"
export function elementOf(words: string): Element {
  const [what = '', second = '', third = ''] = words.split(' ');
  const count = /^\d+$/.test(second) ? { n: Number(second) } : second === 'goal' ? { n: 'goal' as const } : {};
  if (what === 'advance') return { do: what, track: second as Track | 'any' };
  if (what === 'summon') return { do: what, god: second as 'minor' | 'great' };
  return { do: what, ...count, ...(third !== '' && { strategy: third }) };
}

// A printed card, as far as it was typed.
export function cardOfText(typed: string | null): AdviserCard | undefined {
  if (typed === null) return undefined;
  const all = elementsOf(typed);
  const arrow = /^arrow (left|right)$/.exec(all.find((one) => one.startsWith('arrow')) ?? '')?.[1];
  return {
    id: '',
    ...(arrow && { arrow: arrow as 'left' | 'right' }),
    elements: all.filter(isElement).map(elementOf),
  };
}
