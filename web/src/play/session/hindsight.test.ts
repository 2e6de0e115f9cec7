import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Model } from '../../table/model';
import type { Table } from '../../table/table';
import { hindsight } from './hindsight';

it('what would have been best is asked one seat after the other, and once', async () => {
  const log: string[] = [];
  const ask = async (_: string, { seat }: { seat: number }) => {
    log.push(`asked for ${seat}`);
    await Promise.resolve();
    log.push(`told of ${seat}`);
    return { best: seat * 10 };
  };
  const model = signal({ number: 7 } as Model);
  const best = hindsight({ model, ask } as unknown as Table);
  expect(await Promise.all([best(0), best(1), best(0)])).toEqual([0, 10, 0]);
  expect(log).toEqual(['asked for 0', 'told of 0', 'asked for 1', 'told of 1']);
});

it('what was refused is asked again', async () => {
  let refuses = true;
  const ask = () => (refuses ? Promise.reject(new Error('busy')) : Promise.resolve({ best: 'this' }));
  const best = hindsight({ model: signal(null), ask } as unknown as Table);
  await expect(best(0)).rejects.toThrow('busy');
  refuses = false;
  expect(await best(0)).toBe('this');
});
