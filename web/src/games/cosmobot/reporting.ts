// The map while a turn is entered: every place can be tapped.
import type { Picks, Target } from '../game_ui';
import { touch } from './mode';
import { afterTelling, loaded, tapOnMap } from './touch';
import type { View } from './view';

const openTarget = (): Target | null => {
  const { open } = touch.value;
  switch (open.at) {
    case 'place':
      return open.place.includes(':') ? `distant:${open.place}` : `area:${open.place}`;
    case 'site':
      return `site:${open.site}`;
    case 'creature':
      return `creature:${open.creature}`;
    default:
      return null;
  }
};

export const isReporting = (view: View): boolean =>
  view.viewer !== null && view.question?.task === 'report' && view.choice === 'none' && view.phase !== 'game_over';

export function touching(picks: Picks, view: View): Picks {
  if (!isReporting(view)) return picks;
  const chosen = openTarget();
  return {
    ...picks,
    lit: (target) => tapOnMap(touch.value, target) !== null,
    chosen: (target) => target === chosen,
    begins: () => false,
    choose(target): void {
      const tapped = tapOnMap(touch.value, target);
      if (!tapped) return picks.choose(target);
      const [first, ...more] = tapped.actions;
      touch.value = tapped.touch;
      if (!first) return;
      touch.value = afterTelling(tapped.touch);
      picks.play(first, ...more);
    },
  };
}

export const onTheWay = (): boolean => loaded(touch.value) > 0;
