// What the modules add to the map: distant planets, and creatures that wait to be won.
import { say } from '../../text/say';
import type { Picks } from '../game_ui';
import type { Creature, DistantPlanet, Requirement } from './content';
import { distantSpot, type Layout, type Point } from './geometry';
import { iconFor, Mark, Piece } from './glyphs';
import { Group } from './group';
import { hit } from './hit';
import { distantWords } from './explain';
import { called } from './names';
import { piecesAt, SIDES, type DistantView, type TableView } from './view';

export function Outpost(props: {
  number: 0 | 1;
  layout: Layout;
  here: DistantView;
  planet: DistantPlanet | undefined;
  view: TableView;
  preview: TableView | null;
  picks: Picks;
  small: boolean;
  least: number;
}) {
  const { number, layout, here, planet, view, preview, picks, small, least } = props;
  const size = Math.max(15, least);
  if (!planet) return null;
  const { at, radius } = layout.distant[number];
  const land = distantSpot(layout, number, 'land');
  const next = (spot: string, side: 'person' | 'bot') => preview && piecesAt(preview, spot, side);
  const group = (spot: 'land' | 'lead', middle: Point) =>
    SIDES.map((side) => {
      const id = `${here.planet}:${spot}`;
      const both = SIDES.every((one) => piecesAt(view, id, one) !== '');
      return (
        <Group
          key={side}
          side={side}
          view={view}
          now={piecesAt(view, id, side)}
          next={next(id, side)}
          x={middle.x}
          y={middle.y + (both ? (side === 'person' ? -13 : 17) : 4)}
          scale={0.85}
          wide={84}
          least={least}
        />
      );
    });
  return (
    <g class={`an-outpost an-planet-${here.planet}`}>
      <circle class="an-body" cx={at.x} cy={at.y} r={radius} />
      <path
        class="an-bands"
        d={`M${at.x - radius * 0.94} ${at.y - 18}q${radius} 16 ${radius * 1.88} 0M${at.x - radius * 0.97} ${at.y + 14}q${radius} 18 ${radius * 1.94} 0`}
      />
      <circle class="an-shade" cx={at.x} cy={at.y} r={radius} />
      <ellipse class="an-landing" cx={land.x} cy={land.y} rx={52} ry={40} />
      {!small && (
        <>
          <text class="an-name" x={at.x} y={at.y - radius * 0.62} font-size={size}>
            {say(called(planet))}
          </text>
          <text
            class="an-worth"
            x={at.x}
            y={at.y + radius * 0.76}
            font-size={size}
          >{`★ ${String(planet.leader_end_vp)}`}</text>
        </>
      )}
      {!small && <LandingBonus planet={planet} at={land} size={size} />}
      {here.leader === 'civilisation' && (
        <g class="an-civilisation">
          <path d={`M${at.x - 17} ${at.y + 16}L${at.x - 11} ${at.y - 14}H${at.x + 11}L${at.x + 17} ${at.y + 16}Z`} />
          <text x={at.x} y={at.y + 2} font-size={Math.max(18, least)}>
            {planet.civilisation_strength}
          </text>
        </g>
      )}
      {group('lead', at)}
      {group('land', land)}
      {!small && (
        <>
          <circle
            {...hit(picks, `distant:${here.planet}:lead`, distantWords(here.planet, 'lead', view, planet))}
            cx={at.x}
            cy={at.y}
            r={radius}
          />
          <ellipse
            {...hit(picks, `distant:${here.planet}:land`, distantWords(here.planet, 'land', view, planet))}
            cx={land.x}
            cy={land.y}
            rx={52}
            ry={40}
          />
        </>
      )}
    </g>
  );
}

function LandingBonus({ planet, at, size }: { planet: DistantPlanet; at: Point; size: number }) {
  const [bonus] = planet.landing_bonus;
  if (!bonus) return null;
  return (
    <g class="an-landing-bonus">
      <text x={at.x - size * 0.6} y={at.y - 25} font-size={size}>{`+${String(bonus.number ?? 1)}`}</text>
      <Mark name={iconFor(bonus.word)} x={at.x + size * 0.7} y={at.y - 25} size={size} />
    </g>
  );
}

function Need({ of, x, y, size }: { of: Requirement; x: number; y: number; size: number }) {
  return (
    <g class="an-beast-need">
      <Mark name={iconFor(of.track ?? of.need)} x={x} y={y} size={size * 1.1} />
      <text x={x + size * 0.75} y={y} font-size={size}>
        {of.number}
      </text>
    </g>
  );
}

export function Beast({
  at,
  creature,
  picks,
  small,
  least,
}: {
  at: Point;
  creature: Creature | undefined;
  picks: Picks;
  small: boolean;
  least: number;
}) {
  if (!creature) return null;
  const name = called(creature);
  const size = Math.max(16, least);
  const wide = Math.max(214, 13.5 * size);
  const high = Math.max(60, 3 * size);
  const [left, top] = [at.x - wide / 2, at.y - high / 2];
  const second = at.y + size * 0.72;
  return (
    <g class="an-beast">
      <rect class="an-card" x={left} y={top} width={wide} height={high} rx="10" />
      <Piece kind="creature" side="person" house="mesos" x={left + 30} y={at.y} size={36} className="wild" />
      {!small && (
        <>
          <text class="an-beast-name" x={left + 58} y={at.y - size * 0.68} font-size={size}>
            {say(name)}
          </text>
          <Need of={creature.first} x={left + 68} y={second} size={size} />
          <Need of={creature.second} x={left + 68 + size * 3} y={second} size={size} />
          <g class="an-worth">
            <Mark name="points" x={left + wide - size * 1.9} y={second} size={size} />
            <text x={left + wide - size * 1.2} y={second} font-size={size}>
              {creature.vp}
            </text>
          </g>
          <rect {...hit(picks, `creature:${creature.id}`, name)} x={left} y={top} width={wide} height={high} rx="10" />
        </>
      )}
    </g>
  );
}
