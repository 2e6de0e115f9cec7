// Drawings for "How to play": the three planets, the tracks, the star of actions, Cosmobot's cards.
import fixture from '../../../fixtures/anunnaki/middle.json';
import type { Topic } from '../../help/topics';
import type { Content } from '../game_ui';
import { noPicks as picks } from '../no_picks';
import { Card, FateCard } from './aside';
import { boxOf } from './content';
import { Map } from './map';
import { Star } from './star';
import { Tracks } from './tracks';
import { DECKS, type View } from './view';
import './anunnaki.css';
import './aside.css';
import './tray.css';
import './how_to_play.css';

const begun = fixture.view as unknown as View;

// Some turns later: a triangle of cubes is closed, and the tracks are under way.

export const later: View = {
  ...begun,
  distant: [],
  creatures: [],
  person: { ...begun.person, paths: ['E0a', 'E0b', 'E0c', 'E1a', 'E2c'] },
  sides: { ...begun.sides, person: { ...begun.sides.person, tracks: { war: 4, tech: 7, trade: 2 }, supremacy: 1 } },
};

export const Planets = ({ content }: { content: Content }) => (
  <div class="an-how-map">
    <Map view={later} content={content} picks={picks} small />
  </div>
);
export const Ways = ({ content }: { content: Content }) => (
  <Tracks view={later} preview={null} content={content} picks={picks} />
);
const Actions = ({ content }: { content: Content }) => <Star view={later} box={boxOf(content)} picks={picks} />;

// One moon and one sun card.
export function Advisers({ content }: { content: Content }) {
  const { cards } = boxOf(content);
  return (
    <div class="an-advisers">
      {DECKS.map((deck) => (
        <Card key={deck} deck={deck} card={cards[deck][0]} picks={picks} />
      ))}
    </div>
  );
}

// Cosmobot's way to its fourteenth cube.
export const Fate = ({ content }: { content: Content }) => (
  <FateCard view={later} box={boxOf(content)} difficulty={later.options['difficulty']} picks={picks} />
);

export const topics: readonly Topic[] = [
  { name: 'aim', Figure: Planets },
  { name: 'turn', Figure: Actions },
  { name: 'bot', Figure: Advisers },
  { name: 'points', Figure: Ways, wide: true },
  { name: 'end', Figure: Fate },
];
