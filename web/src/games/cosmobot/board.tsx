// The main space: the board as it was entered, or Cosmobot's turn to be carried out.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Card, FateCard } from '../anunnaki/aside';
import { useBotTurn } from '../anunnaki/bot_turn';
import { boxOf, find, type AdviserCard, type Box } from '../anunnaki/content';
import { Map } from '../anunnaki/map';
import { Tracks } from '../anunnaki/tracks';
import { DECKS, type Deck } from '../anunnaki/view';
import type { BoardProps, GameEvent, LegalAction, Picks, Target } from '../game_ui';
import { CarryOut, currentStep } from './carry_out';
import { Tabs } from './controls';
import { instructionsOf } from './merged';
import { keep, progressOf } from './progress';
import { onTheWay, touching } from './reporting';
import { cardOfText } from './things';
import { carrying } from './mode';
import type { View } from './view';
import '../anunnaki/anunnaki.css';
import './cosmobot.css';
import './carry_out.css';

const VIEWS = ['turn', 'table'] as const;
type Shown = (typeof VIEWS)[number];

// What the person wants to see, until Cosmobot's next turn.
const wanted = signal<{ readonly turn: number; readonly shown: Shown } | null>(null);

// A click on a candidate chooses it.
function choosing(picks: Picks, view: View): Picks {
  const chosenBy = (target: Target): LegalAction | undefined => {
    const place = /^(?:area|distant):(.+)$/.exec(target)?.[1];
    if (view.candidates.length === 0 || place === undefined) return undefined;
    return picks.open.find((one) => (one.kind === 'choose' || one.kind === 'fight') && one['place'] === place);
  };
  return {
    ...picks,
    lit: (target) => chosenBy(target) !== undefined || picks.lit(target),
    choose(target): void {
      const choice = chosenBy(target);
      if (choice) picks.play(choice);
      else picks.choose(target);
    },
  };
}

// Whoever has reported since has carried out the turn, also where it was not ticked off in this window.
const reportedSince = (history: readonly GameEvent[], end: number): boolean =>
  history.slice(end).some(({ event }) => event === 'reported');

function Table({
  view,
  content,
  picks,
  focus,
}: Pick<BoardProps<View>, 'view' | 'content' | 'picks'> & { focus: string | null }) {
  return (
    <div class="an-board">
      <Map view={view} content={content} picks={picks} focus={focus} />
      <Tracks view={view} preview={null} content={content} picks={picks} />
    </div>
  );
}

function Full(props: BoardProps<View>) {
  const { view, content, names, history } = props;
  const { events, from } = useBotTurn(history);
  const progress = progressOf(from);
  const steps = useMemo(
    () => instructionsOf(events, names, content, view.physical.cards),
    [events, names, content, view.physical.cards],
  );
  const since = reportedSince(history?.() ?? [], from + events.length);
  const owed = steps.length > 0 && !progress.done && !since;
  const shown: Shown = wanted.value?.turn === from ? wanted.value.shown : owed ? 'turn' : 'table';
  const over = view.active === 'person';
  useEffect(() => void (carrying.value = shown === 'turn'), [shown]);
  const picks =
    view.candidates.length > 0
      ? choosing(props.picks, view)
      : shown === 'table'
        ? touching(props.picks, view)
        : props.picks;
  const now = currentStep(steps, progress);
  const focus = (shown === 'turn' ? now?.place : null) ?? view.combat?.place ?? null;
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus !== null) main.current?.querySelector('.an-focus')?.scrollIntoView({ block: 'center' });
  }, [focus]);
  return (
    <div ref={main} class={`cb-main cb-${shown}${onTheWay() ? ' cb-arriving' : ''}`}>
      {steps.length > 0 && (
        <Tabs kind="view" names={VIEWS} open={shown} onOpen={(one) => (wanted.value = { turn: from, shown: one })} />
      )}
      {shown === 'turn' && (
        <CarryOut
          steps={steps}
          progress={progress}
          over={over}
          onDone={() => {
            keep({ ...progress, done: true });
            wanted.value = { turn: from, shown: 'table' };
          }}
        />
      )}
      <Table view={view} content={content} picks={picks} focus={focus} />
    </div>
  );
}

export function Board(props: BoardProps<View>) {
  if (!props.small) return <Full {...props} />;
  return (
    <div class="an-board small">
      <Map view={props.view} content={props.content} picks={props.picks} small />
    </div>
  );
}

// The card that lies face up: a known one, or what was typed of a printed one.
function faceUp(view: View, box: Box, deck: Deck): AdviserCard | undefined {
  return find(box.cards[deck], view.face_up[deck]) ?? cardOfText(view.typed[deck], box);
}

export function Aside({ view, content, picks }: BoardProps<View>) {
  const box = boxOf(content);
  return (
    <section class="an-aside">
      <div class="an-advisers">
        {DECKS.map((deck) => (
          <Card key={deck} deck={deck} card={faceUp(view, box, deck)} picks={picks} />
        ))}
      </div>
      <FateCard view={view} box={box} difficulty={view.options['difficulty']} picks={picks} />
    </section>
  );
}
