// What the table says to what was typed: it reads the line by the game's rules, the page only says so. Pure.
import { message, type Message } from '../../text/message';
import { list } from '../anunnaki/names';
import type { Content, TypedProblem } from '../game_ui';
import { tellAction } from './said';
import { text } from './text';

// The terminal's commands that have a button or a place of their own on the page.
const COMMANDS = ['help', '?', 'board', 'b', 'undo', 'u', 'why', 'w', 'log', 'score', 'save', 'quit', 'q'];

type Named = TypedProblem['with'][string];
const value = (one: Named): string | number | Message =>
  typeof one === 'string' || typeof one === 'number' ? one : list(one.map((name) => message('term', { name })));

function why({ key, with: values, text: english, refusal }: TypedProblem, content: Content): Message {
  if (refusal)
    return message('refused.part', {
      what: tellAction(refusal.action, content),
      why: { ...text(`refusal.${refusal.key}`), otherwise: refusal.text },
    });
  const [word = ''] = String(values['part'] ?? '').split(' ');
  if (key === 'unknown' && COMMANDS.includes(word)) return text('problem.command', { word });
  const named = Object.entries(values).map(([name, one]) => [name, value(one)] as const);
  return { ...text(`problem.${key}`, Object.fromEntries(named)), otherwise: english };
}

export function problemOf(problem: TypedProblem, content: Content): Message {
  const reason = why(problem, content);
  const { at } = problem;
  return at ? text('problem.part', { number: at.part, part: at.text, why: reason }) : reason;
}
