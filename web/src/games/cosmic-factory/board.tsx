// The table of Cosmic Factory for one seat, as the phase of the round asks for it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../text/say';
import { Button } from '../../ui/parts';
import { duration } from '../../ui/settings';
import { MarkerChoices } from './choices';
import './cosmic-factory.css';
import { Counts } from './counts';
import { useFallen } from './fallen';
import { rotInHand } from './hand';
import { GalaxyStage } from './galaxy_stage';
import { Head } from './head';
import { narrow } from './layout';
import { HowTo, Kept, Packet } from './packet';
import { useRoom, type Room } from './room';
import { ScoredRound } from './scored';
import { Thumbnail } from './thumbnail';
import { handTarget } from './steps';
import { colours, galaxyOwner, seatOf, type Marker, type View, type TableProps } from './view';
import { word } from './words';

const wide = 860; // pixels: room for two things side by side
const around = 118; // pixels of the height that the lines above and below the stage take
const lowest = 350; // pixels: a frame lower than this scrolls
const lowestBeside = 220; // another seat's board is only looked at

const drafting = (view: View): boolean => ['draft_1', 'draft_2', 'ready'].includes(view.phase);

// Something was clicked and more is to be clicked: nothing may move meanwhile.
const isChoosing = ({ view, seat, picks }: TableProps): boolean => {
  const own = seatOf(view, seat);
  return (
    own.packet.some((tile) => picks.chosen(`tile:${tile}`)) ||
    own.pile.some((tile) => tile !== null && picks.chosen(handTarget(tile, rotInHand(view, tile)))) ||
    seatOf(view, galaxyOwner(view, seat)).galaxy.some(({ cell }) => picks.chosen(`cell:${cell}`)) ||
    colours.some((colour) => picks.chosen(`bonus:${colour}`))
  );
};

function Stage(props: TableProps & { room: Room }) {
  const { view, seat, names } = props;
  const [shown, setShown] = useState<Marker | null>(null);
  const [pointed, setPointed] = useState<Marker | null>(null);
  const mine = view.viewer === seat;
  const owner = mine ? galaxyOwner(view, seat) : seat;
  if (drafting(view))
    return (
      <div class="cf-main">
        <Packet {...props} />
        {view.phase === 'ready' ? <HowTo /> : <Kept view={view} seat={seat} />}
      </div>
    );
  const choosing = mine && (view.phase === 'exchange' || view.phase === 'offering') && view.owing.includes(seat);
  return (
    <>
      <div class={choosing ? 'cf-main cf-choosing' : 'cf-main'}>
        {owner !== seat && <p class="cf-whose">{say(word('galaxy', { name: names[owner] ?? '' }))}</p>}
        <GalaxyStage {...props} owner={owner} shown={pointed ?? shown} />
        {choosing && <MarkerChoices {...props} />}
      </div>
      <Counts {...props} shown={shown} show={setShown} point={setPointed} />
    </>
  );
}

function Table(props: TableProps) {
  const { view, seat, recent } = props;
  const element = useRef<HTMLDivElement>(null);
  const room = useRoom(element, isChoosing(props));
  const fallen = useFallen(recent);
  const ended = recent.some(({ event }) => event === 'round_ended');
  const [open, setOpen] = useState(ended);
  const over = view.phase === 'game_over';
  // At once: with what comes next, such as a bot that is ready, the end of the round is no longer what happened last.
  useLayoutEffect(() => {
    if (ended) setOpen(true);
  }, [ended, view.round]);
  // The account makes room when the next choice is made.
  const waiting = view.owing.includes(seat) && view.phase === 'draft_1';
  useLayoutEffect(() => {
    if (!waiting && !ended) setOpen(false);
  }, [waiting]);
  const { scored } = view;
  const beside = scored && (over || (open && drafting(view)));
  const own = view.viewer === seat || view.viewer === null;
  const height = room.height === null ? null : Math.max(room.height, own ? lowest : lowestBeside);
  const stageRoom = { width: room.width, height: height === null ? null : height - around };
  const width = room.width < narrow ? 'cf-narrow' : room.width >= wide ? 'cf-wide' : '';
  const classes = ['cf-board', width, beside && !over ? 'cf-two' : ''];
  const style = {
    '--cf-glide': `${duration(200)}ms`,
    ...(height !== null && (!beside || room.width >= wide) && { height: `${height}px` }),
  };
  return (
    <div class={classes.join(' ')} ref={element} style={style}>
      {own && <Head {...props} />}
      {beside && (
        <ScoredRound
          {...props}
          scored={scored}
          fallen={fallen}
          walking={ended}
          onClose={over ? null : () => setOpen(false)}
        />
      )}
      {!over && <Stage {...props} room={stageRoom} />}
      {scored && !beside && drafting(view) && (
        <div class="cf-reopen">
          <Button
            label={word('scored.open', { round: scored.round })}
            icon="score"
            quiet
            onClick={() => setOpen(true)}
          />
        </div>
      )}
    </div>
  );
}

export function Board(props: TableProps) {
  return props.small ? <Thumbnail {...props} /> : <Table {...props} />;
}
