// What the galaxy would bring now, by marker; pointing at one shows its zones.
import { say } from '../../text/say';
import { spotName } from './layout';
import { MarkerSymbol } from './symbols';
import { explained } from './target';
import { printed, rulesOf, type Rules } from './tiles';
import {
  cardOf,
  galaxyOwner,
  markerNames,
  seatOf,
  type Evaluation,
  type Marker,
  type Points,
  type TableProps,
} from './view';
import { markerName, word } from './words';

const pointsOf = (points: Points | undefined, marker: Marker): number => {
  if (!points) return 0;
  return marker === 'star' ? points.track + points.constellations : points[marker];
};

const detail = (evaluation: Evaluation | null, marker: Marker, rules: Rules): string => {
  if (!evaluation) return '';
  if (marker !== 'star') return evaluation[marker].filter((size) => size > 0).join(' · ');
  return say(word('count.track', { size: evaluation[rules.track] }));
};

interface CountsProps extends TableProps {
  readonly shown: Marker | null;
  readonly show: (marker: Marker | null) => void; // until it is clicked again
  readonly point: (marker: Marker | null) => void; // while the pointer is there
}

export function Counts({ view, seat, content, preview, picks, shown, show, point }: CountsProps) {
  const owner = view.viewer === seat ? galaxyOwner(view, seat) : seat;
  const { evaluation: now, galaxy } = seatOf(view, owner);
  const then = preview && owner === seat ? seatOf(preview, owner).evaluation?.points : undefined;
  // A choice about a neighbour's galaxy stays secret, so the table previews nothing: the view says what it would leave.
  const chosen = galaxy.filter((placed) => picks.chosen(spotName(placed))).map(({ cell }) => cell);
  const spoilt =
    owner === seat
      ? undefined
      : view.spoils.find(({ cells }) => cells.length === chosen.length && cells.every((cell) => chosen.includes(cell)))
          ?.points;
  const after = spoilt ?? then ?? now?.points;
  return (
    <footer class="cf-counts">
      {markerNames.map((marker) => {
        const target = `count:${marker === 'star' ? 'track' : marker}`;
        const points = pointsOf(now?.points, marker);
        const change = pointsOf(after, marker) - points;
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
            <small>{detail(now, marker, rulesOf(printed(content), cardOf(view)))}</small>
          </button>
        );
      })}
    </footer>
  );
}
