// Where on the table it is what is being counted.
import type { ScoreItem } from '../../table/messages';
import type { Target } from '../game_ui';
import { GOAL_PLACES } from './view';

const BY_PART: Readonly<Record<string, (what: string) => Target>> = {
  ...Object.fromEntries(GOAL_PLACES.map((at) => [at, () => `track:${at}`])),
  'distant planets': (what) => `distant:${what}:lead`,
};

export const placeOfItem = ({ part, what = '' }: ScoreItem): Target | null => BY_PART[part]?.(what) ?? null;
