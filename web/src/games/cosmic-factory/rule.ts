// The numbered rule (docs/rules) that a target is about.
import type { Target } from '../game_ui';
import { splitSeat } from '../seat_target';
import { isTimed, ownSeat, type View } from './view';

const SORTS: Readonly<Record<string, string>> = {
  cell: 'CF-BUILD-04',
  hand: 'CF-BUILD-05',
  turn: 'CF-BUILD-05',
  flip: 'CF-CARD-01',
  bonus: 'CF-BONUS-01',
  marker: 'CF-END-01',
  track: 'CF-END-01',
  final: 'CF-END-01',
  round: 'CF-FLOW-02',
};

const COUNTS: Readonly<Record<string, string>> = { track: 'CF-TRACK-02' };
const TABLES: Readonly<Record<string, string>> = { track: 'CF-TRACK-07' };

export const rule = (target: Target, view: View): string | null => {
  const [sort = '', name = ''] = splitSeat(target, ownSeat(view))[0].split(':');
  switch (sort) {
    case 'tile':
      if (view.phase === 'draft_1') return 'CF-DRAFT-02';
      return view.phase === 'draft_2' ? 'CF-DRAFT-04' : 'CF-BUILD-04';
    case 'card':
      return `CF-CARD-${name.padStart(2, '0')}`;
    case 'count':
      return COUNTS[name] ?? 'CF-ZONE-01';
    case 'table':
      return TABLES[name] ?? 'CF-ZONE-08';
    case 'sandglass':
      return isTimed(view) ? 'CF-BUILD-01' : 'CF-CLOCK-05';
    default:
      return SORTS[sort] ?? null;
  }
};
