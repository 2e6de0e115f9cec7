// Tracks and stores, each with a step up and a step down. Pure.
import { find, type Box } from '../anunnaki/content';
import { text as anunnaki } from '../anunnaki/names';
import { TRACKS, type Side } from '../anunnaki/view';
import type { Message } from '../../text/message';
import type { LegalAction } from '../game_ui';
import type { Choice } from './choice';
import { text } from './text';
import type { View } from './view';

export interface Stepper {
  readonly name: string; // "war", "cubes"
  readonly label: Message;
  readonly value: number;
  readonly down: Choice | null; // null: there is no further space
  readonly up: Choice | null;
}

// The steps from a value to the ones beside it, of those there are.
function stepper(
  name: string,
  label: Message,
  value: number,
  [before, after]: readonly (number | undefined)[],
  actionFor: (value: number) => LegalAction,
): Stepper {
  const step = (to: number | undefined, way: 'up' | 'down'): Choice | null =>
    to === undefined
      ? null
      : { id: `${way}:${name}`, label: text(`touch.${way}`, { what: label, to }), actions: [actionFor(to)] };
  return { name, label, value, down: step(before, 'down'), up: step(after, 'up') };
}

const within = (value: number, last: number): readonly (number | undefined)[] => [
  value > 0 ? value - 1 : undefined,
  value < last ? value + 1 : undefined,
];

export function steppersOf(view: View, side: Side, box: Box): readonly Stepper[] {
  const own = view.sides[side];
  const at = box.supremacy.indexOf(own.supremacy);
  return [
    ...TRACKS.map((track) =>
      stepper(
        track,
        anunnaki(`track.${track}`),
        own.tracks[track],
        within(own.tracks[track], find(box.tracks, track)?.last ?? 0),
        (space) => ({ kind: 'track', side, track, space }),
      ),
    ),
    stepper(
      'supremacy',
      anunnaki('track.supremacy'),
      own.supremacy,
      [box.supremacy[at - 1], box.supremacy[at + 1]],
      (marker) => ({ kind: 'supremacy', side, marker }),
    ),
    stepper('cubes', text('touch.cubes'), own.cubes, within(own.cubes, box.cubes), (cubes) => ({
      kind: 'cubes',
      side,
      cubes,
    })),
    stepper('points', text('touch.points'), own.vp, within(own.vp, Infinity), (points) => ({
      kind: 'points',
      side,
      points,
    })),
  ];
}
