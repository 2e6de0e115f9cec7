// A planetary objective that is attached to its orbit.
import { say } from '../../text/say';
import type { Content } from '../game_ui';
import type { TablePicks } from './view';
import { explain } from './explain';
import type { Point } from './geometry';
import { cardName } from './naming';
import { planetaryObjective } from './objectives';
import { PointStar } from './symbols';
import { targetProps } from './target';
import type { View } from './view';

interface PlaqueProps {
  readonly objective: string;
  readonly at: Point;
  readonly small: boolean;
  readonly content: Content;
  readonly picks: TablePicks;
  readonly view: View;
}

export function Plaque({ objective, at, small, content, picks, view }: PlaqueProps) {
  const points = planetaryObjective(content, objective)?.points ?? 0;
  if (small) return <circle class="cg-plaque-dot" cx={at.x} cy={at.y} r="5" />;
  const target = `objective:${objective}`;
  return (
    <g {...targetProps(target, picks, null, 'cg-plaque')} transform={`translate(${at.x} ${at.y})`}>
      <g role="img" aria-label={say(explain(target, view, content) ?? cardName(objective, content))}>
        <rect x="-25" y="-14" width="50" height="28" rx="8" />
        <PointStar x={-11} y={0} size={8} />
        <text x="9" y="5">
          {points}
        </text>
      </g>
    </g>
  );
}
