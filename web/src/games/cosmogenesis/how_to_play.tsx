// Drawings for "How to play": a grown system, objectives, the cosmos one takes from, the stages of life.
import finished from '../../../fixtures/cosmogenesis/end.json';
import begun from '../../../fixtures/cosmogenesis/first.json';
import { lookedAt, type Topic } from '../../help/topics';
import { messagesOf } from '../../text/message';
import { say } from '../../text/say';
import type { Content } from '../game_ui';
import { PlanetaryCard, StellarCard } from './cards';
import { Cosmos } from './cosmos';
import { systemGeometry } from './geometry';
import { LifeBadge } from './life_art';
import { stageName } from './naming';
import { stagePoints } from './objectives';
import { Painted } from './paint';
import { System } from './system';
import { orbitPlaces, seatOf, type TableProps, type View } from './view';
import './cosmogenesis.css';
import './how_to_play.css';

const text = messagesOf('help');

const propsOf = (view: unknown, content: Content): TableProps => ({
  ...lookedAt,
  view: view as View,
  content,
  seat: 0,
});

function Grown({ content }: { content: Content }) {
  const props = propsOf(finished.view, content);
  const geometry = systemGeometry(620, 330, orbitPlaces(seatOf(props.view, 0)));
  return (
    <Painted>
      <div class="cg-thumb cg-how">
        <System {...props} geometry={geometry} effects={[]} stamp={0} />
      </div>
    </Painted>
  );
}

function Objectives({ content }: { content: Content }) {
  const { view, picks } = propsOf(finished.view, content);
  const own = seatOf(view, 0);
  const [planetary] = own.orbits.flatMap(({ objective }) => objective ?? []);
  const [stellar] = own.stellar;
  return (
    <Painted>
      <div class="cg-tray cg-how-cards">
        {planetary && (
          <PlanetaryCard
            view={view}
            content={content}
            picks={picks}
            id={planetary}
            target={`objective:${planetary}`}
            words
          />
        )}
        {stellar && (
          <StellarCard
            view={view}
            content={content}
            picks={picks}
            id={stellar}
            target={`stellar:${stellar}`}
            seat={own}
          />
        )}
      </div>
    </Painted>
  );
}

const Elements = ({ content }: { content: Content }) => (
  <Painted>
    <div class="cg-board cg-how">
      <Cosmos {...propsOf(begun.view, content)} />
    </div>
  </Painted>
);

function Stages({ content }: { content: Content }) {
  return (
    <svg class="cg-thumb" viewBox="0 0 600 165">
      {stagePoints(content).map((points, stage) => (
        <g key={stage} transform={`translate(${60 + stage * 120} 60)`}>
          <LifeBadge stage={stage} r={34} />
          <text class="cg-how-points" y="74">
            {say(text('figure.stage', { points }))}
          </text>
          <text class="cg-how-stage" y="94">
            {say(stageName(stage, content))}
          </text>
        </g>
      ))}
    </svg>
  );
}

export const topics: readonly Topic[] = [
  { name: 'aim', Figure: Grown },
  { name: 'points', Figure: Objectives },
  { name: 'turn', Figure: Elements, wide: true },
  { name: 'end', Figure: Stages },
];
