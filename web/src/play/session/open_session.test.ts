import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionGroup, LegalAction } from '../../games/action';
import type { Content } from '../../games/game_ui';
import type { AnyGameUi } from '../../games/games';
import type { Commands, Entry, Questions, State } from '../../table/messages';
import type { Model } from '../../table/model';
import { Refusal, type Link, type Table } from '../../table/table';
import { openSession } from './open_session';
import type { Session } from './session';

// The settings look for the browser's language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

interface Move extends LegalAction {
  readonly cell?: string;
}
const take = (cell: string): Move => ({ kind: 'take', cell });
const none: Content = { files: {}, tables: {} };

function groupsOf(legal: readonly string[]): readonly ActionGroup[] {
  const cells = legal.filter((word) => word !== 'done');
  return [
    ...(cells.length > 0 ? [{ kind: 'take', cell: cells }] : []),
    ...(legal.includes('done') ? [{ kind: 'done' }] : []),
  ];
}

// A table in memory: two cells to take, one after the other, against a silent neighbour.
class FakeTable implements Table {
  readonly link = signal<Link>({ state: 'open' });
  readonly model = signal<Model | null>(null);
  readonly sent: { readonly op: string; readonly fields: object }[] = [];
  refuse: Refusal | null = null;
  legal = ['a', 'b', 'done'];

  constructor() {
    this.position(1, []);
  }

  position(number: number, fresh: readonly Entry[], more: Partial<State> = {}): void {
    const state: State = {
      phase: 'playing',
      owner: true,
      seats: [
        { seat: 0, holder: 'person', name: 'Ada', you: true },
        { seat: 1, holder: 'bot', name: 'greedy', bot: 'greedy' },
      ],
      to_move: [0],
      scores: [],
      ...more,
    };
    const views = [{ seat: 0, view: { number }, hash: '' }];
    this.model.value = {
      info: {
        id: 't',
        game: 'fake',
        name: 'Fake',
        options: {},
        public: false,
        clock: { kind: 'none' },
        undo: 'fair',
        commitment: '',
      },
      number,
      position: number,
      log: [],
      whole: true,
      state,
      views,
      fresh,
      seen: [{ number, entries: fresh, views, state }],
      heard: 0,
    };
  }

  command<Op extends keyof Commands>(op: Op, fields: Commands[Op]) {
    this.sent.push({ op, fields });
    if (this.refuse) return Promise.reject(this.refuse);
    const number = (this.model.value?.number ?? 0) + 1;
    this.position(number, [{ number, kind: op, at: 0, seat: 0 }]);
    return Promise.resolve({ type: 'ack' as const, id: '', number });
  }

  ask<Op extends keyof Questions>(op: Op, fields: Questions[Op][0]): Promise<Questions[Op][1]> {
    this.sent.push({ op, fields });
    const answers: { [Name in keyof Questions]?: Questions[Name][1] } = {
      legal: {
        number: this.model.value?.number ?? 0,
        hash: this.legal.join(),
        ...('known' in fields && fields.known === this.legal.join() ? {} : { groups: groupsOf(this.legal) }),
      },
      why: { allowed: false, rule: 'FK-1', key: 'taken', text: 'It is taken.' },
      preview: { reveals: false, view: 'then', scores: [] },
      hint: { action: { text: 'take b', kind: 'take', cell: 'b' }, analysis: { value: 1, features: [] } },
    };
    return Promise.resolve(answers[op] as Questions[Op][1]);
  }

  retry(): void {}
  close(): void {}

  asked(op: string): number {
    return this.sent.filter((one) => one.op === op).length;
  }
}

const ui = {
  id: 'fake',
  steps: ({ kind, cell }: Move) => (kind === 'done' ? ['button:done'] : ['hand', `cell:${cell}`]),
  attempt: (target: string) => (target.startsWith('cell:') ? take(target.slice(5)) : null),
  explain: () => null,
} as unknown as AnyGameUi;

const settled = () => vi.advanceTimersByTimeAsync(200);

describe('a session', () => {
  let table: FakeTable;
  let session: Session;

  beforeEach(async () => {
    vi.useFakeTimers();
    table = new FakeTable();
    session = openSession(table, ui, none);
    await settled();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('lights what can be clicked', () => {
    expect([...session.selection.value.lit]).toEqual(['hand', 'button:done']);
    expect(session.busy.value).toBe(false);
    expect(table.asked('legal')).toBe(1);
  });

  it('plays when the clicks say an action, with the number it was seen at', async () => {
    session.picks.value.choose('hand');
    expect(session.picks.value.lit('cell:a')).toBe(true);
    session.picks.value.choose('cell:a');
    await settled();
    expect(table.sent).toContainEqual({ op: 'move', fields: { seat: 0, action: take('a'), expect: 1 } });
    expect(session.selection.value.chosen).toEqual([]);
  });

  describe.each([
    ['lone buttons', 'button:a', [], 1],
    ['lone buttons', 'cell:a', ['hand'], 0],
    ['all', 'cell:a', [], 1],
    ['all', 'button:give_up', ['hand'], 0],
    [undefined, 'button:a', ['hand'], 0],
  ] as const)('where the game answers %s itself, and %s is the only answer', (answers, only, chosen, moves) => {
    beforeEach(async () => {
      const steps = ({ kind }: Move) => (kind === 'done' ? ['button:done'] : ['hand', only]);
      const game = { ...ui, steps, waives: ['button:give_up'], ...(answers && { answers }) };
      table.legal = ['a', 'done'];
      session.close();
      session = openSession(table, game, none);
      await settled();
    });

    it(`${moves} moves follow from a click`, async () => {
      session.picks.value.choose('hand');
      await settled();
      expect(table.asked('move')).toBe(moves);
      expect(session.selection.value.chosen).toEqual(chosen);
    });

    it('nothing follows from dragging alone', async () => {
      session.picks.value.choose('hand', true);
      await settled();
      expect(table.asked('move')).toBe(0);
      expect(session.selection.value.chosen).toEqual(['hand']);
    });
  });

  it('says why not, with the rule', async () => {
    session.picks.value.choose('cell:z');
    await settled();
    expect(session.notice.value).toEqual({
      text: { key: 'fake:refusal.taken', otherwise: 'It is taken.' },
      rule: 'FK-1',
    });
  });

  it('previews what the pointer rests on, once for a position', async () => {
    session.picks.value.choose('hand');
    for (let i = 0; i < 3; i += 1) {
      session.picks.value.hover('cell:a');
      await settled();
      expect(session.preview.value).toMatchObject({ view: 'then' });
      session.picks.value.hover(null);
      expect(session.preview.value).toBeNull();
    }
    expect(table.asked('preview')).toBe(1);
  });

  it('gives a hint with the way to it', async () => {
    session.askHint();
    await settled();
    expect(session.hint.value).toMatchObject({ action: take('b'), steps: ['hand', 'cell:b'] });
  });

  it('keeps a hint while it can be followed', async () => {
    session.askHint();
    await settled();
    const others = (number: number) => [{ number, kind: 'move', at: 0, seat: 1 }];
    table.position(2, others(2), { to_move: [0, 1] });
    await settled();
    expect(session.hint.value).toMatchObject({ action: take('b') });
    table.legal = ['a'];
    table.position(3, others(3), { to_move: [0] });
    await settled();
    expect(session.hint.value).toBeNull();
  });

  it('keeps what is chosen when others act at the same time', async () => {
    session.picks.value.choose('hand');
    table.position(2, [{ number: 2, kind: 'move', at: 0, seat: 1 }], { to_move: [0, 1] });
    expect(session.selection.value.chosen).toEqual(['hand']);
    await settled();
    expect(session.selection.value.chosen).toEqual(['hand']);
    table.legal = ['done'];
    table.position(3, [{ number: 3, kind: 'move', at: 0, seat: 1 }], { to_move: [0, 1] });
    await settled();
    expect(session.selection.value.chosen).toEqual([]);
  });

  it('asks for the actions it knows only whether they are the same', async () => {
    table.position(2, [{ number: 2, kind: 'move', at: 0, seat: 1 }], { to_move: [0, 1] });
    await settled();
    expect(table.sent.at(-1)).toEqual({ op: 'legal', fields: { seat: 0, known: 'a,b,done' } });
    expect([...session.selection.value.lit]).toEqual(['hand', 'button:done']);
    expect(session.busy.value).toBe(false);
    table.position(3, [{ number: 3, kind: 'move', at: 0, seat: 0 }]);
    await settled();
    expect(table.sent.at(-1)).toEqual({ op: 'legal', fields: { seat: 0 } });
  });

  it('asks once where the table does not answer, and again in the next position', async () => {
    const ask = vi.spyOn(table, 'ask').mockRejectedValue(new Refusal({ code: 'busy', message: 'later' }));
    table.position(2, [{ number: 2, kind: 'move', at: 0, seat: 0 }]);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(session.notice.value?.text.key).toBe('error.other');
    ask.mockRestore();
    table.position(3, [{ number: 3, kind: 'move', at: 0, seat: 0 }]);
    await settled();
    expect([...session.selection.value.lit]).toEqual(['hand', 'button:done']);
  });

  it('lights what can be done by who is not waited for', async () => {
    session.close();
    session = openSession(table, { ...ui, mayAct: () => true }, none);
    table.position(2, [], { to_move: [1] });
    await settled();
    expect(session.myTurn.value).toBe(false);
    expect([...session.selection.value.lit]).toEqual(['hand', 'button:done']);
    session.picks.value.choose('button:done');
    await settled();
    expect(table.sent).toContainEqual({ op: 'move', fields: { seat: 0, action: { kind: 'done' } } });
  });

  it('does nothing out of turn', async () => {
    table.position(2, [], { to_move: [1] });
    await settled();
    expect(session.selection.value.lit.size).toBe(0);
    session.picks.value.choose('hand');
    await settled();
    expect(session.notice.value?.text.key).toBe('not_your_turn');
  });

  it('takes several entries back when one of them is refused, and says which', async () => {
    session.close();
    session = openSession(table, { ...ui, tellAction: ({ kind }) => ({ key: `told ${kind}` }) }, none);
    await settled();
    const command = table.command.bind(table);
    let count = 0;
    vi.spyOn(table, 'command').mockImplementation((op, fields) => {
      count += 1;
      if (count === 2) return Promise.reject(new Refusal({ code: 'bad_action', message: 'no' }));
      return command(op, fields);
    });
    session.play(take('a'), { kind: 'nonsense' });
    await settled();
    expect(table.sent).toContainEqual({ op: 'undo', fields: { seat: 0, to: 1 } });
    expect(session.notice.value?.text).toMatchObject({
      key: 'refused.part',
      with: { what: { key: 'told nonsense' }, why: { key: 'error.other' } },
    });
  });

  it('tells several as one thing where they are one, and says which was refused', async () => {
    session.close();
    const companion: AnyGameUi = { ...ui, asOne: true, tellAction: ({ kind }) => ({ key: `told ${kind}` }) };
    session = openSession(table, companion, none);
    await settled();
    session.play(take('a'), take('b'));
    expect(session.picks.value.busy).toBe(true);
    await settled();
    expect(session.picks.value.busy).toBe(false);
    expect(table.sent).toContainEqual({
      op: 'move',
      fields: { seat: 0, actions: [take('a'), take('b')], expect: 1 },
    });
    table.refuse = new Refusal({ code: 'bad_action', message: 'no', at: '/actions/1' });
    session.play(take('a'), { kind: 'nonsense' });
    await settled();
    expect(session.notice.value?.text).toMatchObject({ with: { what: { key: 'told nonsense' } } });
    expect(table.asked('undo')).toBe(0);
  });
});
