// Cosmobot's turn as a list: what it did, why, and with one click everything that was weighed.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RuleLink } from '../../rules/rule_link';
import { say } from '../../text/say';
import { Spoken } from '../../ui/parts';
import type { Content, GameEvent } from '../game_ui';
import { Icon } from './glyphs';
import { text } from './names';
import './aside.css';
import { partsOf, type Deed, type DeedOf, type Judgement } from './trace';

function Weighed({ judgement }: { judgement: Judgement }) {
  return (
    <li>
      <p>
        <b>{say(judgement.reason)}</b> <RuleLink game="anunnaki" number={judgement.rule} />
      </p>
      <p class="an-candidates">
        {judgement.candidates.map((one, i) => (
          <span key={i} class={one.kept ? 'kept' : ''} title={one.kept ? say(text('label.kept')) : undefined}>
            {say(one.name)}
            {one.score && <i> {say(one.score)}</i>}
          </span>
        ))}
      </p>
    </li>
  );
}

// What decided, and with one click everything that was weighed.
export function Reasons({ judgements }: { judgements: readonly Judgement[] }) {
  const decided = judgements[judgements.length - 1];
  if (!decided) return null;
  return (
    <details class="an-reasons">
      <summary>
        <span class="an-reason">{say(decided.reason)}</span> <span class="an-why">{say(text('label.why'))}</span>
      </summary>
      <ol class="an-weighed">
        {judgements.map((one, i) => (
          <Weighed key={i} judgement={one} />
        ))}
      </ol>
    </details>
  );
}

function DeedRow({ deed, current }: { deed: Deed; current: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current && row.current?.offsetParent) row.current.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li ref={row} class={`an-deed${current ? ' current' : ''}`}>
      {say(deed.done)}
      <Reasons judgements={deed.judgements} />
    </li>
  );
}

// `upTo`: the event that is being shown; all, when it is past the end.
export function StepList({
  events,
  upTo = Infinity,
  names,
  content,
  deedOf,
}: {
  events: readonly GameEvent[];
  upTo?: number;
  names: readonly string[];
  content: Content;
  deedOf?: DeedOf;
}) {
  const parts = useMemo(() => partsOf(events, names, content, deedOf), [events, names, content, deedOf]);
  if (parts.length === 0) return <p class="quiet an-no-turn">{say(text('label.no_turn'))}</p>;
  return (
    <ol class="an-parts">
      {parts.map((part, i) => {
        const deeds = part.deeds.filter((deed) => deed.at <= upTo);
        if (deeds.length === 0 && (part.deeds.length > 0 || upTo !== Infinity)) return null;
        return (
          <li key={i} class="an-part">
            {part.element && (
              <h3>
                {part.deck && (
                  <>
                    <Icon name={part.deck} size={15} /> <Spoken words={say(text(`deck.${part.deck}`))} />
                  </>
                )}
                {say(part.element)}
              </h3>
            )}
            <ul>
              {deeds.map((deed) => (
                <DeedRow key={deed.at} deed={deed} current={deed.at === upTo} />
              ))}
              {part.deeds.length === 0 && <li class="an-deed quiet">{say(text('deed.none'))}</li>}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
