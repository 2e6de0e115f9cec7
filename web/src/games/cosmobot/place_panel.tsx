// A place that was tapped: its pieces with plus and minus, what goes along to another place, what else lies there.
import { boxOf } from '../anunnaki/content';
import { place as placeName, text as anunnaki } from '../anunnaki/names';
import { SIDES, type Unit } from '../anunnaki/view';
import { say } from '../../text/say';
import type { Content } from '../game_ui';
import { Icon } from '../../ui/icon';
import type { Allows, Choice } from './choice';
import { Chip, Count } from './controls';
import { cultureAt, thingsAt, unitRows } from './place';
import { text } from './text';
import { takeAlong, turnTo, type Touch } from './touch';
import type { View } from './view';

export interface PanelProps {
  readonly view: View;
  readonly content: Content;
  readonly touch: Touch;
  readonly allows: Allows;
  readonly onTouch: (touch: Touch) => void;
  readonly onTell: (choice: Choice) => void;
}

// Whose pieces are meant: mine or Cosmobot's.
export function Whose({ touch, onTouch }: Pick<PanelProps, 'touch' | 'onTouch'>) {
  return (
    <div class="cb-sides" role="group" aria-label={say(text('touch.whose'))}>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          data-target={`side:${side}`}
          aria-pressed={touch.side === side}
          onClick={() => onTouch(turnTo(touch, side))}
        >
          {say(text(`touch.of_${side}`))}
        </button>
      ))}
    </div>
  );
}

function Along({ unit, count, along, onTap }: { unit: Unit; count: number; along: number; onTap: () => void }) {
  const label = say(text('touch.along', { unit: anunnaki(`unit.${unit}`) }));
  return (
    <button
      type="button"
      class="cb-along"
      data-target={`along:${unit}`}
      disabled={count === 0}
      aria-label={label}
      aria-pressed={along > 0}
      title={label}
      onClick={onTap}
    >
      {along > 0 && <b class="number">{along}</b>}
      <Icon name="right" size={18} />
    </button>
  );
}

export function PlacePanel({ place, ...props }: PanelProps & { readonly place: string }) {
  const { view, content, touch, allows, onTouch, onTell } = props;
  const box = boxOf(content);
  return (
    <div class={`cb-place an-house-${view.houses[touch.side]}`}>
      <header>
        <h2>{say(placeName(place, box))}</h2>
        <Whose touch={touch} onTouch={onTouch} />
      </header>
      <div class="cb-units">
        {unitRows(view, place, touch.side).map(({ unit, count, fewer, more }) => (
          <Count
            key={unit}
            icon={unit}
            label={anunnaki(`unit.${unit}`)}
            value={count}
            fewer={allows(fewer) ? fewer : null}
            more={allows(more) ? more : null}
            onTap={onTell}
          >
            <Along
              unit={unit}
              count={count}
              along={touch.load[unit] ?? 0}
              onTap={() => onTouch(takeAlong(touch, unit, count))}
            />
          </Count>
        ))}
      </div>
      <div class="cb-chips">
        {thingsAt(view, place, touch.side, box)
          .filter(allows)
          .map((choice) => (
            <Chip key={choice.id} choice={choice} onTap={() => onTell(choice)} />
          ))}
      </div>
    </div>
  );
}

export function SitePanel({ site, ...props }: PanelProps & { readonly site: string }) {
  const choice = cultureAt(site, boxOf(props.content));
  return (
    <div class="cb-chips">
      <Chip choice={choice} disabled={!props.allows(choice)} onTap={() => props.onTell(choice)} />
    </div>
  );
}
