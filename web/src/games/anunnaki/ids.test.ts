import { describe, expect, it } from 'vitest';
import { DOINGS, STRATEGIES } from './ids';
import { read } from './testing';
import { RULES } from './trace';

const namesIn = (file: string, table: string): readonly string[] => {
  const list = new RegExp(`${table}[^;]*?\\{([^;]*)\\}`).exec(read(file))?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
};

describe('ids', () => {
  it('are in the order of the engine', () => {
    expect(DOINGS).toEqual(namesIn('src/games/anunnaki/components.h', 'kDoNames'));
    expect(STRATEGIES).toEqual(namesIn('src/games/anunnaki/components.h', 'kStrategyNames'));
    expect(RULES).toEqual(namesIn('src/games/anunnaki/rule_number.h', 'kTraceRules'));
  });
});
