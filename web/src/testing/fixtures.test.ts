// Positions are kept as files: those of an engine that tells something else would still be drawn, and prove nothing.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askAll } from '../../script/engine.mjs';
import { read } from './fixtures';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const fits = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => typeOf(value) === (type === 'integer' ? 'number' : type));

// What is told otherwise than the schema says, by where it stands.
function otherwise(value: unknown, schema: Schema | boolean, root: Schema, at = ''): readonly string[] {
  if (typeof schema === 'boolean') return schema ? [] : [at];
  if (schema.$ref) return otherwise(value, root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? false, root, at);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((one) => otherwise(value, one, root).length === 0) ? [] : [at];
  if (schema.enum) return schema.enum.includes(value) ? [] : [at];
  if (schema.type && !fits(value, [schema.type].flat())) return [at];
  if (Array.isArray(value)) return value.flatMap((one, i) => otherwise(one, schema.items ?? true, root, `${at}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties = true } = schema;
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}/${name}`),
    ...Object.entries(value).flatMap(([name, one]) =>
      otherwise(one, properties[name] ?? additionalProperties, root, `${at}/${name}`),
    ),
  ];
}

type Shown = Readonly<Partial<Record<'view' | 'preview' | 'before' | 'after', unknown>>>;
const folder = new URL('../../fixtures/', import.meta.url);
const files = (game: string): readonly string[] =>
  readdirSync(new URL(game, folder), { recursive: true })
    .map((name) => `fixtures/${game}/${String(name)}`)
    .filter((name) => name.endsWith('.json'));

it.each(readdirSync(folder))('the positions of %s tell what the engine’s views tell today', (game) => {
  const schema = askAll([{ op: 'schema', game, view: true }])[0]?.['schema'] as Schema;
  const views = files(game).flatMap((name) =>
    [read<Shown | readonly Shown[]>(name)]
      .flat()
      .flatMap(({ view, preview, before, after }: Shown) => [view, preview, before, after])
      .filter((view) => view !== undefined)
      .map((view) => ({ name, view })),
  );
  expect(views.length).toBeGreaterThan(0);
  for (const { name, view } of views) expect(otherwise(view, schema, schema), name).toEqual([]);
});
