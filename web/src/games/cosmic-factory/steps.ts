// From an action to what is clicked for it. Sets that say "enough" with a button, and choices that cannot be taken
// back, end with one.
import type { Step, Target } from '../game_ui';
import { colours, seatOf, type Action, type TileName, type View } from './view';

const cellTarget = (cell: string): Target => `cell:${cell}`;
export const tileTarget = (tile: TileName): Target => `tile:${tile}`;
// In the hand a tile is clicked as it is turned there.
export const handTarget = (tile: TileName, rot: number): Target => `${tileTarget(tile)}.${rot}`;

export const steps = (action: Action): readonly Step[] => {
  switch (action.kind) {
    case 'pick':
      return [action.tiles.map(tileTarget), 'button:pick'];
    case 'place':
      return [handTarget(action.tile, action.rotation), cellTarget(action.cell)];
    case 'move':
      return [cellTarget(action.cell), cellTarget(action.target)];
    case 'swap':
      return [action.cells.map(cellTarget)];
    case 'rotate':
      return [cellTarget(action.cell), `turn:${action.rotation}`];
    case 'remove':
      return [cellTarget(action.cell), 'hand'];
    case 'flip down':
    case 'flip up':
      return [cellTarget(action.cell), 'flip'];
    case 'take':
      return [(action.colours ?? []).map((colour) => `bonus:${colour}`), 'button:take'];
    case 'turn down':
      return [[action.cell, ...(action.second === null ? [] : [action.second])].map(cellTarget), 'button:turn_down'];
    case 'sabotage':
      return [cellTarget(action.cell), 'button:sabotage'];
    case 'exchange':
      return [`marker:${action.colour}`];
    case 'offer':
      return [action.colour === 'none' ? 'button:offer_none' : `marker:${action.colour}`];
    default:
      return [`button:${action.kind}`]; // ready, done, undone
  }
};

const named = (target: Target | undefined, sort: string): string | null =>
  target?.startsWith(`${sort}:`) ? target.slice(sort.length + 1) : null;

const inCell = (cell: string, chosen: Target | undefined, view: View): Action | null => {
  if (view.phase === 'sabotage') return { kind: 'sabotage', cell };
  if (view.phase === 'black_hole') return { kind: 'turn down', cell, second: null };
  const [tile, rot] = named(chosen, 'tile')?.split('.') ?? [];
  const from = named(chosen, 'cell');
  if (tile) return { kind: 'place', tile: tile as TileName, rotation: Number(rot ?? 0), cell };
  if (view.viewer === null) return null;
  const occupied = seatOf(view, view.viewer).galaxy.some((placed) => placed.cell === cell);
  if (from) return occupied ? { kind: 'swap', cells: [from, cell] } : { kind: 'move', cell: from, target: cell };
  return { kind: 'remove', cell };
};

// What a click that leads nowhere would have meant.
export const attempt = (target: Target, chosen: readonly Target[], view: View): Action | null => {
  const cell = named(target, 'cell');
  if (cell) return inCell(cell, chosen[0], view);
  const colour = colours.find((one) => one === (named(target, 'bonus') ?? named(target, 'marker')));
  if (!colour) return null;
  if (named(target, 'bonus')) return { kind: 'take', colours: [colour] };
  return view.phase === 'exchange' ? { kind: 'exchange', colour } : { kind: 'offer', colour };
};
