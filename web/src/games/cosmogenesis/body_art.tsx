// Planets and moons. Each is drawn in a disc of radius 100 and scaled; one kind of body always looks the
// same, and what sets it apart is a pattern as well as a colour.
import type { ComponentChildren } from 'preact';
import { memo } from '../../ui/memo';
import type { Body, Colour, GasGiant, Terrestrial } from './body';
import { LifeBadge } from './life_art';
import { usePaint } from './paint';
import { Stone } from './stone_art';

type Crater = readonly [x: number, y: number, r: number];

const Craters = ({ at }: { at: readonly Crater[] }) => (
  <g>
    {at.map(([x, y, r]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={r} fill="#000" opacity="0.2" />
        <path
          d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${r} ${-r}`}
          fill="none"
          stroke="#fff"
          stroke-width={r * 0.16}
          opacity="0.35"
          transform={`rotate(160 ${x} ${y})`}
        />
      </g>
    ))}
  </g>
);

const Lines = ({ d, tone, width }: { d: string; tone: string; width: number }) => (
  <path d={d} fill="none" stroke={tone} stroke-width={width} stroke-linecap="round" />
);

// What the ground of a rocky body shows, by size.
const GROUND: Readonly<Record<string, ComponentChildren>> = {
  t1: (
    <Craters
      at={[
        [-34, -30, 26],
        [22, -52, 15],
        [40, 8, 22],
        [-12, 34, 17],
        [-62, 22, 13],
        [20, 62, 18],
        [-30, 74, 10],
        [6, -8, 9],
      ]}
    />
  ),
  t2: (
    <g>
      <path d="M-60 -84Q0 -58 62 -82L60 -120L-60 -120Z" fill="#fff" opacity="0.75" />
      <path d="M-100 14Q-46 -14 -6 10T100 6L100 34Q42 30 4 40T-100 46Z" fill="#5c2518" opacity="0.4" />
      <Craters
        at={[
          [-40, -30, 15],
          [30, -36, 11],
          [34, 66, 16],
          [-34, 74, 12],
        ]}
      />
    </g>
  ),
  t3: (
    <g>
      <Lines d="M-96 -46Q-50 -70 -8 -48T92 -52" tone="#7a4a1c88" width={7} />
      <Lines d="M-100 -14Q-56 -36 -10 -14T100 -22" tone="#7a4a1c77" width={6} />
      <Lines d="M-100 20Q-48 -2 0 20T100 10" tone="#7a4a1c88" width={7} />
      <Lines d="M-92 54Q-44 34 6 54T92 44" tone="#7a4a1c77" width={6} />
      <path d="M-40 -100Q0 -80 44 -98L40 -120L-40 -120Z" fill="#fff8e6" opacity="0.6" />
    </g>
  ),
  t4: (
    <g>
      <path d="M-100 -58Q-30 -84 10 -56T100 -66L100 -38Q40 -30 0 -36T-100 -30Z" fill="#fff0d8" opacity="0.22" />
      <Lines d="M-88 10L-52 -4L-30 14L4 2L34 20L62 6L96 14" tone="#3b1110aa" width={9} />
      <Lines d="M-52 -4L-44 -28M4 2L10 -24M34 20L44 48M-30 14L-36 40" tone="#3b111088" width={6} />
      <Craters
        at={[
          [-46, 62, 15],
          [20, 70, 11],
          [52, -40, 13],
        ]}
      />
    </g>
  ),
  t3w: (
    <g>
      <path d="M-86 -40Q-60 -78 -22 -66Q-2 -48 -24 -28Q-20 -8 -46 -2Q-78 -8 -86 -40Z" fill="#6cae5a" />
      <path d="M6 4Q34 -14 58 6Q74 34 46 58Q18 66 12 40Z" fill="#7fb765" />
      <path d="M-54 42Q-34 30 -18 46Q-22 68 -42 66Z" fill="#b69a5c" />
      <path d="M30 -70Q54 -72 64 -52Q46 -40 34 -52Z" fill="#9bbf70" />
      <Lines
        d="M-96 -12Q-40 -26 6 -14M-30 24Q20 8 90 22M-70 82Q-10 66 50 80M-8 -84Q30 -92 56 -84"
        tone="#ffffffc4"
        width={9}
      />
    </g>
  ),
  t4w: (
    <g>
      <path d="M-100 -10Q-74 -48 -40 -30Q-22 -2 -50 22Q-84 32 -100 14Z" fill="#5aa35e" />
      <path d="M-24 -92Q22 -88 40 -62Q30 -34 -2 -40Q-30 -56 -24 -92Z" fill="#8cc07a" />
      <path d="M8 -6Q58 -22 88 6Q86 44 48 50Q10 40 8 -6Z" fill="#6ab06a" />
      <path d="M-38 60Q-4 48 20 66Q12 92 -22 92Z" fill="#c4a565" />
      <Lines
        d="M-90 -50Q-40 -66 0 -54M-60 40Q-8 26 44 38M-20 10Q20 0 60 -8M-60 84Q-10 74 30 86M46 -44Q70 -50 92 -40"
        tone="#ffffffcc"
        width={8}
      />
    </g>
  ),
};

function Rock({ body }: { body: Terrestrial }) {
  const paint = usePaint();
  const kind = `t${body.size}${body.wet ? 'w' : ''}`;
  return (
    <g>
      {body.wet && <circle r="122" fill={paint('air')} />}
      <circle r="100" fill={paint(kind)} />
      <g clip-path={paint('disc')}>{GROUND[kind]}</g>
      <circle r="100" fill={paint('shade')} />
    </g>
  );
}

const band = (y: number, height: number, bow = 16): string =>
  `M-110 ${y}Q0 ${y + bow} 110 ${y}L110 ${y + height}Q0 ${y + height + bow} -110 ${y + height}Z`;
const Band = ({ y, h, dark }: { y: number; h: number; dark?: boolean }) => (
  <path d={band(y, h)} fill={dark ? '#000' : '#fff'} opacity={dark ? 0.2 : 0.26} />
);

// One pattern for each colour of gas giant.
const WEATHER: Readonly<Record<Colour, ComponentChildren>> = {
  red: (
    <g>
      <Band y={-78} h={18} />
      <Band y={-44} h={22} dark />
      <Band y={-8} h={14} />
      <Band y={22} h={26} dark />
      <Band y={62} h={16} />
      <ellipse cx="-22" cy="46" rx="27" ry="15" fill="#fff2e2" opacity="0.8" />
      <ellipse cx="-22" cy="46" rx="16" ry="8" fill="#8f2a22" opacity="0.75" />
    </g>
  ),
  green: (
    <g>
      {[-62, -26, 10, 46].map((y, i) => (
        <path
          key={y}
          d={`M-110 ${y}Q-82 ${y - 18} -55 ${y}T0 ${y}T55 ${y}T110 ${y}V${y + 16}Q82 ${y + 34} 55 ${y + 16}T0 ${y + 16}T-55 ${y + 16}T-110 ${y + 16}Z`}
          fill={i % 2 ? '#fff' : '#0c2b18'}
          opacity={i % 2 ? 0.28 : 0.26}
        />
      ))}
    </g>
  ),
  blue: (
    <g>
      <Band y={-60} h={6} />
      <Band y={-34} h={5} />
      <Band y={-2} h={4} dark />
      <Band y={30} h={5} />
      <Band y={56} h={8} dark />
      <ellipse cx="20" cy="8" rx="20" ry="9" fill="#0c2458" opacity="0.55" />
    </g>
  ),
  yellow: (
    <g>
      <Band y={-84} h={34} dark />
      <Band y={-30} h={36} />
      <Band y={26} h={34} dark />
      <Band y={72} h={30} />
    </g>
  ),
  violet: (
    <g fill="none" stroke="#fff" opacity="0.36" stroke-width="9" stroke-linecap="round">
      <path d="M-20 -4A14 10 0 1 1 6 6A34 22 0 1 1 44 -14A58 38 0 1 0 -62 16" />
      <path d="M-92 46Q-40 74 20 66T98 40" />
      <path d="M-84 -52Q-30 -84 40 -72" stroke="#1d0a3c" />
    </g>
  ),
};

const RING_TILT = -16;
function RingHalf({ front }: { front: boolean }) {
  const arc = (rx: number, ry: number) => `M${-rx} 0A${rx} ${ry} 0 0 ${front ? 0 : 1} ${rx} 0`;
  return (
    <g transform={`rotate(${RING_TILT})`} fill="none">
      <path d={arc(166, 46)} stroke="#e9d6b0" stroke-width="17" opacity="0.85" />
      <path d={arc(166, 46)} stroke="#7d6444" stroke-width="3" opacity="0.7" />
      <path d={arc(139, 37)} stroke="#cbb389" stroke-width="8" opacity="0.7" />
    </g>
  );
}

function Giant({ body }: { body: GasGiant }) {
  const paint = usePaint();
  return (
    <g>
      {body.rings && <RingHalf front={false} />}
      <circle r="100" fill={paint(body.colour)} />
      <g clip-path={paint('disc')} transform="rotate(-8)">
        {WEATHER[body.colour]}
      </g>
      <circle r="100" fill={paint('shade')} />
      {body.rings && <RingHalf front />}
    </g>
  );
}

// The disc alone, at the origin.
export function Disc({ body, r }: { body: Body; r: number }) {
  return (
    <g transform={`scale(${r / 100})`}>
      {body.kind === 'terrestrial' && <Rock body={body} />}
      {body.kind === 'gas_giant' && <Giant body={body} />}
      {body.kind === 'asteroid' && <Stone seed={3} />}
    </g>
  );
}

// One dot for each step of size.
export function SizeDots({ size, y }: { size: number; y: number }) {
  return (
    <g class="cg-size">
      {Array.from({ length: size }, (_, i) => (
        <circle key={i} cx={(i - (size - 1) / 2) * 5.5} cy={y} r="1.9" />
      ))}
    </g>
  );
}

// With its size and its life.
interface BodyArtProps {
  readonly body: Body;
  readonly r: number;
  readonly plain?: boolean; // without its size
  readonly dots?: 'above' | 'below';
}
export const BodyArt = memo(function BodyArt({ body, r, plain = false, dots = 'below' }: BodyArtProps) {
  const life = body.kind === 'terrestrial' ? body.life : -1;
  const badge = Math.max(9, Math.min(15, r * 0.5));
  return (
    <g>
      <Disc body={body} r={r} />
      {!plain && body.kind !== 'asteroid' && <SizeDots size={body.size} y={dots === 'below' ? r + 7 : -r - 7} />}
      {life >= 0 && (
        <g transform={`translate(${r * 0.72 + 3} ${-r * 0.72 - 3})`}>
          <LifeBadge stage={life} r={plain ? r * 0.55 : badge} />
        </g>
      )}
    </g>
  );
});
