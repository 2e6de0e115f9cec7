// Where something happened, and the rule of a thing: for the log, for what another did, and for tooltips.
import type { Target } from '../game_ui';
import { placeTarget } from './steps';
import type { Event, View } from './view';

type At = (event: Event) => readonly Target[];

// The arguments that name a place, and the targets they are drawn as.
const DRAWN: Readonly<Record<string, (id: string) => Target>> = {
  area: placeTarget,
  place: placeTarget,
  from: placeTarget,
  to: placeTarget,
  track: (id) => `track:${id}`,
  site: (id) => `site:${id}`,
  creature: (id) => `creature:${id}`,
  planet: (id) => `distant:${id}:lead`,
  node: (id) => `node:${id}`,
  slot: (id) => `slot:${id}`,
  god: (id) => `god:${id}`,
  artefact: (id) => `artefact:${id}`,
  resource: (id) => `resource:${id}`,
};

// What has arguments of these names that mean something else.
const OWN: Readonly<Partial<Record<Event['event'], At>>> = {
  supremacy_moved: () => ['track:supremacy'],
  supremacy_token: () => ['track:supremacy'],
  built: (event) => (event.event === 'built' ? [placeTarget(event.area)] : []),
  cube_placed: (event) =>
    event.event === 'cube_placed' && event.seat === 1 ? [`fate:${String(Number(event.space) - 1)}`] : [],
  skipped: () => [],
  candidate: () => [],
};

export function where(event: Event): readonly Target[] {
  const own = OWN[event.event];
  if (own) return own(event);
  return Object.entries(event).flatMap(([argument, value]) => {
    const drawn = DRAWN[argument];
    return drawn && (typeof value === 'string' || typeof value === 'number') ? [drawn(String(value))] : [];
  });
}

// By what a target begins with. The tests hold that every rule is there.
export const RULES: Readonly<Record<string, string>> = {
  area: 'AN-CTRL-02',
  symbol: 'AN-HHARV-01',
  distant: 'AN-DIST-11',
  site: 'AN-HCUL-01',
  node: 'AN-HPRIM-01',
  star: 'AN-HGOD-01',
  god: 'AN-HGOD-01',
  weapon: 'AN-HCOMB-01',
  slot: 'AN-HTRD-01',
  reserve: 'AN-HFREE-01',
  resource: 'AN-HFREE-01',
  crystals: 'AN-HSEC-01',
  track: 'AN-HTRK-01',
  space: 'AN-HTRK-01',
  creature: 'AN-HMYTH-01',
  artefact: 'AN-HCUL-01',
  card: 'AN-TURN-03',
  fate: 'AN-FATE-01',
  row: 'AN-INC-01',
};

export function rule(target: Target, view: View): string | null {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'area' && id.endsWith('-C')) return 'AN-CTRL-07';
  if (kind === 'area' && view.areas[id]?.civilisation !== undefined) return 'AN-CIV-01';
  if (target === 'track:supremacy' || target.startsWith('space:supremacy:')) return 'AN-SUPR-03';
  if (target === 'star:PENTA') return 'AN-HGOD-02';
  if (target === 'row:resources') return 'AN-RC-01';
  if (target === 'row:person') return 'AN-HBLD-01';
  return RULES[kind] ?? null;
}
