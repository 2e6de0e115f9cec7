// Beside the map: tracks and stores, the six contracts, and what seldom changes.
import { boxOf, find } from '../anunnaki/content';
import { called, text as anunnaki } from '../anunnaki/names';
import { GOAL_PLACES } from '../anunnaki/view';
import { say } from '../../text/say';
import type { Choice } from './choice';
import { contractChoices } from './contracts';
import { ChoiceIcon, Chip, Count } from './controls';
import { goalChoices, switches, creatureChoices } from './more';
import { Whose, type PanelProps } from './place_panel';
import { steppersOf } from './steppers';
import { text } from './text';
import { openSlot } from './touch';

export function TrackPanel({ view, content, touch, onTouch, onTell }: PanelProps) {
  const box = boxOf(content);
  return (
    <>
      <Whose touch={touch} onTouch={onTouch} />
      <div class="cb-counts">
        {steppersOf(view, touch.side, box).map(({ name, label, value, down, up }) => (
          <Count
            key={name}
            icon={name === 'cubes' ? 'cube' : name}
            label={label}
            value={value}
            fewer={down}
            more={up}
            onTap={onTell}
          />
        ))}
      </div>
    </>
  );
}

const Pair = ({ vp, trade }: { vp: number; trade: number }) => (
  <span class="cb-pair">
    <ChoiceIcon name="points" />
    <b class="number">{vp}</b>
    <ChoiceIcon name="trade" />
    <b class="number">{trade}</b>
  </span>
);

// A contract as it is drawn on a chip; null: the chip has words.
export function pairOf({ actions: [action] }: Choice) {
  return action?.kind === 'contract' ? <Pair vp={Number(action['vp'])} trade={Number(action['trade'])} /> : null;
}

export function ContractPanel({ slot, ...props }: PanelProps & { readonly slot: number | null }) {
  const { view, content, touch, onTouch, onTell } = props;
  const box = boxOf(content);
  if (slot !== null)
    return (
      <>
        <p class="cb-ask">{say(text('touch.which_contract', { slot }))}</p>
        <div class="cb-chips">
          {contractChoices(slot, box).map((choice) => (
            <Chip key={choice.id} choice={choice} onTap={() => onTell(choice)}>
              {pairOf(choice)}
            </Chip>
          ))}
        </div>
      </>
    );
  return (
    <>
      <p class="cb-ask">{say(text('touch.which_slot'))}</p>
      <div class="cb-slots">
        {view.contracts.map((one, i) => (
          <Chip
            key={i}
            choice={{ id: `slot:${String(i + 1)}`, label: text('touch.slot', { slot: i + 1 }) }}
            onTap={() => onTouch(openSlot(touch, i + 1))}
          >
            <span class="quiet number">{i + 1}</span> {one ? <Pair {...one} /> : '–'}
          </Chip>
        ))}
      </div>
    </>
  );
}

export function CreaturePanel({ creature, ...props }: PanelProps & { readonly creature: string }) {
  const box = boxOf(props.content);
  const named = find(box.creatures, creature);
  return (
    <>
      <p class="cb-ask">{named && say(called(named))}</p>
      <div class="cb-chips">
        {creatureChoices(props.view, creature, box)
          .filter(props.allows)
          .map((choice) => (
            <Chip key={choice.id} choice={choice} onTap={() => props.onTell(choice)} />
          ))}
      </div>
    </>
  );
}

// Goals, who draws and rolls, the end of the game.
export function MorePanel({ view, allows, onTell }: PanelProps) {
  return (
    <div class="cb-more">
      {GOAL_PLACES.map((beside) => (
        <fieldset key={beside} class="cb-goal">
          <legend>{say(text('touch.goal', { track: anunnaki(`track.${beside}`) }))}</legend>
          {goalChoices(beside).map(({ goal, choice }) => (
            <button
              key={goal}
              type="button"
              class="cb-chip"
              data-target={choice.id}
              title={say(choice.label)}
              aria-label={say(choice.label)}
              aria-pressed={view.goals[beside] === goal}
              onClick={() => onTell(choice)}
            >
              <ChoiceIcon name={goal} />
            </button>
          ))}
        </fieldset>
      ))}
      <div class="cb-chips">
        {switches(view)
          .filter(allows)
          .map((choice) => (
            <Chip key={choice.id} choice={choice} onTap={() => onTell(choice)} />
          ))}
      </div>
    </div>
  );
}
