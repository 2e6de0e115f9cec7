// The guide at a table that was opened as a lesson: the card whose turn it is, beside what it speaks of.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { mySeats } from '../play/facts';
import type { Session } from '../play/session/session';
import type { Lesson } from '../table/messages';
import type { Model } from '../table/model';
import { messagesOf } from '../text/message';
import { useLoaded } from '../ui/use_loaded';
import { cardAt, nothingRead, readOn, type Card } from './card';
import { loadCards, textOf } from './cards';
import { GuideCard } from './guide_card';
import { guideHere, leave, wasLeft } from './memory';
import { wantedTargets } from './wanted';
import './guide.css';

const text = messagesOf('guide');

interface GuideProps {
  readonly session: Session;
  readonly model: Model;
}

// Something else was played than the script says: that is no harm, and can be taken back as long as the rules allow it.
function Departed({ session, model }: GuideProps) {
  const back = (model.state.undo ?? []).some(({ seat, to }) => seat === session.seat.value && to.length > 0);
  return (
    <GuideCard
      name="departed"
      words={text(back ? 'departed' : 'departed.final')}
      show={[]}
      wanted={[]}
      {...(back && { next: { label: text('departed.back'), go: () => session.undo({}) } })}
      out={{ label: text('departed.on'), go: () => leave(model.info.id) }}
    />
  );
}

// While a move is on its way the clicks for it are gone already: what was to be clicked last stays.
function useWanted({ session, model }: GuideProps, { done, next }: Lesson): readonly Target[] {
  const last = useRef<{ readonly done: number; readonly wanted: readonly Target[] }>({ done: -1, wanted: [] });
  if (!session.busy.value || last.current.done !== done) {
    last.current = { done, wanted: next ? wantedTargets(session, model, next.action) : [] };
  }
  return last.current.wanted;
}

function Cards({ session, model, lesson, cards }: GuideProps & { lesson: Lesson; cards: readonly Card[] }) {
  const [read, setRead] = useState(nothingRead);
  const wanted = useWanted({ session, model }, lesson);
  const over = lesson.done === lesson.length;
  if (!over && !lesson.next) return null; // another's move is watched
  const index = cardAt(cards, lesson.done, read);
  const card = cards[index];
  if (!card) return null;
  const last = index === cards.length - 1;
  const out = () => leave(model.info.id);
  return (
    <GuideCard
      name={card.text}
      words={textOf(model.info.game, card)}
      show={card.show ?? []}
      wanted={card.act ? wanted : []}
      progress={{ now: index + 1, of: cards.length }}
      {...(last
        ? { next: { label: text('play_on'), go: out } }
        : !card.act && { next: { label: text('next'), go: () => setRead(readOn(card, read)) } })}
      {...(!last && { out: { label: text('leave'), go: out } })}
    />
  );
}

export function Guide({ session, model }: GuideProps) {
  const { id, game } = model.info;
  const { lesson, phase } = model.state;
  const loaded = useLoaded(() => (lesson ? loadCards(game) : Promise.resolve([])), [game, lesson !== undefined]);
  const mine = phase === 'playing' && mySeats(model.state).length > 0;
  const goesOn = mine && lesson !== undefined && !lesson.departed && lesson.done < lesson.length;
  useEffect(() => {
    guideHere.value = goesOn ? id : null;
    return () => void (guideHere.value = null);
  }, [goesOn, id]);
  if (!lesson || !loaded || !mine || session.back.value !== null || wasLeft(id)) return null;
  if (lesson.departed) return <Departed session={session} model={model} />;
  return <Cards session={session} model={model} lesson={lesson} cards={loaded.value} />;
}
