// Objectives and objects as cards. What a card says in words stands in its tooltip, and is said to who does not
// see its picture.
import type { Content, Target } from '../game_ui';
import type { Message } from '../../text/message';
import { say } from '../../text/say';
import { memo } from '../../ui/memo';
import { Spoken } from '../../ui/parts';
import { need, objectRule, planetaryRule, stellarRule } from './explain';
import { cardName, join, text } from './naming';
import { ObjectArt } from './object_art';
import { RequirementPicture, TermPicture } from './objective_art';
import { astronomicalObject, planetaryObjective, stellarObjective, type Term } from './objectives';
import { Points, Rewards } from './symbols';
import { targetProps } from './target';
import { actor, seatOf, type Planetary, type SeatView, type Stellar, type TableProps } from './view';

type CardProps = Pick<TableProps, 'view' | 'content' | 'picks'> & {
  readonly id: string;
  readonly target: Target;
};

const Name = ({ id, content }: { id: string; content: Content }) => (
  <span class="cg-card-name">{say(cardName(id, content))}</span>
);

const Rule = ({ words }: { words: Message | null }) => words && <Spoken words={say(words)} />;

// How far the own system is with it.
function FitLine({ id, seat, content }: { id: string; seat: SeatView; content: Content }) {
  const fit = seat.fits[id as Planetary];
  if (!fit?.possible || fit.orbit === null) return <span class="cg-fit">{say(text('fit.none'))}</span>;
  const { orbit, missing } = fit;
  if (missing.length === 0) return <span class="cg-fit ready">{say(text('fit.ready', { orbit }))}</span>;
  const what = join(missing.map(({ condition, need: asked }) => need(condition, asked, content)));
  return <span class="cg-fit">{say(text('fit.missing', { orbit, what }))}</span>;
}

interface PlanetaryProps extends CardProps {
  readonly fit?: boolean; // says how far the own system is
  readonly words?: boolean; // says its rule
}

export function PlanetaryCard({ view, content, picks, id, target, fit, words }: PlanetaryProps) {
  const objective = planetaryObjective(content, id);
  if (!objective) return null;
  return (
    <div {...targetProps(target, picks, null, 'cg-card cg-planetary')}>
      <Name id={id} content={content} />
      <RequirementPicture asked={objective.requires} />
      <span class="cg-card-foot" aria-hidden="true">
        <Rewards rewards={objective.rewards} />
        <Points points={objective.points} />
      </span>
      {words ? (
        <span class="cg-words">{say(planetaryRule(id, content) ?? cardName(id, content))}</span>
      ) : (
        <Rule words={planetaryRule(id, content)} />
      )}
      {fit && <FitLine id={id} seat={seatOf(view, actor(view))} content={content} />}
    </div>
  );
}

// "1 3 5 7", the present entry marked; or so many points for each.
function TermPoints({ term, count = -1 }: { term: Term; count: number | undefined }) {
  if (!term.table) return <Points points={term.each ?? 0} />;
  const last = term.table.length - 1;
  return (
    <span class="cg-table">
      {term.table.map((points, i) => {
        if (points === 0) return null;
        return (
          <b key={i} class={Math.min(count, last) === i ? 'now' : ''}>
            {points}
          </b>
        );
      })}
    </span>
  );
}

interface StellarProps extends CardProps {
  readonly seat: SeatView | null; // whose points are counted
  readonly after?: SeatView | null | undefined;
}

export function StellarCard({ content, picks, id, target, seat, after }: StellarProps) {
  const objective = stellarObjective(content, id);
  if (!objective) return null;
  const counted = seat?.counts[id as Stellar];
  const points = counted?.points ?? 0;
  const then = after?.counts[id as Stellar]?.points ?? points;
  return (
    <div {...targetProps(target, picks, null, 'cg-card cg-stellar')}>
      <span class="cg-card-head">
        <Name id={id} content={content} />
        {seat && (
          <span class={then === points ? 'cg-now' : 'cg-now changing'} aria-hidden="true">
            <Points points={then} />
          </span>
        )}
      </span>
      <span class="cg-terms" aria-hidden="true">
        {objective.terms.map((term, i) => (
          <span key={i} class="cg-term">
            <TermPicture term={term} />
            <span class="cg-term-points">
              <TermPoints term={term} count={counted?.terms[i]} />
              {counted && !term.table && <i>{`× ${counted.terms[i] ?? 0}`}</i>}
            </span>
          </span>
        ))}
      </span>
      <Rule words={stellarRule(id, content, seat)} />
    </div>
  );
}

export const ObjectPicture = memo(function ObjectPicture({ id, content }: { id: string; content: Content }) {
  return (
    <svg class="cg-object-picture" viewBox="-112 -112 224 224" aria-hidden="true">
      <circle r="110" fill="#0b1226" stroke="#3a4a75" stroke-width="4" />
      <ObjectArt effect={astronomicalObject(content, id)?.effect ?? ''} />
    </svg>
  );
});

export function ObjectCard({ content, picks, id, target, left, used }: CardProps & { left: number; used: boolean }) {
  const uses = astronomicalObject(content, id)?.uses ?? left;
  return (
    <div {...targetProps(target, picks, null, `cg-card cg-object${left === 0 || used ? ' spent' : ''}`)}>
      <Name id={id} content={content} />
      <ObjectPicture id={id} content={content} />
      <span class="cg-uses" role="img" aria-label={say(text('uses.left', { left }))}>
        {Array.from({ length: uses }, (_, i) => (
          <i key={i} class={i < left ? 'left' : ''} />
        ))}
      </span>
      <Rule words={objectRule(id, content)} />
    </div>
  );
}
