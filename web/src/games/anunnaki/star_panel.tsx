// The star of actions with what the tile that is looked at does. On a wide screen it stands beside the map, elsewhere
// in the tray.
import { useState } from 'preact/hooks';
import { say } from '../../text/say';
import { useMedia } from '../../ui/media';
import type { Content, Picks, Target } from '../game_ui';
import { boxOf } from './content';
import { explain } from './explain';
import { text } from './names';
import { Star } from './star';
import type { View } from './view';
import './star.css';

export const useWide = (): boolean => useMedia('(min-width: 1100px)');

// Of what the pointer or the finger is on; else of the tile with the pawn.
function shownOf(looked: Target | null, view: View, picks: Picks): Target | null {
  if (looked !== null) return looked;
  const chosen = Object.keys(view.person.tiles).find((id) => picks.chosen(`node:${id}`)) ?? view.person.pawn;
  return chosen === null ? null : `node:${chosen}`;
}

export function StarPanel({ view, content, picks }: { view: View; content: Content; picks: Picks }) {
  const [looked, look] = useState<Target | null>(null);
  const own: Picks = {
    ...picks,
    hover(target): void {
      look(target);
      picks.hover(target);
    },
  };
  const shown = shownOf(looked, view, picks);
  const words = (shown === null ? null : explain(shown, view, content)) ?? text('label.star_help');
  return (
    <section class="an-star-panel" aria-label={say(text('label.star'))}>
      <Star view={view} box={boxOf(content)} picks={own} />
      <p class="an-star-words">{say(words)}</p>
    </section>
  );
}
