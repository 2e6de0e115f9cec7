// The spaces of the tracks that bring something, as targets, and what they bring.
import type { Message } from '../../text/message';
import type { Target } from '../game_ui';
import type { Box } from './content';
import { effect, sentences, text, track } from './names';
import type { GoalPlace, TableView } from './view';

export const spaceTarget = (at: GoalPlace, space: number): Target => `space:${at}:${String(space)}`;

// Null: nothing comes of reaching it but the number.
export function spaceWords(at: GoalPlace, space: number, view: TableView, box: Box): Message | null {
  if (at === 'supremacy')
    return view.supremacy_tokens.includes(space)
      ? sentences([text('explain.supremacy_space', { space, points: box.tokenPoints })])
      : null;
  const reward = box.tracks.find(({ id }) => id === at)?.rewards[String(space)] ?? [];
  return reward.length > 0
    ? text('explain.track_space', { track: track(at), space, reward: effect(reward, box) })
    : null;
}
