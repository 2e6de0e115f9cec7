// Answers to the question that is open: a number of the list, a fact of the table, a card.
import { misread, type Desk } from './desk';
import { badElement, cardEntries, contractEntry, findPlace, MOST } from './things';

const NUMBER = /^-?\d{1,3}$/;

const chooser = (choice: string, candidate: string): string =>
  choice === 'reveal'
    ? `reveal ${candidate}`
    : choice === 'combat_order'
      ? `fight in ${candidate}`
      : `choose ${candidate}`;

function chosen(desk: Desk, word: string): readonly string[] | null {
  const { candidates, choice } = desk.view;
  if (/^\d{1,2}$/.test(word)) {
    const candidate = candidates[Number(word) - 1] ?? misread('choice', { count: candidates.length });
    return [chooser(choice, candidate)];
  }
  if (choice === 'reveal') return candidates.includes(word) ? [chooser(choice, word)] : null;
  const place = findPlace(desk, word);
  return place ? [chooser(choice, place)] : null;
}

// "5", and in Atlantis "5+2" with the god token.
function strength(desk: Desk, area: string, word: string): readonly string[] | null {
  const [, tile, god] = /^(\d{1,2})(?:\+(\d{1,2}))?$/.exec(word) ?? [];
  if (tile === undefined) return null;
  for (const one of [tile, god ?? tile])
    if (Number(one) < 1 || Number(one) > MOST.strength) misread('range', { word: one, least: 1, most: MOST.strength });
  if (god !== undefined)
    return desk.view.atlantis_gods[area] === null
      ? [`strength ${Number(tile)}`, `god strength ${Number(god)}`]
      : misread('tile_only', { word });
  const godOnly = typeof desk.view.areas[area]?.civilisation === 'number';
  return [`${godOnly ? 'god strength' : 'strength'} ${Number(tile)}`];
}

// Only cards have semicolons; "sun arrow left; harvest 2" is one that lies there already.
const isList = (line: string): boolean => line.includes(';') && !/^(moon|sun) /.test(line);

const numbered = (kind: string, word: string): readonly string[] | null =>
  NUMBER.test(word) ? [`${kind} ${Number(word)}`] : null;

function answer(desk: Desk, line: string): readonly string[] | null {
  const { question, candidates } = desk.view;
  if (candidates.length > 0) return chosen(desk, line);
  switch (question?.task) {
    case 'ask_card':
      return (
        cardEntries(desk.box, question.deck ?? 'moon', line) ??
        (isList(line) ? misread('element', { word: badElement(line) }) : null)
      );
    case 'commit_weapon':
      return ['ok', 'y', 'yes'].includes(line) ? ['committed'] : null;
    case 'ask_die':
      return numbered('die', line);
    case 'ask_civilisation':
      return strength(desk, question.place ?? '', line);
    case 'ask_contract':
      return /^(-|none|cn\d+|\d{1,2}(\/\d*)?)$/.test(line)
        ? [contractEntry(desk, (question.slot ?? 0) + 1, line)]
        : null;
    case 'ask_total':
      return numbered('total', line);
    case 'ask_score':
      return numbered('score', line);
    default:
      return null;
  }
}

// False where the line is no answer.
export function readAnswer(desk: Desk, line: string): boolean {
  const found = answer(desk, line);
  for (const entry of found ?? []) desk.enter(entry);
  return found !== null;
}
