// The end of a game: who won, everybody's final board, the points by parts and one by one, their course, and what next.
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../games/game_ui';
import { allFinished, begin, call, recordAddress } from '../lobby/api';
import { go } from '../router';
import { RuleLink } from '../rules/rule_link';
import { message } from '../text/message';
import { pointsText, signed } from '../text/points';
import { say } from '../text/say';
import { faultOf, type DealRecord, type Fault } from '../table/deal';
import type { Score } from '../table/messages';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Icon } from '../ui/icon';
import { Button, Dialog } from '../ui/parts';
import { bestBefore } from './best';
import { Chart } from './chart';
import { myOnlySeat } from './facts';
import { headline, tieWasBroken } from './headline';
import { byRound, type Round } from './history';
import { itemsByPart } from './score_items';
import { ScoreTable } from './scores';
import { SmallBoard } from './seats';
import type { Session } from './session/session';
import { termOf } from './terms';

// Points one by one, where the game has names for what brought them.
function Items({ session, score }: { session: Session; score: Score }) {
  const { ui, content } = session;
  const parts = ui.itemName ? itemsByPart(score.items ?? []) : [];
  if (parts.length === 0) return null;
  return (
    <details class="finale-items">
      <summary>{say(message('end.items'))}</summary>
      <dl>
        {parts.map(({ part, items }) => (
          <div key={part}>
            <dt>{say(termOf(ui.id, 'part', part))}</dt>
            {items.map(({ what, points }, i) => (
              <dd key={i}>
                <span>{ui.itemName && say(ui.itemName(what, part, content))}</span>
                <span class="number">{signed(points)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PlaceProps {
  readonly session: Session;
  readonly seat: number;
  readonly score: Score;
  readonly hasBoard: boolean;
  readonly onLook: () => void;
}

function Place({ session, seat, score, hasBoard, onLook }: PlaceProps) {
  const name = session.names.value[seat] ?? '';
  return (
    <li class={score.place === 1 ? 'finale-place first' : 'finale-place'} style={`--seat: var(--seat-${seat % 6})`}>
      <div class="finale-head">
        <span class="finale-rank number">{score.place}</span>
        <Emblem seat={seat} size={24} />
        <strong>{name}</strong>
        <span class="points number">{pointsText(score.points)}</span>
      </div>
      {hasBoard && (
        <button type="button" class="thumbnail" aria-label={say(message('board.of', { name }))} onClick={onLook}>
          <SmallBoard session={session} seat={seat} />
        </button>
      )}
      <Items session={session} score={score} />
    </li>
  );
}

function useCourse(session: Session): readonly Round[] {
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  useEffect(() => {
    session.table.ask('history', {}).then(
      (answer) => setRounds(byRound(answer.points, answer.rounds)),
      () => undefined, // a game that was closed has none
    );
  }, [session]);
  return rounds;
}

// Whether the server dealt as it had told this browser before it gave its part.
function useFault(model: Model): Fault | null {
  const [record, setRecord] = useState<DealRecord | null>(null);
  const { id, commitment } = model.info;
  useEffect(() => {
    if (!commitment) return;
    call<DealRecord>(recordAddress(id)).then(setRecord, () => undefined); // who only watches may not have it
  }, [id, commitment]);
  return record && faultOf(id, record, model.state.seats);
}

// My best result before this game, as far as the server has kept my games.
function useBest({ info, state }: Model, played: boolean): number | null {
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => {
    if (!played) return;
    const now = { table: info.id, game: info.game, seats: state.seats.length };
    allFinished().then(
      (tables) => setBest(tables && bestBefore(tables, now)),
      () => undefined,
    );
  }, [info.id, played]);
  return best;
}

function MyBest({ model, scores, ending }: Pick<ResultProps, 'model' | 'scores'> & { ending: string | undefined }) {
  const seat = myOnlySeat(model.state);
  const own = seat === null ? undefined : scores[seat]?.points;
  const before = useBest(model, own !== undefined && ending === 'played');
  if (own === undefined || before === null) return null;
  const values = { seats: model.state.seats.length, points: Math.max(own, before), before };
  return <p class="note">{say(message(own > before ? 'end.best.new' : 'end.best', values))}</p>;
}

function WhatNext({ session, model, onClose }: FinaleProps) {
  const seated = model.state.seats.some(({ you }) => you);
  const next = model.state.rematch;
  const rematch = async () => {
    const { table, commitment } = await session.command('rematch', {});
    if (!table) return;
    // Other people are waited for.
    if (model.state.seats.every(({ holder, you }) => holder === 'bot' || you)) await begin(table, commitment);
    go({ screen: 'table', id: table, code: null });
  };
  return (
    <div class="end-actions">
      {next ? (
        <Button label={message('end.rematch.go')} main onClick={() => go({ screen: 'table', id: next, code: null })} />
      ) : (
        seated && <Button label={message('end.rematch')} main onClick={() => void rematch().catch(() => undefined)} />
      )}
      <a class="button" href={recordAddress(model.info.id)} download>
        <Icon name="download" />
        <span>{say(message('end.record'))}</span>
      </a>
      <Button label={message('end.look')} onClick={onClose} />
      <Button label={message('to_lobby')} quiet onClick={() => go({ screen: 'lobby' })} />
    </div>
  );
}

interface FinaleProps {
  readonly session: Session;
  readonly model: Model;
  readonly onClose: () => void;
}

interface ResultProps extends FinaleProps {
  readonly scores: readonly Score[];
  readonly board: BoardProps<unknown> | null;
}

export function Finale({ session, model, scores, board, onClose }: ResultProps) {
  const rounds = useCourse(session);
  const fault = useFault(model);
  const { ui } = session;
  const { seats } = model.state;
  const { commitment } = model.info;
  const names = scores.map((_, i) => session.names.value[i] ?? '');
  const resigned = seats.filter((seat) => seat.resigned).map(({ seat }) => names[seat] ?? '');
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => a.score.place - b.score.place);
  const ending = model.log.find(({ kind }) => kind === 'end')?.reason;
  const look = (seat: number) => {
    session.beside.value = seat === (session.seat.value ?? 0) ? null : seat;
    onClose();
  };
  return (
    <Dialog title={headline(model.state, session.names.value)} wide unasked onClose={onClose}>
      {ending === 'abandoned' && <p class="note">{say(message('end.abandoned'))}</p>}
      {ending === 'host' && <p class="note">{say(message('end.host'))}</p>}
      {ending === 'expired' && <p class="note">{say(message('end.expired'))}</p>}
      {resigned.length > 0 && <p class="note">{say(message('end.resigned', { names: resigned.join(', ') }))}</p>}
      {ui.tieRule !== undefined && tieWasBroken(model.state) && (
        <p class="note">
          {say(message('end.tie_broken'))} <RuleLink game={ui.id} number={ui.tieRule} />
        </p>
      )}
      <ol class="finale-places">
        {order.map(({ score, seat }) => (
          <Place
            key={seat}
            session={session}
            seat={seat}
            score={score}
            hasBoard={seat < seats.length}
            onLook={() => look(seat)}
          />
        ))}
      </ol>
      <MyBest model={model} scores={scores} ending={ending} />
      <WhatNext session={session} model={model} onClose={onClose} />
      <ScoreTable session={session} model={model} />
      {rounds.length > 1 && <Chart rounds={rounds} names={names} />}
      {ui.Afterword && board && session.seat.value !== null && <ui.Afterword {...board} />}
      {fault ? (
        <p class="note problem" role="alert">
          {say(message(`end.unfair.${fault}`))}
        </p>
      ) : (
        commitment && <p class="note">{say(message('end.fair', { commitment: `${commitment.slice(0, 16)}…` }))}</p>
      )}
    </Dialog>
  );
}
