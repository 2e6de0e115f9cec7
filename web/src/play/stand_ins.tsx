// Bots that play for people: coming back to one's own seat, and letting one play for who is away or silent.
import { message } from '../text/message';
import type { Model } from '../table/model';
import { Button } from '../ui/parts';
import { patienceLeft, waitsInVain } from './facts';
import { useLater } from './now';
import type { Session } from './session/session';

export function StandIns({ session, model }: { session: Session; model: Model }) {
  const now = Date.now();
  const patience = model.state.seats.map((each) => patienceLeft(each, now) ?? 0).filter((left) => left > 0);
  useLater(patience.length > 0 ? Math.min(...patience) : null);
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
      {waitsInVain(model, now).map((away) => (
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
