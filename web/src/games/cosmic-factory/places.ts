// Where the zones and tracks of a galaxy are, as the view says it, found among its tiles.
import type { Rules } from './tiles';
import type { Galaxy, Placed, Places, Step } from './view';

export interface FieldPlace {
  readonly at: Placed;
  readonly field: number; // 0…3: NW, NE, SE, SW as the tile lies
}

export const tilesIn = (galaxy: Galaxy, cells: readonly string[]): readonly Placed[] =>
  cells.flatMap((cell) => galaxy.find((placed) => placed.cell === cell) ?? []);

// The fields of a zone, by its number.
export const fieldsOf = (galaxy: Galaxy, places: Places, zone: number): readonly FieldPlace[] =>
  places.fields.flatMap(({ cell, zones }) => {
    const at = galaxy.find((placed) => placed.cell === cell);
    return at ? zones.flatMap((of, field) => (of === zone ? [{ at, field }] : [])) : [];
  });

// What counts as the track under the round's card: one trail in walking order, or networks.
export const trackCells = (places: Places, track: Rules['track']): readonly string[] =>
  ({ longest: places.trail, network: places.networks[0] ?? [], separate: places.networks.flat() })[track];

// Steps of a scoring that were alike are told once, those that brought nothing not at all.
export interface Told {
  readonly step: Step;
  readonly times: number;
}
export const toldTogether = (steps: readonly Step[]): readonly Told[] => {
  const told = new Map<string, Told>();
  for (const step of steps) {
    if (step.points === 0 && step.kind !== 'track') continue;
    const name = `${step.kind} ${step.size} ${step.points}`;
    told.set(name, { step, times: (told.get(name)?.times ?? 0) + 1 });
  }
  return [...told.values()];
};
