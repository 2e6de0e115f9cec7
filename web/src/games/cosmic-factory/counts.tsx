// What the galaxy would bring now, by marker; pointing at one shows its zones.
import { say } from '../../text/say';
import type { BoardProps } from '../game_ui';
import { MarkerSymbol } from './symbols';
import { explained } from './target';
import { cardOf, galaxyOwner, markerNames, seatOf, type Evaluation, type Marker, type View } from './view';
import { markerName, word } from './words';

const pointsOf = (evaluation: Evaluation | undefined, marker: Marker): number => {
  if (!evaluation) return 0;
  const { points } = evaluation;
  return marker === 'star' ? points.track + points.constellations : points[marker];
};

const detail = (evaluation: Evaluation | undefined, marker: Marker, card: number): string => {
  if (!evaluation) return '';
  if (marker !== 'star') return evaluation[marker].filter((size) => size > 0).join(' · ');
  const size = card === 10 ? evaluation.separate : card === 4 ? evaluation.network : evaluation.longest;
  return say(word('count.track', { size }));
};

interface CountsProps extends BoardProps<View> {
  readonly shown: Marker | null;
  show(marker: Marker | null): void; // until it is clicked again
  point(marker: Marker | null): void; // while the pointer is there
}

export function Counts({ view, seat, preview, picks, shown, show, point }: CountsProps) {
  const owner = view.viewer === seat ? galaxyOwner(view, seat) : seat;
  const now = seatOf(view, owner).evaluation;
  const then = preview ? seatOf(preview, owner).evaluation : now;
  return (
    <footer class="cf-counts">
      {markerNames.map((marker) => {
        const target = `count:${marker === 'star' ? 'track' : marker}`;
        const points = pointsOf(now, marker);
        const change = pointsOf(then, marker) - points;
        return (
          <button
            key={marker}
            type="button"
            class={`cf-count cf-ink-${marker}`}
            aria-pressed={shown === marker}
            onClick={() => show(shown === marker ? null : marker)}
            {...explained(picks, target)}
            onPointerEnter={(event) => {
              picks.hover(target);
              if (event.pointerType === 'mouse') point(marker);
            }}
            onPointerLeave={() => {
              picks.hover(null);
              point(null);
            }}
          >
            <MarkerSymbol marker={marker} size={22} />
            <span class="hidden-text">{say(markerName(marker))}</span>
            <b class="number">{say(word('points.plus', { points }))}</b>
            {change !== 0 && (
              <i class={change > 0 ? 'cf-up' : 'cf-fall'}>
                {say(word(change > 0 ? 'points.more' : 'points.less', { points: Math.abs(change) }))}
              </i>
            )}
            <small>{detail(now, marker, cardOf(view))}</small>
          </button>
        );
      })}
    </footer>
  );
}
