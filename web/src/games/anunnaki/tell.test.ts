import { beforeAll, describe, expect, it } from 'vitest';
import { say, setTexts } from '../../text/say';
import type { Content, GameEvent } from '../game_ui';
import { boxOf } from './content';
import { tell } from './tell';
import { content, texts } from './testing';
import { partsOf } from './trace';

// An owner's content: the same files with other names.
interface Thing {
  readonly id: string;
  readonly names?: Readonly<Record<string, string>>;
}
function changed(file: string, list: string, change: (all: readonly Thing[]) => readonly Thing[]): Content {
  const before = content.files[file] as Readonly<Record<string, readonly Thing[]>>;
  return { ...content, files: { ...content.files, [file]: { ...before, [list]: change(before[list] ?? []) } } };
}
const swapped = ([first, second, ...rest]: readonly Thing[]): readonly Thing[] =>
  first && second ? [{ ...first, names: second.names ?? {} }, { ...second, names: first.names ?? {} }, ...rest] : [];
const renamed = ([first, ...rest]: readonly Thing[]): readonly Thing[] =>
  first ? [{ ...first, names: { de: 'Wolpertinger', en: 'Wolpertinger', fr: 'Wolpertinger' } }, ...rest] : [];

const said = (event: GameEvent, of: Content) => {
  const line = tell(event, ['Ada'], of);
  return line && say(line);
};

beforeAll(() => {
  setTexts(
    'de',
    new Map([
      ['anunnaki', texts('de')],
      ['common', { term: '{name}' }],
    ]),
  );
});

const taken = (creature: string) => ({ event: 'creature_taken', seat: 0, creature, area: 'G01' });

describe('the log names things as the table’s content does', () => {
  it('in the reader’s language where they are ours', () => {
    expect(said(taken('griffin'), content)).toContain('Greif');
    expect(said({ event: 'artefact_drawn', seat: 0, artefact: 'AR2' }, content)).toContain('Füllhorn');
  });
  it('creatures whose names were swapped, or are the owner’s own', () => {
    const [first = '', second = ''] = boxOf(content).creatures.map(({ id }) => id);
    const own = changed('modules.json', 'creatures', swapped);
    expect([said(taken(second), own), said(taken(first), own)]).toEqual([
      said(taken(first), content),
      said(taken(second), content),
    ]);
    expect(said(taken(first), changed('modules.json', 'creatures', renamed))).toContain('Wolpertinger');
  });
  it('planets and artefacts', () => {
    const led = { event: 'leader_changed', planet: 'DP1', leader: 'person' };
    expect(said(led, changed('modules.json', 'distant_planets', renamed))).toContain('Wolpertinger');
    const drawn = { event: 'artefact_drawn', seat: 0, artefact: 'AR1' };
    expect(said(drawn, changed('tokens.json', 'artefacts', renamed))).toContain('Wolpertinger');
  });
  it('cards by what is on them, or as the reader’s own', () => {
    const revealed = (card: string) => said({ event: 'card_revealed', deck: 'moon', card }, content);
    expect(revealed('M24')).toBe(
      'Cosmobot deckt eine Mondkarte auf: 1 Quader, 3 Anhänger, Bewegen 4 (tapfer), Vorrücken: Technologie.',
    );
    expect(revealed('typed')).toBe('Cosmobot deckt deine Mondkarte auf.');
  });
  it('who wins a distant planet moves up, and does not retreat', () => {
    const won = { event: 'units_retreated', seat: 0, from: 'DP1:land', to: 'DP1:lead' };
    expect(said(won, content)).toBe('Die Einheiten von Ada rücken zum Platz des Anführers von Kishar vor.');
    expect(said({ ...won, to: 'GRE-C' }, content)).toBe(
      'Die Einheiten von Ada ziehen sich in die Hauptstadt (Griechen) zurück.',
    );
  });
  it('moves as one would tell them', () => {
    const moved = { event: 'unit_moved', seat: 1, unit: 'follower', from: 'NOR-L', to: 'G07', portal: false };
    expect(said(moved, content)).toBe('Cosmobot bewegt einen Anhänger aus dem Westen (Nordmänner) nach Gaia 7.');
    const built = { event: 'built', seat: 0, area: 'GRE-C' };
    expect(said(built, content)).toBe('Ada baut in der Hauptstadt (Griechen) eine Siedlung.');
  });
  it('in Cosmobot’s steps as well', () => {
    const own = changed('modules.json', 'creatures', renamed);
    const [first = ''] = boxOf(content).creatures.map(({ id }) => id);
    const [part] = partsOf([{ ...taken(first), seat: 1 }], ['Ada'], own);
    expect(part?.deeds.map(({ done }) => say(done)).join()).toContain('Wolpertinger');
  });
});
