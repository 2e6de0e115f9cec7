// What was counted, marker by marker, and where everybody stands.
import { say } from '../../text/say';
import { toldTogether } from './places';
import { MarkerSymbol } from './symbols';
import { lowestOf, markerNames, type Marker, type Step, type View } from './view';
import { markerName, word } from './words';

interface LineProps {
  readonly marker: Marker;
  readonly before: number;
  readonly past: readonly Step[]; // all that were shown
  readonly current: boolean; // it is being counted
}

// "2 zones of 9 planets: +10" and where the marker stands then.
export function Line({ marker, before, past, current }: LineProps) {
  const own = past.filter((step) => step.marker === marker);
  const now = own.at(-1)?.stands ?? before;
  return (
    <li class={`cf-line cf-ink-${marker} ${current ? 'cf-now' : ''}`}>
      <MarkerSymbol marker={marker} size={22} />
      <span class="hidden-text">{say(markerName(marker))}</span>
      <span class="cf-line-steps">
        {toldTogether(own).map(({ step: { kind, points, size }, times }) => (
          <span key={`${kind} ${size} ${points}`} class={points < 0 ? 'cf-step cf-fall' : 'cf-step'}>
            {say(word(`step.${kind}`, { size, points: Math.abs(points), times }))}
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

// All seats' markers, the lowest of them marked: it is the one that counts.
export function FinalTable({ view, names }: { view: View; names: readonly string[] }) {
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
        {view.seats.map(({ markers, points }, seat) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            {markerNames.map((marker) => (
              <td key={marker} class={marker === 'star' || markers[marker] === lowestOf(markers) ? 'cf-counts-in' : ''}>
                {markers[marker]}
              </td>
            ))}
            <td class="number">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
