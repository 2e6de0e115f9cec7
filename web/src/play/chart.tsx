import { useRef } from 'preact/hooks';
import { message } from '../text/message';
import { say } from '../text/say';
import { Emblem } from '../ui/emblem';
import { useSize } from '../ui/size';
import { ticks, type Round } from './history';

const dashes = ['', '8 4', '2 4', '12 4 2 4', '5 5', '1 6']; // a seat's line is known without its colour, too
const [height, left, bottom, top, right] = [220, 40, 28, 12, 12];
const narrow = { width: 280, height };

export function Chart({ rounds, names }: { rounds: readonly Round[]; names: readonly string[] }) {
  const frame = useRef<HTMLElement>(null);
  const { width } = useSize(frame, narrow); // drawn as wide as it is, so that the letters keep their size
  const rows = [names.map(() => 0), ...rounds.map(({ points }) => points)]; // from the beginning
  const values = rows.flat();
  const marks = ticks(Math.min(0, ...values), Math.max(...values), 5);
  const [low, high] = [marks[0] ?? 0, marks[marks.length - 1] ?? 1];
  const x = (i: number) => left + (i * (width - left - right)) / Math.max(1, rows.length - 1);
  const y = (value: number) => height - bottom - ((value - low) * (height - bottom - top)) / Math.max(1, high - low);
  return (
    <figure class="chart" ref={frame}>
      <figcaption>{say(message('chart'))}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say(message('chart'))}>
        {marks.map((value) => (
          <g key={value}>
            <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x={left - 8} y={y(value) + 5} text-anchor="end" fill="var(--text-2)" font-size="14">
              {value}
            </text>
          </g>
        ))}
        {rounds.map(({ round }, i) => (
          <text key={i} x={x(i + 1)} y={height - 6} text-anchor="middle" fill="var(--text-2)" font-size="14">
            {round}
          </text>
        ))}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            points={rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={`var(--seat-${seat % 6})`}
            stroke-width="2.5"
            stroke-linejoin="round"
            stroke-dasharray={dashes[seat % dashes.length]}
          />
        ))}
      </svg>
      <ul class="chart-names">
        {names.map((name, seat) => (
          <li key={seat}>
            <svg width="36" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="36"
                y1="4"
                y2="4"
                stroke={`var(--seat-${seat % 6})`}
                stroke-width="2.5"
                stroke-dasharray={dashes[seat % dashes.length]}
              />
            </svg>
            <Emblem seat={seat} size={18} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
