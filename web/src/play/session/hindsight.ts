// What would have been best, as the table works it out: it takes one such question at a time, and the same one is asked
// once, whoever shows the answer.
import type { Table } from '../../table/table';

export function hindsight(table: Pick<Table, 'model' | 'ask'>): (seat: number) => Promise<unknown> {
  const asked = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return (seat) => {
    const what = `${table.model.value?.number ?? 0} ${seat}`;
    const known = asked.get(what);
    if (known) return known;
    const answer = last.catch(() => null).then(async () => (await table.ask('hindsight', { seat })).best);
    answer.catch(() => asked.delete(what));
    asked.set(what, answer);
    last = answer;
    return answer;
  };
}
