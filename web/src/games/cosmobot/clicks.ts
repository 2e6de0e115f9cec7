// A click types: places, and what most likely happened to a track, a token or a creature. Pure.
import type { Side } from '../anunnaki/view';
import type { Target } from '../game_ui';

// The word for a target, or null. `codes`: of the two houses, as their areas begin.
export function typedFor(target: Target, codes: Readonly<Record<Side, string>>): string | null {
  const [kind, id = '', spot] = target.toLowerCase().split(':');
  switch (kind) {
    case 'area': {
      const [code = '', area] = id.toUpperCase().split('-');
      if (area === undefined) return id.replace(/^g0/, 'g');
      return (code === codes.person ? area : code === codes.bot ? `x${area}` : id).toLowerCase();
    }
    case 'distant':
      return spot === 'lead' ? `${id}:lead` : id;
    case 'site':
      return `${id} -`;
    case 'track':
      return `${id === 'supremacy' ? 'sup' : id} +1`;
    case 'creature':
      return `take ${id}`;
    default:
      return null;
  }
}

const PLACE = /^([a-z]{3}-)?x?(c|l|r|bl|m|br)$|^g\d{1,2}$|^dp\d(:\w+)?$/;

// The line with the word added: a second place makes a move, anything else begins a new part, unless the
// part waits for a place.
export function clicked(line: string, word: string): string {
  const parts = line.trim().split(',');
  const words = (parts[parts.length - 1] ?? '').trim().split(/\s+/);
  const [first = '', second] = words[0] === 'b' || words[0] === 'p' ? words.slice(1) : words;
  const begun = line.trim();
  if (begun === '' || begun.endsWith('>')) return `${begun}${word} `;
  if (begun.endsWith(',')) return `${begun} ${word} `;
  if (first === '' || /^(fight|take|move)$/.test(first)) return `${begun} ${word} `;
  const joins = PLACE.test(first) && second === undefined && PLACE.test(word);
  return `${begun}${joins ? '>' : ', '}${word} `;
}
