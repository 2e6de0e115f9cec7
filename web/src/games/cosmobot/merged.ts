// Cosmobot's turn as instructions for the person's hands: what belongs together is one of them ("2 followers").
import type { Message } from '../../text/message';
import { partsOf, type Deed, type Judgement } from '../anunnaki/trace';
import type { Content, GameEvent } from '../game_ui';
import { instruction, isForHands } from './instructions';

export interface Instruction {
  readonly at: number; // its first event
  readonly text: Message;
  readonly element: Message | null; // of the card, which it carries out
  readonly place: string | null; // where to look on the map
  readonly hands: boolean; // something to be done; otherwise something to know
  readonly judgements: readonly Judgement[];
}

const ofSame = (a: GameEvent, b: GameEvent, ...names: readonly string[]): boolean =>
  names.every((name) => a[name] === b[name]);
const sum = (a: GameEvent, b: GameEvent, name: string): number => Number(a[name] ?? 1) + Number(b[name] ?? 1);
const all = (a: GameEvent, b: GameEvent, name: string): readonly unknown[] => [
  ...(a[name] as readonly unknown[]),
  ...(b[name] as readonly unknown[]),
];

// The two as one, where they are: by the kind of event.
const JOINS: Readonly<Record<string, (a: GameEvent, b: GameEvent) => GameEvent | null>> = {
  cube_placed: (a, b) => ({ ...b, count: sum(a, b, 'count') }),
  unit_placed: (a, b) => (ofSame(a, b, 'unit', 'place') ? { ...a, count: sum(a, b, 'count') } : null),
  unit_moved: (a, b) => (ofSame(a, b, 'unit', 'from', 'to') ? { ...a, count: sum(a, b, 'count') } : null),
  exhausted: (a, b) => (ofSame(a, b, 'area') ? { ...a, resources: all(a, b, 'resources') } : null),
  vp_gained: (a, b) => ({ ...a, points: sum(a, b, 'points') }),
  track_advanced: (a, b) => (ofSame(a, b, 'track') ? b : null),
  supremacy_moved: (a, b) => ({ ...b, spaces: sum(a, b, 'spaces') }),
};
function joined(a: GameEvent, b: GameEvent): GameEvent | null {
  return a.event === b.event && ofSame(a, b, 'seat') ? (JOINS[a.event]?.(a, b) ?? null) : null;
}

const placeOf = (event: GameEvent): string | null => {
  const place = event['to'] ?? event['place'] ?? event['area'];
  return typeof place === 'string' ? place : null;
};

interface Row {
  readonly event: GameEvent;
  readonly deed: Deed;
  readonly judgements: readonly Judgement[];
}

function rowsOf(deeds: readonly Deed[], events: readonly GameEvent[]): readonly Row[] {
  const rows: Row[] = [];
  for (const deed of deeds) {
    const event = events[deed.at];
    if (!event) continue;
    const last = rows[rows.length - 1];
    const both = last && joined(last.event, event);
    if (last && both)
      rows[rows.length - 1] = { ...last, event: both, judgements: [...last.judgements, ...deed.judgements] };
    else rows.push({ event, deed, judgements: deed.judgements });
  }
  return rows;
}

export function instructionsOf(
  events: readonly GameEvent[],
  names: readonly string[],
  content: Content,
  printedCards: boolean,
): readonly Instruction[] {
  return partsOf(events, names, content, instruction).flatMap(({ element, deeds }) =>
    rowsOf(deeds, events).map(({ event, deed, judgements }) => ({
      at: deed.at,
      text:
        'count' in event || event !== events[deed.at] ? (instruction(event, names, content) ?? deed.done) : deed.done,
      element,
      place: placeOf(event),
      hands: isForHands(event, printedCards),
      judgements,
    })),
  );
}
