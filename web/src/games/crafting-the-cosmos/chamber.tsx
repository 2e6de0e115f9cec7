// The time chamber: a tube in which a crystal climbs, and the row of points above it.
import { say } from '../../text/say';
import { aim, tip } from './aim';
import './chamber.css';
import { printOf } from './content';
import { stepPlace } from './glides';
import { CrystalSign, Sign } from './glyphs';
import { seatOf, type Props } from './view';
import { text } from './words';

const Crystal = () => (
  <Sign size={26}>
    <CrystalSign r={11} />
  </Sign>
);

// Points taken, those that the hovered action would bring, and those that come next.
function rowLook(place: number, now: number, then: number): string {
  if (place < now) return 'done';
  if (place < then) return 'soon';
  return place === now ? 'next' : '';
}

export function Chamber(props: Props) {
  const { view, content, seat, preview } = props;
  const print = printOf(content);
  const top = print.tables.limits.chamber;
  const own = seatOf(view, seat);
  const then = preview ? seatOf(preview, seat) : own;
  const climbs = then.crystal !== own.crystal;
  return (
    <section class="ctc-chamber" role="group" aria-label={say(text('board.chamber'))}>
      <ol class="ctc-row">
        {print.chamber.map((points, i) => (
          <li key={i} class={`number ${rowLook(i, own.discharges, then.discharges)}`}>
            <span {...tip(props, `row:${i + 1}`)}>{points}</span>
            {i < own.discharges && (
              <span class="ctc-discharged" data-piece={`discharged:${i + 1}`} aria-hidden="true">
                <Crystal />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div class="ctc-tube" {...aim(props, 'chamber')}>
        {Array.from({ length: top + 1 }, (_, i) => top - i).map((space) => (
          <span key={space} class={space === top ? 'ctc-step top' : 'ctc-step'} data-place={stepPlace(space)}>
            {space === own.crystal && (
              <span data-piece="crystal">
                <Crystal />
              </span>
            )}
            {climbs && space === then.crystal && (
              <span class="ghost">
                <Crystal />
              </span>
            )}
            {space === top && own.waiting > 0 && (
              <>
                <span data-piece="waiting">
                  <Crystal />
                </span>
                {own.waiting > 1 && <b class="number">×{own.waiting}</b>}
              </>
            )}
            {space === top && own.waiting === 0 && <span class="number quiet">+{own.next_discharge}</span>}
          </span>
        ))}
      </div>
    </section>
  );
}
