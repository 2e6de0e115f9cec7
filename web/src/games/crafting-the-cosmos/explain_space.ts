// What lies on a space of a galaxy, and what it is good for.
import type { Message } from '../../text/message';
import { needsOf, sizeOf, type Print } from './content';
import { galaxyOf } from './geometry';
import { listed, spaceText, touchedPoints } from './places';
import { elementOf, isSupernova, type Element, type SeatView, type StarSpace } from './view';
import { elementText, starText, text } from './words';

// "2 helium stars and 1 oxygen star"
function starsText(elements: readonly Element[]): string | number | Message {
  const count = (of: Element): number => elements.filter((element) => element === of).length;
  return listed([...new Set(elements)].map((element) => text(`reward.${element}`, { count: count(element) })));
}

function explainNebula(id: string, print: Print, own: SeatView): Message | null {
  const space = galaxyOf(print).nebulae.find((entry) => entry.id === id);
  if (!space) return null;
  const name = spaceText(print, own, id);
  const token = own.nebulae[space.id];
  const tile = token && print.tiles.get(token.tile);
  if (!tile) return text('explain.nebula.empty', { space: name });
  const values = { space: name, size: sizeOf(print, token.tile), points: tile.points };
  if (token.advanced_life.length > 0) return text('explain.nebula.living', values);
  if (token.formed) {
    const life = token.living_sides;
    return text('explain.nebula.formed', { ...values, life, sides: space.sides.length });
  }
  const needed = needsOf(tile).length;
  return text('explain.nebula.unformed', {
    ...values,
    met: needed - token.missing.length,
    needed,
    lacking: token.missing.length,
    missing: starsText(token.missing),
    ready: own.formable.includes(space.id) ? 'yes' : 'no',
  });
}

function explainStar(id: string, print: Print, own: SeatView): Message {
  const star = own.stars[id as StarSpace];
  const touched = touchedPoints(print, own, id);
  const values = { space: spaceText(print, own, id), count: touched.length, worth: listed(touched) };
  if (!star) return text('explain.star.empty', values);
  const element = elementOf(star);
  return isSupernova(star)
    ? text('explain.star.supernova', { ...values, element: elementText(element) })
    : text('explain.star.star', { ...values, star: starText(element) });
}

export function explainSpace(
  kind: 'nebula' | 'star' | 'life',
  id: string,
  print: Print,
  own: SeatView,
): Message | null {
  if (kind === 'nebula') return explainNebula(id, print, own);
  if (kind === 'star') return explainStar(id, print, own);
  const life = (own.life as Readonly<Record<string, string>>)[id] ?? 'empty';
  return text(`explain.life.${life}`, { space: spaceText(print, own, id) });
}
