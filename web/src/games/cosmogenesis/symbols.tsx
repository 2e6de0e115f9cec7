// Small signs that stand between words: points, rewards, water, orbits.
import { memo } from '../../ui/memo';
import type { Side } from './side_actions';
import { Comet, Stone } from './stone_art';
import { LifeGlyph } from './life_art';
import type { Reward } from './view';

// A four-pointed star: a point.
export const PointStar = ({ x = 0, y = 0, size = 8 }: { x?: number; y?: number; size?: number }) => (
  <path
    class="cg-point"
    transform={`translate(${x} ${y}) scale(${size / 10})`}
    d="M0 -10Q1.6 -1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6 -10 0Q-1.6 -1.6 0 -10Z"
  />
);

export const Points = ({ points }: { points: number }) => (
  <span class="cg-points">
    <svg width="14" height="14" viewBox="-10 -10 20 20" aria-hidden="true">
      <PointStar size={10} />
    </svg>
    {points}
  </span>
);

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

// In a box of 24.
export const RewardSign = memo(function RewardSign({ reward }: { reward: Reward }) {
  switch (reward) {
    case 'asteroid':
      return (
        <g transform="translate(12 12) scale(0.1)">
          <Stone seed={2} />
        </g>
      );
    case 'comet':
      return (
        <g transform="translate(12 12) scale(0.11)">
          <Comet />
        </g>
      );
    case 'life':
      return (
        <g class="cg-life-sign">
          <LifeGlyph stage={0} />
        </g>
      );
    case 'evolution':
      return (
        <g class="cg-life-sign">
          <path {...STROKE} d="M4 18l5-5l4 3l7-9M15 7h5v5" />
        </g>
      );
    case 'side_action':
      return <path {...STROKE} d="M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11" />;
  }
});

export const Rewards = ({ rewards }: { rewards: readonly Reward[] }) => (
  <span class="cg-rewards">
    {rewards.map((reward, i) => (
      <svg key={i} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <RewardSign reward={reward} />
      </svg>
    ))}
  </span>
);

// A tall dark slab.
export const Monolith = () => (
  <svg class="cg-monolith" width="11" height="20" viewBox="0 0 11 20" aria-hidden="true">
    <path d="M1 3L8 1L10 2V19L3 19.5L1 18Z" />
    <path class="edge" d="M8 1V18.5L10 19" />
  </svg>
);

// The side actions, in a box of 24.
const SIDES: Readonly<Record<Side, string>> = {
  moon: 'M10 9a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM14 5.5A10 10 0 0 1 19 14.5M19 3v5M16.5 5.5h5',
  hit: 'M9 11a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM21 3l-6 6M15 5v4h4M12.5 9.5l-.5-3M16 13l3 .5',
  comet: 'M9.5 14.5a4 4 0 1 0 0 .1zM9 11L17 3M11.5 13.5l7.5-5.5M18 14v6M15 17h6',
  life: 'M8 15.5l7.5-7.5a2.8 2.8 0 0 1 4 4l-7.5 7.5a2.8 2.8 0 0 1-4-4zM7 18.5q-2 .5-3.5 2M12 11l-2.5-3.5M16 15l3.5 2.5',
  module: 'M3 20A14 14 0 0 0 9 4M8.5 21A19 19 0 0 0 14.5 4M17 9.5v7M13.5 13h7',
  throw: 'M8.5 12.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM20.5 3.5l-7 7M13.5 6v4.5h4.5M3 9q6-6 13 0M4.5 12.5',
};
export const SideSign = ({ side }: { side: Side }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path {...STROKE} stroke-width="1.8" d={SIDES[side]} />
  </svg>
);
