// The log: one line for what happened, nothing for what follows from the line before.
import type { GameEvent } from '../game_ui';
import type { Message } from '../../text/message';
import { ASTEROID, type Body, type Colour, gasGiant, terrestrial } from './body';
import { bodyName, join, stageName, text, onWhere } from './naming';
import { type Reward, SECTORS } from './view';

const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'violet'];
const KINDS = ['none', 'terrestrial', 'gas_giant', 'asteroid'] as const;
const REWARDS: readonly (Reward | 'none')[] = ['none', 'asteroid', 'comet', 'life', 'evolution', 'side_action'];

const id = (letter: string, number: number): string => letter + String(number).padStart(2, '0');
const nameOf = (letter: string, number: number): Message => text(`name.${id(letter, number)}`);

function newBody(kind: number, size: number, colour: number): Body {
  if (KINDS[kind] === 'gas_giant') return gasGiant(size, COLOURS[colour] ?? 'red');
  return KINDS[kind] === 'asteroid' ? ASTEROID : terrestrial(size);
}

// Comets are bought with asteroids, never the other way round.
function beltChange(asteroids: number, comets: number): Message {
  const stones = text(asteroids > 0 ? 'belt.asteroids' : 'belt.asteroids_less', { count: Math.abs(asteroids) });
  const tails = text('belt.comets', { count: comets });
  return join([...(asteroids === 0 ? [] : [stones]), ...(comets === 0 ? [] : [tails])]);
}

// Events that another line tells, or that the board shows.
const SILENT = [
  'objective_laid',
  'tile_laid',
  'belt_field_laid',
  'took',
  'reward_pending',
  'turn_ended',
  'tile_returned',
  'objective_boxed',
];

export function tell(event: GameEvent, names: readonly string[]): Message | null {
  const { event: key } = event;
  if (SILENT.includes(key)) return null;
  const number = (argument: string): number => Number(event[argument]);
  const name = names[number('seat')] ?? '';
  const place = () => onWhere({ orbit: number('orbit'), place: number('place') });
  const line = (values: Message['with'] = {}) => text(`event.${key}`, { name, ...values });
  switch (key) {
    case 'discarded':
      return line({ field: `${SECTORS[number('sector') - 1]}-${number('field')}` });
    case 'planet_created':
    case 'moon_created':
      return line({
        orbit: number('orbit'),
        body: bodyName(newBody(number('kind'), number('size'), number('colour'))),
      });
    case 'collided':
      return text(number('rest') === 2 ? 'event.collided_lost' : 'event.collided', {
        name,
        place: place(),
        size: number('size'),
      });
    case 'life_fell':
    case 'got_wet':
    case 'life_created':
      return line({ place: place() });
    case 'evolved':
      return line({ place: place(), stage: stageName(number('stage')) });
    case 'belt_changed': {
      const [asteroids, comets] = [number('asteroids'), number('comets')];
      // What was paid for stands in the next line.
      return asteroids > 0 || comets > 0 ? line({ what: beltChange(asteroids, comets) }) : null;
    }
    case 'object_taken':
    case 'object_used':
      return line({ object: nameOf('O', number('object')) });
    case 'stellar_taken':
      return line({ objective: nameOf('S', number('objective')) });
    case 'planetary_taken':
    case 'objective_revealed':
      return line({ objective: nameOf('P', number('objective')), orbit: number('orbit') || 0 });
    case 'reward_lost':
      return line({ item: text(`reward.${REWARDS[number('item')]}`) });
    case 'got_rings':
    case 'orbits_swapped':
      return line({ orbit: number('orbit'), orbit2: number('orbit2') || 0 });
    case 'round_started':
    case 'round_ended':
      return text(`event.${key}`, { round: number('round') });
    default:
      return line(); // start_chosen, monolith_taken, module_built, game_over
  }
}
