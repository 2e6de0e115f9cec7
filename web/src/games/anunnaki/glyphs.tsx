// The small drawings: icons of one stroke weight, resources, emblems of houses, pieces. All in a box
// of 24. Colour is never alone: every resource and house has a shape, and Cosmobot's pieces are
// angular where the person's are round.
import { memo } from '../../ui/memo';
import type { House, Resource, Side, Unit } from './view';

const pointed = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L')}Z`;

const ICONS = {
  move: 'M3.5 12H18M12.500 6.500L18.500 12L12.500 17.500M5 7.500H8.500M5 16.500H8.500',
  harvest:
    'M4.500 20.500L9 16M9 16C4.500 11 8.500 3.500 18 3.500C12.500 6.500 12 10.500 15.500 14.500C13.500 17 11 17.500 9 16Z',
  recruit:
    'M9 4.500a3.300 3.300 0 1 0 0 6.600a3.300 3.300 0 1 0 0-6.600zM3 20.500c.4-5 2.600-7 6-7s5.600 2 6 7zM18.500 6v6M15.500 9h6',
  build: 'M3 20.500h18v-5h-4v-5h-3v-5h-4v5H7v5H3z',
  contract:
    'M6.500 4H17v13.200a2.800 2.800 0 0 0 2.800 2.800H8.500A2.800 2.800 0 0 1 5.700 17.200V6M9.500 8.500H14M9.500 12.500H14',
  trade:
    'M12 3v17M7 20.500h10M4.500 6.500h15M4.500 6.500L2 13.500h5zM19.500 6.500L17 13.500h5zM2 13.500a2.500 2.500 0 0 0 5 0M17 13.500a2.500 2.500 0 0 0 5 0',
  portal:
    'M12 2.500c3.600 0 6 4.300 6 9.500s-2.400 9.500-6 9.500s-6-4.300-6-9.500s2.400-9.500 6-9.500zM12 7.500c1.600 0 2.600 2 2.600 4.500s-1 4.500-2.600 4.500s-2.600-2-2.600-4.500s1-4.500 2.600-4.500z',
  oracle:
    'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  war: 'M4.500 3.500l11.500 11.500M19.500 3.500L8 15M13 18l5-5M11 18l-5-5M16 16l4 4M8 16l-4 4',
  tech: 'M12 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM11 7L5.500 20.500M13 7l5.500 13.500M7.500 15.500c3 1.700 6 1.700 9 0',
  supremacy: 'M4 18.500h16l1.200-11l-5.200 4l-4-6.500l-4 6.500l-5.200-4z',
  cube: 'M12 2.800l8 4.600v9.200l-8 4.600l-8-4.600V7.400zM4 7.400l8 4.600l8-4.600M12 12v9.200',
  income: 'M8 8.500h8l3 7.500a4 4 0 0 1-4 5H9a4 4 0 0 1-4-5zM9 8.500L7.500 3.500h9L15 8.500',
  followers:
    'M12 3.500a3.700 3.700 0 1 0 0 7.400a3.700 3.700 0 1 0 0-7.400zM5 21c.4-6 3-8.300 7-8.300s6.600 2.300 7 8.300z',
  advance: 'M3 20.500h5v-5h5v-5h5v-5h3.500',
  summon:
    'M12 2.500c1 4.500 6.500 6.500 6.500 12a6.500 6.500 0 0 1-13 0c0-3.200 2-4.500 2.700-7.500c2 1 3 2.200 3 4.200c1-2.200 1.300-5.200.8-8.700z',
  shrines: 'M3 9.500L12 3l9 6.500zM5.500 9.500v8.500M10 9.500v8.500M14 9.500v8.500M18.500 9.500v8.500M3 20.500h18',
  areas: 'M12 2.800l8 4.600v9.200l-8 4.600l-8-4.600V7.400z',
  crystal: 'M12 2.500l6 7.500l-6 11.500L6 10zM6 10h12',
  points: pointed(5, 10, 4.6),
  weapon: 'M20.500 3.500l-1 5.500L9.500 19l-4.500-4.500L15 4.500zM3.500 15.500l5 5M6 18l-3 3',
  upgrade: 'M12 20.500V8M6 13l6-6l6 6M5 3.500h14',
  artefact:
    'M9 3h6M10 3v4.500c-4 2-5 4.800-5 7.500c0 4 3 6 7 6s7-2 7-6c0-2.700-1-5.500-5-7.500V3M6.500 9.500c-3-.3-4 2-2.500 4M17.500 9.500c3-.3 4 2 2.500 4',
  moon: 'M15.500 3.200a9 9 0 1 0 5.300 12.300a7.400 7.400 0 0 1-5.300-12.300z',
  sun: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 1.500V4M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.800 1.800M17.600 17.600l1.800 1.800M4.600 19.400l1.800-1.800M17.600 6.400l1.800-1.800',
  any: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.100.9-1.100 1.800M12 17v.01',
  culture:
    'M7 4c-2 6-1.500 13 5 16.500C18.500 17 19 10 17 4M7 4c1.500 2 2 4.500 2 8M17 4c-1.500 2-2 4.500-2 8M12 8v9M9 12h6',
  left: 'M20 12H5M10.500 6.500L5 12l5.500 5.500',
  right: 'M4 12h15M13.500 6.500L19 12l-5.500 5.500',
} as const;
export type IconName = keyof typeof ICONS;

const ALIASES: Readonly<Record<string, IconName>> = {
  research: 'tech',
  contracts: 'contract',
  units: 'followers',
  settlements: 'build',
  vp: 'points',
  resources: 'any',
  crystals: 'crystal',
  follower: 'followers',
  resource: 'any',
  nothing: 'any',
};
export const iconFor = (name: string): IconName => (name in ICONS ? (name as IconName) : (ALIASES[name] ?? 'any'));

interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
const place = ({ x = 0, y = 0, size = 24 }: Spot): string =>
  `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`;

// Inside a drawing, its middle at x, y.
export const Mark = memo(function Mark({ name, ...spot }: Spot & { name: IconName }) {
  return <path class="an-mark" d={ICONS[name]} transform={place(spot)} />;
});
// In running text.
export const Icon = memo(function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="an-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path class="an-mark" d={ICONS[name]} />
    </svg>
  );
});

const RESOURCE_SHAPES: Readonly<Record<Resource, string>> = {
  wood: 'M12 1.500L18.500 10H15.300L19.500 16.500H13.500V22h-3v-5.500H4.500L8.700 10H5.500Z',
  metal: 'M7 6.500h10l4.500 11.500h-19zM7 6.500l2 4h6l2-4M9 10.500l-2 7.500M15 10.500l2 7.500',
  gold: `M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z${pointed(6, 6.5, 3)}`,
  grain:
    'M12 22V9M12 9C9 7.500 9 4 12 1.500C15 4 15 7.500 12 9ZM12 14C8 14 6.500 11.500 7 8.500C10.500 8.800 12 11 12 14ZM12 14C16 14 17.500 11.500 17 8.500C13.500 8.800 12 11 12 14ZM12 19.500C8 19.500 6.500 17 7 14C10.500 14.300 12 16.500 12 19.500ZM12 19.500C16 19.500 17.500 17 17 14C13.500 14.300 12 16.500 12 19.500Z',
};
export const ResourceMark = memo(function ResourceMark({
  resource,
  spent,
  ...spot
}: Spot & { resource: Resource; spent?: boolean }) {
  return (
    <path
      class={`an-resource an-${resource}${spent ? ' spent' : ''}`}
      d={RESOURCE_SHAPES[resource]}
      transform={place(spot)}
      fill-rule="evenodd"
    />
  );
});
export const ResourceIcon = memo(function ResourceIcon({
  resource,
  size = 20,
}: {
  resource: Resource | 'any';
  size?: number;
}) {
  if (resource === 'any') return <Icon name="any" size={size} />;
  return (
    <svg class="an-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <ResourceMark resource={resource} x={12} y={12} />
    </svg>
  );
});

const EMBLEMS: Readonly<Record<House, string>> = {
  norse: 'M4.500 3.500h15v7h-5.300V21h-4.400V10.500H4.500z',
  greek: 'M13.500 2L5 13.500h5.500L9 22l10-13h-6z',
  egyptian:
    'M12 2.200c-2.900 0-4.700 2-4.700 4.400c0 2 1.300 3.500 3 5.200H5v3.400h5.300V22h3.400v-6.800H19v-3.400h-5.300c1.700-1.700 3-3.200 3-5.200c0-2.400-1.800-4.400-4.700-4.400zm0 3c1 0 1.700.7 1.700 1.700c0 1-.8 2.100-1.700 3.200c-.9-1.100-1.700-2.200-1.700-3.200c0-1 .7-1.700 1.700-1.700z',
  babylonian: pointed(8, 10.5, 5.5),
  mesos: 'M3 20.500v-4.500h4v-4.500h4V7h4V2.500h6v18zM15 11v6h-4v-2.500h2V11z',
  nypponis:
    'M2 4.500c6.500 1.700 13.500 1.700 20 0v3.300c-.9.2-1.800.4-2.700.5V21h-3v-7.300H7.700V21h-3V8.300c-.9-.1-1.800-.3-2.700-.5zM7.700 8.800v2.200h8.600V8.800z',
};
export function Emblem({ house, ...spot }: Spot & { house: House }) {
  return <path class="an-emblem" d={EMBLEMS[house]} transform={place(spot)} fill-rule="evenodd" />;
}
export const HouseIcon = memo(function HouseIcon({ house, size = 22 }: { house: House; size?: number }) {
  return (
    <svg class={`an-icon an-house-${house}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Emblem house={house} x={12} y={12} />
    </svg>
  );
});

type PieceKind = Unit | 'settlement';
const PIECES: Readonly<Record<Side, Readonly<Record<PieceKind, string>>>> = {
  person: {
    follower:
      'M12 3a4.200 4.200 0 0 1 2.600 7.500c3.400 1.200 5 4.800 5 11.500H4.400c0-6.700 1.600-10.300 5-11.500A4.200 4.200 0 0 1 12 3z',
    minor:
      'M12 0l2 2.500l3-.7l-.8 3c.4 2.600-.4 4.600-1.600 5.700c3.600 1.200 5.400 4.800 5.400 11.500H4c0-6.700 1.800-10.300 5.400-11.500C8.200 9.400 7.400 7.400 7.800 4.800l-.8-3l3 .7z',
    great:
      'M12-2l1.800 3.500L17-1l.3 3.800L21 2l-1.800 3.600c.5 2.400-1 4.600-3.200 5.400c4.200 1.200 6 4.500 6 11H2c0-6.500 1.800-9.800 6-11C5.800 10.200 4.300 8 4.800 5.600L3 2l3.700.8L7-1l3.200 2.500z',
    creature:
      'M3 2.500c1 4 3 5.300 4.500 6c2.500-1.300 6.500-1.300 9 0c1.500-.7 3.500-2 4.500-6c2.200 5 .4 8.500-1.800 10.300C19 18 15.500 22.500 12 22.500S5 18 4.800 12.800C2.600 11 .8 7.500 3 2.500z',
    settlement: 'M1.500 22v-6h4v-5h3.500V5.500h6V11h3.500v5h4v6h-7.500v-3a3 3 0 0 0-6 0v3z',
  },
  bot: {
    follower: 'M8.800 2.500h6.400l2 4l-2 4h1.800l3 11.500H4l3-11.500h1.800l-2-4z',
    minor: 'M12-.5l2.500 3h2l1.500 4l-2 4h1.500l3 11.500h-17l3-11.500H8l-2-4l1.500-4h2z',
    great:
      'M12-2l2.500 3.500L19-1l-.5 4l2 3.500l-2.500 4h1.500L23 22H1l3.500-11.500H6l-2.500-4l2-3.500l-.5-4l4.500 2.500z',
    creature: 'M2.500 2l4.500 6h10l4.500-6l1 7l-4 4.500l-2.500 8.500h-8L5.500 13.500L1.500 9z',
    settlement: 'M2.500 22V11.500l4.500-3V4.500l5-3l5 3v4l4.500 3V22h-7v-5h-5v5z',
  },
};
export const PieceIcon = memo(function PieceIcon({ kind, size = 20 }: { kind: PieceKind; size?: number }) {
  return (
    <svg class="an-icon an-piece-icon" width={size} height={size} viewBox="0 -3 24 27" aria-hidden="true">
      <path d={PIECES.person[kind]} />
    </svg>
  );
});

export const Piece = memo(function Piece({
  kind,
  side,
  house,
  count = 1,
  least = 0,
  className = '',
  ...spot
}: Spot & {
  kind: PieceKind;
  side: Side;
  house: House;
  count?: number;
  least?: number;
  className?: string;
}) {
  const { x = 0, y = 0, size = 24 } = spot;
  const badge = Math.max(0.34 * size, least / 1.7); // its number stays legible
  return (
    <g class={`an-piece an-house-${house} ${className}`}>
      <path d={PIECES[side][kind]} transform={place(spot)} />
      {(kind === 'great' || kind === 'settlement') && (
        <g class="an-on-piece">
          <Emblem house={house} x={x} y={y + size * (kind === 'great' ? 0.2 : -0.02)} size={size * 0.36} />
        </g>
      )}
      {count > 1 && (
        <g class="an-count">
          <circle cx={x + size * 0.4} cy={y + size * 0.32} r={badge} />
          <text x={x + size * 0.4} y={y + size * 0.32} font-size={badge * 1.7}>
            {count}
          </text>
        </g>
      )}
    </g>
  );
});
