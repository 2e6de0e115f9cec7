// What the game says: keys of the message files and what goes into them.
import { message, type Message } from '../../text/message';
import type { Content, GameEvent, LegalAction, Target } from '../game_ui';
import { printed, turned, type Field, type Tile } from './tiles';
import {
  cardOf,
  cellName,
  colours,
  galaxyOwner,
  rounds,
  seatOf,
  tilesNeeded,
  tilesToTurnDown,
  type Colour,
  type Marker,
  type SeatView,
  type View,
} from './view';

export const word = (key: string, values?: Message['with']): Message => message(`cosmic-factory:${key}`, values);

export const cardName = (card: number): Message => word(`card.${card}`);
export const cardRule = (card: number): Message => word(`card.${card}.rule`);
export const markerName = (marker: Marker): Message => word(`marker.${marker}`);

// Names of colours, "green and blue": lists differ between languages, so each length has its text.
const colourList = (list: readonly Colour[]): Message => {
  const [a, b, c] = list.map(markerName);
  if (a && b && c) return word('list.three', { a, b, c });
  return a && b ? word('list.two', { a, b }) : (a ?? word('list.none'));
};

const missingFlips = (card: number, { galaxy }: SeatView): number =>
  tilesToTurnDown(card) - galaxy.filter((placed) => placed.down).length;

const building = (view: View, own: SeatView, legal: readonly LegalAction[]): Message => {
  const card = cardOf(view);
  if (own.frozen) return word('prompt.frozen', { colours: colourList(own.bonus) });
  const bet = legal.some(({ kind }) => kind === 'take');
  if (own.done) return word(bet ? 'prompt.done_bet' : 'prompt.done');
  const left = tilesNeeded(card) - own.galaxy.length;
  if (left > 0) return word('prompt.place', { left });
  const flips = missingFlips(card, own);
  if (flips > 0) return word('prompt.flip', { flips });
  if (!legal.some(({ kind }) => kind === 'done')) return word('prompt.one_piece');
  return word(bet ? 'prompt.complete_bet' : 'prompt.complete');
};

export const prompt = (view: View, seat: number, legal: readonly LegalAction[]): Message => {
  const own = seatOf(view, seat);
  if (view.phase === 'game_over') return word('prompt.game_over');
  if (view.phase === 'build') return building(view, own, legal);
  if (!view.owing.includes(seat)) return word('prompt.wait');
  switch (view.phase) {
    case 'draft_1':
    case 'draft_2':
      return word(`prompt.${view.phase}`, { direction: view.round % 2 === 1 ? 'left' : 'right' });
    case 'black_hole': {
      const owner = seatOf(view, galaxyOwner(view, seat));
      return word('prompt.black_hole', { flips: missingFlips(cardOf(view), owner) });
    }
    case 'exchange':
      return word('prompt.exchange', { points: own.evaluation?.points.track ?? 0 });
    default:
      return word(`prompt.${view.phase}`);
  }
};

export const label = (target: Target): Message => word(`label.${target.replace('button:', '')}`);

const colourAt = (index: unknown): Message => markerName(colours[Number(index)] ?? 'star');

const coloursOfBits = (bits: unknown): Message => colourList(colours.filter((_, i) => (Number(bits) >> i) & 1));

// Steps of building are seen, not told.
const untold = new Set(['tiles_dealt', 'placed', 'moved', 'swapped', 'rotated', 'removed']);

export const tell = (event: GameEvent, names: readonly string[]): Message | null => {
  const kind = event.event;
  if (untold.has(kind) || event['points'] === 0) return null;
  const values: Record<string, string | number | Message> = {};
  for (const [name, value] of Object.entries(event))
    if (name !== 'event' && name !== 'audience') values[name] = Number(value);
  if (event['seat'] !== undefined) values['name'] = names[Number(event['seat'])] ?? '';
  if (event['colour'] !== undefined) values['colour'] = colourAt(event['colour']);
  if (event['colours'] !== undefined) values['colours'] = coloursOfBits(event['colours']);
  if (kind === 'card_revealed') {
    if (!event['card']) return word('event.round_begins', { round: Number(event['round']) });
    values['card'] = cardName(Number(event['card']));
  }
  if (kind === 'flipped') return word(event['down'] ? 'event.flipped_down' : 'event.flipped_up', values);
  return word(`event.${kind}`, values);
};

const fieldWords = (field: Field | undefined): Message =>
  field?.kind === 'constellation' || !field
    ? word('field.constellation')
    : word(`field.${field.kind}`, { planets: field.planets });

const sideWords = (tile: Tile): Message => {
  const sides = tile.spokes.flatMap((spoke, i) => (spoke ? [word(`side.${'nesw'.charAt(i)}`)] : []));
  const list = sides.reduceRight<Message | null>(
    (rest, side) => (rest ? word('list.more', { first: side, rest }) : side),
    null,
  );
  return list ? word('tile.lines', { sides: list }) : word('tile.no_lines');
};

const tileWords = (tile: Tile): Message => {
  const [nw, ne, se, sw] = tile.fields.map(fieldWords);
  const none = word('field.constellation');
  return word('tile', {
    id: tile.id,
    nw: nw ?? none,
    ne: ne ?? none,
    se: se ?? none,
    sw: sw ?? none,
    lines: sideWords(tile),
  });
};

// The rows of a scoring table, "3: 1, 6: 3, 9: 5".
const tableWords = (rows: readonly (readonly [number, number])[]): Message =>
  rows
    .map(([least, points]) => word('table.row', { least, points }))
    .reduceRight<Message | null>((rest, row) => (rest ? word('list.more', { first: row, rest }) : row), null) ??
  word('list.none');

const explainCell = (cell: string, view: View, content: Content): Message => {
  const seat = view.viewer ?? 0;
  const placed = seatOf(view, galaxyOwner(view, seat)).galaxy.find((at) => cellName(at) === cell);
  if (!placed) return word('explain.empty');
  if (placed.down) return word('explain.down');
  const tile = printed(content).tiles.get(placed.tile);
  if (!tile) return word('explain.empty');
  const words = tileWords(turned(tile, placed.rot));
  return view.phase === 'build' ? word('explain.laid', { tile: words }) : words;
};

const explainTile = (name: string, view: View, content: Content): Message | null => {
  const [id = '', rot] = name.split('.');
  const tile = printed(content).tiles.get(Number(id));
  if (!tile) return null;
  const words = tileWords(turned(tile, Number(rot ?? 0)));
  return view.phase === 'build' ? word('explain.hand_tile', { tile: words }) : words;
};

// While the sand runs nobody reads, and nothing may lie between the eye and the tiles.
const inHaste = (view: View, sort: string): boolean =>
  view.phase === 'build' &&
  view.options.sandglass_seconds > 0 &&
  ['cell', 'tile', 'turn', 'hand', 'flip'].includes(sort);

export const explain = (target: Target, view: View, content: Content): Message | null =>
  inHaste(view, target.split(':')[0] ?? '') ? null : describe(target, view, content);

// What a target is, also where it is not shown: for who cannot see it.
export const describe = (target: Target, view: View, content: Content): Message | null => {
  const [sort = '', name = ''] = target.split(':');
  const card = cardOf(view);
  switch (sort) {
    case 'cell':
      return explainCell(name, view, content);
    case 'tile':
      return explainTile(name, view, content);
    case 'card':
      return word('explain.card', { name: cardName(Number(name)), rule: cardRule(Number(name)) });
    case 'bonus':
      return word('explain.bonus', {
        colour: markerName(name as Colour),
        win: card === 17 ? 6 : 3,
        lose: card === 17 ? 4 : 2,
      });
    case 'count':
    case 'table':
      return word(`explain.count.${name}`, {
        table: tableWords(printed(content).tables.get(name) ?? []),
      });
    case 'marker':
    case 'track':
      return word(name === 'star' ? 'explain.star' : 'explain.marker', {
        colour: markerName(name as Marker),
      });
    case 'turn':
    case 'hand':
    case 'flip':
    case 'round':
    case 'sandglass':
      return word(`explain.${sort}`);
    default:
      return null;
  }
};

export const holdings = (view: View, seat: number): readonly (readonly [string, number, Message])[] => {
  const { markers } = seatOf(view, seat);
  return [
    ['vegetation', markers.green, markerName('green')],
    ['ice', markers.blue, markerName('blue')],
    ['desert', markers.orange, markerName('orange')],
    ['star', markers.star, markerName('star')],
  ];
};

export const roundWords = (view: View): Message => word('round', { round: view.round, rounds });
