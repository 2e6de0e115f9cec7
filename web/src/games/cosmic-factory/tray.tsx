// The seat's score board: four markers on a track from 0 to 30, and where this galaxy would take them.
import { say } from '../../text/say';
import type { BoardProps } from '../game_ui';
import { MarkerSymbol } from './symbols';
import { explained } from './target';
import { cardOf, finalPoints, markerNames, rightOf, seatOf, type Marker, type View } from './view';
import { markerName, word } from './words';

const highest = 30;
const ticks = [0, 5, 10, 15, 20, 25, 30];
const at = (value: number): number => 6 + (value / highest) * 300;

const scoresNow = new Set(['build', 'black_hole', 'sabotage']);

// Where the markers would be if the round were scored now; card 2 scores the galaxy on the right.
const projected = (view: View, seat: number): Readonly<Record<Marker, number>> => {
  const own = seatOf(view, seat);
  const counted = cardOf(view) === 2 ? rightOf(view, seat) : seat;
  const points = scoresNow.has(view.phase) ? seatOf(view, counted).evaluation?.points : undefined;
  const brings = (marker: Marker): number =>
    !points ? 0 : marker === 'star' ? points.track + points.constellations : points[marker];
  const after = (marker: Marker): number => Math.min(highest, own.markers[marker] + brings(marker));
  return { green: after('green'), blue: after('blue'), orange: after('orange'), star: after('star') };
};

export function Tray({ view, seat, picks }: BoardProps<View>) {
  const { markers } = seatOf(view, seat);
  const then = projected(view, seat);
  const lowest = Math.min(markers.green, markers.blue, markers.orange);
  return (
    <section class="cf-tray" aria-label={say(word('tray'))}>
      <div class="cf-total">
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
              <path class="cf-rail" d={`M${at(0)} 11H${at(highest)}`} />
              {ticks.map((tick) => (
                <path class="cf-tick" d={`M${at(tick)} 7V15`} />
              ))}
              <path class="cf-reached" d={`M${at(0)} 11H${at(markers[marker])}`} />
              {then[marker] !== markers[marker] && (
                <>
                  <path class="cf-coming" d={`M${at(markers[marker])} 11H${at(then[marker])}`} />
                  <circle class="cf-then" cx={at(then[marker])} cy="11" r="6" />
                </>
              )}
              <circle class="cf-knob" cx={at(markers[marker])} cy="11" r="7" />
            </svg>
            <b class={`number ${marker !== 'star' && markers[marker] === lowest ? 'cf-lowest' : ''}`}>
              {markers[marker]}
            </b>
          </div>
        ))}
      </div>
    </section>
  );
}
