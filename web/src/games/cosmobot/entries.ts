// What a person types about their table → the entries that the table knows. The forms are those of
// `orrery cosmobot` in the terminal; entries.test.ts reads the examples of its tests. Pure.
import type { Message } from '../../text/message';
import { boxOf } from '../anunnaki/content';
import type { Side } from '../anunnaki/view';
import type { Content } from '../game_ui';
import { readAnswer } from './answers';
import { Desk, Misread, misread, text } from './desk';
import { entryOf } from './forms';
import { readKeyword } from './keywords';
import { readNotation } from './notation';
import { moveUnits, readChanges } from './pieces';
import { findPlace, placeOf, siteOf } from './things';
import type { View } from './view';

export type Entries = { readonly entries: readonly string[] } | { readonly problem: Message };

// The terminal's commands that have a button or a place of their own on the page.
const COMMANDS = ['help', '?', 'board', 'b', 'undo', 'u', 'why', 'w', 'log', 'score', 'save', 'quit', 'q'];

function unknown(part: string): never {
  const [first = ''] = part.split(' ');
  if (COMMANDS.includes(first)) misread('command', { word: first });
  return misread('unknown', { part });
}

function readPart(desk: Desk, part: string): void {
  const entry = entryOf(desk.box, part.split(' '));
  if (entry) return desk.enter(entry.text);
  const [, letter, rest = part] = /^([bp]) (.+)$/.exec(part) ?? [];
  const side: Side = letter === 'b' ? 'bot' : 'person';
  const colon = rest.indexOf(': ');
  if (colon >= 0) return readNotation(desk, rest.slice(0, colon), rest.slice(colon + 2).trim());
  const words = rest.split(' ');
  const [first = '', ...more] = words;
  if (readKeyword(desk, { side, words, rest: more.join(' ') })) return;
  const [from = '', to] = first.split('>');
  if (to !== undefined)
    return moveUnits(desk, side, placeOf(desk, from), placeOf(desk, to), more.length > 0 ? more : ['f']);
  const place = findPlace(desk, first);
  if (place) return readChanges(desk, side, place, more);
  if (more.length === 1 && (more[0] === '-' || more[0] === '+'))
    return desk.enter(`${more[0] === '-' ? 'no culture' : 'culture'} at ${siteOf(desk, first)}`);
  unknown(part);
}

function readParts(desk: Desk, line: string): void {
  const parts = line
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  parts.forEach((part, i) => {
    try {
      readPart(desk, part);
    } catch (error) {
      if (!(error instanceof Misread) || parts.length === 1) throw error;
      misread('part', { number: i + 1, part, why: error.why });
    }
  });
}

// A line: an answer to what is asked, or else several parts with commas between them, all or nothing.
export function read(typed: string, view: View, content: Content): Entries {
  const line = typed.toLowerCase().trim().replace(/\s+/g, ' ').replace(/^fix /, '');
  if (line === '') return { entries: [] };
  const desk = new Desk(view, boxOf(content));
  try {
    if (!readAnswer(desk, line)) readParts(desk, line);
    return desk.entries.length > 0 ? { entries: desk.entries } : { problem: text('problem.already') };
  } catch (error) {
    if (error instanceof Misread) return { problem: error.why };
    throw error;
  }
}
