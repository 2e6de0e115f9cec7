// The points with their parts.
import { message } from '../text/message';
import { pointsText } from '../text/points';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { Emblem } from '../ui/emblem';
import type { Session } from './session/session';
import { termOf } from './terms';

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
                  {pointsText(score.parts[part] ?? 0)}
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
                {pointsText(score.points)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
