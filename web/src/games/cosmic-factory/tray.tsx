// The seat's score board: four markers on a track from 0 to 30, and where this galaxy would take them.
import { say } from '../../text/say';
import { MarkerSymbol } from './symbols';
import { explained } from './target';
import { printed } from './tiles';
import { lowestOf, markerNames, seatOf, type TableProps } from './view';
import { markerName, word } from './words';

const tickEvery = 5;
const at = (value: number, highest: number): number => 6 + (value / highest) * 300;

export function Tray({ view, seat, picks, content }: TableProps) {
  const { highest } = printed(content).rules;
  const along = (value: number): number => at(value, highest);
  const ticks = Array.from({ length: highest / tickEvery + 1 }, (_, i) => i * tickEvery);
  const { markers, points, projected } = seatOf(view, seat);
  const then = projected?.markers ?? markers;
  const lowest = lowestOf(markers);
  return (
    <section class="cf-tray" aria-label={say(word('tray'))}>
      <div class="cf-total" {...explained(picks, 'final:')}>
        <b class="number">{points}</b>
        {projected && projected.points !== points && (
          <i class="number">{say(word('from_to_only', { to: projected.points }))}</i>
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
