// Objectives and objects in large: on the board they are too small to be read with pleasure.
import type { VNode } from 'preact';
import type { Content, Target } from '../game_ui';
import { noPicks } from '../no_picks';
import { splitSeat } from '../seat_target';
import { ObjectCard, PlanetaryCard, StellarCard } from './cards';
import { splitField, splitTarget } from './naming';
import { astronomicalObject, planetaryObjective, stellarObjective } from './objectives';
import { Painted } from './paint';
import { actor, elementOn, seatOf, type View } from './view';

// The card that a target is, on the board or in somebody's hand.
function cardAt(bare: Target, view: View, content: Content): string | null {
  const [kind, name] = splitTarget(bare);
  if (['objective', 'stellar', 'object'].includes(kind)) return name;
  if (kind !== 'field') return null;
  const element = elementOn(view, ...splitField(name), content);
  if (element?.sort === 'objective') return element.objective;
  return element?.sort === 'object' ? element.object : null;
}

function cardOf(id: string, own: boolean, number: number, view: View, content: Content): VNode | null {
  const seat = seatOf(view, number);
  const card = { view, content, picks: noPicks, id, target: `large:${id}` };
  if (planetaryObjective(content, id)) return <PlanetaryCard {...card} />;
  if (stellarObjective(content, id)) return <StellarCard {...card} seat={own ? seat : null} />;
  const held = seat.objects.find(({ object }) => object === id);
  const uses = held?.uses_left ?? astronomicalObject(content, id)?.uses;
  return uses === undefined ? null : <ObjectCard {...card} left={uses} used={false} />;
}

export function enlarge(target: Target, view: View, content: Content, seat = actor(view)): VNode | null {
  const [bare, number] = splitSeat(target, seat);
  const id = cardAt(bare, view, content);
  const card = id === null ? null : cardOf(id, !bare.startsWith('field:'), number, view, content);
  return (
    card && (
      <Painted>
        <div class="cg-large">{card}</div>
      </Painted>
    )
  );
}
