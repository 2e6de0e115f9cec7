// The board as it was entered, and Cosmobot's turn as instructions.
import { Card, FateCard } from '../anunnaki/aside';
import { useBotTurn } from '../anunnaki/bot_turn';
import { boxOf, find, type AdviserCard, type Box } from '../anunnaki/content';
import { Map } from '../anunnaki/map';
import { StepList } from '../anunnaki/step_list';
import { Tracks } from '../anunnaki/tracks';
import { DECKS, type Deck } from '../anunnaki/view';
import { say } from '../../text/say';
import type { BoardProps, LegalAction, Picks, Target } from '../game_ui';
import { typedFor } from './clicks';
import { type } from './entry_field';
import { instruction } from './instructions';
import { text } from './text';
import { cardOfText, codeOf } from './things';
import type { View } from './view';
import '../anunnaki/anunnaki.css';

// A click on a candidate chooses it; any other types what was clicked.
function typing(picks: Picks, view: View, box: Box): Picks {
  const codes = { person: codeOf(view, box, 'person'), bot: codeOf(view, box, 'bot') };
  const chooses = (target: Target): LegalAction | undefined => {
    const place = /^(?:area|distant):(.+)$/.exec(target)?.[1];
    if (view.candidates.length === 0 || place === undefined) return undefined;
    return picks.open.find((one) => (one.kind === 'choose' || one.kind === 'fight') && one['place'] === place);
  };
  return {
    ...picks,
    lit: (target) => chooses(target) !== undefined || picks.lit(target),
    choose(target): void {
      const choice = chooses(target);
      if (choice !== undefined) return picks.play(choice);
      const word = picks.open.length > 0 ? typedFor(target, codes) : null;
      if (word === null) return picks.choose(target);
      type(word);
    },
  };
}

export function Board({ view, content, picks, small }: BoardProps<View>) {
  const own = small ? picks : typing(picks, view, boxOf(content));
  return (
    <div class={small ? 'an-board small' : 'an-board'}>
      <Map view={view} content={content} picks={own} small={small} focus={view.combat?.place ?? null} />
      {!small && <Tracks view={view} preview={null} content={content} picks={own} />}
    </div>
  );
}

// The card that lies face up: a known one, or what was typed of a printed one.
function faceUp(view: View, box: Box, deck: Deck): AdviserCard | undefined {
  return find(box.cards[deck], view.face_up[deck]) ?? cardOfText(view.typed[deck], box);
}

export function Aside({ view, content, picks, names, history }: BoardProps<View>) {
  const box = boxOf(content);
  const { events } = useBotTurn(history);
  return (
    <section class="an-aside">
      <div class="an-advisers">
        {DECKS.map((deck) => (
          <Card key={deck} deck={deck} card={faceUp(view, box, deck)} picks={picks} />
        ))}
      </div>
      <FateCard view={view} box={box} difficulty={view.options['difficulty']} picks={picks} />
      <h2>{say(text('instructions'))}</h2>
      <StepList events={events} names={names} content={content} deedOf={instruction} />
    </section>
  );
}
