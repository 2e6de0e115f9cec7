import { describe, expect, it } from 'vitest';
import { boxOf } from './content';
import { framesOf, leadsTo } from './playback';
import { after } from './replay';
import { content, turns } from './testing';
import type { Event, View } from './view';

const box = boxOf(content);

// What is drawn of a position, but for who controls what: that is the table's to tell, at the end.
const drawn = (view: View) => ({
  areas: Object.fromEntries(
    Object.entries(view.areas).map(([id, area]) => [
      id,
      [area.person, area.bot, area.exhausted, area.civilisation !== undefined],
    ]),
  ),
  sides: view.sides,
  distant: view.distant,
  culture: Object.keys(view.culture).sort(),
  contracts: view.contracts,
  tokens: view.supremacy_tokens,
  creatures: view.creatures,
  gods: view.atlantis_gods,
  cards: view.face_up,
  person: [
    view.person.resources,
    view.person.crystals,
    view.person.pawn,
    view.person.contracts,
    [...view.person.paths].sort(),
  ],
});

describe('replay', () => {
  it('leads from each position to the next', () => {
    for (const { before, events, after: end } of turns)
      expect(drawn(events.reduce((view, event) => after(view, event, box), before))).toEqual(drawn(end));
  });
  it('knows which god came, and by which triangle', () => {
    const [{ before } = { before: undefined }] = turns;
    if (!before) throw new Error('no turn');
    const gods = [...before.person.gods];
    const marked = [...before.person.marked];
    const summoned = { event: 'god_summoned', seat: 0, god: 'GRE-1', by: 'PENTA', area: 'GRE-C' } as unknown as Event;
    const { person } = after(before, summoned, box);
    expect([person.gods, person.marked]).toEqual([
      [...gods, 'GRE-1'],
      [...marked, 'PENTA'],
    ]);
  });
  it('shows frames that end in the position, and none for another one', () => {
    for (const turn of turns) {
      const frames = framesOf(turn.before, turn.events, box);
      expect(leadsTo(frames, turn.after)).toBe(true);
      expect(leadsTo(frames, { ...turn.after, areas: {} })).toBe(false);
    }
  });
});
