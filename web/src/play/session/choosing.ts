// Clicks: each narrows what can still be meant, until it is one action, or says why it cannot be.
import { computed, type ReadonlySignal } from '@preact/signals';

import type { Picks, Target } from '../../games/game_ui';
import { begins, click, select } from '../../games/selection';
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
  function choose(target: Target): void {
    const clicked = click(desk.ways.value, desk.chosen.value, target);
    if (!clicked) {
      void refusalOf(desk, target).then((notice) => notice && (desk.notice.value = notice));
      return;
    }
    desk.notice.value = null;
    hold(null);
    desk.hovered.value = null; // its explanation has been read
    const { complete, open, lit } = select(desk.ways.value, clicked);
    // A question with one answer, and that on a button, need not be asked.
    const lone = desk.ui.pressesLoneButtons === true && open.length === 1 && [...lit].every(isButton);
    const only = lone ? open[0] : undefined;
    const meant = complete ?? only;
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
