// What a player holds: the side actions to pay for, astronomical objects, objectives in hand.
import { say } from '../../text/say';
import { ObjectCard, PlanetaryCard } from './cards';
import { text, title } from './naming';
import { Painted } from './paint';
import { Comet, Stone } from './stone_art';
import { SideSign } from './symbols';
import { SIDE_ACTIONS, sideTarget } from './side_actions';
import { targetProps } from './target';
import { hand, seatOf, sideCost, type Stones, type TableProps } from './view';
import './cosmogenesis.css';

const Cost = ({ asteroids, comets }: Stones) => (
  <svg
    class="cg-cost"
    width={14 * (asteroids + comets) + 2}
    height="14"
    viewBox={`0 0 ${14 * (asteroids + comets) + 2} 14`}
    aria-hidden="true"
  >
    {Array.from({ length: asteroids }, (_, i) => (
      <g key={i} transform={`translate(${8 + 14 * i} 7) scale(0.065)`}>
        <Stone seed={i + 1} />
      </g>
    ))}
    {comets > 0 && (
      <g transform="translate(8 7) scale(0.075)">
        <Comet />
      </g>
    )}
  </svg>
);

type Props = TableProps;

function Sides({ view, content, seat, picks }: Props) {
  const used = view.side_used && view.active === seat && view.phase === 'optional';
  return (
    <section class="cg-sides">
      <h2>{say(text(used ? 'side.done' : 'side'))}</h2>
      <div>
        {SIDE_ACTIONS.map(([side, [kind]]) => {
          const target = sideTarget(side);
          return (
            <div key={side} {...targetProps(target, picks, title(target, view, content), 'cg-side')}>
              <SideSign side={side} />
              <span>{say(text(`side.${side}`))}</span>
              <Cost {...sideCost(kind, content)} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

export function Objects({ view, content, seat, picks }: Props) {
  const { objects } = seatOf(view, seat);
  if (objects.length === 0) return null;
  return (
    <section>
      <h2>{say(text('objects'))}</h2>
      <div class="cg-cards">
        {objects.map(({ object, uses_left }) => (
          <ObjectCard
            key={object}
            view={view}
            content={content}
            picks={picks}
            id={object}
            target={`object:${object}`}
            left={uses_left}
            used={view.active === seat && view.objects_used.includes(object)}
          />
        ))}
      </div>
    </section>
  );
}

export function Hand({ view, content, seat, picks }: Props) {
  const held = hand(seatOf(view, seat));
  if (held.length === 0) return null;
  return (
    <section>
      <h2>{say(text('hand'))}</h2>
      <div class="cg-cards">
        {held.map((id, i) =>
          id === null ? (
            <div key={i} class="cg-card cg-back" role="img" aria-label={say(text('hand.unknown'))} />
          ) : (
            <PlanetaryCard
              key={id}
              view={view}
              content={content}
              picks={picks}
              id={id}
              target={`objective:${id}`}
              fit={seat === view.viewer}
            />
          ),
        )}
      </div>
    </section>
  );
}

export function Tray(props: Props) {
  return (
    <Painted>
      <div class="cg-tray">
        {props.view.phase !== 'game_over' && <Sides {...props} />}
        <Objects {...props} />
        <Hand {...props} />
      </div>
    </Painted>
  );
}
