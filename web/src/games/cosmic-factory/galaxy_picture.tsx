// A galaxy to look at, with what is being counted in it.
import { say } from '../../text/say';
import { arrange, type Stage } from './layout';
import { anchor, area, outline } from './outline';
import { Piece } from './piece';
import type { ScoringStep } from './scoring';
import { Ground, Trail } from './stage_parts';
import { boardCells, printed, rulesOf } from './tiles';
import type { Galaxy, TableProps, TileName } from './view';
import { word } from './words';

function Counted({ step, stage }: { step: ScoringStep; stage: Stage }) {
  const points = say(word(step.points < 0 ? 'points.less' : 'points.more', { points: Math.abs(step.points) }));
  if (step.zone) {
    const { x, y } = anchor(stage, step.zone.fields);
    return (
      <g class={`cf-zones cf-counting cf-ink-${step.marker}`}>
        <path class="cf-area" d={area(stage, step.zone.fields)} />
        <path class="cf-outline" d={outline(stage, step.zone.fields)} />
        <text class="cf-rising" x={x} y={y + 8}>
          {points}
        </text>
      </g>
    );
  }
  if (!step.tiles?.length) return null;
  const { x, y } = stage.cell(step.tiles[Math.floor(step.tiles.length / 2)] ?? { x: 0, y: 0 });
  return (
    <g class="cf-counting cf-ink-star">
      <Trail stage={stage} trail={step.tiles} />
      <text class="cf-rising" x={x} y={y + 8}>
        {points}
      </text>
    </g>
  );
}

interface PictureProps {
  readonly galaxy: Galaxy;
  readonly card: number;
  readonly content: TableProps['content'];
  readonly step?: ScoringStep | null;
  readonly missing?: readonly TileName[]; // that have not fallen into their gaps yet
  readonly fallen?: readonly TileName[]; // that fell into gaps
}

export function GalaxyPicture({ galaxy, card, content, step, missing = [], fallen = [] }: PictureProps) {
  const print = printed(content);
  const cells = boardCells(print, card, galaxy);
  const stage = arrange(rulesOf(print, card).shape, cells, { portrait: false, hand: false });
  return (
    <svg class="cf-stage" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <Ground stage={stage} />
      {galaxy
        .filter(({ tile }) => !missing.includes(tile))
        .map((placed) => (
          <g key={placed.tile} class={fallen.includes(placed.tile) ? 'cf-fallen' : undefined}>
            <Piece
              tile={print.tiles.get(placed.tile) ?? null}
              spot={stage.cell(placed)}
              rot={placed.rot}
              down={placed.down}
            />
          </g>
        ))}
      {step && <Counted step={step} stage={stage} />}
    </svg>
  );
}
