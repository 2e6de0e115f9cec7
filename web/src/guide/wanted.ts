// What is to be clicked now for what the script says: the next targets on the way to its action.
import type { LegalAction } from '../games/action';
import type { Target } from '../games/game_ui';
import { select } from '../games/selection';
import { viewFor } from '../play/facts';
import type { Session } from '../play/session/session';
import type { Model } from '../table/model';

export function wantedTargets(session: Session, model: Model, action: LegalAction): readonly Target[] {
  const view = viewFor(model, session.seat.value);
  if (!view) return [];
  const ways = [{ action, steps: session.ui.steps(action, view) }];
  const now = select(ways, session.selection.value.chosen);
  // After a click beside the way it begins anew.
  return [...(now.open.length > 0 ? now : select(ways, [])).lit];
}
