import { beforeAll, describe, expect, it } from 'vitest';
import { say, setTexts } from '../../text/say';
import type { Content, GameEvent } from '../game_ui';
import { boxOf } from './content';
import { tell } from './tell';
import { content, texts } from './testing';
import { partsOf } from './trace';

// An owner's content: the same files with other names, in another order.
interface Thing {
  readonly id: string;
  readonly name?: string;
}
function changed(file: string, list: string, change: (all: readonly Thing[]) => readonly Thing[]): Content {
  const before = content[file] as Readonly<Record<string, readonly Thing[]>>;
  return { ...content, [file]: { ...before, [list]: change(before[list] ?? []) } };
}
const turned = (all: readonly Thing[]) => [...all].reverse();
const swapped = ([first, second, ...rest]: readonly Thing[]): readonly Thing[] =>
  first && second ? [{ ...first, name: second.name ?? '' }, { ...second, name: first.name ?? '' }, ...rest] : [];
const renamed = ([first, ...rest]: readonly Thing[]): readonly Thing[] =>
  first ? [{ ...first, name: 'Wolpertinger' }, ...rest] : [];

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

const box = boxOf(content);
const griffin = box.creatures.findIndex(({ id }) => id === 'griffin');
const taken = (creature: number) => ({ event: 'creature_taken', seat: 0, creature, area: 0 });

describe('the log names things as the table’s content does', () => {
  it('in the reader’s language where they are ours', () => {
    expect(said(taken(griffin), content)).toContain('Greif');
    expect(said({ event: 'artefact_drawn', seat: 0, artefact: 1 }, content)).toContain('Füllhorn');
  });
  it('creatures that were put into another order', () => {
    expect(said(taken(box.creatures.length - 1 - griffin), changed('modules.json', 'creatures', turned))).toContain(
      'Greif',
    );
  });
  it('creatures whose names were swapped, or are the owner’s own', () => {
    const [first, second] = [said(taken(0), content), said(taken(1), content)];
    const own = changed('modules.json', 'creatures', swapped);
    expect([said(taken(1), own), said(taken(0), own)]).toEqual([first, second]);
    expect(said(taken(0), changed('modules.json', 'creatures', renamed))).toContain('Wolpertinger');
  });
  it('planets and artefacts', () => {
    const led = { event: 'leader_changed', planet: 0, leader: 1 };
    expect(said(led, changed('modules.json', 'distant_planets', renamed))).toContain('Wolpertinger');
    const drawn = { event: 'artefact_drawn', seat: 0, artefact: 0 };
    expect(said(drawn, changed('tokens.json', 'artefacts', renamed))).toContain('Wolpertinger');
  });
  it('areas, weapons and tiles by their place in the content', () => {
    const last = (list: readonly unknown[]) => list.length - 1;
    const built = (area: number) => ({ event: 'built', seat: 0, area });
    expect(said(built(last(box.areas)), changed('map.json', 'areas', turned))).toBe(said(built(0), content));
    const weapon = (card: number) => ({ event: 'weapon_drawn', seat: 0, card });
    expect(said(weapon(last(box.weapons)), changed('person.json', 'weapon_cards', turned))).toBe(
      said(weapon(0), content),
    );
    const tile = (at: number) => ({ event: 'tile_upgraded', seat: 0, tile: at });
    expect(said(tile(last(box.tiles)), changed('person.json', 'action_tiles', turned))).toBe(said(tile(0), content));
  });
  it('cards by the ids they have, and one that was typed by none', () => {
    const own = changed('advisers.json', 'moon_cards', turned);
    const revealed = (card: number) => ({ event: 'card_revealed', deck: 0, card });
    expect(said(revealed(1), own)).toContain(box.cards.moon[box.cards.moon.length - 1]?.id);
    expect(said(revealed(0xfe), content)).not.toContain('254');
  });
  it('in Cosmobot’s steps as well', () => {
    const own = changed('modules.json', 'creatures', renamed);
    const [part] = partsOf([{ ...taken(0), seat: 1 }], ['Ada'], own);
    expect(part?.deeds.map(({ done }) => say(done)).join()).toContain('Wolpertinger');
  });
});
