// A game without a drawing: what is seen as a tree, what can be done as buttons. Everything it says is said by the engine.
import { message, type Message } from '../../text/message';
import { say } from '../../text/say';
import type { GameEvent, LegalAction, Step, Target } from '../game_ui';
import type { AnyGameUi } from '../games';
import { Board } from './board';
import { written } from './written';

// First the kind, then one operand after the other: button:take as moon, button:field="II-3", button:orbit="O2".
export function steps({ kind, text: _, ...operands }: LegalAction): readonly Step[] {
  return [
    `button:${kind}`,
    ...Object.entries(operands).map(([name, value]) => `button:${name}=${JSON.stringify(value)}`),
  ];
}

export function label(target: Target): Message {
  const [, name = '', value] = /^button:([^=]*)(?:=(.*))?$/.exec(target) ?? [];
  if (value === undefined) return message('term', { name });
  return message('plain.operand', { name, value: written(JSON.parse(value)) });
}

// "take as moon (field: II-3, orbit: O2)"
function tellAction(action: LegalAction): Message {
  const [kind = '', ...operands] = steps(action)
    .flat()
    .map((target) => say(label(target)));
  return message('term', { name: operands.length > 0 ? `${kind} (${operands.join(', ')})` : kind });
}

export function tell({ event, seat, ...carried }: GameEvent, names: readonly string[]): Message {
  const words = [
    event.replaceAll('_', ' '),
    ...Object.entries(carried).map(([name, value]) => `${name} ${written(value)}`),
  ];
  const what = words.join(', ');
  const who = typeof seat === 'number' ? names[seat] : undefined;
  return who === undefined ? message('term', { name: what }) : message('plain.operand', { name: who, value: what });
}

export const plainUi = (id: string): AnyGameUi => ({
  id,
  steps,
  prompt: () => message('plain.prompt'),
  label,
  tell,
  tellAction,
  logAction: tellAction,
  explain: () => null,
  holdings: () => [],
  pictured: () => [],
  Board,
});
