// Tooltips: what a thing is, and its rule in our words. The same is said to who cannot see it.
import type { Message } from '../../text/message';
import { byTouch } from '../../ui/touch';
import type { Content, Target } from '../game_ui';
import { splitSeat } from '../seat_target';
import { boardCells, printed, rulesOf, turned, type CellPlace, type Field, type Tile } from './tiles';
import {
  cardOf,
  galaxyOwner,
  isTimed,
  ownSeat,
  seatOf,
  type Colour,
  type Marker,
  type TileName,
  type View,
} from './view';
import { cardName, cardRule, markerName, word, worldName } from './words';

export const fieldWords = (field: Field | undefined): Message =>
  field?.kind === 'constellation' || !field
    ? word('field.constellation')
    : word(`field.${field.kind}`, { planets: field.planets });

const inARow = (parts: readonly Message[]): Message | null =>
  parts.reduceRight<Message | null>((rest, first) => (rest ? word('list.more', { first, rest }) : first), null);

const sideWords = (tile: Tile): Message => {
  const sides = inARow(tile.spokes.flatMap((spoke, i) => (spoke ? [word(`side.${'nesw'.charAt(i)}`)] : [])));
  return sides ? word('tile.lines', { sides }) : word('tile.no_lines');
};

// No two tiles are alike (CF-TILE-05): what is on it is its name.
const tileWords = (tile: Tile): Message => {
  const [nw, ne, se, sw] = tile.fields.map(fieldWords);
  const none = word('field.constellation');
  return word('tile', { nw: nw ?? none, ne: ne ?? none, se: se ?? none, sw: sw ?? none, lines: sideWords(tile) });
};

// The rows of a scoring table, "1 point from 3, 3 points from 6".
const tableWords = (rows: readonly (readonly [number, number])[]): Message =>
  inARow(rows.map(([least, points]) => word('table.row', { least, points }))) ?? word('list.none');

// Where a cell lies, counted from the top left of what is drawn: by itself, or within a sentence.
const placedBy =
  (key: 'place' | 'at') =>
  (place: CellPlace, cells: readonly CellPlace[]): Message => {
    const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
    const at = { row: place.y - top + 1, column: place.x - left + 1 };
    return place.galaxy ? word(`${key}.two`, { ...at, galaxy: place.galaxy }) : word(key, at);
  };
const placeWords = placedBy('place');
export const cellWords = placedBy('at');

// `owner`: in whose galaxy.
const inCell = (cell: string, owner: number, view: View, content: Content): Message => {
  const { galaxy } = seatOf(view, owner);
  const placed = galaxy.find((at) => at.cell === cell);
  if (!placed) return word('explain.empty');
  if (placed.down) return word('explain.down');
  const tile = printed(content).tiles.get(placed.tile);
  return tile ? tileWords(turned(tile, placed.rot)) : word('explain.empty');
};

const explainCell = (cell: string, view: View, content: Content): Message => {
  const owner = galaxyOwner(view, ownSeat(view));
  const words = inCell(cell, owner, view, content);
  const { galaxy } = seatOf(view, owner);
  if (view.phase !== 'build' || !galaxy.some((at) => at.cell === cell)) return words;
  return word(byTouch() ? 'explain.laid.touch' : 'explain.laid', { tile: words });
};

// For who cannot see where it lies.
const cellName = (
  place: CellPlace,
  cells: readonly CellPlace[],
  owner: number,
  view: View,
  content: Content,
): Message => word('cell', { place: placeWords(place, cells), what: inCell(place.cell, owner, view, content) });

// A tile that does not lie in the galaxy, by its target.
export const tileName = (target: Target, content: Content): Message | null => {
  const [id = '', rot] = target.replace('tile:', '').split('.');
  const tile = printed(content).tiles.get(id as TileName);
  return tile ? tileWords(turned(tile, Number(rot ?? 0))) : null;
};

const explainTile = (target: Target, view: View, content: Content): Message | null => {
  const words = tileName(target, content);
  if (!words || view.phase !== 'build') return words;
  return word(byTouch() ? 'explain.hand_tile.touch' : 'explain.hand_tile', { tile: words });
};

// While the sand runs nobody reads, and nothing may lie between the eye and the tiles.
const inHaste = (view: View, sort: string): boolean =>
  view.phase === 'build' && isTimed(view) && ['cell', 'tile', 'turn', 'hand', 'flip'].includes(sort);

// `seat`: on whose board. What lies in another's galaxy is only looked at.
export function explain(target: Target, view: View, content: Content, seat = ownSeat(view)): Message | null {
  const [bare, whose] = splitSeat(target, seat);
  const [sort = '', name = ''] = bare.split(':');
  if (inHaste(view, sort)) return null;
  if (whose !== ownSeat(view) && sort === 'cell') return inCell(name, whose, view, content);
  return describe(bare, view, content);
}

// What a target is, also where it is not shown.
export const describe = (target: Target, view: View, content: Content): Message | null => {
  const [sort = '', name = ''] = target.split(':');
  const { bonus } = rulesOf(printed(content), cardOf(view));
  switch (sort) {
    case 'cell':
      return explainCell(name, view, content);
    case 'tile':
      return explainTile(target, view, content);
    case 'card':
      return word('explain.card', { name: cardName(Number(name), content), rule: cardRule(Number(name), content) });
    case 'bonus':
      if (!bonus) return word('explain.no_bonus');
      return word('explain.bonus', { colour: worldName(name as Colour), win: bonus.won, lose: bonus.lost });
    case 'count':
    case 'table':
      return word(`explain.count.${name}`, { table: tableWords(printed(content).tables.get(name) ?? []) });
    case 'marker':
    case 'track':
      return word(name === 'star' ? 'explain.star' : 'explain.marker', { colour: markerName(name as Marker) });
    case 'final':
      return word('explain.final');
    case 'round':
      return word('explain.round', {
        timed: isTimed(view) ? 'yes' : 'no',
        cards: view.options.beginner ? 'no' : 'yes', // CF-VAR-01
      });
    case 'turn':
    case 'hand':
    case 'flip':
    case 'sandglass':
      return word(`explain.${sort}`);
    default:
      return null;
  }
};

// Every cell of a galaxy by its target, as a screen reader says it.
export const cellNames = (view: View, owner: number, content: Content): ReadonlyMap<string, Message> => {
  const cells = boardCells(printed(content), cardOf(view), seatOf(view, owner).galaxy);
  return new Map(cells.map((place) => [place.cell, cellName(place, cells, owner, view, content)]));
};
