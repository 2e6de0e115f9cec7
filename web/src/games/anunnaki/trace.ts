// Cosmobot's turn as a list of steps, each with the reason that decided it and all that was weighed.
// The events of a choice are its candidates, then the criterion that was applied to them.
import type { Message } from '../../text/message';
import type { Content, GameEvent } from '../game_ui';
import { boxOf, type Box } from './content';
import { STRATEGIES } from './ids';
import { element, resource, text, track, unit } from './names';
import { cardOf, elementOf, placeAt, tell, valuesOf } from './tell';
import { RESOURCES, TRACKS, UNITS } from './view';

// In the order of the engine's table of rules that a trace names; trace.test.ts compares.
export const RULES = [
  'AN-HARV-03',
  'AN-BUILD-02',
  'AN-FOLL-03',
  'AN-STRAT-01',
  'AN-STRAT-02',
  'AN-STRAT-03',
  'AN-MOVE-06',
  'AN-PORT-03',
  'AN-MOVE-14',
  'AN-PORT-05',
  'AN-ORAC-04',
  'AN-CONT-01',
  'AN-ADV-02',
  'AN-SUMM-02',
  'AN-MYTH-03',
  'AN-TURN-04',
  'AN-HARV-06',
  'AN-BUILD-04',
  'AN-INC-02',
  'AN-INC-03',
  'AN-FOLL-04',
  'AN-MOVE-05',
  'AN-MOVE-07',
  'AN-MOVE-16',
  'AN-PORT-06',
  'AN-ORAC-01',
  'AN-ORAC-05',
  'AN-ORAC-08',
  'AN-CONT-04',
  'AN-ADV-04',
  'AN-SUMM-04',
  'AN-FATE-03',
  'AN-FATE-05',
  'AN-CULT-01',
  'AN-SUPR-02',
  'AN-SUPR-04',
] as const;

const CRITERIA = [
  'only',
  'strategy',
  'planet-order',
  'resource',
  'most-resources',
  'least-strength',
  'unit-strength',
  'most-pieces',
  'most-vp',
  'topmost',
  'track-furthest',
  'goal-lowest',
  'goal-highest',
  'track-rearmost',
  'lower-track',
  'person',
] as const;
type Criterion = (typeof CRITERIA)[number];
const WITHOUT_SCORES: ReadonlySet<Criterion> = new Set([
  'only',
  'strategy',
  'topmost',
  'lower-track',
  'person',
  'planet-order',
]);

// AN-STRAT-01 to -03.
const LINES: readonly (readonly string[])[] = [
  ['atlantis', 'distant', 'civilisation', 'near_atlantis', 'weakest', 'free_shrine', 'free'],
  ['free_shrine', 'atlantis', 'distant', 'near_atlantis', 'person_shrine', 'free', 'weakest'],
  ['completes_culture', 'near_culture', 'distant', 'civilisation', 'free', 'atlantis', 'weakest'],
];

export interface Candidate {
  readonly name: Message;
  readonly score: Message | null;
  readonly kept: boolean;
}
export interface Judgement {
  readonly rule: string;
  readonly reason: Message;
  readonly candidates: readonly Candidate[];
}
export interface Deed {
  readonly at: number; // the event that did it
  readonly done: Message;
  readonly judgements: readonly Judgement[]; // the last one decided
}
export interface Part {
  readonly card: string | null; // where its first element begins
  readonly element: Message | null; // null: before and after the cards
  readonly deeds: readonly Deed[];
}

const numberOf = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

function candidate(event: GameEvent, criterion: Criterion, box: Box): Candidate {
  const id = numberOf(event, 'id');
  const names = [
    () => placeAt(event, 'id', box),
    () =>
      text('unit_at', {
        unit: unit(UNITS[numberOf(event, 'detail')] ?? 'follower'),
        place: placeAt(event, 'id', box),
      }),
    () => text('slot', { number: id + 1 }),
    () => track(TRACKS[id] ?? 'war'),
    () => text(id === 0 ? 'deck.moon' : 'deck.sun'),
  ];
  const score = numberOf(event, 'score');
  return {
    name: (names[numberOf(event, 'what')] ?? names[0])?.() ?? text('nothing'),
    score: scoreOf(criterion, score),
    kept: numberOf(event, 'kept') === 1,
  };
}

function scoreOf(criterion: Criterion, score: number): Message | null {
  if (WITHOUT_SCORES.has(criterion) || score < 0) return null;
  if (criterion !== 'resource') return text('number', { number: score });
  return score === 0 ? text('nothing') : resource(RESOURCES[score - 1] ?? 'wood');
}

function reason(event: GameEvent): Message {
  const criterion = CRITERIA[numberOf(event, 'criterion')] ?? 'only';
  const value = numberOf(event, 'value');
  if (criterion === 'strategy') {
    const detail = numberOf(event, 'detail');
    const line = LINES[detail]?.[value - 1] ?? 'free';
    return text('reason.strategy', {
      strategy: text(`strategy.${STRATEGIES[detail] ?? 'brave'}`),
      number: value,
      line: text(`line.${line}`),
    });
  }
  if (criterion === 'resource')
    return value === 0
      ? text('reason.no_resource')
      : text('reason.resource', { resource: resource(RESOURCES[value - 1] ?? 'wood') });
  return WITHOUT_SCORES.has(criterion) ? text(`reason.${criterion}`) : text(`reason.${criterion}`, { value });
}

function judgement(events: readonly GameEvent[], at: number, box: Box): Judgement {
  const event = events[at] as GameEvent;
  const criterion = CRITERIA[numberOf(event, 'criterion')] ?? 'only';
  const candidates = events.slice(Math.max(0, at - numberOf(event, 'before')), at);
  return {
    rule: RULES[numberOf(event, 'rule')] ?? '',
    reason: reason(event),
    candidates: candidates.filter((one) => one.event === 'candidate').map((one) => candidate(one, criterion, box)),
  };
}

// Told shortly, since all of them are Cosmobot's.
const SHORT: ReadonlySet<string> = new Set([
  'cube_placed',
  'exhausted',
  'built',
  'unit_placed',
  'unit_moved',
  'summoned',
  'vp_gained',
  'track_advanced',
  'supremacy_moved',
  'supremacy_token',
  'contract_taken',
  'culture_taken',
  'creature_taken',
  'units_retreated',
]);
// What an event of Cosmobot's turn reads like in the list; null for what needs no line.
export type DeedOf = (event: GameEvent, names: readonly string[], content: Content) => Message | null;
export const deed: DeedOf = (event, names, content) => {
  const box = boxOf(content);
  switch (event.event) {
    case 'target':
      return text('deed.target', { place: placeAt(event, 'place', box) });
    case 'skipped':
      return text(numberOf(event, 'reason') === 0 ? 'deed.at_maximum' : 'deed.impossible', {
        track: track(TRACKS[numberOf(event, 'track')] ?? 'war'),
      });
    case 'lapsed':
      return text('deed.lapsed');
    case 'gained':
      return numberOf(event, 'followers') > 0 ? text('deed.followers', { count: numberOf(event, 'followers') }) : null;
    case 'turn_started':
    case 'card_resolved':
    case 'element':
    case 'weapon_committed':
      return null;
    case 'card_revealed':
      return text('deed.card', { card: cardOf(event, box) });
    default:
      if (event['seat'] === 1 && SHORT.has(event.event)) return text(`deed.${event.event}`, valuesOf(event, box));
      return tell(event, names, content);
  }
};

const BEGIN_CARD = 'card_resolved';
const AFTER_CARDS = 'cards_removed';

export function partsOf(
  events: readonly GameEvent[],
  names: readonly string[],
  content: Content,
  deedOf: DeedOf = deed,
): readonly Part[] {
  const box = boxOf(content);
  const parts: { card: string | null; element: Message | null; deeds: Deed[] }[] = [];
  let card: string | null = null;
  let judgements: Judgement[] = [];
  const current = () => {
    const last = parts[parts.length - 1];
    if (last) return last;
    parts.push({ card: null, element: null, deeds: [] });
    return parts[0] as (typeof parts)[number];
  };
  const settle = (at: number, done: Message) => {
    current().deeds.push({ at, done, judgements });
    judgements = [];
  };
  events.forEach((event, at) => {
    if (event.event === BEGIN_CARD) {
      card = cardOf(event, box);
    } else if (event.event === 'element') {
      const begun = element(elementOf(event));
      if (judgements.length > 0) settle(at, text('deed.chosen', { element: begun })); // by the oracle
      parts.push({ card, element: begun, deeds: [] });
      card = null;
    } else if (event.event === 'criterion') {
      judgements.push(judgement(events, at, box));
    } else {
      if (event.event === AFTER_CARDS) parts.push({ card: null, element: null, deeds: [] });
      const done = deedOf(event, names, content);
      if (!done) return;
      settle(at, done);
    }
  });
  if (judgements.length > 0) settle(events.length - 1, text('deed.asks'));
  return parts.filter((part) => part.element !== null || part.deeds.length > 0);
}
