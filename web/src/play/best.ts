// My best result of earlier games of the same kind at as many seats, among those that were played to their end. Pure.
import type { FinishedTable } from '../lobby/api';

interface This {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
}

export function bestBefore(tables: readonly FinishedTable[], now: This): number | null {
  const alike = tables.filter(
    ({ table, game, seats, reason }) =>
      table !== now.table && game === now.game && seats.length === now.seats && reason === 'played',
  );
  const points = alike.flatMap(({ seats, scores }) =>
    seats.flatMap(({ you }, i) => (you && scores[i] ? [scores[i].points] : [])),
  );
  return points.length > 0 ? Math.max(...points) : null;
}
