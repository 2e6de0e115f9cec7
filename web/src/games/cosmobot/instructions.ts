// Cosmobot's deeds as instructions for the pieces on the person's table: which piece, from where, to where.
import type { Message } from '../../text/message';
import { boxOf, type Box, type Cost } from '../anunnaki/content';
import { cost, text as anunnaki } from '../anunnaki/names';
import { placeAt, valuesOf } from '../anunnaki/tell';
import { deed, type DeedOf } from '../anunnaki/trace';
import { UNITS } from '../anunnaki/view';
import type { GameEvent } from '../game_ui';
import { text } from './desk';

const numberOf = (event: GameEvent, name: string): number => Number(event[name] ?? 0);

const unitOf = (event: GameEvent): Message =>
  anunnaki(`units.${UNITS[numberOf(event, 'unit')] ?? 'follower'}`, { count: 1 });

// "2 wood", of the symbols whose bits are set.
function symbolsOf(event: GameEvent, box: Box): Message {
  const symbols = box.areas[numberOf(event, 'area')]?.symbols ?? [];
  const counts: Record<string, number> = {};
  symbols.forEach((one, i) => {
    if ((numberOf(event, 'symbols') >> i) & 1) counts[one] = (counts[one] ?? 0) + 1;
  });
  return cost(counts as Cost);
}

const printed = (event: GameEvent, box: Box): number => box.supremacy[numberOf(event, 'place')] ?? 0;

// What an instruction has besides the values of its line in the log.
const MORE: Readonly<Record<string, (event: GameEvent, box: Box) => Message['with']>> = {
  cube_placed: (event) => ({ space: numberOf(event, 'at') + 1 }),
  exhausted: (event, box) => ({ symbols: symbolsOf(event, box) }),
  built: () => ({}),
  unit_placed: (event) => ({ unit: unitOf(event) }),
  unit_moved: (event) => ({ unit: unitOf(event) }),
  summoned: (event) => ({ unit: unitOf(event) }),
  vp_gained: () => ({}),
  track_advanced: () => ({}),
  supremacy_moved: (event, box) => ({ value: printed(event, box) }),
  supremacy_token: (event, box) => ({ value: printed(event, box) }),
  contract_taken: () => ({}),
  culture_taken: (event, box) => ({ site: box.sites[numberOf(event, 'site')]?.id ?? '' }),
  creature_taken: () => ({}),
  units_retreated: (event, box) => ({ from: placeAt(event, 'from', box) }),
};

export const instruction: DeedOf = (event, names, content) => {
  const box = boxOf(content);
  if (event.event === 'civilisation_removed') {
    const god = box.areas[numberOf(event, 'place')]?.atlantis === true;
    return text(god ? 'do.civilisation_god' : 'do.civilisation', { place: placeAt(event, 'place', box) });
  }
  if (event.event === 'cards_removed') return text('do.cards_removed');
  const more = event['seat'] === 1 ? MORE[event.event] : undefined;
  if (!more) return deed(event, names, content);
  return text(`do.${event.event}`, { ...valuesOf(event, box), ...more(event, box) });
};
