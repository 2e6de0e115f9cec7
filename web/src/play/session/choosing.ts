// Clicks: each narrows what can still be meant, until it is one action, or says why it cannot be.
import { computed, type ReadonlySignal } from '@preact/signals';

import type { LegalAction } from '../../games/action';
import type { Picks, Target } from '../../games/game_ui';
import { begins, click, select, type Selection } from '../../games/selection';
import { message } from '../../text/message';
import type { Desk } from './desk';
import { isButton, viewFor } from '../facts';
import type { Previewing } from './previewing';
import { whyNot } from './refusal';
import type { Notice } from './session';

// What is said of a click that leads nowhere.
async function refusalOf(desk: Desk, target: Target): Promise<Notice | null> {
  const model = desk.table.model.value;
  const seat = desk.seat.value;
  if (!model || seat === null) return null;
  if (!desk.acts.value) return { text: message('not_your_turn') };
  const view = viewFor(model, seat);
  const action = desk.ui.attempt?.(target, desk.chosen.value, view, desk.content) ?? null;
  const found = action === null ? null : await whyNot(desk.table, desk.ui.id, seat, action);
  return found ?? { text: desk.ui.explain(target, view, desk.content) ?? message('nothing_here') };
}

export function choosing(desk: Desk, play: Picks['play'], { hover, hold }: Previewing) {
  // What the clicks leave no choice about.
  function forced({ open, lit }: Selection): LegalAction | null {
    const { answers, waives } = desk.ui;
    const [only, ...more] = open;
    if (!only || more.length > 0) return null;
    const targets = [...lit];
    if (answers === 'lone buttons') return targets.every(isButton) ? only : null;
    return answers === 'all' && !targets.some((target) => waives?.includes(target)) ? only : null;
  }

  function choose(target: Target, carried = false): void {
    const clicked = click(desk.ways.value, desk.chosen.value, target);
    if (!clicked) {
      void refusalOf(desk, target).then((notice) => notice && (desk.notice.value = notice));
      return;
    }
    desk.notice.value = null;
    hold(null);
    desk.hovered.value = null; // its explanation has been read
    const selection = select(desk.ways.value, clicked);
    const back = clicked.at(-1) !== target; // it was taken back
    const meant = selection.complete ?? (carried || back ? null : forced(selection));
    if (meant) play(meant);
    else desk.chosen.value = clicked;
  }

  const picks: ReadonlySignal<Picks> = computed(() => {
    const { lit, open } = desk.selection.value;
    const picked = new Set(desk.chosen.value);
    return {
      lit: (target) => lit.has(target),
      chosen: (target) => picked.has(target),
      begins: (target) => begins(desk.ways.value, desk.chosen.value, target),
      choose,
      hover,
      open,
      ...(desk.ui.asOne && { busy: desk.busy.value }),
      play,
    };
  });
  return picks;
}
