// Drawings for "How to play": a late galaxy, nebulae and what they ask for, the console, the goals.
import late from '../../../fixtures/crafting-the-cosmos/late.json';
import begun from '../../../fixtures/crafting-the-cosmos/middle.json';
import { lookedAt, type Topic } from '../../help/topics';
import type { Content } from '../game_ui';
import { Console } from './console';
import { printOf } from './content';
import { GalaxyBoard } from './galaxy';
import { Goals } from './goals';
import { NebulaTile } from './nebula';
import type { Props, View } from './view';
import './crafting-the-cosmos.css';
import './how_to_play.css';

const propsOf = (view: unknown, content: Content): Props => ({ ...lookedAt, view: view as View, content, seat: 0 });

const Late = ({ content }: { content: Content }) => (
  <div class="ctc ctc-how">
    <GalaxyBoard {...propsOf(late.view, content)} />
  </div>
);

// One nebula of each size.
function Nebulae({ content }: { content: Content }) {
  const tiles = [...printOf(content).tiles.values()];
  const shown = [1, 2, 3].flatMap((size) => tiles.find((tile) => tile.size === size) ?? []);
  return (
    <div class="ctc ctc-how-nebulae">
      {shown.map((tile) => (
        <NebulaTile key={tile.id} tile={tile} width={116} />
      ))}
    </div>
  );
}

const Energies = ({ content }: { content: Content }) => (
  <div class="ctc ctc-how">
    <Console {...propsOf(begun.view, content)} />
  </div>
);
const Falling = ({ content }: { content: Content }) => (
  <div class="ctc ctc-how">
    <Goals {...propsOf(begun.view, content)} />
  </div>
);

export const topics: readonly Topic[] = [
  { name: 'aim', Figure: Late },
  { name: 'points', Figure: Nebulae },
  { name: 'turn', Figure: Energies },
  { name: 'end', Figure: Falling },
];
