import ts from 'typescript';
import { expect, it } from 'vitest';
import { typesOf } from './types_of.mjs';

const game = {
  name: 'Marbles',
  rules: 1,
  types: {
    orbit: { enum: ['O1', "O'2"] },
    size: { type: 'integer', minimum: 0 },
    event: { enum: ['x'] },
    orbits: { type: 'array', items: { enum: ['O1', "O'2"] } },
  },
  actions: [
    { kind: 'take as moon', operands: [{ name: 'orbit', type: 'orbit' }] },
    { kind: 'swap', operands: [{ name: 'with', type: 'orbits', optional: true }] },
    { kind: 'done', operands: [] },
  ],
  events: [
    { event: 'grown', arguments: [{ name: 'size', type: 'size' }] },
    { event: 'watched', arguments: [{ name: 'by', type: 'event' }] },
  ],
};
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['seats', 'next', 'random-seed', 'board', 'options'],
  properties: {
    seats: { type: 'array', items: { $ref: '#/$defs/orbit_of' } },
    next: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/orbit' }] },
    'random-seed': { type: 'string', pattern: '^x' },
    board: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tile'],
        properties: { tile: { $ref: '#/$defs/orbit' }, size: { type: 'integer' } },
      },
    },
    options: { type: 'object', properties: {}, required: [] },
    by_name: {
      type: 'object',
      propertyNames: { $ref: '#/$defs/orbit' },
      additionalProperties: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'boolean' }] },
    },
  },
  $defs: {
    orbit: { enum: ['O1', "O'2"] },
    orbit_of: { type: 'object', required: ['planet'], properties: { planet: { enum: ['a', 3, null] } } },
  },
};
const text = typesOf(game, schema);
const plain = text.replace(/\s+/g, ' ');

it('is TypeScript', () => {
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
});

it('calls words by their names, structs of the view by theirs and View', () => {
  expect(plain).toContain(`export type Orbit = 'O1' | 'O\\'2';`);
  expect(plain).toContain(`export type Orbits = readonly ('O1' | 'O\\'2')[];`);
  expect(plain).toContain(`export type EventWord = 'x';`);
  expect(plain).toContain(`export interface OrbitOfView { readonly planet: 'a' | 3 | null; }`);
  expect(plain.match(/export type Orbit =/g)).toHaveLength(1);
});

it('has every field of a view, read-only', () => {
  expect(plain).toContain('readonly seats: readonly OrbitOfView[];');
  expect(plain).toContain('readonly next: Orbit | null;');
  expect(plain).toContain(`readonly 'random-seed': string;`);
  expect(plain).toContain('readonly board: readonly ({ readonly tile: Orbit; readonly size?: number; })[];');
  expect(plain).toContain('readonly options: Readonly<Record<string, never>>;');
  expect(plain).toContain('readonly by_name?: Readonly<Partial<Record<Orbit, readonly [number, boolean]>>>;');
});

it('has actions by kind and events by name, with what they carry', () => {
  expect(plain).toContain(`| { readonly kind: 'take as moon'; readonly orbit: Orbit; }`);
  expect(plain).toContain(`| { readonly kind: 'swap'; readonly with: Orbits | null; }`);
  expect(plain).toContain(`| { readonly kind: 'done'; };`);
  expect(plain).toContain(`| { readonly event: 'grown'; readonly seat?: number; readonly size: Size; }`);
  expect(plain).toContain(`| { readonly event: 'watched'; readonly seat?: number; readonly by: EventWord; };`);
});
