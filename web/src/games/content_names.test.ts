// A name that --content corrects reaches the log and what is advised: every event, with every value that its arguments
// can have, is told with content in which everything has another name, and no old name is said.
import { describe, expect, it } from 'vitest';
import { isWordOfRules, namesIn } from '../../script/wording.mjs';
import { content as contentOf, game, type Described } from '../testing/engine';
import { messages } from '../testing/fixtures';
import { languages, say, setTexts, type Language } from '../text/say';
import type { Message } from '../text/message';
import { tell as anunnaki } from './anunnaki/tell';
import { positions, type Position } from './anunnaki/testing';
import { tellAction as advised } from './anunnaki/tell_action';
import type { Action } from './anunnaki/view';
import { instruction } from './cosmobot/instructions';
import { tellAction as entered } from './cosmobot/said';
import { tell as factory } from './cosmic-factory/tell';
import { tell as cosmogenesis } from './cosmogenesis/tell';
import { tell as crafting } from './crafting-the-cosmos/tell';
import type { Content, GameEvent, LegalAction } from './game_ui';

type Tell = (event: GameEvent, content: Content) => Message | null;
const log = (tell: unknown): Tell => {
  const typed = tell as (
    event: GameEvent,
    names: readonly string[],
    content: Content,
    me: number | null,
  ) => Message | null;
  return (event, content) => typed(event, ['Ada', 'Bruno'], content, null);
};
const { view: seen } = positions[0] as Position; // what an action speaks of lies there
const TELLERS: Readonly<
  Record<string, { readonly event: Tell; readonly action?: (action: never, content: Content) => Message }>
> = {
  'cosmic-factory': { event: log(factory) },
  cosmogenesis: { event: log(cosmogenesis) },
  'crafting-the-cosmos': { event: log(crafting) },
  anunnaki: { event: log(anunnaki), action: (action: Action, content) => advised(action, content, seen) },
  cosmobot: { event: log(instruction), action: entered },
};

interface Schema {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly type?: string;
}
// What something of this type can be; one value where they cannot be listed.
function valuesOf(schema: Schema): readonly unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  if (schema.items) return valuesOf(schema.items).map((one) => Array.from({ length: schema.minItems ?? 1 }, () => one));
  if (schema.type === 'boolean') return [false, true];
  return schema.type === 'null' ? [null] : [schema.minimum ?? 0];
}

type Example = Readonly<Record<string, unknown>>;
// One argument after the other takes each of its values, the others keep their first.
function examples(id: string, begun: Example, described: readonly Described[]): readonly Example[] {
  const types = game(id).types as Readonly<Record<string, Schema>>;
  const possible = described.map(({ name, type }) => [name, valuesOf(types[type] ?? {})] as const);
  const first = { ...begun, ...Object.fromEntries(possible.map(([name, [value]]) => [name, value])) };
  return possible.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value }))).concat([first]);
}

const otherwise = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)));

const isNames = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && languages.every((one) => one in value);

// The same content with other names, and the names it had that are no words of the rules.
function renamed(value: unknown, id: string, old: Record<Language, string[]>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, id, old));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key === 'name' && 'rank' in value && typeof inner === 'string') {
        for (const language of languages) old[language].push(inner);
        return [key, otherwise(inner)];
      }
      if (key !== 'names' || !isNames(inner)) return [key, renamed(inner, id, old)];
      for (const language of languages) if (!isWordOfRules(id, inner.en)) old[language].push(inner[language]);
      return [key, Object.fromEntries(languages.map((language) => [language, otherwise(inner[language])]))];
    }),
  );
}

describe.each(Object.entries(TELLERS))('%s', (id, { event: tell, action: advise }) => {
  const before = contentOf(id);
  const old: Record<Language, string[]> = { en: [], de: [], fr: [] };
  const files = renamed(before.files, id === 'cosmobot' ? 'anunnaki' : id, old) as Content['files'];
  const { events, actions } = game(id);
  const told = (content: Content): readonly string[] =>
    [
      ...events.flatMap(({ event, arguments: carried }) =>
        [0, 1].flatMap((seat) =>
          examples(id, { event, seat }, carried).map((one) => tell(one as unknown as GameEvent, content)),
        ),
      ),
      ...(advise
        ? actions.flatMap(({ kind, operands }) =>
            examples(id, { kind }, operands).map((one) => advise(one as unknown as LegalAction as never, content)),
          )
        : []),
    ].flatMap((line) => (line ? say(line) : []));
  const namedIn = (content: Content, language: Language): ReadonlySet<string> => {
    const all = [...new Set(told(content))].join('\n');
    return new Set(namesIn(all, old[language]));
  };

  it.each(languages)('says no old name: %s', (language) => {
    setTexts(language, new Map(['common', id, 'anunnaki'].map((file) => [file, messages(language, file)])));
    expect([...namedIn({ ...before, files }, language)]).toEqual([]);
    expect(namedIn(before, language).size).toBeGreaterThan(0); // where nothing is renamed, they are heard
  });
});
