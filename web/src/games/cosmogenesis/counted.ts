// Where on the board it is what is being counted.
import type { ScoreItem } from '../../table/messages';
import type { Target } from '../game_ui';

const PLACES: Readonly<Record<string, (what: string) => Target>> = {
  'planetary objectives': (what) => `objective:${what}`,
  'stellar objectives': (what) => `stellar:${what}`,
  evolution: (what) => `body:${what}`,
  belt: () => 'belt',
};

export const placeOfItem = ({ part, what = '' }: ScoreItem): Target | null => PLACES[part]?.(what) ?? null;
