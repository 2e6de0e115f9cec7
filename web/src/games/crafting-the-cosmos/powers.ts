// What the 32 power cards cost and what they ask for, one after the other (section 6.3 of the rules).
import { energyOfPower, type Energy, type Options, type PowerInUse } from './view';

export interface Cost {
  readonly cards: number; // equal energy cards
  readonly type: Energy | null; // null: any
  readonly gravitons: number;
  readonly supernovae: number; // of the counter
  readonly tokens: readonly ('supernova' | 'proto' | 'stable')[]; // from the galaxy
}

// What a power in use asks its player; each has a prompt.
export type Ask =
  | 'pay_supernova'
  | 'pay_life'
  | 'element'
  | 'put_star'
  | 'place_stable'
  | 'place_proto'
  | 'convert'
  | 'supernova'
  | 'give_star'
  | 'stabilize'
  | 'evolve'
  | 'replace'
  | 'nebula'
  | 'proto'
  | 'star'
  | 'move_star'
  | 'move_life'
  | 'move_nebula'
  | 'lift'
  | 'put_down';

interface Rules {
  readonly cards: number;
  readonly type: Energy | null;
  readonly gravitons?: number;
  readonly supernovae?: number;
  readonly tokens?: Cost['tokens'];
  readonly asks: readonly (Ask | null)[]; // by clause; null happens by itself
  readonly second?: readonly (Ask | null)[]; // of the second mode
  readonly modes?: readonly [string, string];
}

const RULES: Readonly<Record<string, Rules>> = {
  'PL-1': { cards: 2, type: 'light', asks: [] },
  'PL-2': { cards: 1, type: 'chemistry', asks: ['place_stable'] },
  'PL-3': { cards: 5, type: null, asks: [null, 'element'] },
  'PL-4': { cards: 1, type: 'light', asks: [] },
  'PL-5': { cards: 2, type: 'time', asks: ['put_star'] },
  'PL-6': { cards: 2, type: 'gravity', asks: ['put_star'] },
  'PL-7': { cards: 2, type: 'chemistry', asks: ['put_star'] },
  'PL-8': { cards: 2, type: 'time', asks: ['give_star', 'element'] },
  'PT-1': { cards: 0, type: null, asks: ['place_stable'] },
  'PT-2': { cards: 0, type: null, asks: [] },
  'PT-3': { cards: 0, type: null, asks: ['convert'] },
  'PT-4': {
    cards: 1,
    type: null,
    supernovae: 1,
    asks: ['pay_supernova'],
    second: ['pay_supernova'],
    modes: ['steps', 'proto'],
  },
  'PT-5': { cards: 1, type: 'time', asks: [] },
  'PT-6': { cards: 2, type: null, asks: [] },
  'PT-7': { cards: 1, type: null, gravitons: 1, asks: [] },
  'PT-8': { cards: 1, type: 'time', asks: ['give_star', 'element'] },
  'PG-1': { cards: 1, type: null, gravitons: 1, asks: ['supernova', 'move_star'] },
  'PG-2': { cards: 1, type: null, gravitons: 1, asks: ['convert'] },
  'PG-3': { cards: 1, type: null, asks: [], second: ['replace'], modes: ['gain', 'replace'] },
  'PG-4': {
    cards: 1,
    type: 'gravity',
    asks: ['star', 'move_star'],
    second: ['nebula', 'move_nebula'],
    modes: ['star', 'nebula'],
  },
  'PG-5': { cards: 2, type: 'chemistry', asks: ['convert'] },
  'PG-6': { cards: 1, type: 'gravity', gravitons: 2, asks: [] },
  'PG-7': { cards: 2, type: 'time', asks: ['convert'] },
  'PG-8': {
    cards: 1,
    type: null,
    tokens: ['stable'],
    asks: ['pay_life', 'lift', 'put_down'],
    second: ['pay_life', 'lift', 'put_down'],
    modes: ['proto', 'stable'],
  },
  'PC-1': { cards: 1, type: null, asks: ['proto', 'move_life'] },
  'PC-2': { cards: 1, type: null, asks: ['supernova'] },
  'PC-3': { cards: 1, type: null, tokens: ['stable', 'stable', 'stable'], asks: ['pay_life', 'evolve'] },
  'PC-4': { cards: 1, type: 'chemistry', asks: ['place_stable'] },
  'PC-5': { cards: 1, type: null, tokens: ['proto'], asks: ['pay_life', 'stabilize'] },
  'PC-6': { cards: 1, type: null, asks: ['place_proto'] },
  'PC-7': { cards: 1, type: null, asks: [] },
  'PC-8': { cards: 1, type: null, asks: [] },
};

const NOTHING: Rules = { cards: 0, type: null, asks: [] };

export const POWERS: readonly string[] = Object.keys(RULES);

// CTC-DISCH-05: instead of the star of a discharge.
export const atDischarge = (power: string): boolean => energyOfPower(power) === 'time' && RULES[power]?.cards === 0;

// The editions disagree on three of them.
export function costOf(power: string, options: Options): Cost {
  const { cards, type, gravitons = 0, supernovae = 0, tokens = [] } = RULES[power] ?? NOTHING;
  const cost: Cost = { cards, type, gravitons, supernovae, tokens };
  if (power === 'PG-6') return { ...cost, gravitons: options.pulsar_grav };
  if (power === 'PG-4' && options.shooting_cost === 'any') return { ...cost, type: null };
  if (power === 'PT-4' && options.event_horizon_cost === 'token')
    return { ...cost, supernovae: 0, tokens: ['supernova'] };
  return cost;
}

// The names of its two effects, where it has a choice.
export const modesOf = (power: string): readonly string[] => RULES[power]?.modes ?? [];

export function askOf({ card, mode, clause }: PowerInUse): Ask | null {
  const { asks, second, modes } = RULES[card] ?? NOTHING;
  return (second && mode === modes?.[1] ? second : asks)[clause] ?? null;
}
