// What an entry changes of that which later parts of a line are read against.
import { find, type Box } from '../anunnaki/content';
import { add, atPlace, ofSide, withArea } from '../anunnaki/placing';
import { pieces, printPieces, SIDES, type Resource, type Side, type Track, type Unit } from '../anunnaki/view';
import type { View } from './view';

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter((one) => one !== gone);

function settled(view: View, area: string, side: Side, settlement: boolean): View {
  return atPlace(view, area, side, (text) => printPieces({ ...pieces(text), settlement }));
}

// The first symbol of the kind that is left, or the last that is exhausted.
function turned(view: View, box: Box, area: string, resource: Resource, renew: boolean): View {
  const spent = view.areas[area]?.exhausted ?? [];
  const numbers = (find(box.areas, area)?.symbols ?? []).flatMap((one, i) => (one === resource ? [i + 1] : []));
  const symbol = renew
    ? numbers.filter((one) => spent.includes(one)).pop()
    : numbers.find((one) => !spent.includes(one));
  if (symbol === undefined) return view;
  const exhausted = renew ? without(spent, symbol) : [...spent, symbol].sort();
  return withArea(view, area, (here) => ({ ...here, exhausted }));
}

function tile(view: View, place: string, strength: number | null): View {
  const [planet, spot] = place.split(':');
  if (!spot) return withArea(view, place, (here) => ({ ...here, civilisation: strength }));
  return led(view, planet ?? '', 'civilisation');
}
function noTile(view: View, place: string): View {
  const [planet, spot] = place.split(':');
  if (!spot) return withArea(view, place, ({ civilisation: _, ...rest }) => rest);
  return led(view, planet ?? '', 'nobody');
}
const led = (view: View, planet: string, leader: 'civilisation' | 'nobody'): View => ({
  ...view,
  distant: view.distant.map((one) => (one?.planet === planet ? { ...one, leader } : one)),
});

const NOBODY = { person: '', bot: '' };
const DISPLAYS = ['left', 'right'];

function laid(view: View, display: string, planet: string): View {
  const own = { planet, leader: 'civilisation', landing: NOBODY, leading: NOBODY } as const;
  return { ...view, distant: view.distant.map((one, i) => (DISPLAYS[i] === display ? own : one)) };
}

function gone(view: View, what: string, id: string): View {
  switch (what) {
    case 'civilisation':
      return noTile(view, id);
    case 'culture':
      return { ...view, culture: without(view.culture as readonly string[], id) };
    case 'token':
      return { ...view, supremacy_tokens: without(view.supremacy_tokens, Number(id)) };
    default:
      return view;
  }
}

export function entered(view: View, entry: string, box: Box): View {
  const words = entry.split(' ');
  const [kind = '', first = '', second = '', third = ''] = words;
  const last = words[words.length - 1] ?? '';
  const side = (first === 'bot' ? 'bot' : 'person') satisfies Side;
  switch (kind) {
    case 'put':
      return add(view, last, side, second as Unit, 1);
    case 'take':
      return add(view, last, side, second as Unit, -1);
    case 'settle':
      return settled(view, last, side, true);
    case 'unsettle':
      return SIDES.reduce((now, one) => settled(now, last, one, false), view);
    case 'civilisation':
      return tile(view, last, null);
    case 'known':
      return first === 'civilisation' ? tile(view, third, Number(last)) : view;
    case 'exhaust':
    case 'renew':
      return turned(view, box, last, first as Resource, kind === 'renew');
    case 'culture':
      return { ...view, culture: [...(view.culture as readonly string[]), last] };
    case 'token':
      return { ...view, supremacy_tokens: [...view.supremacy_tokens, Number(last)] };
    case 'no':
      return gone(view, first, last);
    case 'track':
      return ofSide(view, side, {
        tracks: { ...view.sides[side].tracks, [second as Track]: Number(last) },
      });
    case 'supremacy':
      // AN-SUPR-03: tokens that the marker has passed are gone.
      return ofSide(
        { ...view, supremacy_tokens: view.supremacy_tokens.filter((space) => space > Number(last)) },
        side,
        { supremacy: Number(last) },
      );
    case 'cubes':
      return ofSide(view, side, { cubes: Number(last) });
    case 'points':
      return ofSide(view, side, { vp: Number(last) });
    case 'planet':
      return laid(view, first, second);
    case 'show':
      return { ...view, creatures: view.creatures.map((one, i) => (DISPLAYS[i] === last ? first : one)) };
    case 'give':
    case 'remove':
      return { ...view, creatures: view.creatures.map((one) => (one === first ? null : one)) };
    default:
      return view;
  }
}
