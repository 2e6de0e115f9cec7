// The round counted out, for any seat: what was missing falls into place, zone after zone lights up, and its points go
// to the marker.
import { useState } from 'preact/hooks';
import { useWalk } from '../walk';
import { message } from '../../text/message';
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { Button } from '../../ui/parts';
import { FinalTable, Line } from './account';
import type { Fallen } from './fallen';
import { GalaxyPicture } from './galaxy_picture';
import { Brings, Possible, useBest } from './possible';
import { markerNames, type Scored, type ScoredSeat, type TableProps } from './view';
import { cardName, word } from './words';

interface ScoredProps extends TableProps {
  readonly scored: Scored;
  readonly fallen: Fallen; // what fell into gaps before it was counted
  readonly walking: boolean; // it has just happened
  readonly onClose: (() => void) | null;
}

export function ScoredRound(props: ScoredProps) {
  const [whose, setWhose] = useState(props.seat);
  const own = props.scored.seats[whose];
  return own ? <Account {...props} whose={whose} show={setWhose} own={own} /> : null;
}

interface AccountProps extends ScoredProps {
  readonly whose: number; // the seat that is looked at
  readonly show: (seat: number) => void;
  readonly own: ScoredSeat;
}

// Everybody's counting can be watched.
function Seats({ names, scored, whose, show }: AccountProps) {
  if (scored.seats.length < 2) return null;
  return (
    <div class="cf-whose-count" role="group" aria-label={say(word('scored.whose'))}>
      {scored.seats.map((_, seat) => (
        <button key={seat} type="button" aria-pressed={seat === whose} onClick={() => show(seat)}>
          <Emblem seat={seat} size={20} />
          <span>{names[seat]}</span>
        </button>
      ))}
    </div>
  );
}

const soon = 0.35; // what brings nothing is soon passed

function Account(props: AccountProps) {
  const { view, scored, seat, content, names, fallen, walking, onClose, whose, own, hindsight } = props;
  const { steps, counted } = own; // CF-CARD-02: a gift is counted in another's galaxy
  const { galaxy = [], places = null, evaluation } = scored.seats[counted] ?? {};
  const falls = fallen.tiles.filter((one) => one.seat === counted).map(({ tile }) => tile);
  const walk = useWalk(falls.length + steps.length, `${scored.round} ${whose}`, walking || whose !== seat, (step) =>
    steps[step - falls.length - 1]?.points === 0 ? soon : 1,
  );
  const { shown, running } = walk;
  const past = steps.slice(0, Math.max(0, shown - falls.length));
  const step = running ? (past.at(-1) ?? null) : null;
  const falling = running && falls.length > 0 && shown <= falls.length;
  const { best, running: solving } = useBest(hindsight, scored.round, whose, !running);
  const built = evaluation?.points;
  const over = view.phase === 'game_over';
  return (
    <section class="cf-scored" aria-label={say(word('scored.title', { round: scored.round }))}>
      <header>
        <h2>{say(word('scored.title', { round: scored.round }))}</h2>
        <Seats {...props} />
        {onClose && <Button label={word('scored.close')} icon="close" iconOnly quiet onClick={onClose} />}
      </header>
      <div class="cf-pictures">
        <figure>
          <GalaxyPicture
            galaxy={galaxy}
            card={scored.card}
            content={content}
            step={step}
            places={places}
            missing={running ? falls.slice(shown) : []}
            fallen={falls}
          />
          {falling && (
            <p class="cf-time-up" role="status">
              {fallen.timeUp && <b>{say(word('time_up'))}</b>} {say(word('time_up.gaps'))}
            </p>
          )}
          {best && built && <Brings title={say(word('possible.yours'))} points={built} />}
        </figure>
        {best && <Possible best={best} card={scored.card} content={content} />}
      </div>
      <div class="cf-account">
        {scored.card > 0 && <p class="quiet">{say(cardName(scored.card, content))}</p>}
        {counted !== whose && <p class="quiet">{say(word('scored.gift', { name: names[counted] ?? '' }))}</p>}
        <ul>
          {markerNames.map((marker) => (
            <Line
              key={marker}
              marker={marker}
              before={own.before[marker]}
              past={past}
              current={step?.marker === marker}
            />
          ))}
        </ul>
        <p class="cf-final">
          {past.length > 0 && say(word(over ? 'scored.final' : 'scored.stand', { points: past.at(-1)?.total ?? 0 }))}{' '}
          <span class="quiet">{say(word('scored.lowest'))}</span>
        </p>
        <div class="cf-account-buttons">
          {running ? (
            <Button label={message('count.skip')} quiet onClick={() => walk.go(falls.length + steps.length)} />
          ) : (
            <Button label={message('count.again')} quiet onClick={() => walk.go(0)} />
          )}
          {onClose && !running && <Button label={word('scored.on', { round: view.round })} onClick={onClose} />}
        </div>
        {solving && <p class="quiet">{say(word('possible.solving'))}</p>}
        {best && whose === seat && <p class="quiet">{say(word('possible.why'))}</p>}
        {over && <FinalTable view={view} names={names} />}
      </div>
    </section>
  );
}
