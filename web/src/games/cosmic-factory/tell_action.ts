// An action in words, as advice: a tile is called by what is on it, a cell by where it lies.
import type { Message } from '../../text/message';
import type { Content } from '../game_ui';
import { cellWords, fieldWords } from './explain';
import { boardCells, printed, turned, type Tile } from './tiles';
import { cardOf, galaxyOwner, seatOf, type Action, type TileName, type View } from './view';
import { colourList, word, worldName } from './words';

// The fields clockwise from the top left, as they lie.
function brief({ fields }: Tile): Message {
  const [nw, ne, se, sw] = fields.map(({ kind, planets }) => word(`brief.${kind}`, { planets }));
  const empty = word('brief.empty');
  return word('brief', { nw: nw ?? empty, ne: ne ?? empty, se: se ?? empty, sw: sw ?? empty });
}

// What the texts of one position call its tiles and cells.
class Names {
  readonly #content: Content;
  readonly #view: View;
  constructor(content: Content, view: View) {
    this.#content = content;
    this.#view = view;
  }
  get #galaxy() {
    return seatOf(this.#view, galaxyOwner(this.#view, this.#view.viewer ?? 0)).galaxy;
  }
  cell(name: string): Message {
    const cells = boardCells(printed(this.#content), cardOf(this.#view), this.#galaxy);
    const found = cells.find(({ cell }) => cell === name);
    return found ? cellWords(found, cells) : word('at.new');
  }
  turned(name: TileName, rotation = 0): Tile | null {
    const tile = printed(this.#content).tiles.get(name);
    return tile ? turned(tile, rotation) : null;
  }
  tile(name: TileName, rotation = 0): Message {
    const tile = this.turned(name, rotation);
    return tile ? brief(tile) : word('brief.empty');
  }
  // What lies in the cell, as it lies there or in another rotation.
  in(cell: string, rotation?: number): Tile | null {
    const placed = this.#galaxy.find((at) => at.cell === cell);
    return placed ? this.turned(placed.tile, rotation ?? placed.rot) : null;
  }
  tileIn(cell: string): Message {
    const tile = this.in(cell);
    return tile ? brief(tile) : word('brief.empty');
  }
}

function values(action: Action, names: Names): Message['with'] {
  switch (action.kind) {
    case 'pick': {
      const [a, b, c] = action.tiles.map((tile) => word('brief.quoted', { tile: names.tile(tile) }));
      return a && b && c ? { tiles: word('list.three', { a, b, c }) } : undefined;
    }
    case 'place':
      return { tile: names.tile(action.tile, action.rotation), place: names.cell(action.cell) };
    case 'move':
      return { tile: names.tileIn(action.cell), place: names.cell(action.target) };
    case 'swap': {
      const [a = '', b = ''] = action.cells;
      return { a: names.tileIn(a), b: names.tileIn(b) };
    }
    case 'rotate':
      return { place: names.cell(action.cell), field: fieldWords(names.in(action.cell, action.rotation)?.fields[0]) };
    case 'remove':
      return { tile: names.tileIn(action.cell) };
    case 'flip down':
    case 'flip up':
    case 'sabotage':
      return { place: names.cell(action.cell) };
    case 'take':
      return { colours: colourList(action.colours ?? []) };
    case 'exchange':
      return { colour: worldName(action.colour) };
    default:
      return undefined;
  }
}

export function tellAction(action: Action, content: Content, view: View): Message {
  const names = new Names(content, view);
  if (action.kind === 'turn down')
    return action.second === null
      ? word('action.turn down', { place: names.cell(action.cell) })
      : word('action.turn down two', { a: names.cell(action.cell), b: names.cell(action.second) });
  if (action.kind === 'offer')
    return action.colour === 'none'
      ? word('label.offer_none')
      : word('action.offer', { colour: worldName(action.colour) });
  return word(`action.${action.kind}`, values(action, names));
}
