// The round counted out: zone after zone lights up and its points go to the marker.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import { duration } from '../../ui/settings';
import { Ground, Trail } from './stage_parts';
import { arrange, type Stage } from './layout';
import { anchor, area, outline } from './outline';
import { Piece } from './piece';
import { Brings, useBest } from './possible';
import { countedSeat, scoringSteps, standsAfter, type ScoringStep } from './scoring';
import { MarkerSymbol } from './symbols';
import { boardCells, printed, rulesOf } from './tiles';
import {
  finalPoints,
  markerNames,
  type Galaxy,
  type Marker,
  type Scored,
  type ScoredSeat,
  type View,
  type TableProps,
} from './view';
import { cardName, markerName, word } from './words';

const pace = 520; // ms for a step

// How many steps have been shown: they go on by themselves, at once where nothing is to move.
const useWalk = (steps: readonly ScoringStep[], name: string, walking: boolean): [number, (shown: number) => void] => {
  const end = steps.length;
  const [shown, setShown] = useState(walking ? 0 : end);
  useEffect(() => setShown(walking && duration(pace) > 0 ? 0 : end), [name]);
  useEffect(() => {
    if (shown >= end) return undefined;
    const worth = steps[shown - 1]?.points === 0 ? 0.35 : 1; // what brings nothing is soon passed
    const timer = setTimeout(() => setShown(shown + 1), duration(pace) * worth);
    return () => clearTimeout(timer);
  }, [shown, end]);
  return [Math.min(shown, end), setShown];
};

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
      {step.kind === 'track' && <Trail stage={stage} trail={step.tiles} />}
      <text class="cf-rising" x={x} y={y + 8}>
        {points}
      </text>
    </g>
  );
}

function GalaxyPicture(props: {
  galaxy: Galaxy;
  card: number;
  content: TableProps['content'];
  step?: ScoringStep | null;
}) {
  const { galaxy, card, content, step } = props;
  const print = printed(content);
  const cells = boardCells(print, card, galaxy);
  const stage = arrange(rulesOf(print, card).shape, cells, { portrait: false, hand: false });
  return (
    <svg class="cf-stage" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      <Ground stage={stage} />
      {galaxy.map((placed) => (
        <Piece
          key={placed.tile}
          tile={print.tiles.get(placed.tile) ?? null}
          spot={stage.cell(placed)}
          rot={placed.rot}
          down={placed.down}
        />
      ))}
      {step && <Counted step={step} stage={stage} />}
    </svg>
  );
}

// "9, 3 planets" and what they brought, for one marker.
function Line({
  marker,
  scored,
  seat,
  steps,
  shown,
}: {
  marker: Marker;
  scored: Scored;
  seat: number;
  steps: readonly ScoringStep[];
  shown: number;
}) {
  const before = scored.seats[seat]?.before[marker] ?? 0;
  const past = steps.slice(0, shown).filter((step) => step.marker === marker);
  const now = past[past.length - 1]?.stands ?? before;
  const current = steps[shown - 1]?.marker === marker && shown < steps.length;
  return (
    <li class={`cf-line cf-ink-${marker} ${current ? 'cf-now' : ''}`}>
      <MarkerSymbol marker={marker} size={22} />
      <span class="cf-line-steps">
        {past
          .filter(({ points, kind }) => points !== 0 || kind === 'track')
          .map(({ kind, points, size }) => (
            <span class={points < 0 ? 'cf-step cf-fall' : 'cf-step'}>
              {say(word(`step.${kind}`, { size, points }))}
            </span>
          ))}
      </span>
      <span class="cf-stands number">
        <s>{before}</s>
        <b>{now}</b>
      </span>
    </li>
  );
}

interface ScoredProps extends TableProps {
  readonly scored: Scored;
  readonly walking: boolean; // it has just happened
  readonly onClose: (() => void) | null;
}

export function ScoredRound(props: ScoredProps) {
  const own = props.scored.seats[props.seat];
  return own ? <Account {...props} own={own} /> : null;
}

function Account(props: ScoredProps & { own: ScoredSeat }) {
  const { view, scored, seat, content, names, walking, onClose, own, hindsight } = props;
  const steps = scoringSteps(scored, seat, printed(content));
  const [shown, setShown] = useWalk(steps, `${scored.round} ${seat}`, walking);
  const counted = countedSeat(scored, seat, printed(content));
  const galaxy = scored.seats[counted]?.galaxy ?? [];
  const running = shown < steps.length;
  const { best, running: solving } = useBest(hindsight, scored.round, seat, !running);
  return (
    <section class="cf-scored" aria-label={say(word('scored.title', { round: scored.round }))}>
      <div class="cf-pictures">
        <figure>
          <GalaxyPicture
            galaxy={galaxy}
            card={scored.card}
            content={content}
            step={running ? (steps[shown - 1] ?? null) : null}
          />
          {best && own.evaluation && <Brings title={say(word('possible.yours'))} points={own.evaluation.points} />}
        </figure>
        {best && (
          <figure>
            <GalaxyPicture galaxy={best.galaxy} card={scored.card} content={content} />
            <Brings
              title={say(word(best.proven ? 'possible.best' : 'possible.good'))}
              points={best.evaluation.points}
            />
          </figure>
        )}
      </div>
      <div class="cf-account">
        <header>
          <h2>{say(word('scored.title', { round: scored.round }))}</h2>
          {onClose && <Button label={word('scored.close')} icon="close" iconOnly quiet onClick={onClose} />}
        </header>
        {scored.card > 0 && <p class="quiet">{say(cardName(scored.card, content))}</p>}
        {counted !== seat && <p class="quiet">{say(word('scored.gift', { name: names[counted] ?? '' }))}</p>}
        <ul>
          {markerNames.map((marker) => (
            <Line key={marker} marker={marker} scored={scored} seat={seat} steps={steps} shown={shown} />
          ))}
        </ul>
        <p class="cf-final">
          {say(word('scored.stand', { points: finalPoints(standsAfter(own.before, steps, shown)) }))}
        </p>
        <div class="cf-account-buttons">
          {running ? (
            <Button label={word('scored.skip')} quiet onClick={() => setShown(steps.length)} />
          ) : (
            <Button label={word('scored.again')} quiet onClick={() => setShown(0)} />
          )}
        </div>
        {solving && <p class="quiet">{say(word('possible.solving'))}</p>}
        {view.phase === 'game_over' && <Table view={view} names={names} />}
      </div>
    </section>
  );
}

// All seats' markers, the lowest of them underlined: it is the one that counts.
function Table({ view, names }: { view: View; names: readonly string[] }) {
  return (
    <table class="cf-table">
      <thead>
        <tr>
          <th />
          {markerNames.map((marker) => (
            <th key={marker}>
              <MarkerSymbol marker={marker} size={18} />
              <span class="hidden-text">{say(markerName(marker))}</span>
            </th>
          ))}
          <th>{say(word('table.final'))}</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ markers }, seat) => {
          const lowest = Math.min(markers.green, markers.blue, markers.orange);
          return (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {markerNames.map((marker) => (
                <td key={marker} class={marker === 'star' || markers[marker] === lowest ? 'cf-counts-in' : ''}>
                  {markers[marker]}
                </td>
              ))}
              <td class="number">{finalPoints(markers)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
