// The five stages of life, drawn with one stroke in a box of 24.
import { memo } from '../../ui/memo';

const STAGES: readonly string[] = [
  'M8 15.5l7.5-7.5a2.8 2.8 0 0 1 4 4l-7.5 7.5a2.8 2.8 0 0 1-4-4zM7 18.5q-2 .5-3.5 2M12 11l-2.5-3.5M16 15l3.5 2.5',
  'M4.5 12a7.5 7.5 0 0 1 15 0zM7.5 12q-1.5 3 0 5t0 4M12 12q-1.5 3 0 5t0 4M16.5 12q-1.5 3 0 5t0 4',
  'M3.5 12q5.5-7 12-1.5l5-3.5v10l-5-3.5q-6.5 5.5-12-1.5zM8 11v.01',
  'M6 4.5q3.5-1.5 5 1.5t-1 6t2 6t6.5 1q3-1.5 2-4.5M10.5 8L6 9.5M11.5 7.5L16 5.5M10.5 14.5L6 17M12 14l4.5-2.5',
  'M12 21v-8M8 21h8M12 13a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 1 0 0 4.4M7.5 15a6 6 0 0 1 0-8.5M16.5 15a6 6 0 0 0 0-8.5M4.5 17.5a10 10 0 0 1 0-13.5M19.5 17.5a10 10 0 0 0 0-13.5',
];

export function LifeGlyph({ stage }: { stage: number }) {
  return (
    <path
      d={STAGES[stage]}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

// A round badge; it fills up as life develops.
export const LifeBadge = memo(function LifeBadge({ stage, r }: { stage: number; r: number }) {
  return (
    <g class={`cg-life cg-life-${stage}`}>
      <circle r={r} />
      <g transform={`scale(${(r * 1.44) / 24}) translate(-12 -12)`}>
        <LifeGlyph stage={stage} />
      </g>
    </g>
  );
});
