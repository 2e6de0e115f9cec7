// Another galaxy of the same tiles, beside the one that was built.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../text/say';
import { improve, worth, type Better } from './improve';
import { MarkerSymbol } from './symbols';
import type { Printed } from './tiles';
import { markerNames, type Points, type ScoredSeat } from './view';
import { word } from './words';

export interface Search {
  readonly better: Better | null; // null: nothing better was found (so far)
  readonly running: boolean;
}

// Looks for it a slice at a time while `wanted`, so that nothing else has to wait.
export const useBetter = (own: ScoredSeat, card: number, printed: Printed, wanted: boolean): Search => {
  const [search, setSearch] = useState<Search>({ better: null, running: false });
  const built = JSON.stringify(own.galaxy);
  useEffect(() => {
    setSearch({ better: null, running: wanted });
    if (!wanted) return undefined;
    const trying = improve(own.galaxy, card, own.before, printed);
    const least = worth(own.evaluation.points, own.before);
    let timer = 0;
    const go = (): void => {
      const { value, done } = trying.next();
      const better = value.value > least ? value : null;
      setSearch({ better, running: !done });
      if (!done) timer = window.setTimeout(go);
    };
    go();
    return () => clearTimeout(timer);
  }, [built, wanted]);
  return search;
};

// What a galaxy brings, in one line.
export function Brings({ title, points }: { title: string; points: Points }) {
  return (
    <figcaption>
      <span>{title}</span>
      {markerNames.map((marker) => (
        <span key={marker} class={`cf-brings cf-ink-${marker}`}>
          <MarkerSymbol marker={marker} size={16} />
          <b class="number">
            {say(
              word('points.plus', {
                points: marker === 'star' ? points.track + points.constellations : points[marker],
              }),
            )}
          </b>
        </span>
      ))}
    </figcaption>
  );
}
