// Drawings for "How to play": the markers that decide, zones and a track of a galaxy, tiles to choose from.
import complete from '../../../fixtures/cosmic-factory/build-complete.json';
import draft from '../../../fixtures/cosmic-factory/draft.json';
import scored from '../../../fixtures/cosmic-factory/scored.json';
import { messagesOf } from '../../text/message';
import { say } from '../../text/say';
import type { Content } from '../game_ui';
import type { Topic } from '../../help/topics';
import { arrange } from './layout';
import { Laid, Piece } from './piece';
import { Ground, Zones } from './stage_parts';
import { MarkerSymbol } from './symbols';
import { boardCells, printed, rulesOf } from './tiles';
import { lowestOf, markerNames, type Galaxy, type Marker, type Markers, type Places } from './view';
import { markerName } from './words';
import './cosmic-factory.css';
import './how_to_play.css';

const text = messagesOf('help');
const markers: Markers = { green: 14, blue: 11, orange: 8, star: 9 };
const lowest = lowestOf(markers);
const total = lowest + markers.star;

// How far each marker came: what does not count is faint.
function Lowest() {
  const highest = Math.max(...Object.values(markers));
  return (
    <div class="cf-how-markers">
      {markerNames.map((marker) => (
        <div key={marker} class={marker === 'star' || markers[marker] === lowest ? '' : 'faint'}>
          <MarkerSymbol marker={marker} size={28} />
          <span>{say(markerName(marker))}</span>
          <i class={`cf-ink-${marker}`} style={{ width: `${(100 * markers[marker]) / highest}%` }} />
          <b class="number">{markers[marker]}</b>
        </div>
      ))}
      <p>{say(text('figure.lowest', { lowest, star: markers.star, total }))}</p>
    </div>
  );
}

// One for each round.
interface Example {
  readonly galaxy: Galaxy;
  readonly places: Places | null;
}
const galaxies = [...scored.view.scored.seats, ...complete.view.seats].slice(0, 5) as unknown as readonly Example[];

function Built({ content, built, shown }: { content: Content; built: Example; shown: Marker | null }) {
  const { galaxy, places } = built;
  const print = printed(content);
  const rules = rulesOf(print, 0);
  const stage = arrange(rules.shape, boardCells(print, 0, galaxy), { portrait: false, hand: false });
  const { x, y, width, height } = stage.box;
  return (
    <svg class="cf-stage" viewBox={`${x - 2} ${y - 2} ${width + 4} ${height + 4}`}>
      <Ground stage={stage} />
      {galaxy.map((placed) => (
        <Laid key={placed.tile} placed={placed} print={print} stage={stage} />
      ))}
      {shown && places && <Zones stage={stage} galaxy={galaxy} places={places} shown={shown} rules={rules} />}
    </svg>
  );
}

// The same galaxy twice: what its zones of a colour bring, and its longest track.
function Counted({ content }: { content: Content }) {
  const [built] = galaxies;
  if (!built) return null;
  return (
    <div class="cf-how-pair">
      <Built content={content} built={built} shown="green" />
      <Built content={content} built={built} shown="star" />
    </div>
  );
}

// Round after round, and the sum that counts.
const Rounds = ({ content }: { content: Content }) => (
  <>
    <div class="cf-how-row">
      {galaxies.map((built, i) => (
        <Built key={i} content={content} built={built} shown={null} />
      ))}
    </div>
    <p>{say(text('figure.lowest', { lowest, star: markers.star, total }))}</p>
  </>
);

// The three that are kept lie before the others.
function Chosen({ content }: { content: Content }) {
  const print = printed(content);
  const packet = (draft.view.seats[0]?.packet ?? []) as readonly string[];
  return (
    <svg class="cf-stage" viewBox="0 0 640 260">
      {packet.map((id, i) => {
        const kept = i < 3;
        const spot = kept ? { x: 170 + i * 150, y: 78, size: 128 } : { x: 70 + (i - 3) * 100, y: 206, size: 82 };
        const tile = [...print.tiles.values()].find((one) => one.id === id) ?? null;
        return <Piece key={id} tile={tile} spot={spot} state={kept ? 'chosen' : 'cf-how-passed'} />;
      })}
    </svg>
  );
}

export const topics: readonly Topic[] = [
  { name: 'aim', Figure: Lowest },
  { name: 'points', Figure: Counted },
  { name: 'round', Figure: Chosen },
  { name: 'end', Figure: Rounds },
];

export const keys = ['r'];
