// The table of Cosmic Factory for one seat, as the phase of the round asks for it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import type { BoardProps } from '../game_ui';
import { MarkerChoices } from './choices';
import './cosmic-factory.css';
import { Counts } from './counts';
import { GalaxyStage } from './galaxy_stage';
import { Head } from './head';
import { Kept, Packet } from './packet';
import { ScoredRound } from './scored';
import { Thumbnail } from './thumbnail';
import { galaxyOwner, type Marker, type View } from './view';
import { word } from './words';

const narrow = 620; // pixels: below, the hand lies under the galaxy

const useNarrow = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < narrow);
  useLayoutEffect(() => {
    const board = element.current;
    if (!board || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setNarrow(board.clientWidth < narrow));
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return { element, portrait: isNarrow };
};

const drafting = (view: View): boolean => ['draft_1', 'draft_2', 'ready'].includes(view.phase);

function Stage(props: BoardProps<View> & { portrait: boolean }) {
  const { view, seat, names, portrait } = props;
  const [shown, setShown] = useState<Marker | null>(null);
  const owner = galaxyOwner(view, seat);
  if (drafting(view))
    return (
      <div class="cf-main">
        <Packet {...props} />
        {!view.options.beginner && <Kept view={view} seat={seat} />}
      </div>
    );
  const choosing = (view.phase === 'exchange' || view.phase === 'offering') && view.owing.includes(seat);
  return (
    <>
      <div class="cf-main">
        {owner !== seat && <p class="cf-whose">{say(word('galaxy', { name: names[owner] ?? '' }))}</p>}
        <GalaxyStage {...props} owner={owner} portrait={portrait} shown={shown} />
        {choosing && <MarkerChoices {...props} />}
      </div>
      <Counts {...props} shown={shown} show={setShown} />
    </>
  );
}

function Table(props: BoardProps<View>) {
  const { view, seat, recent } = props;
  const { element, portrait } = useNarrow();
  const ended = recent.some(({ event }) => event === 'round_ended');
  const [open, setOpen] = useState(ended);
  const over = view.phase === 'game_over';
  useEffect(() => {
    if (ended) setOpen(true);
  }, [recent]);
  // The account makes room when the next choice is made.
  const waiting = view.owing.includes(seat) && view.phase === 'draft_1';
  useEffect(() => {
    if (!waiting && !ended) setOpen(false);
  }, [waiting]);
  const scored = view.scored;
  const beside = scored && (open || over);
  return (
    <div class={`cf-board ${portrait ? 'cf-portrait' : ''} ${beside && !over ? 'cf-two' : ''}`} ref={element}>
      <Head {...props} />
      {beside && (
        <ScoredRound
          {...props}
          scored={scored}
          walking={ended}
          onClose={over ? null : () => setOpen(false)}
        />
      )}
      {!over && <Stage {...props} portrait={portrait} />}
      {scored && !beside && drafting(view) && (
        <div class="cf-reopen">
          <Button label={word('scored.open', { round: scored.round })} icon="score" quiet onClick={() => setOpen(true)} />
        </div>
      )}
    </div>
  );
}

export function Board(props: BoardProps<View>) {
  return props.small ? <Thumbnail {...props} /> : <Table {...props} />;
}
