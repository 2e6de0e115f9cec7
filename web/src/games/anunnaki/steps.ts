// What to click for an action. Only where its operands do not say enough, or more than needs a click, the position is
// asked.
import type { Target } from '../game_ui';
import { piecesAt, pieces, taskOf, UNITS, type Action, type View } from './view';

// "GRE-C" is an area, "DP2:land" a place of a distant planet.
export const placeTarget = (place: string): Target => (place.includes(':') ? `distant:${place}` : `area:${place}`);

// Units that stand together are told apart by their kind, with a button.
function from(view: View, unit: string, place: string): readonly Target[] {
  const here = pieces(piecesAt(view, place, 'person'));
  const kinds = UNITS.filter((kind) => here.units[kind] > 0).length;
  const settlement = here.settlement && taskOf(view)?.settlement === true && !place.endsWith('-C');
  const several = kinds + (settlement ? 1 : 0) > 1;
  return several ? [placeTarget(place), `button:unit:${unit}`] : [placeTarget(place)];
}

function travel(view: View, unit: string, start: string, end: string): readonly Target[] {
  const begin = from(view, unit, start);
  const fixed = taskOf(view)?.target; // all units of a portal go to the same place
  return fixed ? begin : [...begin, placeTarget(end)];
}

const nodeOf = (view: View, tile: string): string =>
  Object.entries(view.person.tiles).find(([, id]) => id === tile)?.[0] ?? '?';

export function steps(action: Action, view: View): readonly Target[] {
  switch (action.kind) {
    case 'pawn':
      return [`node:${action.node}`];
    case 'move':
    case 'portal':
      return travel(view, action.unit, action.from, action.to);
    case 'move settlement':
      return travel(view, 'settlement', action.from, action.to);
    case 'harvest':
      return [`symbol:${action.area}:${action.resource}`];
    case 'build':
      return action.without
        ? [`area:${action.area}`, `button:without:${action.without.join('+')}`]
        : [`area:${action.area}`];
    case 'take contract':
      return [`slot:${action.slot}`];
    case 'take creature':
      return [`creature:${action.creature}`, `area:${action.area}`];
    case 'take resource':
    case 'pay':
      return [`resource:${action.resource}`];
    case 'drop contract':
    case 'fulfil':
      return [`reserve:${action.contract}`];
    case 'advance':
    case 'oracle':
      return [`track:${action.track}`];
    case 'secondary':
      return [`button:secondary:${action.secondary}`];
    case 'summon': // the pentagon calls the great god, there is nothing to choose
      return action.by === 'PENTA'
        ? ['star:PENTA', `area:${action.area}`]
        : [`star:${action.by}`, `god:${action.god}`, `area:${action.area}`];
    case 'swap':
      return [`resource:${action.given}`, `resource:${action.taken}`];
    case 'weapon':
      return [action.card === 'none' ? 'button:weapon:none' : `weapon:${action.card}`];
    case 'draw':
      return [`weapon:${action.card}`];
    case 'upgrade':
      return [`node:${nodeOf(view, action.tile)}`];
    case 'culture':
      return [`site:${action.site}`];
    case 'fight':
    case 'choose':
      return [placeTarget(action.place)];
    case 'place follower':
    case 'retreat':
      return [`area:${action.area}`];
    case 'reveal':
      return [`button:reveal:${action.deck}`];
    case 'attack':
      return [`button:${action.decision}`];
    case 'stop':
      return [`button:stop:${taskOf(view)?.task ?? ''}`];
  }
}
