import { describe, expect, it } from 'vitest';
import { boxOf } from './content';
import {
  AREAS,
  ARTEFACTS,
  CREATURES,
  DOINGS,
  PLANETS,
  SECONDARIES,
  SITES,
  STRATEGIES,
  TILES,
  WEAPONS,
} from './ids';
import { content, read } from './testing';
import { RULES } from './trace';

const box = boxOf(content);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const namesIn = (file: string, table: string): readonly string[] => {
  const list = new RegExp(`${table}[^;]*?\\{([^;]*)\\}`).exec(read(file))?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
};

describe('ids', () => {
  it('are in the order of the content files', () => {
    expect(AREAS).toEqual(ids(box.areas));
    expect(SITES).toEqual(ids(box.sites));
    expect(PLANETS).toEqual(ids(box.distant));
    expect(CREATURES).toEqual(ids(box.creatures));
    expect(WEAPONS).toEqual(ids(box.weapons));
    expect(TILES).toEqual(ids(box.tiles));
    expect(SECONDARIES).toEqual(ids(box.secondaries));
    expect(ARTEFACTS).toEqual(ids(box.artefacts));
  });
  it('are in the order of the engine', () => {
    expect(DOINGS).toEqual(namesIn('src/games/anunnaki/components.h', 'kDoNames'));
    expect(STRATEGIES).toEqual(namesIn('src/games/anunnaki/components.h', 'kStrategyNames'));
    expect(RULES).toEqual(namesIn('src/games/anunnaki/rule_number.h', 'kTraceRules'));
  });
});
