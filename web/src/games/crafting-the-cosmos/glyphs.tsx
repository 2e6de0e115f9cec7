// The signs of the game, each a shape and a colour, drawn around the origin. `r` is the radius.
import type { ComponentChildren } from 'preact';
import { memo } from '../../ui/memo';
import './glyphs.css';
import type { Reward } from './content';
import { elementOf, isSupernova, type Element, type Energy, type Life, type Star } from './view';

const polygon = (corners: number, r: number, turn = 0, inner = r): string =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners + turn;
    const radius = i % 2 === 0 ? r : inner;
    return `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');

function Letter({ r, children, class: look = '' }: { r: number; children: string; class?: string }) {
  const size = r * (children.length > 1 ? 0.92 : 1.12);
  return (
    <text class={`ctc-letter ${look}`} font-size={size} y={size * 0.35}>
      {children}
    </text>
  );
}

// Hydrogen a disc, helium a ring, oxygen a hexagon, carbon a diamond.
export function ElementSign({ element, r }: { element: Element; r: number }) {
  switch (element) {
    case 'H':
      return (
        <g class="ctc-el-H">
          <circle class="ctc-body" r={r * 0.94} />
          <Letter r={r}>H</Letter>
        </g>
      );
    case 'He':
      return (
        <g class="ctc-el-He">
          <circle class="ctc-hole" r={r * 0.8} stroke-width={r * 0.3} />
          <Letter r={r * 0.92} class="own-colour">
            He
          </Letter>
        </g>
      );
    case 'O':
      return (
        <g class="ctc-el-O">
          <polygon class="ctc-body" points={polygon(6, r * 1.02)} />
          <Letter r={r}>O</Letter>
        </g>
      );
    case 'C':
      return (
        <g class="ctc-el-C">
          <polygon class="ctc-body" points={polygon(4, r * 1.14)} />
          <Letter r={r * 0.95}>C</Letter>
        </g>
      );
  }
}

// A white burst; small, the element it once was.
export function SupernovaSign({ element, r }: { element?: Element; r: number }) {
  return (
    <g class="ctc-supernova">
      <polygon class="ctc-rays" points={polygon(16, r * 1.28, 0, r * 0.72)} stroke-width={r * 0.09} />
      <circle class="ctc-core" r={r * 0.68} />
      {element && <Letter r={r * 0.72}>{element}</Letter>}
    </g>
  );
}

export const StarSign = memo(function StarSign({ star, r }: { star: Star; r: number }) {
  return isSupernova(star) ? (
    <SupernovaSign element={elementOf(star)} r={r} />
  ) : (
    <ElementSign element={elementOf(star)} r={r} />
  );
});

// Life grows: a cell, then a leafed one.
export const LifeSign = memo(function LifeSign({ life, r }: { life: Life; r: number }) {
  if (life === 'proto')
    return (
      <g class="ctc-proto">
        <circle class="ctc-cell" r={r * 0.84} stroke-width={r * 0.2} />
        <circle class="ctc-nucleus" r={r * 0.28} cx={r * 0.18} cy={-r * 0.12} />
      </g>
    );
  const leaf = `M0 ${r * 0.62}C${-r * 0.95} ${r * 0.3} ${-r * 0.7} ${-r * 0.6} 0 ${-r * 0.72}C${r * 0.7} ${-r * 0.6} ${r * 0.95} ${r * 0.3} 0 ${r * 0.62}Z`;
  return (
    <g class="ctc-stable">
      <circle class="ctc-cell" r={r * 0.98} />
      <path class="ctc-leaf" d={leaf} />
      <path
        class="ctc-vein"
        stroke-width={r * 0.12}
        d={`M0 ${r * 0.62}V${-r * 0.4}M0 ${r * 0.28}L${r * 0.3} 0M0 ${r * 0.28}L${-r * 0.3} 0`}
      />
    </g>
  );
});

// A being of six arms around an eye, with its value where it is known.
export function AdvancedSign({ value, r }: { value: number | null; r: number }) {
  return (
    <g class="ctc-advanced">
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          class="ctc-arm"
          transform={`rotate(${turn})`}
          d={`M0 ${-r * 0.4}C${r * 0.5} ${-r * 0.7} ${r * 0.25} ${-r * 1.2} 0 ${-r * 1.15}C${r * 0.12} ${-r * 0.9} ${-r * 0.05} ${-r * 0.7} ${-r * 0.2} ${-r * 0.45}Z`}
        />
      ))}
      <circle class="ctc-eye" r={r * 0.62} stroke-width={r * 0.1} />
      <text class="ctc-letter" font-size={r * 0.85} y={r * 0.3}>
        {value ?? '?'}
      </text>
    </g>
  );
}

export const CrystalSign = memo(function CrystalSign({ r }: { r: number }) {
  return (
    <g class="ctc-crystal">
      <polygon
        class="ctc-body"
        points={`0,${-r * 1.15} ${r * 0.62},${-r * 0.5} ${r * 0.62},${r * 0.5} 0,${r * 1.15} ${-r * 0.62},${r * 0.5} ${-r * 0.62},${-r * 0.5}`}
      />
      <path
        class="ctc-facet"
        stroke-width={r * 0.1}
        d={`M${-r * 0.62} ${-r * 0.5}L0 ${-r * 0.2}L${r * 0.62} ${-r * 0.5}M0 ${-r * 0.2}V${r * 1.15}`}
      />
    </g>
  );
});

// A hexagon with as many dots as the nebula is large.
export function NebulaSign({ size, r }: { size?: number; r: number }) {
  const dots = size ?? 0;
  return (
    <g class="ctc-nebula-sign">
      <polygon class="ctc-body" points={polygon(6, r)} stroke-width={r * 0.16} />
      {dots === 0 && (
        <path
          class="ctc-line"
          stroke-width={r * 0.18}
          d={`M${-r * 0.5} ${r * 0.15}C${-r * 0.3} ${-r * 0.6} ${r * 0.3} ${-r * 0.5} ${r * 0.1} ${r * 0.05}S${r * 0.5} ${r * 0.3} ${r * 0.55} ${-r * 0.1}`}
        />
      )}
      {Array.from({ length: dots }, (_, i) => (
        <circle key={i} class="ctc-dot" r={r * 0.17} cx={(i - (dots - 1) / 2) * r * 0.48} />
      ))}
    </g>
  );
}

// Strokes in a box of 24 around the origin.
const LINES: Readonly<Record<string, string>> = {
  light: 'M0 -4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM0-10v3M0 7v3M-10 0h3M7 0h3M-7-7l2 2M5 5l2 2M-7 7l2-2M5-5l2-2',
  time: 'M-6-9h12M-6 9h12M-5-9v3L0 0L5-6v-3M-5 9V6L0 0L5 6v3',
  gravity: 'M-10-5c6 0 6 9 10 9s4-9 10-9M-10 1c5 0 6 8 10 8s5-8 10-8M0-8v6M-2.5-4.5L0-2l2.5-2.5',
  chemistry: 'M-3-9h6M-2-9v6L-8 7a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3L2-3v-6M-5 4h10',
  graviton: 'M0-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM-10 0h4M-8-2l2.2 2l-2.2 2M10 0H6M8-2L5.8 0L8 2M0-10v4M0 10V6',
  dna: 'M-5-10C-5-3 5-4 5 3S-5 4-5 10M5-10C5-3-5-4-5 3M5 10C5 7 3 6 1 5M-4-7h8M-4 7.5h7M-2.5-2.5h5',
  energy_card: 'M-6-9h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM1-5L-3 1h3l-1 5l4-7h-3z',
  power: 'M-7-10h14v20h-14zM0-6l1.6 3.6l3.9.3l-3 2.5l1 3.8L0 2.2l-3.5 2l1-3.8l-3-2.5l3.9-.3z',
};

export const LineSign = memo(function LineSign({ name, r }: { name: string; r: number }) {
  return <path class={`ctc-line ctc-sign-${name}`} d={LINES[name]} transform={`scale(${r / 12})`} stroke-width="1.8" />;
});

export const EnergySign = memo(function EnergySign({ energy, r }: { energy: Energy; r: number }) {
  return (
    <g class={`ctc-energy-${energy}`}>
      <LineSign name={energy} r={r} />
    </g>
  );
});

export const RewardSign = memo(function RewardSign({ reward, r }: { reward: Reward; r: number }) {
  switch (reward) {
    case 'H':
    case 'He':
    case 'O':
    case 'C':
      return <ElementSign element={reward} r={r * 0.9} />;
    case 'nebula':
      return <NebulaSign r={r * 0.95} />;
    case 'time_step':
      return <CrystalSign r={r * 0.85} />;
    case 'proto_life':
      return <LifeSign life="proto" r={r * 0.85} />;
    case 'supernova':
      return <SupernovaSign r={r * 0.8} />;
    default:
      return <LineSign name={reward} r={r * 0.95} />;
  }
});

// A sign among words.
export function Sign({ size = 24, children }: { size?: number; children: ComponentChildren }) {
  return (
    <svg class="ctc-inline" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      {children}
    </svg>
  );
}
