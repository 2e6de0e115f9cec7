// From an action's text to what is clicked for it. Sets that say "enough" with a button, and choices
// that cannot be taken back, end with one.
import type { LegalAction, Step, Target } from '../game_ui';
import { cellName, seatOf, type View } from './view';

const cellPattern = /[AB]?\(-?\d+,-?\d+\)/g;

const cellsIn = (text: string): Target[] => (text.match(cellPattern) ?? []).map((cell) => `cell:${cell}`);

const wordsAfter = (text: string, count: number): string[] => text.split(' ').slice(count);

export const tileTarget = (tile: number): Target => `tile:${String(tile).padStart(2, '0')}`;
// In the hand a tile is clicked as it is turned there.
export const handTarget = (tile: number, rot: number): Target => `${tileTarget(tile)}.${rot}`;

export const steps = (action: LegalAction): readonly Step[] => {
  const { kind, text } = action;
  const cells = cellsIn(text);
  switch (kind) {
    case 'pick':
      return [wordsAfter(text, 1).map((tile) => `tile:${tile}`), 'button:pick'];
    case 'place':
      return [`tile:${wordsAfter(text, 1)[0] ?? ''}`, ...cells];
    case 'swap':
      return [cells];
    case 'rotate':
      return [...cells, `turn:${text.slice(-1)}`];
    case 'remove':
      return [...cells, 'hand'];
    case 'flip down':
    case 'flip up':
      return [...cells, 'flip'];
    case 'take':
      return [wordsAfter(text, 1).map((colour) => `bonus:${colour}`), 'button:take'];
    case 'turn down':
      return [cells, 'button:turn_down'];
    case 'sabotage':
      return [...cells, 'button:sabotage'];
    case 'exchange':
      return [`marker:${wordsAfter(text, 1)[0] ?? ''}`];
    case 'offer':
      return [text === 'offer none' ? 'button:offer_none' : `marker:${wordsAfter(text, 1)[0] ?? ''}`];
    case 'move':
      return cells;
    default:
      return [`button:${kind}`]; // ready, done, undone
  }
};

const named = (target: Target | undefined, sort: string): string | null =>
  target?.startsWith(`${sort}:`) ? target.slice(sort.length + 1) : null;

// What a click that leads nowhere would have meant.
export const attempt = (target: Target, chosen: readonly Target[], view: View): string | null => {
  const cell = named(target, 'cell');
  const bonus = named(target, 'bonus');
  const colour = named(target, 'marker');
  if (bonus) return `take ${bonus}`;
  if (colour) return view.phase === 'exchange' ? `exchange ${colour}` : `offer ${colour}`;
  if (!cell) return null;
  if (view.phase === 'sabotage') return `sabotage ${cell}`;
  if (view.phase === 'black_hole') return `turn down ${cell}`;
  const tile = named(chosen[0], 'tile');
  const from = named(chosen[0], 'cell');
  if (tile) return `place ${tile} at ${cell}`;
  if (view.viewer === null) return null;
  const occupied = seatOf(view, view.viewer).galaxy.some((placed) => cellName(placed) === cell);
  if (from) return occupied ? `swap ${from} with ${cell}` : `move ${from} to ${cell}`;
  return `remove ${cell}`;
};
