// Before the start: who sits where, and the invitation.
import { useEffect } from 'preact/hooks';
import { titleOf } from '../games/games';
import { GameArt } from '../lobby/game_card';
import { Header } from '../lobby/lobby';
import { botName, personName } from '../lobby/bot_name';
import { Characters } from '../lobby/characters';
import { botsOf, games } from '../lobby/store';
import { addressOf, go } from '../router';
import { message } from '../text/message';
import { say } from '../text/say';
import { notePartGiven, partFor } from '../table/deal';
import type { Seat } from '../table/messages';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Button } from '../ui/parts';
import { ShareLink } from '../ui/share_link';
import { Chat } from './chat';
import { LinkBanner } from './link_banner';
import { MemberName } from './member_menu';
import { NoticeLine } from './notice';
import type { Session } from './session/session';
import './waiting.css';

export function Invitation({ model }: { model: Model }) {
  const { id, code } = model.info;
  if (!code && !model.info.public) return null;
  const address = new URL(addressOf({ screen: 'table', id, code: code ?? null }), location.href).href;
  return (
    <section class="surface invitation">
      <ShareLink address={address} label={message('invite.link')}>
        <h2>{say(message('invite'))}</h2>
        <p class="quiet">{say(message('invite.help'))}</p>
      </ShareLink>
    </section>
  );
}

function SeatLine({ session, model, seat }: { session: Session; model: Model; seat: Seat }) {
  const { owner, seats } = model.state;
  const seated = seats.some(({ you }) => you);
  const mayMore = !seated || model.info.several_seats !== false;
  const sit = () => void session.command('sit', { seat: seat.seat }).catch(() => undefined);
  const offered = botsOf(model.info.game);
  const bot = (name: string) => name && void session.command('seat_bot', { seat: seat.seat, bot: name });
  return (
    <li class="surface seat-line">
      <Emblem seat={seat.seat} size={32} />
      <span class="seat-name">
        {seat.holder === 'open' ? (
          <em class="quiet">{say(message('seat.open'))}</em>
        ) : seat.holder === 'bot' ? (
          botName(seat.name ?? '')
        ) : (
          <MemberName session={session} model={model} member={seat} name={personName(seat.name ?? '')} />
        )}
        {seat.you && <span class="quiet"> {say(message('seat.you'))}</span>}
        {seat.holder === 'person' && !seat.here && <span class="quiet"> {say(message('seat.away'))}</span>}
      </span>
      {seat.holder === 'open' && mayMore && <Button label={message('seat.sit')} main={!seated} onClick={sit} />}
      {owner && seat.holder !== 'person' && (
        <select
          aria-label={say(message('seat.choose_bot'))}
          value={seat.bot ?? ''}
          onChange={(event) => bot(event.currentTarget.value)}
        >
          {seat.holder === 'open' && <option value="">{say(message('seat.choose_bot'))}</option>}
          {seat.bot && !offered.includes(seat.bot) && <option value={seat.bot}>{botName(seat.bot)}</option>}
          {offered.map((name) => (
            <option key={name} value={name}>
              {botName(name)}
            </option>
          ))}
        </select>
      )}
      {seat.holder !== 'open' && (seat.you || owner) && (
        <Button
          label={message(seat.you ? 'seat.stand' : 'seat.free')}
          quiet
          onClick={() => void session.command('stand', { seat: seat.seat })}
        />
      )}
    </li>
  );
}

// With a part of the seed of our own the host alone cannot choose the deal.
function useOwnPart(session: Session, { info, state }: Model): void {
  const { id, commitment } = info;
  const lacking = state.seats.some(({ you, part }) => you && !part);
  useEffect(() => {
    if (!lacking || !commitment) return;
    session.command('part', { part: partFor(id, commitment) }).then(
      () => notePartGiven(id),
      () => undefined,
    );
  }, [session, id, commitment, lacking]);
}

export function WaitingRoom({ session, model }: { session: Session; model: Model }) {
  useOwnPart(session, model);
  const { owner, seats } = model.state;
  const open = seats.filter(({ holder }) => holder === 'open').length;
  const game = games.value.find(({ id }) => id === model.info.game);
  return (
    <div class="lobby waiting">
      <Header />
      <LinkBanner table={session.table} />
      <main>
        <section class="surface new-head">
          <GameArt game={model.info.game} />
          <div class="card-text">
            <h1>{titleOf(model.info.game, model.info.name)}</h1>
            <p role="status">
              {say(open > 0 ? message('waiting.for', { open }) : message(owner ? 'waiting.ready' : 'waiting.owner'))}
            </p>
            <NoticeLine session={session} />
            {owner && (
              <div class="new-actions">
                <Button
                  label={message('table.start')}
                  main
                  disabled={open > 0}
                  onClick={() => void session.command('start', {})}
                />
                <Button
                  label={message('table.close')}
                  quiet
                  onClick={() =>
                    void session.command('close', {}).then(
                      () => go({ screen: 'lobby' }),
                      () => undefined,
                    )
                  }
                />
              </div>
            )}
          </div>
        </section>
        <ul class="seat-lines">
          {seats.map((seat) => (
            <SeatLine key={seat.seat} session={session} model={model} seat={seat} />
          ))}
        </ul>
        {game && <Characters game={game} bots={seats.flatMap(({ bot }) => bot ?? [])} />}
        <Invitation model={model} />
        <section class="surface waiting-chat">
          <h2>{say(message('chat'))}</h2>
          <Chat session={session} model={model} />
        </section>
      </main>
    </div>
  );
}
