// An energy card, or the back of one, with how many there are.
import { EnergySign, LineSign } from './glyphs';
import type { Energy } from './view';

export function EnergyCard({ energy, count }: { energy: Energy | null; count?: number }) {
  return (
    <span class={`ctc-card ${energy ? `ctc-energy-${energy}` : 'back'}`}>
      <svg viewBox="-20 -26 40 52" aria-hidden="true">
        <rect class="ctc-card-face" x="-19" y="-25" width="38" height="50" rx="6" />
        {energy ? (
          <EnergySign energy={energy} r={13} />
        ) : (
          <g class="ctc-card-back">
            <LineSign name="light" r={12} />
          </g>
        )}
      </svg>
      {count !== undefined && <b class="number ctc-card-count">{count}</b>}
    </span>
  );
}
