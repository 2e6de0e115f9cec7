// What to click for an action. The text form names everything; only where its words do not say
// enough, or more than needs a click, the position is asked.
import type { LegalAction, Target } from '../game_ui';
import { piecesAt, pieces, taskOf, UNITS, type View } from './view';

// "GRE-C" is an area, "DP2:land" a place of a distant planet.
export const placeTarget = (place: string): Target => (place.includes(':') ? `distant:${place}` : `area:${place}`);

// Units that stand together are told apart by their kind, with a button.
function from(view: View, unit: string, place: string): readonly Target[] {
  const here = pieces(piecesAt(view, place, 'person'));
  const kinds = UNITS.filter((kind) => here.units[kind] > 0).length;
  const settlement = here.settlement && taskOf(view)?.settlement === 1 && !place.endsWith('-C');
  const several = kinds + (settlement ? 1 : 0) > 1;
  return several ? [placeTarget(place), `button:unit:${unit}`] : [placeTarget(place)];
}

function travel(view: View, words: readonly string[]): readonly Target[] {
  const [, unit = '', , start = '', , end = ''] = words;
  const begin = from(view, unit, start);
  const fixed = taskOf(view)?.target; // all units of a portal go to the same place
  return fixed ? begin : [...begin, placeTarget(end)];
}

function build(text: string): readonly Target[] {
  const [place = '', without] = text.slice('build in '.length).split(' without ');
  const area = `area:${place}`;
  return without ? [area, `button:without:${without.replaceAll(', ', '+')}`] : [area];
}

function summon(words: readonly string[]): readonly Target[] {
  const [, god = '', , area = '', , by = ''] = words;
  // The pentagon calls the great god, there is nothing to choose.
  return by === 'PENTA' ? ['star:PENTA', `area:${area}`] : [`star:${by}`, `god:${god}`, `area:${area}`];
}

const nodeOf = (view: View, tile: string): string =>
  Object.entries(view.person.tiles).find(([, id]) => id === tile)?.[0] ?? '?';

export function steps(action: LegalAction, view: View): readonly Target[] {
  const words = action.text.split(' ');
  const [verb, first = '', second = '', third = ''] = words;
  switch (verb) {
    case 'pawn': // pawn to O0
      return [`node:${second}`];
    case 'move': // move follower from GRE-C to GRE-L
    case 'portal':
      return travel(view, words);
    case 'harvest': // harvest wood in GRE-R
      return [`symbol:${third}:${first}`];
    case 'build': // build in GRE-L without wood, gold
      return build(action.text);
    case 'take':
      if (first === 'contract') return [`slot:${second}`];
      if (first === 'creature') return [`creature:${second}`, `area:${words[4] ?? ''}`];
      return [`resource:${first}`];
    case 'drop': // drop contract 1
      return [`reserve:${second}`];
    case 'fulfil':
      return [`reserve:${first}`];
    case 'pay':
      return [`resource:${first}`];
    case 'advance':
    case 'oracle':
      return [`track:${first}`];
    case 'secondary':
      return [`button:secondary:${first}`];
    case 'summon': // summon NOR-1 at NOR-L by T0
      return summon(words);
    case 'swap': // swap wood for gold
      return [`resource:${first}`, `resource:${third}`];
    case 'fight': // fight in G07; fight at DP2
      return [first === 'at' ? `distant:${second}:land` : `area:${second}`];
    case 'weapon':
      return [first === 'none' ? 'button:weapon:none' : `weapon:${first}`];
    case 'draw':
      return [`weapon:${first}`];
    case 'upgrade':
      return [`node:${nodeOf(view, first)}`];
    case 'culture':
      return [`site:${first}`];
    case 'choose':
      return [placeTarget(first)];
    case 'place': // place follower in GRE-C
      return [`area:${third}`];
    case 'retreat': // retreat to GRE-C
      return [`area:${second}`];
    case 'reveal':
      return [`button:reveal:${first}`];
    default: // attack DP2, leave DP2, stop
      return [`button:${verb ?? ''}`];
  }
}
