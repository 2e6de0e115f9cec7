// The three tracks of development and the track of supremacy, with the goals beside them.
import { say } from '../../text/say';
import { Spoken } from '../../ui/parts';
import type { Content, Picks } from '../game_ui';
import { boxOf, type Box } from './content';
import { Icon, iconFor } from './glyphs';
import { hit } from './hit';
import { text } from './names';
import { spaceTarget, spaceWords } from './track_space';
import './tracks.css';
import { GOAL_PLACES, SIDES, type GoalPlace, type Side, type TableView } from './view';

interface Space {
  readonly label: number;
  readonly reward: string | null; // its first word
}
export function spacesOf(box: Box, at: GoalPlace): readonly Space[] {
  if (at === 'supremacy') return box.supremacy.map((label) => ({ label, reward: null }));
  const row = box.tracks.find((one) => one.id === at);
  return Array.from({ length: (row?.last ?? 0) + 1 }, (_, label) => ({
    label,
    reward: row?.rewards[String(label)]?.[0]?.word ?? null,
  }));
}
export const standOf = (view: TableView, side: Side, at: GoalPlace): number =>
  at === 'supremacy' ? view.sides[side].supremacy : view.sides[side].tracks[at];

// What the track would bring at the end, as the position stands.
export function worthOf(view: TableView, box: Box, side: Side, at: GoalPlace): number {
  const stand = standOf(view, side, at);
  return at === 'supremacy' ? stand : (box.trackValue[stand] ?? 0) * view.goal_values[side][at];
}

interface SpaceProps {
  readonly at: GoalPlace;
  readonly space: Space;
  readonly view: TableView;
  readonly preview: TableView | null;
  readonly box: Box;
  readonly picks: Picks;
}

// A space that brings something says what, to whoever asks. It is chosen with its track.
function OneSpace({ at, space: { label, reward }, view, preview, box, picks }: SpaceProps) {
  const words = spaceWords(at, label, view, box);
  const asTrack: Picks = { ...picks, choose: () => picks.choose(`track:${at}`) };
  return (
    <span
      {...(words && hit(asTrack, spaceTarget(at, label), null))}
      class={`an-space${reward ? ' rewards' : ''}${words ? ' an-hit' : ''}`}
    >
      {words && <Spoken words={say(words)} />}
      {reward ? (
        <Icon name={iconFor(reward)} size={14} />
      ) : (
        <span class="an-space-number" aria-hidden="true">
          {label < 0 ? `−${String(-label)}` : label}
        </span>
      )}
      {at === 'supremacy' && view.supremacy_tokens.includes(label) && (
        <span class="an-supremacy-token" aria-hidden="true">
          {box.tokenPoints}
        </span>
      )}
      {SIDES.map((side) => {
        const here = standOf(view, side, at) === label;
        const then = preview && standOf(preview, side, at) === label;
        if (!here && !then) return null;
        return <span key={side} class={`an-marker of-${side} an-house-${view.houses[side]}${here ? '' : ' ghost'}`} />;
      })}
    </span>
  );
}

// The spaces lie beside the track that they are chosen with, not in it: a button has nothing in it to be read.
function Row({ at, ...shown }: Omit<SpaceProps, 'space'>) {
  const { view, preview, box, picks } = shown;
  const goal = view.goals[at];
  return (
    <div class="an-track-row">
      <div {...hit(picks, `track:${at}`, null, 'an-track')}>
        <span class="an-track-name">
          <Icon name={iconFor(at)} size={18} />
          <span>{say(text(`track.${at}`))}</span>
        </span>
        <Spoken
          words={say(text('label.stands', { own: standOf(view, 'person', at), bot: standOf(view, 'bot', at) }))}
        />
        <span class="an-goal">
          <span class="an-goal-name" title={say(text(`goal.${goal}`))}>
            <Icon name={iconFor(goal)} size={18} />
          </span>
          {SIDES.map((side) => (
            <span key={side} class={`an-goal-value of-${side} an-house-${view.houses[side]}`}>
              {at === 'supremacy' ? '' : `×${String((preview ?? view).goal_values[side][at])} = `}
              <b>{worthOf(preview ?? view, box, side, at)}</b>
            </span>
          ))}
        </span>
      </div>
      <div class="an-spaces" role="group" aria-label={say(text('label.spaces', { track: text(`track.${at}`) }))}>
        {spacesOf(box, at).map((space) => (
          <OneSpace key={space.label} at={at} space={space} {...shown} />
        ))}
      </div>
    </div>
  );
}

export function Tracks({
  view,
  preview,
  content,
  picks,
}: {
  view: TableView;
  preview: TableView | null;
  content: Content;
  picks: Picks;
}) {
  const box = boxOf(content);
  return (
    <section class="an-tracks" aria-label={say(text('label.tracks'))}>
      {GOAL_PLACES.map((at) => (
        <Row key={at} at={at} view={view} preview={preview} box={box} picks={picks} />
      ))}
    </section>
  );
}
