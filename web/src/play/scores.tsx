// The points with their parts: live, and at the end with a chart.
import { useEffect, useState } from 'preact/hooks';
import { recordAddress } from '../lobby/api';
import { go } from '../router';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import { Icon } from '../ui/icon';
import { Button, Dialog } from '../ui/parts';
import { termOf } from './terms';
import { Chart } from './chart';
import { byRound, type Round } from './history';
import type { Session } from './session/session';

export function ScoreTable({ session, model }: { session: Session; model: Model }) {
  const scores = (session.shown.value?.state ?? model.state).scores ?? [];
  const parts = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))].filter((part) =>
    scores.some((score) => (score.parts[part] ?? 0) !== 0),
  );
  return (
    <div class="score-scroll" role="group" aria-label={say(message('score'))} tabIndex={0}>
      <table class="scores">
        <thead>
          <tr>
            <td />
            {scores.map((_, i) => (
              <th key={i} scope="col" title={session.names.value[i]}>
                <Emblem seat={i} size={20} />
                <span>{session.names.value[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{say(termOf(session.ui.id, 'part', part))}</th>
              {scores.map((score, i) => (
                <td key={i} class="number">
                  {score.parts[part] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(message('points'))}</th>
            {scores.map((score, i) => (
              <td key={i} class="number">
                {score.points}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function headline(session: Session, model: Model) {
  const scores = model.state.scores ?? [];
  const first = scores.map(({ place }, i) => (place === 1 ? i : -1)).filter((i) => i >= 0);
  const mine = first.some((i) => model.state.seats[i]?.you);
  const winners = first.map((i) => session.names.value[i]).join(', ');
  const people = model.state.seats.filter(({ you }) => you).length;
  if (mine && first.length === 1 && people === 1) return message('end.you_won');
  return message(first.length > 1 ? 'end.tie' : 'end.won', { names: winners });
}

export function EndScreen({ session, model, onClose }: { session: Session; model: Model; onClose: () => void }) {
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  const seated = model.state.seats.some(({ you }) => you);
  const names = (model.state.scores ?? []).map((_, i) => session.names.value[i] ?? '');
  const resigned = model.state.seats.filter((seat) => seat.resigned).map(({ seat }) => names[seat] ?? '');
  useEffect(() => {
    session.table.ask('history', {}).then(
      (answer) => setRounds(byRound(answer.points, answer.rounds)),
      () => undefined, // a game that was closed has none
    );
  }, [session]);
  const rematch = async () => {
    const { table } = await session.command('rematch', {});
    if (table) go({ screen: 'table', id: table, code: null });
  };
  const next = model.state.rematch;
  return (
    <Dialog title={headline(session, model)} wide onClose={onClose}>
      {resigned.length > 0 && <p class="note">{say(message('end.resigned', { names: resigned.join(', ') }))}</p>}
      <ScoreTable session={session} model={model} />
      {rounds.length > 1 && <Chart rounds={rounds} names={names} />}
      <div class="end-actions">
        {next ? (
          <Button
            label={message('end.rematch.go')}
            main
            onClick={() => go({ screen: 'table', id: next, code: null })}
          />
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
      <p class="note">{say(message('end.fair', { commitment: `${model.info.commitment.slice(0, 16)}…` }))}</p>
    </Dialog>
  );
}
