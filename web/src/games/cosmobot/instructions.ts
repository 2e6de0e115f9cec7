// Cosmobot's deeds as instructions for the pieces on the person's table: which piece, from where, to where.
import type { Message } from '../../text/message';
import { boxOf, find, type Box } from '../anunnaki/content';
import { place, siteName, text as anunnaki } from '../anunnaki/names';
import { placeAt, valuesOf } from '../anunnaki/tell';
import { deed, type DeedOf } from '../anunnaki/trace';
import type { GameEvent } from '../game_ui';
import { text } from './text';

const nameOf = (event: GameEvent, argument: string): string => String(event[argument]);
// Several that belong together are told as one.
const unitOf = (event: GameEvent): Message =>
  anunnaki(`units.${nameOf(event, 'unit')}`, { count: Number(event['count'] ?? 1) });

// What an instruction has besides the values of its line in the log.
const MORE: Readonly<Record<string, (event: GameEvent, box: Box) => Message['with']>> = {
  cube_placed: (event) => ({ space: Number(event['space']), count: Number(event['count'] ?? 1) }),
  exhausted: () => ({}),
  built: () => ({}),
  unit_placed: (event) => ({ unit: unitOf(event) }),
  unit_moved: (event) => ({ unit: unitOf(event) }),
  summoned: (event) => ({ unit: unitOf(event) }),
  vp_gained: () => ({}),
  track_advanced: () => ({}),
  supremacy_moved: (event) => ({ value: Number(event['to']) }),
  supremacy_token: (event) => ({ value: Number(event['at']) }),
  contract_taken: () => ({}),
  culture_taken: (event, box) => ({ site: siteName(nameOf(event, 'site'), box) }),
  creature_taken: () => ({}),
  units_retreated: (event, box) => ({ from: place(nameOf(event, 'from'), box, 'from') }),
};

// Something to be done with the pieces. Cards are in the person's hands only where they are the printed ones.
export const isForHands = (event: GameEvent, printedCards: boolean): boolean =>
  event.event === 'cards_removed'
    ? printedCards
    : event.event === 'civilisation_removed' || (event['seat'] === 1 && event.event in MORE);

export const instruction: DeedOf = (event, names, content) => {
  const box = boxOf(content);
  if (event.event === 'civilisation_removed') {
    const god = find(box.areas, nameOf(event, 'place'))?.atlantis === true;
    return text(god ? 'do.civilisation_god' : 'do.civilisation', { place: placeAt(event, 'place', box) });
  }
  if (event.event === 'cards_removed') return text('do.cards_removed');
  const more = event['seat'] === 1 ? MORE[event.event] : undefined;
  if (!more) return deed(event, names, content);
  return text(`do.${event.event}`, { ...valuesOf(event, box), ...more(event, box) });
};
