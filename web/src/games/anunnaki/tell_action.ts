// An action in words, as advice: "Move a follower from the capital (Greeks) to Gaia 3".
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import { boxOf, find, type Box } from './content';
import {
  aUnit,
  called,
  calledIn,
  cost,
  place,
  resource,
  secondaryName,
  siteName,
  someOf,
  text,
  trackRow,
} from './names';
import type { Action, View } from './view';

const godOf = (id: string, box: Box): string => find(box.gods, id)?.name ?? id;
const tileOf = (id: string | undefined, box: Box): Message => {
  const tile = find(box.tiles, id);
  return tile ? called(tile) : text('nothing');
};

// "2 wood for 2 points": contracts have no other name.
const contractOf = (id: string | null | undefined, box: Box): Message => {
  const found = find(box.contracts, id);
  return found ? text('advise.contract', { cost: cost(found.cost), vp: found.vp }) : text('nothing');
};

function values(action: Action, box: Box, view: View): Message['with'] {
  switch (action.kind) {
    case 'pawn':
      return { tile: tileOf(view.person.tiles[action.node], box) };
    case 'upgrade':
      return { tile: tileOf(action.tile, box) };
    case 'move':
    case 'portal':
      return { unit: aUnit(action.unit), from: place(action.from, box, 'from'), to: place(action.to, box, 'to') };
    case 'move settlement':
      return { from: place(action.from, box, 'from'), to: place(action.to, box, 'to') };
    case 'harvest':
      return { resource: someOf(action.resource), place: place(action.area, box, 'in') };
    case 'build':
    case 'place follower':
      return { place: place(action.area, box, 'in') };
    case 'retreat':
      return { place: place(action.area, box, 'to') };
    case 'take contract':
      return { contract: contractOf(view.contracts[action.slot - 1], box) };
    case 'drop contract':
    case 'fulfil':
      return { contract: contractOf(view.person.contracts[action.contract - 1], box) };
    case 'take creature':
      return { creature: calledIn(box.creatures, action.creature), place: place(action.area, box, 'in') };
    case 'take resource':
      return { resource: someOf(action.resource) };
    case 'pay':
      return { resource: resource(action.resource) };
    case 'swap':
      return { given: resource(action.given), taken: resource(action.taken) };
    case 'advance':
    case 'oracle':
      return { track: trackRow(action.track) };
    case 'secondary':
      return { secondary: secondaryName(action.secondary, box) };
    case 'summon':
      return { god: godOf(action.god, box), place: place(action.area, box, 'in') };
    case 'weapon':
    case 'draw':
      return { card: calledIn(box.weapons, action.card) };
    case 'culture':
      return { site: siteName(action.site, box) };
    case 'fight':
      return { place: place(action.place, box, 'in') };
    case 'choose':
      return { place: place(action.place, box) };
    case 'reveal':
      return { deck: text(`deck.${action.deck}`) };
    case 'attack':
      return { decision: action.decision };
    case 'stop':
      return undefined;
  }
}

export const tellAction = (action: Action, content: Content, view: View): Message =>
  action.kind === 'weapon' && action.card === 'none'
    ? text('advise.no_weapon')
    : text(`advise.${action.kind.replaceAll(' ', '_')}`, values(action, boxOf(content), view));
