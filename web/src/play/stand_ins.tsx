// Bots that play for people: coming back to one's own seat, and letting one play for who is away.
import { message } from '../text/message';
import type { Model } from '../table/model';
import { Button } from '../ui/parts';
import { waitsInVain } from './facts';
import type { Session } from './session/session';

export function StandIns({ session, model }: { session: Session; model: Model }) {
  const seat = session.seat.value;
  if (seat === null || model.state.phase !== 'playing' || session.back.value !== null) return null;
  const own = model.state.seats[seat];
  const command = (kind: 'return' | 'takeover', of: number) =>
    void session.command(kind, { seat: of }).catch(() => undefined);
  return (
    <>
      {own?.played_by !== undefined && own.resigned !== true && (
        <Button label={message('seat.return')} main onClick={() => command('return', seat)} />
      )}
      {waitsInVain(model).map((away) => (
        <Button
          key={away}
          label={message('seat.takeover', { name: session.names.value[away] ?? '' })}
          icon="bot"
          onClick={() => command('takeover', away)}
        />
      ))}
    </>
  );
}
