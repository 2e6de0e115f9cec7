// Contracts, weapons and Cosmobot's cards in large: in tray and column they are small.
import type { VNode } from 'preact';
import type { Content, Target } from '../game_ui';
import { AdviserFace } from './adviser_face';
import { boxOf, find, type Box } from './content';
import { ContractFace } from './contract_card';
import { WeaponFace } from './weapon_face';
import { DECKS, type View } from './view';

function contract(id: string | null | undefined, box: Box): VNode | null {
  const found = find(box.contracts, id);
  return found ? (
    <span class="an-contract">
      <ContractFace contract={found} />
    </span>
  ) : null;
}

function cardOf(target: Target, view: View, box: Box): VNode | null {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'slot':
      return contract(view.contracts[Number(name) - 1], box);
    case 'reserve':
      return contract(view.person.contracts[Number(name) - 1], box);
    case 'weapon': {
      const weapon = find(box.weapons, name);
      return weapon ? (
        <span class="an-weapon">
          <WeaponFace card={weapon} />
        </span>
      ) : null;
    }
    case 'card': {
      const deck = DECKS.find((one) => find(box.cards[one], name));
      return deck ? (
        <div class={`an-adviser an-${deck}`}>
          <AdviserFace deck={deck} card={find(box.cards[deck], name)} />
        </div>
      ) : null;
    }
    default:
      return null;
  }
}

export function enlarge(target: Target, view: View, content: Content): VNode | null {
  const card = cardOf(target, view, boxOf(content));
  return card && <div class="an-large">{card}</div>;
}
