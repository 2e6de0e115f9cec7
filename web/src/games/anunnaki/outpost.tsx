// What the modules add to the map: distant planets, and creatures that wait to be won.
import { say } from '../../text/say';
import type { Picks } from '../game_ui';
import { Group } from './cell';
import type { Creature, DistantPlanet } from './content';
import { distantSpot, type Layout, type Point } from './geometry';
import { Mark, Piece } from './glyphs';
import { hit } from './hit';
import { place, requirement, text } from './names';
import { piecesAt, SIDES, type DistantView, type TableView } from './view';

export function Outpost(props: {
  number: 0 | 1; layout: Layout; here: DistantView; planet: DistantPlanet | undefined; view: TableView;
  preview: TableView | null; picks: Picks; small: boolean;
}) {
  const { number, layout, here, planet, view, preview, picks, small } = props;
  if (!planet) return null;
  const { at, radius } = layout.distant[number];
  const land = distantSpot(layout, number, 'land');
  const next = (spot: string, side: 'person' | 'bot') => preview && piecesAt(preview, spot, side);
  const group = (spot: 'land' | 'lead', middle: Point) =>
    SIDES.map((side) => {
      const id = `${here.planet}:${spot}`;
      const both = SIDES.every((one) => piecesAt(view, id, one) !== '');
      return (
        <Group key={side} side={side} view={view} now={piecesAt(view, id, side)} next={next(id, side)} x={middle.x}
          y={middle.y + (both ? (side === 'person' ? -15 : 15) : 2)} scale={0.85} wide={84} />
      );
    });
  return (
    <g class={`an-outpost an-planet-${here.planet}`}>
      <circle class="an-body" cx={at.x} cy={at.y} r={radius} />
      <path class="an-bands" d={`M${at.x - radius * 0.94} ${at.y - 18}q${radius} 16 ${radius * 1.88} 0M${at.x - radius * 0.97} ${at.y + 14}q${radius} 18 ${radius * 1.94} 0`} />
      <circle class="an-shade" cx={at.x} cy={at.y} r={radius} />
      <ellipse class="an-landing" cx={land.x} cy={land.y} rx={52} ry={40} />
      {!small && (
        <>
          <text class="an-name" x={at.x} y={at.y - radius * 0.62} font-size="15">{planet.name}</text>
          <text class="an-worth" x={at.x} y={at.y + radius * 0.78} font-size="15">{`★ ${String(planet.leader_end_vp)}`}</text>
        </>
      )}
      {here.leader === 'civilisation' && (
        <g class="an-civilisation">
          <path d={`M${at.x - 17} ${at.y + 16}L${at.x - 11} ${at.y - 14}H${at.x + 11}L${at.x + 17} ${at.y + 16}Z`} />
          <text x={at.x} y={at.y + 2} font-size="18">{planet.civilisation_strength}</text>
        </g>
      )}
      {group('lead', at)}
      {group('land', land)}
      {!small && (
        <>
          <circle {...hit(picks, `distant:${here.planet}:lead`, place(`${here.planet}:lead`))} cx={at.x} cy={at.y} r={radius} />
          <ellipse {...hit(picks, `distant:${here.planet}:land`, place(`${here.planet}:land`))} cx={land.x} cy={land.y} rx={52} ry={40} />
        </>
      )}
    </g>
  );
}

export function Beast({ at, creature, picks, small }: {
  at: Point; creature: Creature | undefined; picks: Picks; small: boolean;
}) {
  if (!creature) return null;
  const name = text(`creature.${creature.id}`);
  const [left, top] = [at.x - 122, at.y - 34];
  return (
    <g class="an-beast">
      <rect class="an-card" x={left} y={top} width="244" height="68" rx="10" />
      <Piece kind="creature" side="person" house="mesos" x={left + 34} y={at.y} size={38} className="wild" />
      {!small && (
        <>
          <text class="an-beast-name" x={left + 66} y={at.y - 14} font-size="17">{say(name)}</text>
          <text class="an-beast-need" x={left + 66} y={at.y + 5} font-size="14.500">{say(requirement(creature.first))}</text>
          <text class="an-beast-need" x={left + 66} y={at.y + 23} font-size="14.500">{`+ ${say(requirement(creature.second))}`}</text>
          <g class="an-worth"><Mark name="points" x={left + 222} y={at.y - 14} size={16} />
            <text x={left + 222} y={at.y + 10} font-size="16">{creature.vp}</text></g>
          <rect {...hit(picks, `creature:${creature.id}`, name)} x={left} y={top} width="244" height="68" rx="10" />
        </>
      )}
    </g>
  );
}
