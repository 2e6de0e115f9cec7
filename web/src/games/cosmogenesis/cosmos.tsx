// The cosmos board: four sectors with what can be taken, the round track and the supply.
import { say } from '../../text/say';
import { Emblem } from '../../ui/emblem';
import { memo } from '../../ui/memo';
import { Spoken } from '../../ui/parts';
import { BodyArt, Disc } from './body_art';
import { terrestrial } from './body';
import { ObjectPicture, PlanetaryCard, StellarCard } from './cards';
import { takerOf } from './changes';
import { LifeGlyph } from './life_art';
import { fieldName, text, title } from './naming';
import { fieldsOf } from './objectives';
import { Comet, Stone } from './stone_art';
import { Monolith } from './symbols';
import { hoverProps, targetProps } from './target';
import { actor, type Element, elementOn, ROUNDS, seatOf, sectorsOf, type Sector, type TableProps } from './view';

type CosmosProps = Pick<TableProps, 'view' | 'content' | 'picks' | 'names' | 'recent'>;

const PIECE_RADII = [0, 12, 16, 20, 24];
const GIANT_RADII = [0, 22, 25.5];

const Piece = memo(function Piece({ element }: { element: Element }) {
  if (element.sort === 'stone') {
    if (element.comets > 0)
      return (
        <g transform="scale(0.22)">
          <Comet />
        </g>
      );
    const spots =
      element.asteroids > 1
        ? [
            [-12, -5],
            [11, 6],
          ]
        : [[0, 0]];
    return (
      <g>
        {spots.map(([x, y], i) => (
          <g key={i} transform={`translate(${x} ${y}) scale(0.14)`}>
            <Stone seed={i + 2} />
          </g>
        ))}
      </g>
    );
  }
  if (element.sort !== 'body') return null;
  const { body } = element;
  const r = (body.kind === 'gas_giant' ? GIANT_RADII : PIECE_RADII)[body.size] ?? 14;
  return (
    <g transform="translate(0 -4)">
      <BodyArt body={body} r={r} />
    </g>
  );
});

interface FieldProps extends CosmosProps {
  readonly sector: Sector;
  readonly field: number;
  readonly monolith: boolean;
}

function Field({ view, content, picks, recent, sector, field, monolith }: FieldProps) {
  const target = `field:${sector}-${field}`;
  const element = elementOn(view, sector, field, content);
  if (element?.sort === 'objective') {
    const card = { view, content, picks, target, id: element.objective };
    if (element.objective.startsWith('P')) return <PlanetaryCard {...card} />;
    return <StellarCard {...card} seat={null} />;
  }
  const taker = element ? null : takerOf(recent, sector, field);
  const look = sector === 'I' ? 'cg-card cg-hole' : `cg-field${element ? '' : ' cg-hole'}`;
  return (
    <div {...targetProps(target, picks, fieldName(sector, field, view, content), look)}>
      {element?.sort === 'object' && <ObjectPicture id={element.object} content={content} />}
      {element && element.sort !== 'object' && (
        <svg class="cg-piece" viewBox="-31 -31 62 62" aria-hidden="true">
          <Piece element={element} />
        </svg>
      )}
      {taker !== null && (
        <span class="cg-taker">
          <Emblem seat={taker} size={28} />
        </span>
      )}
      {monolith && <Monolith />}
    </div>
  );
}

function SectorBox(props: CosmosProps & { sector: Sector }) {
  const { view, content, picks, names, sector } = props;
  const taken = view.seats.flatMap((seat, number) => (seat.sectors.includes(sector) ? [number] : []));
  const mine = seatOf(view, actor(view)).sectors.includes(sector);
  const target = `sector:${sector}`;
  return (
    <section class={`cg-sector cg-sector-${sector}${mine ? ' used' : ''}`}>
      <header {...hoverProps(target, picks)}>
        <b>{sector}</b>
        <span>{say(text(`sector.${sector}`))}</span>
        <span class="cg-taken">
          {taken.map((seat) => (
            <span key={seat} role="img" aria-label={say(text('sector.taken', { name: names[seat] ?? '' }))}>
              <Emblem seat={seat} size={16} />
            </span>
          ))}
        </span>
      </header>
      <div class="cg-fields">
        {fieldsOf(content, sector, view.players).map(({ field, monolith }) => (
          <Field key={field} {...props} field={field} monolith={monolith} />
        ))}
      </div>
    </section>
  );
}

// Rounds, with the evolution after each; from the third on new life comes too late to think.
function Track({ view, picks }: CosmosProps) {
  return (
    <div
      class="cg-track"
      role="img"
      aria-label={say(text('round', { round: view.round }))}
      {...hoverProps('round', picks)}
    >
      <span class="cg-track-name">{say(text('round', { round: view.round }))}</span>
      {Array.from({ length: ROUNDS }, (_, i) => {
        const round = i + 1;
        const state = round < view.round ? 'past' : round === view.round ? 'now' : '';
        return (
          <span key={round} class={`cg-track-round ${state}`}>
            <i>{round}</i>
            <svg class={round === 3 ? 'last' : ''} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
              <LifeGlyph stage={round === 3 ? 4 : 0} />
            </svg>
          </span>
        );
      })}
    </div>
  );
}

const SUPPLY = ['small', 'size_3', 'size_4', 'comets'] as const;
const SUPPLY_SIZE = { small: 2, size_3: 3, size_4: 4 } as const;

function Supply({ view, content, picks }: CosmosProps) {
  return (
    <div class="cg-supply">
      <span>{say(text('supply'))}</span>
      {SUPPLY.map((what) => {
        const target = `supply:${what}`;
        return (
          <span key={what} {...targetProps(target, picks, null, view.supply[what] === 0 ? 'none' : '')}>
            <Spoken words={say(title(target, view, content))} />
            <svg width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">
              {what === 'comets' ? (
                <g transform="scale(0.11)">
                  <Comet />
                </g>
              ) : (
                <Disc body={terrestrial(SUPPLY_SIZE[what])} r={3 + 2 * SUPPLY_SIZE[what]} />
              )}
            </svg>
            {view.supply[what]}
          </span>
        );
      })}
    </div>
  );
}

export function Cosmos(props: CosmosProps) {
  return (
    <div class={`cg-cosmos cg-players-${props.view.players}`}>
      <div class="cg-cosmos-head">
        <Track {...props} />
        <Supply {...props} />
      </div>
      <div class="cg-sectors">
        {sectorsOf(props.view).map((sector) => (
          <SectorBox key={sector} {...props} sector={sector} />
        ))}
      </div>
    </div>
  );
}
