// Choosing a marker: where the track's points go (card 19), or which marker is offered (card 20).
import { say } from '../../text/say';
import { MarkerSymbol } from './symbols';
import { targetProps } from './target';
import { printed } from './tiles';
import { colours, seatOf, type TableProps } from './view';
import { explain } from './explain';
import { markerName, word } from './words';

export function MarkerChoices({ view, seat, picks, content }: TableProps) {
  const { markers, evaluation } = seatOf(view, seat);
  const { highest, offering } = printed(content).rules;
  const exchange = view.phase === 'exchange';
  const moved = exchange ? (evaluation?.points.track ?? 0) : -offering.price;
  const lowest = Math.min(...colours.map((colour) => markers[colour]));
  return (
    <div class="cf-choices">
      {colours.map((colour) => {
        const target = `marker:${colour}`;
        const after = Math.min(highest, markers[colour] + moved);
        return (
          <div
            key={colour}
            class={`cf-choice cf-ink-${colour}`}
            {...targetProps(picks, target, explain(target, view, content) ?? markerName(colour))}
          >
            <MarkerSymbol marker={colour} size={40} />
            <span>{say(markerName(colour))}</span>
            <b class="number">
              {after >= 0 ? say(word('from_to', { from: markers[colour], to: after })) : markers[colour]}
            </b>
            {!exchange && (
              <small>
                <MarkerSymbol marker="star" size={14} />{' '}
                {say(word('from_to', { from: markers.star, to: Math.min(highest, markers.star + offering.reward) }))}
              </small>
            )}
            {markers[colour] === lowest && <em>{say(word('lowest'))}</em>}
          </div>
        );
      })}
    </div>
  );
}
