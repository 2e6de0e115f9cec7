// Entering a turn by tapping: what is open beside the map, and which units are on their way. Pure.
import type { Side, Unit } from '../anunnaki/view';
import type { LegalAction, Target } from '../game_ui';
import { moved, type Load } from './place';

export type Open =
  | { readonly at: 'tracks' }
  | { readonly at: 'place'; readonly place: string }
  | { readonly at: 'site'; readonly site: string }
  | { readonly at: 'creature'; readonly creature: string }
  | { readonly at: 'contracts'; readonly slot: number | null }
  | { readonly at: 'more' }
  | { readonly at: 'typing' };

export interface Touch {
  readonly open: Open;
  readonly side: Side; // whose pieces are entered
  readonly load: Load; // from the open place, until another one is tapped
}

export const TABS = ['tracks', 'contracts', 'more', 'typing'] as const;
export type Tab = (typeof TABS)[number];

export const resting: Touch = { open: { at: 'tracks' }, side: 'person', load: {} };

export const loaded = ({ load }: Touch): number => Object.values(load).reduce((sum, count) => sum + count, 0);

export interface Tapped {
  readonly touch: Touch;
  readonly actions: readonly LegalAction[]; // told to the table as one
}

const opening = (touch: Touch, open: Open): Tapped => ({ touch: { ...touch, open, load: {} }, actions: [] });

// A place that is tapped is opened; or, when units are on their way, they arrive.
function tapPlace(touch: Touch, place: string): Tapped {
  const { open, side, load } = touch;
  if (open.at !== 'place' || loaded(touch) === 0 || open.place === place) return opening(touch, { at: 'place', place });
  return { touch: { ...touch, open: { at: 'place', place }, load: {} }, actions: moved(side, load, open.place, place) };
}

// Null: nothing that is entered by tapping.
export function tapOnMap(touch: Touch, target: Target): Tapped | null {
  const [kind, ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'area':
    case 'distant':
      return tapPlace(touch, id);
    case 'site':
      return opening(touch, { at: 'site', site: id });
    case 'creature':
      return opening(touch, { at: 'creature', creature: id });
    case 'track':
      return opening(touch, { at: 'tracks' });
    default:
      return null;
  }
}

export const openTab = (touch: Touch, tab: Tab): Touch =>
  opening(touch, tab === 'contracts' ? { at: tab, slot: null } : { at: tab }).touch;

export const openSlot = (touch: Touch, slot: number): Touch => opening(touch, { at: 'contracts', slot }).touch;

export const turnTo = (touch: Touch, side: Side): Touch => ({ ...touch, side, load: {} });

// One more unit goes along, of those that are there.
export function takeAlong(touch: Touch, unit: Unit, there: number): Touch {
  const count = touch.load[unit] ?? 0;
  return { ...touch, load: { ...touch.load, [unit]: count < there ? count + 1 : 0 } };
}

// What stays open after something was told: the six slots again, all else as it was.
export const afterTelling = (touch: Touch): Touch =>
  touch.open.at === 'contracts' ? openTab(touch, 'contracts') : { ...touch, load: {} };
