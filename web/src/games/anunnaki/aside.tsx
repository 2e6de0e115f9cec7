// Cosmobot: its two adviser cards, its fate card, and its last turn step by step.
import { say } from '../../text/say';
import { Spoken } from '../../ui/parts';
import type { BoardProps, Picks } from '../game_ui';
import { AdviserFace } from './adviser_face';
import { useBotTurn } from './bot_turn';
import { boxOf, fateOf, find, type AdviserCard, type Box } from './content';
import { HouseIcon, Icon, iconFor, ResourceIcon } from './glyphs';
import { hit } from './hit';
import { calledIn, element, text } from './names';
import { StepList } from './step_list';
import { DECKS, type Deck, type TableView, type Action, type Event, type View } from './view';
import './anunnaki.css';
import './aside.css';

export function Card({ deck, card, picks }: { deck: Deck; card: AdviserCard | undefined; picks: Picks }) {
  return (
    <div {...hit(picks, `card:${card?.id ?? deck}`, null, `an-adviser an-${deck}${card ? '' : ' down'}`)}>
      <AdviserFace deck={deck} card={card} />
    </div>
  );
}

export function FateCard({
  view,
  box,
  difficulty,
  picks,
}: {
  view: TableView;
  box: Box;
  difficulty: string | boolean | undefined;
  picks: Picks;
}) {
  const fate = fateOf(box, view.houses.bot, difficulty);
  if (!fate) return null;
  const own = view.sides.bot;
  const built = fate.income_slots.length - own.settlements;
  return (
    <section class={`an-fate an-house-${view.houses.bot}`} aria-label={say(text('label.fate'))}>
      <div class="an-fate-head">
        <span {...hit(picks, 'row:resources', text('label.fate'), 'an-fate-row')}>
          {view.arrow === 'left' && <Icon name="left" size={15} />}
          {fate.resource_row.map((one) => (
            <ResourceIcon key={one} resource={one} size={19} />
          ))}
          {view.arrow === 'right' && <Icon name="right" size={15} />}
        </span>
        <span {...hit(picks, 'row:bot', null, 'an-fate-income')}>
          <Spoken words={say(text('label.settlements'))} />
          {fate.income_slots.map((slot, i) => (
            <span key={i} class={`an-slot${i < built ? ' built' : ''}`}>
              {i < built ? (
                `${slot.followers > 0 ? `${String(slot.followers)}♟` : ''}${slot.vp > 0 ? `${String(slot.vp)}★` : ''}`
              ) : (
                <Icon name="build" size={15} />
              )}
            </span>
          ))}
        </span>
      </div>
      <div class="an-fate-spaces">
        {fate.cube_spaces.map((space, i) => (
          <span
            key={i}
            {...hit(
              picks,
              `fate:${String(i)}`,
              null,
              `an-fate-space${i < own.cubes ? ' filled' : ''}${i === own.cubes ? ' next' : ''}`,
            )}
          >
            <Spoken words={say(space ? element(space) : text('number', { number: i + 1 }))} />
            {i < own.cubes ? (
              <Icon name="cube" size={15} />
            ) : space ? (
              <Icon name={iconFor(space.do)} size={15} />
            ) : (
              <i>{i === fate.cube_spaces.length - 1 ? `+${String(box.lastCube)}` : '·'}</i>
            )}
          </span>
        ))}
      </div>
    </section>
  );
}

export function Aside({ view, content, picks, names, history }: BoardProps<View, Action, Event>) {
  const box = boxOf(content);
  const { events, at } = useBotTurn(history);
  return (
    <section class="an-aside">
      <h2>
        <HouseIcon house={view.houses.bot} /> {say(text('cosmobot'))}
        <span class="quiet">
          {' '}
          · {say(calledIn(box.houses, view.houses.bot))},{' '}
          {say(text(`label.difficulty.${String(view.options['difficulty'])}`))}
        </span>
      </h2>
      <div class="an-advisers">
        {DECKS.map((deck) => (
          <Card key={deck} deck={deck} card={find(box.cards[deck], view.face_up[deck])} picks={picks} />
        ))}
      </div>
      <FateCard view={view} box={box} difficulty={view.options['difficulty']} picks={picks} />
      <h3>{say(text('label.last_turn'))}</h3>
      <StepList events={events} upTo={at} names={names} content={content} />
    </section>
  );
}
