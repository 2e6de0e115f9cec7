// The best galaxy of the same tiles, as the solver finds it, beside the one that was built.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../text/say';
import type { BoardProps } from '../game_ui';
import { GalaxyPicture } from './galaxy_picture';
import { MarkerSymbol } from './symbols';
import { markerNames, type Galaxy, type Points, type TableProps, type View } from './view';
import { word } from './words';

// Hindsight of this game, as the engine tells it.
export interface Best {
  readonly round: number;
  readonly galaxy: Galaxy;
  readonly evaluation: { readonly points: Points };
  readonly proven: boolean;
}

export interface Search {
  readonly best: Best | null; // null: not known, or not yet
  readonly running: boolean;
}

// Asked while `wanted`, once for a round and a seat.
export const useBest = (ask: BoardProps<View>['hindsight'], round: number, seat: number, wanted: boolean): Search => {
  const [search, setSearch] = useState<Search>({ best: null, running: false });
  useEffect(() => {
    let current = true;
    const found = (best: Best | null): void => {
      if (current) setSearch({ best: best?.round === round ? best : null, running: false });
    };
    setSearch({ best: null, running: wanted && ask !== undefined });
    if (wanted && ask)
      ask(seat).then(
        (best) => found(best as Best | null),
        () => found(null),
      );
    return () => {
      current = false;
    };
  }, [round, seat, wanted, ask]);
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

interface PossibleProps {
  readonly best: Best;
  readonly card: number;
  readonly content: TableProps['content'];
}

export function Possible({ best, card, content }: PossibleProps) {
  return (
    <figure title={say(word('possible.why'))}>
      <GalaxyPicture galaxy={best.galaxy} card={card} content={content} />
      <Brings title={say(word(best.proven ? 'possible.best' : 'possible.good'))} points={best.evaluation.points} />
    </figure>
  );
}
