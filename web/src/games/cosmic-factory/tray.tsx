// The seat's score board: four markers on a track from 0 to 30, and where this galaxy would take them.
import { say } from '../../text/say';
import { MarkerSymbol } from './symbols';
import { explained } from './target';
import { printed, rulesOf, type Printed } from './tiles';
import {
  cardOf,
  finalPoints,
  lowestOf,
  markerNames,
  rightOf,
  seatOf,
  type Marker,
  type View,
  type TableProps,
} from './view';
import { markerName, word } from './words';

const tickEvery = 5;
const at = (value: number, highest: number): number => 6 + (value / highest) * 300;

const scoresNow = new Set(['build', 'black_hole', 'sabotage']);

// Where the markers would be if the round were scored now; card 2 scores the galaxy on the right.
const projected = (view: View, seat: number, print: Printed): Readonly<Record<Marker, number>> => {
  const own = seatOf(view, seat);
  const counted = rulesOf(print, cardOf(view)).gift ? rightOf(view, seat) : seat;
  const points = scoresNow.has(view.phase) ? seatOf(view, counted).evaluation?.points : undefined;
  const brings = (marker: Marker): number =>
    !points ? 0 : marker === 'star' ? points.track + points.constellations : points[marker];
  const after = (marker: Marker): number => Math.min(print.rules.highest, own.markers[marker] + brings(marker));
  return { green: after('green'), blue: after('blue'), orange: after('orange'), star: after('star') };
};

export function Tray({ view, seat, picks, content }: TableProps) {
  const print = printed(content);
  const { highest } = print.rules;
  const along = (value: number): number => at(value, highest);
  const ticks = Array.from({ length: highest / tickEvery + 1 }, (_, i) => i * tickEvery);
  const { markers } = seatOf(view, seat);
  const then = projected(view, seat, print);
  const lowest = lowestOf(markers);
  return (
    <section class="cf-tray" aria-label={say(word('tray'))}>
      <div class="cf-total" {...explained(picks, 'final:')}>
        <b class="number">{finalPoints(markers)}</b>
        {finalPoints(then) !== finalPoints(markers) && (
          <i class="number">{say(word('from_to_only', { to: finalPoints(then) }))}</i>
        )}
        <span>{say(word('final'))}</span>
      </div>
      <div class="cf-tracks">
        {markerNames.map((marker) => (
          <div key={marker} class={`cf-track cf-ink-${marker}`} {...explained(picks, `track:${marker}`)}>
            <MarkerSymbol marker={marker} size={20} />
            <svg
              viewBox="0 0 312 22"
              role="img"
              aria-label={say(word('marker.stands', { marker: markerName(marker), value: markers[marker] }))}
            >
              <path class="cf-rail" d={`M${along(0)} 11H${along(highest)}`} />
              {ticks.map((tick) => (
                <path class="cf-tick" d={`M${along(tick)} 7V15`} />
              ))}
              <path class="cf-reached" d={`M${along(0)} 11H${along(markers[marker])}`} />
              {then[marker] !== markers[marker] && (
                <>
                  <path class="cf-coming" d={`M${along(markers[marker])} 11H${along(then[marker])}`} />
                  <circle class="cf-then" cx={along(then[marker])} cy="11" r="6" />
                </>
              )}
              <circle class="cf-knob" cx={along(markers[marker])} cy="11" r="7" />
            </svg>
            <b class={`number ${marker !== 'star' && markers[marker] === lowest ? 'cf-lowest' : ''}`}>
              {markers[marker]}
              {then[marker] !== markers[marker] && (
                <i class="cf-will">{say(word('from_to_only', { to: then[marker] }))}</i>
              )}
            </b>
          </div>
        ))}
      </div>
    </section>
  );
}
