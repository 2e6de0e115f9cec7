// The round's chaos card with its rule, and the tables by which a galaxy is scored.
import { say } from '../../text/say';
import { CardSymbol, MarkerSymbol } from './symbols';
import { explained } from './target';
import { printed } from './tiles';
import { cardOf, markerNames, type TableProps } from './view';
import { cardName, cardRule, markerName, word } from './words';

export function Aside({ view, content, picks }: TableProps) {
  const card = cardOf(view);
  const { tables } = printed(content);
  const rows = markerNames.map((marker) => ({
    marker,
    rows: tables.get(marker === 'star' ? 'track' : marker) ?? [],
  }));
  return (
    <section class="cf-aside">
      {card > 0 && view.phase !== 'game_over' && (
        <article class="cf-card">
          <CardSymbol card={card} size={52} />
          <h2>{say(cardName(card, content))}</h2>
          <p>{say(cardRule(card, content))}</p>
        </article>
      )}
      <div class="cf-scale" aria-label={say(word('scale'))} role="group">
        {rows.map(({ marker, rows: scale }) => (
          <div
            key={marker}
            class={`cf-ink-${marker}`}
            {...explained(picks, `table:${marker === 'star' ? 'track' : marker}`)}
          >
            <MarkerSymbol marker={marker} size={18} />
            <span class="hidden-text">{say(markerName(marker))}</span>
            {scale.map(([least, points]) => (
              <span class="cf-scale-row number">
                {say(word('scale.from', { least }))}
                <b>{points}</b>
              </span>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
