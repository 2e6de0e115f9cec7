// What the person holds: the action star, stores, weapons, gods, contracts and settlements.
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, Picks } from '../game_ui';
import { boxOf, type Box } from './content';
import { Contracts, Gods, Settlements, Stores, Weapons } from './panels';
import { StarPanel, useWide } from './star_panel';
import { RESOURCES, type Action, type Event, type View } from './view';
import './anunnaki.css';
import './tray.css';

// What of it is asked for.
function askedFor(view: View, box: Box, picks: Picks): ReadonlySet<string> {
  const lit = (part: string, ids: readonly (string | number)[]) => ids.some((id) => picks.lit(`${part}:${String(id)}`));
  const numbers = [1, 2, 3, 4, 5, 6];
  const parts = {
    star:
      lit('node', Object.keys(view.person.tiles)) ||
      lit(
        'star',
        box.figures.map(({ id }) => id),
      ),
    stores: lit('resource', RESOURCES),
    contracts: lit('slot', numbers) || lit('reserve', numbers),
    might:
      lit(
        'weapon',
        box.weapons.map(({ id }) => id),
      ) ||
      lit(
        'god',
        box.gods.map(({ id }) => id),
      ),
  };
  return new Set(
    Object.entries(parts)
      .filter(([, asked]) => asked)
      .map(([part]) => part),
  );
}

export function Tray({ view, content, picks, preview }: BoardProps<View, Action, Event>) {
  const wide = useWide();
  const box = boxOf(content);
  const props = { view, preview, box, picks };
  const asked = askedFor(view, box, picks);
  const part = (name: string) => (asked.has(name) ? ' asked' : '');
  // Where not all of it is on the screen, the tray scrolls to what is asked for: it keeps its order and its height.
  const tray = useRef<HTMLDivElement>(null);
  const which = [...asked].join(' ');
  useEffect(() => {
    tray.current?.querySelector('.asked')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [which]);
  return (
    <div ref={tray} class="an-tray">
      {!wide && (
        <div class={`an-star-frame${part('star')}`}>
          <StarPanel view={view} content={content} picks={picks} />
        </div>
      )}
      <div class={`an-column${part('stores')}`}>
        <Stores {...props} />
        <Settlements {...props} />
      </div>
      <div class={`an-column${part('contracts')}`}>
        <Contracts {...props} />
      </div>
      <div class={`an-column an-might${part('might')}`}>
        <Weapons {...props} />
        <Gods {...props} />
      </div>
    </div>
  );
}
