// What the game says: keys of the message files and what goes into them.
import { message, type Message } from '../../text/message';
import type { Content, Target } from '../game_ui';
import { printed, rulesOf, tilesNeeded, turned, type Field, type Names, type Tile } from './tiles';
import {
  cardOf,
  galaxyOwner,
  seatOf,
  type Action,
  type Colour,
  type Event,
  type Marker,
  type SeatView,
  type TileName,
  type View,
} from './view';

export const word = (key: string, values?: Message['with']): Message => message(`cosmic-factory:${key}`, values);

// What the content says in all languages.
const named = ({ de, en, fr }: Names): Message => word('named', { language: word('language'), de, en, fr });
const number = (card: number): Names => ({ de: `${card}`, en: `${card}`, fr: `${card}` });
export const cardName = (card: number, content: Content): Message =>
  named(printed(content).cards.get(card)?.names ?? number(card));
export const cardRule = (card: number, content: Content): Message =>
  named(printed(content).cards.get(card)?.texts ?? number(card));
export const markerName = (marker: Marker): Message => word(`marker.${marker}`);

// Names of colours, "green and blue": lists differ between languages, so each length has its text.
const colourList = (list: readonly Colour[]): Message => {
  const [a, b, c] = list.map(markerName);
  if (a && b && c) return word('list.three', { a, b, c });
  return a && b ? word('list.two', { a, b }) : (a ?? word('list.none'));
};

const missingFlips = (view: View, { galaxy }: SeatView, content: Content): number =>
  rulesOf(printed(content), cardOf(view)).turn_down - galaxy.filter((placed) => placed.down).length;

const building = (view: View, own: SeatView, legal: readonly Action[], content: Content): Message => {
  if (own.frozen) return word('prompt.frozen', { colours: colourList(own.bonus) });
  const bet = legal.some(({ kind }) => kind === 'take');
  if (own.done) return word(bet ? 'prompt.done_bet' : 'prompt.done');
  const left = tilesNeeded(printed(content), cardOf(view)) - own.galaxy.length;
  if (left > 0) return word('prompt.place', { left });
  const flips = missingFlips(view, own, content);
  if (flips > 0) return word('prompt.flip', { flips });
  if (!legal.some(({ kind }) => kind === 'done')) return word('prompt.one_piece');
  return word(bet ? 'prompt.complete_bet' : 'prompt.complete');
};

export const prompt = (view: View, seat: number, legal: readonly Action[], content: Content): Message => {
  const own = seatOf(view, seat);
  if (view.phase === 'game_over') return word('prompt.game_over');
  if (view.phase === 'build') return building(view, own, legal, content);
  if (!view.owing.includes(seat)) return word('prompt.wait');
  switch (view.phase) {
    case 'draft_1':
    case 'draft_2':
      return word(`prompt.${view.phase}`, { direction: view.round % 2 === 1 ? 'left' : 'right' });
    case 'black_hole': {
      const owner = seatOf(view, galaxyOwner(view, seat));
      return word('prompt.black_hole', { flips: missingFlips(view, owner, content) });
    }
    case 'exchange':
      return word('prompt.exchange', { points: own.evaluation?.points.track ?? 0 });
    default:
      return word(`prompt.${view.phase}`);
  }
};

export const label = (target: Target): Message => word(`label.${target.replace('button:', '')}`);

// Steps of building are seen, not told.
const untold: ReadonlySet<string> = new Set(['tiles_dealt', 'placed', 'moved', 'swapped', 'rotated', 'removed']);

export const tell = (event: Event, names: readonly string[], content: Content): Message | null => {
  if (untold.has(event.event) || ('points' in event && event.points === 0)) return null;
  const values: Record<string, string | number | Message> = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'boolean') values[name] = Number(value);
  if (event.seat !== undefined) values['name'] = names[event.seat] ?? '';
  if ('tile' in event) values['tile'] = event.tile;
  if ('colour' in event) values['colour'] = markerName(event.colour);
  if ('colours' in event) values['colours'] = colourList(event.colours);
  if (event.event === 'card_revealed') values['card'] = cardName(event.card, content);
  if (event.event === 'flipped') return word(event.down ? 'event.flipped_down' : 'event.flipped_up', values);
  return word(`event.${event.event}`, values);
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
  const placed = seatOf(view, galaxyOwner(view, seat)).galaxy.find((at) => at.cell === cell);
  if (!placed) return word('explain.empty');
  if (placed.down) return word('explain.down');
  const tile = printed(content).tiles.get(placed.tile);
  if (!tile) return word('explain.empty');
  const words = tileWords(turned(tile, placed.rot));
  return view.phase === 'build' ? word('explain.laid', { tile: words }) : words;
};

const explainTile = (name: string, view: View, content: Content): Message | null => {
  const [id = '', rot] = name.split('.');
  const tile = printed(content).tiles.get(id as TileName);
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
  const { bonus } = rulesOf(printed(content), cardOf(view));
  switch (sort) {
    case 'cell':
      return explainCell(name, view, content);
    case 'tile':
      return explainTile(name, view, content);
    case 'card':
      return word('explain.card', { name: cardName(Number(name), content), rule: cardRule(Number(name), content) });
    case 'bonus':
      return word('explain.bonus', {
        colour: markerName(name as Colour),
        win: bonus?.won ?? 0,
        lose: bonus?.lost ?? 0,
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

export const roundWords = (view: View, content: Content): Message =>
  word('round', { round: view.round, rounds: printed(content).rules.rounds });
