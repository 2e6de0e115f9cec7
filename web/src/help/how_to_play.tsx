// What a game is about, in a few pictures: its aim, how points come about, a turn, the end; then keys or gestures. The
// same on a page of its own and over a running game.
import type { Content } from '../games/game_ui';
import { textFilesOf } from '../games/games';
import { GuideAgain } from '../guide/offer';
import { contentOf } from '../lobby/api';
import { bookGameOf, gamesWithRules } from '../rules/book';
import { loadTexts } from '../text/load';
import { messagesOf } from '../text/message';
import { known, say } from '../text/say';
import { Button } from '../ui/parts';
import { useLoaded } from '../ui/use_loaded';
import { Hands } from './hands';
import { loadTopics, type GameTopics, type Topic } from './topics';
import './help.css';

const text = messagesOf('help');

interface Loaded {
  readonly told: GameTopics;
  readonly content: Content;
}

async function load(game: string): Promise<Loaded> {
  const files = ['help', ...textFilesOf(game)];
  const [told, content] = await Promise.all([loadTopics(game), contentOf(game), ...files.map(loadTexts)]);
  return { told, content };
}

function Told({ game, topic, content }: { game: string; topic: Topic; content: Content }) {
  const { name, Figure, wide } = topic;
  return (
    <section class={wide ? 'topic wide' : 'topic'} data-topic={name}>
      <div class="topic-words">
        <h2>{say(text(`topic.${name}`))}</h2>
        {say(text(`${game}.${name}`))
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <div class="topic-figure" inert aria-hidden="true">
        <Figure content={content} />
      </div>
    </section>
  );
}

interface Props {
  readonly game: string;
  readonly onRules: () => void;
  readonly onSources: () => void;
  readonly onClose?: () => void; // where it lies over a game
}

export function HowToPlay({ game, onRules, onSources, onClose }: Props) {
  const loaded = useLoaded(() => load(game), [game]);
  if (!loaded) return null;
  const { told, content } = loaded.value;
  return (
    <div class="how-to-play" data-game={game}>
      {told.topics
        .filter(({ name }) => known(`help:${game}.${name}`))
        .map((topic) => (
          <Told key={topic.name} game={game} topic={topic} content={content} />
        ))}
      <Hands more={told.keys ?? []} />
      <div class="how-links">
        <GuideAgain game={game} {...(onClose && { onClose })} />
        {gamesWithRules.includes(bookGameOf(game)) && <Button label={text('how.rules')} icon="log" onClick={onRules} />}
        <Button label={text('how.sources')} icon="link" onClick={onSources} />
      </div>
    </div>
  );
}
