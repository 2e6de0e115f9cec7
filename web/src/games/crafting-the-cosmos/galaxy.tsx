// A galaxy board: nebulae on hexagons, stars on their corners, life on their sides.
import { useRef } from 'preact/hooks';
import { say } from '../../text/say';
import { memo } from '../../ui/memo';
import { aim, type Aim } from './aim';
import { printOf, type Print } from './content';
import { galaxyOf, type Galaxy, type NebulaSpace, type Point } from './geometry';
import './galaxy.css';
import { ghostOf, type Changes, type Ghost } from './ghost';
import { LifeSign, StarSign } from './glyphs';
import { useMotion } from './motion';
import { hexPoints, Nebula } from './nebula';
import { needs, wantedCorners } from './needs';
import { ELEMENTS, SECTOR_SIGNS, seatOf, type SeatView, type Props } from './view';
import { text } from './words';

export const SIDE = 100;
const STAR = 21;
const LIFE = 14;
const MARGIN = 30;
const MOST_REACH = 46; // of a click

export const at = ({ x, y }: Point): string => `translate(${(x * SIDE).toFixed(1)} ${(y * SIDE).toFixed(1)})`;

export function viewBoxOf(galaxy: Galaxy): string {
  const { x, y, width, height } = galaxy.box;
  return [x * SIDE - MARGIN, y * SIDE - MARGIN, width * SIDE + 2 * MARGIN, height * SIDE + 2 * MARGIN]
    .map((value) => value.toFixed(0))
    .join(' ');
}

const NONE = { comes: new Map<string, never>(), goes: new Set<string>() };
const NO_GHOST: Ghost = { stars: NONE, life: NONE, nebulae: NONE, points: 0 };

const Sky = memo(function Sky({ galaxy, small }: { galaxy: Galaxy; small: boolean }) {
  return (
    <g class="ctc-sky">
      {galaxy.nebulae.map((space) => (
        <g key={space.id} transform={at(space)}>
          <polygon class={`ctc-space ${space.sector}`} points={hexPoints(SIDE)} />
          {!small && (
            <text class="ctc-sector" y="10" font-size="30">
              {SECTOR_SIGNS[space.sector]}
            </text>
          )}
        </g>
      ))}
      {galaxy.borders.map(({ id, from, to }) => (
        <line key={id} class="ctc-border" x1={from.x * SIDE} y1={from.y * SIDE} x2={to.x * SIDE} y2={to.y * SIDE} />
      ))}
    </g>
  );
});

interface PiecesProps {
  readonly galaxy: Galaxy;
  readonly print: Print;
  readonly own: SeatView;
  readonly ghost: Ghost;
  readonly small: boolean;
}

function NebulaOn({ space, print, own, ghost, small }: PiecesProps & { space: NebulaSpace }) {
  const token = ghost.nebulae.comes.get(space.id) ?? own.nebulae[space.id];
  const tile = token && print.tiles.get(token.tile);
  if (!tile) return null;
  const look = ghost.nebulae.comes.has(space.id) ? 'ghost tile' : ghost.nebulae.goes.has(space.id) ? 'leaving' : '';
  return (
    <g transform={at(space)} class={look}>
      <g data-piece={space.id}>
        <Nebula
          tile={tile}
          token={token}
          needs={needs(tile, token)}
          ready={own.formable.includes(space.id)}
          small={small}
        />
      </g>
    </g>
  );
}

// Pieces of one kind: those there, those that would come, those that would go.
function Tokens<Token>(props: {
  readonly places: ReadonlyMap<string, Point & { readonly id: string }>;
  readonly tokens: Readonly<Record<string, Token>>;
  readonly changes: Changes<Token>;
  readonly draw: (token: Token) => preact.JSX.Element;
}) {
  const { places, tokens, changes, draw } = props;
  return (
    <>
      {[...places.values()].map((place) => {
        const here = tokens[place.id];
        const comes = changes.comes.get(place.id);
        return (
          <g key={place.id} transform={at(place)}>
            {here && !comes && (
              <g class={changes.goes.has(place.id) ? 'leaving' : ''} data-piece={place.id}>
                {draw(here)}
              </g>
            )}
            {comes && <g class="ghost">{draw(comes)}</g>}
          </g>
        );
      })}
    </>
  );
}

const Pieces = memo(function Pieces(props: PiecesProps) {
  const { galaxy, own, ghost, small } = props;
  const grow = small ? 1.25 : 1;
  return (
    <g class="ctc-pieces">
      {galaxy.nebulae.map((space) => (
        <NebulaOn key={space.id} space={space} {...props} />
      ))}
      {!small &&
        [...galaxy.life.values()].map((place) => (
          <circle key={place.id} class="ctc-empty" transform={at(place)} r={3.5} />
        ))}
      {!small &&
        [...galaxy.stars.values()].map((place) => (
          <circle key={place.id} class="ctc-empty corner" transform={at(place)} r={6} />
        ))}
      <Tokens
        places={galaxy.life}
        tokens={own.life}
        changes={ghost.life}
        draw={(life) => <LifeSign life={life} r={LIFE * grow} />}
      />
      <Tokens
        places={galaxy.stars}
        tokens={own.stars}
        changes={ghost.stars}
        draw={(star) => <StarSign star={star} r={STAR * grow} />}
      />
    </g>
  );
});

// What can be chosen gets all the room there is up to what else can be: corners and sides lie half a side
// apart, but seldom both are asked for.
function reachOf(place: Point, open: readonly Point[]): number {
  let gap = Infinity;
  for (const other of open) if (other !== place) gap = Math.min(gap, Math.hypot(other.x - place.x, other.y - place.y));
  return Math.min(MOST_REACH, (SIDE * gap) / 2);
}

// Where to click. Empty spaces glow small, but where a star is wanted.
function Targets({ galaxy, ...given }: Aim & { galaxy: Galaxy }) {
  const { picks } = given;
  const own = seatOf(given.view, given.seat);
  const element = ELEMENTS.find((name) => picks.chosen(`staged:${name}`) || picks.chosen(`supply:${name}`));
  const wanted = element && wantedCorners(galaxy, own, element);
  const stars = [...galaxy.stars.values()];
  const life = [...galaxy.life.values()];
  const taken = (id: string): boolean => id in own.stars || id in own.life;
  const offered = (target: string): boolean => picks.lit(target) || picks.chosen(target);
  const open = [...stars.filter(({ id }) => offered(`star:${id}`)), ...life.filter(({ id }) => offered(`life:${id}`))];
  const spot = (kind: 'star' | 'life') => (place: Point & { id: string }) => {
    const target = `${kind}:${place.id}`;
    const props = aim(given, target);
    const size = kind === 'star' ? STAR : LIFE;
    const bright = offered(target);
    return (
      <g key={place.id} transform={at(place)}>
        {bright && (
          <circle
            class={props['data-chosen'] === undefined ? 'ctc-glow' : 'ctc-glow chosen'}
            r={taken(place.id) || wanted?.has(place.id) ? size + 7 : size * 0.6}
          />
        )}
        <circle class="ctc-hit" r={bright ? reachOf(place, open) : size} {...props} />
      </g>
    );
  };
  return (
    <g class="ctc-targets">
      {galaxy.nebulae.map((space) => {
        const props = aim(given, `nebula:${space.id}`);
        return (
          <g key={space.id} transform={at(space)}>
            {(props['data-lit'] !== undefined || props['data-chosen'] !== undefined) && (
              <polygon
                class={props['data-chosen'] === undefined ? 'ctc-glow' : 'ctc-glow chosen'}
                points={hexPoints(90)}
              />
            )}
            <polygon class="ctc-hit" points={hexPoints(78)} {...props} />
          </g>
        );
      })}
      {life.map(spot('life'))}
      {stars.map(spot('star'))}
    </g>
  );
}

// The points that the hovered action would bring, over the nebula that changes.
function Worth({ galaxy, ghost }: { galaxy: Galaxy; ghost: Ghost }) {
  const space = galaxy.nebulae.find(({ id }) => ghost.nebulae.comes.has(id));
  if (!space || ghost.points <= 0) return null;
  return (
    <g transform={at(space)} class="ctc-brings">
      <rect x="-44" y="-30" width="88" height="60" rx="30" />
      <text y="14" font-size="40">
        {say(text('board.points', { points: ghost.points }))}
      </text>
    </g>
  );
}

export function GalaxyBoard(props: Props) {
  const { view, content, seat, picks, small, preview, names, recent } = props;
  const print = printOf(content);
  const galaxy = galaxyOf(print);
  const own = seatOf(view, seat);
  const ghost = preview ? ghostOf(own, seatOf(preview, seat)) : NO_GHOST;
  const frame = useRef<SVGSVGElement>(null);
  useMotion(frame, small ? [] : recent, galaxy, seat);
  return (
    <svg
      ref={frame}
      class={small ? 'ctc-galaxy small' : 'ctc-galaxy'}
      viewBox={viewBoxOf(galaxy)}
      role={small ? 'img' : 'group'}
      aria-label={say(text('board.galaxy', { name: names[seat] ?? '', you: view.viewer === seat ? 'yes' : 'no' }))}
    >
      <Sky galaxy={galaxy} small={small} />
      <Pieces galaxy={galaxy} print={print} own={own} ghost={ghost} small={small} />
      {!small && <Targets galaxy={galaxy} view={view} content={content} seat={seat} picks={picks} />}
      {!small && <Worth galaxy={galaxy} ghost={ghost} />}
    </svg>
  );
}
