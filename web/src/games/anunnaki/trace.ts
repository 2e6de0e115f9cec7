// Cosmobot's turn as a list of steps, each with the reason that decided it and all that was weighed.
// The events of a choice are its candidates, then the criterion that was applied to them.
import type { Message } from '../../text/message';
import type { Content, GameEvent } from '../game_ui';
import { boxOf, type Box } from './content';
import { element, place, resource, text, track, unit } from './names';
import { elementOf, placeAt, revealed, tell, toLeader, valuesOf } from './tell';
import { DECKS, TRACKS, type Deck, type Event } from './view';

type Judged = Extract<Event, { event: 'criterion' }>;
type Weighed = Extract<Event, { event: 'candidate' }>;

// What these weigh needs no number beside it.
const WITHOUT_SCORES: ReadonlySet<Judged['criterion']> = new Set(['strategy', 'planet-order']);

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
  readonly deck: Deck | null; // where a card's first element begins
  readonly element: Message | null; // null: before and after the cards
  readonly deeds: readonly Deed[];
}

const among = <Name extends string>(all: readonly Name[], name: string): Name | undefined =>
  all.find((one) => one === name);

// An area, a unit in it, a contract slot, a track or a deck.
function candidateName({ candidate, unit: kind }: Weighed, box: Box): Message {
  if (kind) return text('unit_at', { unit: unit(kind), place: place(candidate, box) });
  const [deck, row] = [among(DECKS, candidate), among(TRACKS, candidate)];
  if (deck) return text(`deck.${deck}`);
  if (row) return track(row);
  const slot = Number(candidate);
  return Number.isNaN(slot) ? place(candidate, box) : text('slot', { number: slot });
}

function scoreOf({ score }: Weighed, { criterion }: Judged): Message | null {
  if (score === null || WITHOUT_SCORES.has(criterion)) return null;
  if (typeof score === 'number') return text('number', { number: score });
  return score === 'none' ? text('nothing') : resource(score);
}

function reason({ criterion, strategy, value }: Judged, box: Box): Message {
  if (strategy !== null)
    return text('reason.strategy', {
      strategy: text(`strategy.${strategy}`),
      number: Number(value),
      line: text(`line.${box.strategies[strategy]?.[Number(value) - 1] ?? 'free'}`),
    });
  if (value === null) return text(`reason.${criterion}`);
  if (typeof value === 'number') return text(`reason.${criterion}`, { value });
  return value === 'none' ? text('reason.no_resource') : text(`reason.${criterion}`, { resource: resource(value) });
}

function judgement(events: readonly GameEvent[], at: number, box: Box): Judgement {
  const judged = events[at] as Judged;
  const weighed = (events.slice(Math.max(0, at - judged.before), at) as readonly Event[]).filter(
    (one) => one.event === 'candidate',
  );
  return {
    rule: judged.rule,
    reason: reason(judged, box),
    candidates: weighed.map((one) => ({
      name: candidateName(one, box),
      score: scoreOf(one, judged),
      kept: one.kept,
    })),
  };
}

// Told shortly, since all of them are Cosmobot's.
const SHORT: ReadonlySet<Event['event']> = new Set([
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
export const deed: DeedOf = (happened, names, content) => {
  const event = happened as Event;
  const box = boxOf(content);
  switch (event.event) {
    case 'target':
      return text('deed.target', { place: placeAt(event, 'place', box) });
    case 'skipped':
      return text(event.reason === 'maximum' ? 'deed.at_maximum' : 'deed.impossible', { track: track(event.track) });
    case 'lapsed':
      return text('deed.lapsed');
    case 'gained':
      return event.followers > 0 ? text('deed.followers', { count: event.followers }) : null;
    case 'turn_started':
    case 'card_resolved':
    case 'element':
    case 'weapon_committed':
      return null;
    case 'card_revealed':
      return revealed('deed', event, box);
    case 'units_retreated':
      if (event.seat === 1 && toLeader(event)) return text('deed.units_led', valuesOf(event, box));
      break;
    default:
      break;
  }
  if (event.seat === 1 && SHORT.has(event.event)) return text(`deed.${event.event}`, valuesOf(event, box));
  return tell(event, names, content);
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
  const parts: { deck: Deck | null; element: Message | null; deeds: Deed[] }[] = [];
  let deck: Deck | null = null;
  let judgements: Judgement[] = [];
  const current = () => {
    const last = parts[parts.length - 1];
    if (last) return last;
    parts.push({ deck: null, element: null, deeds: [] });
    return parts[0] as (typeof parts)[number];
  };
  const settle = (at: number, done: Message) => {
    current().deeds.push({ at, done, judgements });
    judgements = [];
  };
  events.forEach((event, at) => {
    if (event.event === BEGIN_CARD) {
      deck = among(DECKS, String(event['deck'])) ?? null;
    } else if (event.event === 'element') {
      const begun = element(elementOf(event, box));
      if (judgements.length > 0) settle(at, text('deed.chosen', { element: begun })); // by the oracle
      parts.push({ deck, element: begun, deeds: [] });
      deck = null;
    } else if (event.event === 'criterion') {
      judgements.push(judgement(events, at, box));
    } else {
      if (event.event === AFTER_CARDS) parts.push({ deck: null, element: null, deeds: [] });
      const done = deedOf(event, names, content);
      if (!done) return;
      settle(at, done);
    }
  });
  if (judgements.length > 0) settle(events.length - 1, text('deed.asks'));
  return parts.filter((part) => part.element !== null || part.deeds.length > 0);
}
