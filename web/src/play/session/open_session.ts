// A session over a table: its parts put together.
import { signal } from '@preact/signals';
import type { Content } from '../../games/game_ui';
import type { AnyGameUi } from '../../games/games';
import type { Table } from '../../table/table';
import { answering } from './automatic';
import { choosing } from './choosing';
import { noTargets, openDesk } from './desk';
import { hindsight } from './hindsight';
import { hinting } from './hinting';
import { followTable } from './learning';
import { looking } from './looking';
import { previewing } from './previewing';
import { sending } from './sending';
import type { Session } from './session';

export function openSession(table: Table, ui: AnyGameUi, content: Content): Session {
  const desk = openDesk(table, ui, content);
  let situation = 0;
  const previews = previewing(desk);
  const stopFollowing = followTable(desk, () => (situation += 1));
  const play = sending(desk);
  const automatic = answering(desk, play);
  const beside = signal<number | null>(null);
  const hint = hinting(desk, previews, () => situation);
  return {
    ...desk,
    ...looking(desk),
    picks: choosing(desk, play, previews),
    beside,
    play,
    hold: previews.hold,
    clear: () => (desk.chosen.value = noTargets),
    askHint() {
      beside.value = null; // what it marks lies on my own board
      hint();
    },
    askHindsight: hindsight(table),
    undo(what) {
      const seat = desk.seat.value;
      if (seat === null) return;
      const steps = table.model.value?.state.undo?.find((one) => one.seat === seat)?.to ?? [];
      const to = Object.keys(what).length > 0 ? null : automatic.before(steps);
      table.command('undo', { seat, ...what, ...(to !== null && { to }) }).catch(desk.tell);
    },
    command: (op, fields) => {
      const done = table.command(op, fields);
      done.catch(desk.tell);
      return done;
    },
    close() {
      stopFollowing();
      automatic.close();
      previews.close();
      table.close();
    },
  };
}
