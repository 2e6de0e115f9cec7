// What can be entered at a place: its pieces one by one, and what else lies there. Pure.
import type { Message } from '../../text/message';
import { find, type Area, type Box } from '../anunnaki/content';
import { list, resource, siteName, text as anunnaki } from '../anunnaki/names';
import { distantPlace, pieces, piecesAt, UNITS, type Resource, type Side, type Unit } from '../anunnaki/view';
import type { LegalAction } from '../game_ui';
import type { Choice } from './choice';
import { text } from './text';
import type { View } from './view';

// A kind of unit there: how many, one more, one less, and one to be taken along.
export interface UnitRow {
  readonly unit: Unit;
  readonly count: number;
  readonly more: Choice;
  readonly fewer: Choice;
}

const put = (side: Side, unit: Unit, place: string): LegalAction => ({ kind: 'put', side, unit, place });
const take = (side: Side, unit: Unit, place: string): LegalAction => ({ kind: 'take', side, unit, place });

export function unitRows(view: View, place: string, side: Side): readonly UnitRow[] {
  const here = pieces(piecesAt(view, place, side)).units;
  return UNITS.filter((unit) => unit !== 'creature' || view.creatures.length > 0).map((unit) => {
    const named = { unit: anunnaki(`unit.${unit}`) };
    return {
      unit,
      count: here[unit],
      more: { id: `put:${unit}`, label: text('touch.more', named), actions: [put(side, unit, place)] },
      fewer: { id: `take:${unit}`, label: text('touch.fewer', named), actions: [take(side, unit, place)] },
    };
  });
}

export type Load = Readonly<Partial<Record<Unit, number>>>; // units that go along

// "2 followers, 1 minor god"
export const loadText = (load: Load): Message =>
  list(
    UNITS.filter((unit) => (load[unit] ?? 0) > 0).map((unit) => anunnaki(`units.${unit}`, { count: load[unit] ?? 0 })),
  );

export const moved = (side: Side, load: Load, from: string, to: string): readonly LegalAction[] =>
  UNITS.flatMap((unit) =>
    Array.from({ length: load[unit] ?? 0 }, () => [take(side, unit, from), put(side, unit, to)]).flat(),
  );

function settlement(view: View, area: string, side: Side): Choice | null {
  const built = pieces(piecesAt(view, area, side)).settlement;
  return {
    id: built ? 'unsettle' : 'settle',
    icon: 'build',
    label: text(built ? 'touch.unsettle' : 'touch.settle'),
    actions: [built ? { kind: 'unsettle', area } : { kind: 'settle', side, area }],
  };
}

// Each kind of symbol once: exhaust one more, or bring one back.
function symbols(view: View, { id: area, symbols: printed }: Area): readonly Choice[] {
  const spent = new Set(view.areas[area]?.exhausted ?? []);
  const kinds = [...new Set(printed)];
  const choice = (kind: 'exhaust' | 'renew', of: Resource): Choice => ({
    id: `${kind}:${of}`,
    icon: of,
    label: text(`touch.${kind}`, { resource: resource(of) }),
    actions: [{ kind, resource: of, area }],
  });
  return (['exhaust', 'renew'] as const).flatMap((kind) =>
    kinds
      .filter((of) => printed.some((one, i) => one === of && spent.has(i + 1) === (kind === 'renew')))
      .map((of) => choice(kind, of)),
  );
}

function guards(view: View, place: string, box: Box): readonly Choice[] {
  const tile = view.areas[place]?.civilisation;
  const distant = distantPlace(place);
  const leads =
    distant?.spot === 'lead' && view.distant.find((one) => one?.planet === distant.planet)?.leader === 'civilisation';
  if (tile === undefined && !leads) return [];
  const gone: Choice = {
    id: 'no-civilisation',
    label: text('touch.civilisation_gone'),
    actions: [{ kind: 'no civilisation', place }],
  };
  if (tile !== null) return [gone];
  const strengths = [...new Set(box.civilisations.map((one) => one.strength))].sort((a, b) => a - b);
  return [
    gone,
    ...strengths.map((strength) => ({
      id: `known-civilisation:${String(strength)}`,
      label: text('touch.civilisation_seen', { strength }),
      actions: [{ kind: 'known civilisation', place, strength }],
    })),
  ];
}

// What lies there besides units; `side`: whose settlement.
export function thingsAt(view: View, place: string, side: Side, box: Box): readonly Choice[] {
  const area = find(box.areas, place);
  const fight: Choice = { id: 'fight', icon: 'war', label: text('touch.fight'), actions: [{ kind: 'fight', place }] };
  return [
    ...(area ? [settlement(view, place, side)].filter((one) => one !== null) : []),
    ...(area ? symbols(view, area) : []),
    fight,
    ...guards(view, place, box),
    ...(area?.atlantis
      ? [{ id: 'no-god', label: text('touch.god_gone'), actions: [{ kind: 'no god', area: place }] }]
      : []),
  ];
}

export const cultureAt = (site: string, box: Box): Choice => ({
  id: 'no-culture',
  icon: 'culture',
  label: text('touch.culture_gone', { site: siteName(site, box) }),
  actions: [{ kind: 'no culture', site }],
});
