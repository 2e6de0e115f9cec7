// How many taps a turn takes: the person's turns of the recorded games, entered through what the panels offer.
import { expect, it } from 'vitest';
import { askAll, type Request } from '../../../script/engine.mjs';
import { boxOf } from '../anunnaki/content';
import { after } from '../anunnaki/replay';
import { content, read } from '../anunnaki/testing';
import {
  hasCulture,
  pieces,
  piecesAt,
  TRACKS,
  UNITS,
  type Event,
  type Unit,
  type View as GameView,
} from '../anunnaki/view';
import type { LegalAction } from '../game_ui';
import type { Choice } from './choice';
import { contractChoices } from './contracts';
import { cultureAt, thingsAt, unitRows } from './place';
import { steppersOf } from './steppers';
import { afterTelling, openSlot, openTab, resting, takeAlong, tapOnMap, type Tab } from './touch';
import type { View } from './view';

const box = boxOf(content);
const RECORDS = ['easy', 'normal', 'hard', 'extreme'];

interface Turn {
  readonly before: GameView;
  readonly end: GameView; // when it is over, and Cosmobot has not begun
}
interface Record {
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly (readonly [number, string])[];
}

function turnsOf(name: string): readonly Turn[] {
  const record = JSON.parse(read(`tests/data/golden/anunnaki-${name}.json`)) as Record;
  const moves = record.actions.flatMap<Request>(([player, action]) => [
    { op: 'apply', player, action },
    { op: 'view', player: 0 },
  ]);
  const answers = askAll([
    { op: 'new', game: 'anunnaki', players: 1, seed: record.seed, options: record.options },
    { op: 'view', player: 0 },
    ...moves,
  ]);
  const turns: Turn[] = [];
  let before = answers[1]?.['view'] as GameView;
  let now = before;
  for (let i = 2; i < answers.length; i += 2) {
    const view = answers[i + 1]?.['view'] as GameView;
    const events = answers[i]?.['events'] as readonly Event[];
    const over = events.findIndex((one) => one.event === 'turn_started' && one.seat === 1);
    if (now.active === 'person')
      now = events.slice(0, over < 0 ? events.length : over).reduce((at, one) => after(at, one, box), now);
    if (over >= 0) turns.push({ before, end: now });
    if (view.active === 'person' && (over >= 0 || now.active !== 'person')) before = view;
    now = view;
  }
  return turns;
}

// A finger at the companion: what it taps, and what the table was told.
class Finger {
  taps = 0;
  readonly told: LegalAction[] = [];
  private touch = resting;
  constructor(private view: View) {}

  private tell(actions: readonly LegalAction[]): void {
    this.told.push(...actions);
    for (const action of actions) this.view = changed(this.view, action);
    this.touch = afterTelling(this.touch);
  }
  map(target: string): void {
    const tapped = tapOnMap(this.touch, target);
    if (!tapped) throw new Error(`${target} cannot be tapped`);
    this.taps += 1;
    this.touch = tapped.touch;
    if (tapped.actions.length > 0) this.tell(tapped.actions);
  }
  // Where it is not open already.
  open(place: string): void {
    const { open } = this.touch;
    if (open.at !== 'place' || open.place !== place)
      this.map(place.includes(':') ? `distant:${place}` : `area:${place}`);
  }
  tab(tab: Tab): void {
    if (this.touch.open.at === tab) return;
    this.taps += 1;
    this.touch = openTab(this.touch, tab);
  }
  slot(slot: number): void {
    this.taps += 1;
    this.touch = openSlot(this.touch, slot);
  }
  along(unit: Unit): void {
    const { open } = this.touch;
    if (open.at !== 'place') throw new Error('no place is open');
    this.taps += 1;
    this.touch = takeAlong(this.touch, unit, pieces(piecesAt(this.view, open.place, 'person')).units[unit]);
  }
  // One of what the open panel offers.
  choose(id: string): void {
    const found = this.offered().find((one) => one.id === id);
    if (!found) throw new Error(`${id} is not offered`);
    this.taps += 1;
    this.tell(found.actions);
  }
  private offered(): readonly Choice[] {
    const { open } = this.touch;
    switch (open.at) {
      case 'place':
        return [
          ...unitRows(this.view, open.place, 'person').flatMap(({ more, fewer }) => [more, fewer]),
          ...thingsAt(this.view, open.place, 'person', box),
        ];
      case 'site':
        return [cultureAt(open.site, box)];
      case 'contracts':
        return open.slot === null ? [] : contractChoices(open.slot, box);
      case 'tracks':
        return steppersOf(this.view, 'person', box).flatMap(({ up, down }) => [up, down].filter((one) => one !== null));
      default:
        return [];
    }
  }
}

// The view after what was told, as far as the panels read it.
function changed(view: View, action: LegalAction): View {
  const own = view.sides.person;
  const sides = (more: Partial<typeof own>) => ({ ...view, sides: { ...view.sides, person: { ...own, ...more } } });
  switch (action.kind) {
    case 'track':
      return sides({ tracks: { ...own.tracks, [String(action['track'])]: action['space'] } });
    case 'supremacy':
      return sides({ supremacy: Number(action['marker']) });
    case 'cubes':
      return sides({ cubes: Number(action['cubes']) });
    case 'points':
      return sides({ vp: Number(action['points']) });
    default:
      return view;
  }
}

const placesOf = ({ areas, distant }: GameView): readonly string[] => [
  ...Object.keys(areas),
  ...distant.flatMap((one) => (one ? [`${one.planet}:land`, `${one.planet}:lead`] : [])),
];

// Every piece that came or went, one by one.
function shifts(turn: Turn, unit: Unit): { readonly gone: string[]; readonly come: string[] } {
  const [gone, come]: [string[], string[]] = [[], []];
  for (const place of new Set([...placesOf(turn.before), ...placesOf(turn.end)])) {
    const count = (view: GameView) => pieces(piecesAt(view, place, 'person')).units[unit];
    const by = count(turn.end) - count(turn.before);
    for (let i = 0; i < Math.abs(by); i += 1) (by > 0 ? come : gone).push(place);
  }
  return { gone, come };
}

function enterUnits(finger: Finger, turn: Turn): void {
  for (const unit of UNITS) {
    const { gone, come } = shifts(turn, unit);
    while (gone.length > 0 && come.length > 0) {
      const [from, to] = [gone[0] as string, come[0] as string];
      finger.open(from);
      while (gone[0] === from && come[0] === to) {
        finger.along(unit);
        gone.shift();
        come.shift();
      }
      finger.open(to);
    }
    for (const place of gone) {
      finger.open(place);
      finger.choose(`take:${unit}`);
    }
    for (const place of come) {
      finger.open(place);
      finger.choose(`put:${unit}`);
    }
  }
}

function enterThings(finger: Finger, { before, end }: Turn): void {
  for (const id of Object.keys({ ...before.areas, ...end.areas })) {
    const [was, is] = [before.areas[id], end.areas[id]];
    const settled = (area: typeof was) => pieces(area?.person).settlement;
    const symbols = box.areas.find((one) => one.id === id)?.symbols ?? [];
    const fresh = (is?.exhausted ?? []).filter((one) => !(was?.exhausted ?? []).includes(one));
    const wanted = [
      ...(settled(was) === settled(is) ? [] : [settled(is) ? 'settle' : 'unsettle']),
      ...fresh.map((one) => `exhaust:${symbols[one - 1] ?? ''}`),
      ...(was?.civilisation !== undefined && is?.civilisation === undefined ? ['no-civilisation'] : []),
    ];
    if (wanted.length > 0) finger.open(id);
    for (const one of wanted) finger.choose(one);
  }
  for (const { id } of box.sites)
    if (hasCulture(before, id) && !hasCulture(end, id)) {
      finger.map(`site:${id}`);
      finger.choose('no-culture');
    }
}

function enterContracts(finger: Finger, { before, end }: Turn): void {
  end.contracts.forEach((id, i) => {
    if (id === before.contracts[i]) return;
    const now = box.contracts.find((one) => one.id === id);
    finger.tab('contracts');
    finger.slot(i + 1);
    finger.choose(now ? `contract:${String(now.vp)}/${String(now.trade)}` : 'contract:none');
  });
}

function enterTracks(finger: Finger, { before, end }: Turn): void {
  const [was, is] = [before.sides.person, end.sides.person];
  const at = (value: number) => box.supremacy.indexOf(value);
  const ups: readonly (readonly [string, number])[] = [
    ...TRACKS.map((track) => [track, is.tracks[track] - was.tracks[track]] as const),
    ['supremacy', at(is.supremacy) - at(was.supremacy)],
    ['cubes', is.cubes - was.cubes],
  ];
  for (const [name, by] of ups)
    for (let i = 0; i < by; i += 1) {
      finger.tab('tracks');
      finger.choose(`up:${name}`);
    }
}

// What Cosmobot's turn needs to know of the person's; their points are counted once, at the end.
function enter(turn: Turn): Finger {
  // The companion's board before the turn is that of the recorded game.
  const finger = new Finger({ ...(turn.before as unknown as View), contracts: [] });
  enterTracks(finger, turn);
  enterUnits(finger, turn);
  enterThings(finger, turn);
  enterContracts(finger, turn);
  finger.taps += 1; // "End my turn"
  return finger;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

it('a usual turn takes at most twelve taps', () => {
  const turns = RECORDS.flatMap((name) => [...turnsOf(name), ...turnsOf(`${name}-modules`)]);
  expect(turns.length).toBeGreaterThan(60);
  const entered = turns.map(enter);
  expect(entered.filter(({ told }) => told.length > 0).length).toBeGreaterThan(0.9 * turns.length);
  const taps = entered.map((one) => one.taps);
  expect(median(taps)).toBeLessThanOrEqual(12);
  expect(Math.max(...taps), 'even the longest').toBeLessThanOrEqual(24);
});
