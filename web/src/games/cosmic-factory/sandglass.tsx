// The sandglass: a line around the galaxy that falls on both sides, and the seconds left.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../text/say';
import type { Limit } from '../game_ui';
import type { Stage } from './layout';
import { explained } from './target';
import type { TablePicks } from './view';
import { word } from './words';

const hurry = 10; // seconds

// Milliseconds left of the limit, looked at five times a second.
const useTimeLeft = (running: Limit | null): { left: number; total: number } | null => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return null;
  return { left: Math.max(0, running.ends - now), total: running.total_ms };
};

export function Sandglass({ box, picks, limit }: { box: Stage['box']; picks: TablePicks; limit: Limit | null }) {
  const time = useTimeLeft(limit);
  if (!time) return null;
  const { x, y, width, height } = box;
  const [middle, bottom, right] = [x + width / 2, y + height, x + width];
  const r = 12;
  const seconds = Math.ceil(time.left / 1000);
  const left = time.total > 0 ? Math.min(1, time.left / time.total) : 0;
  // From the middle of the bottom up each side to the middle of the top: the sand falls from there.
  const sides = [
    `M${middle} ${bottom}H${right - r}A${r} ${r} 0 0 0 ${right} ${bottom - r}V${y + r}A${r} ${r} 0 0 0 ${right - r} ${y}H${middle}`,
    `M${middle} ${bottom}H${x + r}A${r} ${r} 0 0 1 ${x} ${bottom - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${middle}`,
  ];
  return (
    <g
      class={seconds <= hurry ? 'cf-sand cf-hurry' : 'cf-sand'}
      role="timer"
      aria-label={say(word('sandglass', { seconds }))}
    >
      {sides.map((d) => (
        <path d={d} pathLength={1} stroke-dasharray={`${left} 1`} />
      ))}
      <g transform={`translate(${middle} ${y})`} {...explained(picks, 'sandglass:')}>
        <rect x="-19" y="-11" width="38" height="22" rx="11" />
        <text y="5">{seconds}</text>
      </g>
    </g>
  );
}
