// Under the result: one's last galaxy, and the best that could have been made of its tiles.
import { say } from '../../text/say';
import { GalaxyPicture } from './galaxy_picture';
import { Brings, Possible, useBest } from './possible';
import type { TableProps } from './view';
import { word } from './words';

export function Afterword({ view, seat, content, hindsight }: TableProps) {
  const { scored } = view;
  const { best } = useBest(hindsight, scored?.round ?? 0, seat, scored !== null);
  const own = scored?.seats[scored.seats[seat]?.counted ?? seat]; // CF-CARD-02: a gift is counted in another's galaxy
  if (!scored || !own?.evaluation || !best) return null;
  return (
    <section class="cf-afterword">
      <h3>{say(word('afterword'))}</h3>
      <div class="cf-pictures">
        <figure>
          <GalaxyPicture galaxy={own.galaxy} card={scored.card} content={content} />
          <Brings title={say(word('possible.yours'))} points={own.evaluation.points} />
        </figure>
        <Possible best={best} card={scored.card} content={content} />
      </div>
      <p class="quiet">{say(word('possible.why'))}</p>
    </section>
  );
}
