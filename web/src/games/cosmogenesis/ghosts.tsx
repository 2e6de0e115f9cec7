// What the hovered action would bring: new bodies as ghosts, and the new size of those that change.
import { type BodyChange, parsed } from './changes';
import { BodyArt } from './body_art';
import { moonAt, moonRadius, planetRadius, type Point, type SystemGeometry } from './geometry';
import { text } from './naming';
import { say } from '../../text/say';
import { bodyAt, type Place, type SeatView } from './view';

interface Spot {
  readonly at: Point;
  readonly r: number;
}

// Where a body of that text lies in the system, and how large it is.
export function spotOf(place: Place, own: SeatView, geometry: SystemGeometry): Spot | null {
  const body = bodyAt(own, place);
  const planet = bodyAt(own, { orbit: place.orbit, place: 0 });
  const orbit = geometry.orbits[place.orbit - 1];
  if (!body || !planet || !orbit) return null;
  const { unit } = geometry;
  if (place.place === 0) return { at: orbit.planet, r: planetRadius(body, unit) };
  return { at: moonAt(orbit, planet, place.place, unit), r: moonRadius(body, unit) };
}

interface GhostProps {
  readonly change: BodyChange;
  readonly geometry: SystemGeometry;
}

export function Ghost({ change, after, geometry }: GhostProps & { after: SeatView }) {
  const spot = spotOf(change.place, after, geometry);
  const body = parsed(change.after);
  if (!spot || !body) return null;
  return (
    <g class="cg-ghost" transform={`translate(${spot.at.x} ${spot.at.y})`} aria-hidden="true">
      <BodyArt body={body} r={spot.r} />
      <circle class="cg-ghost-ring" r={spot.r + 4} />
    </g>
  );
}

// On the side of the body where no moons are.
function Chip({ words, out, r }: { words: string; out: Point; r: number }) {
  const half = words.length * 3.7 + 8;
  return (
    <g transform={`translate(${-out.x * (r + half + 10)} ${-out.y * (r + 26)})`} class="cg-chip">
      <rect x={-half} y="-12" width={2 * half} height="22" rx="11" />
      <text y="4">{words}</text>
    </g>
  );
}

export function SizeChange({ change, own, geometry }: GhostProps & { own: SeatView }) {
  const spot = spotOf(change.place, own, geometry);
  const before = parsed(change.before);
  const after = parsed(change.after);
  const orbit = geometry.orbits[change.place.orbit - 1];
  if (!spot || !before || !orbit) return null;
  const r = after
    ? change.place.place === 0
      ? planetRadius(after, geometry.unit)
      : moonRadius(after, geometry.unit)
    : spot.r;
  const words =
    after && after.size !== before.size ? say(text('preview.size', { from: before.size, to: after.size })) : null;
  return (
    <g
      transform={`translate(${spot.at.x} ${spot.at.y})`}
      class={after ? 'cg-change' : 'cg-change cg-gone'}
      aria-hidden="true"
    >
      <g class="cg-change-body">{after && <BodyArt body={after} r={r} />}</g>
      <circle class="cg-ghost-ring" r={r + 5} />
      {!after && <path class="cg-cross" d={`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`} />}
      {words && <Chip words={words} out={orbit.out} r={r} />}
    </g>
  );
}
