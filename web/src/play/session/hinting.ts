// What the bot would do here, with the way to it.
import type { Desk } from './desk';
import { viewFor } from '../facts';
import type { Previewing } from './previewing';

// `situation` counts what changes my choices: where it has changed meanwhile, the bot is asked again.
export function hinting(desk: Desk, previews: Previewing, situation: () => number): () => void {
  const { table, ui, seat, hint } = desk;
  let thinking = false;

  async function ask(): Promise<void> {
    while (seat.value !== null && desk.myTurn.value) {
      hint.value = 'thinking';
      const [at, acting] = [situation(), seat.value];
      const { action, analysis } = await table.ask('hint', { seat: acting });
      const preview = situation() === at ? await previews.of(action).catch(() => null) : null;
      const model = table.model.value;
      if (!model || situation() !== at) continue;
      hint.value = { action, steps: ui.steps(action, viewFor(model, acting)), analysis, preview };
      return;
    }
  }

  return () => {
    if (thinking || ui.hints === false) return;
    thinking = true;
    ask()
      .catch((reason: unknown) => {
        hint.value = null;
        desk.tell(reason);
      })
      .finally(() => (thinking = false));
  };
}
