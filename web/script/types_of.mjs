// TypeScript of a game's description ("games" of docs/protocol.md) and of the JSON Schema of its views.
//
// A type of the game's words is called by its name (`Field`), a struct of the view by its name and View
// (`SeatView`), so that an orbit's name and an orbit's contents can be told apart. `View`, `Action` and `Event` are
// the whole.

const RESERVED = ['View', 'Action', 'Event'];

const pascal = (name) => name.replace(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, first) => first.toUpperCase());
const wordName = (name) => (RESERVED.includes(pascal(name)) ? `${pascal(name)}Word` : pascal(name));
const isStruct = (schema) => schema.type === 'object' && schema.properties !== undefined;
const quoted = (value) => (typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value));
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const union = (types) => [...new Set(types)].join(' | ') || 'never';

export function typesOf(game, schema) {
  const definitions = schema.$defs ?? {};
  const nameOf = (name) => (isStruct(definitions[name] ?? {}) ? `${pascal(name)}View` : wordName(name));

  function typeOf(one) {
    if (one === true) return 'unknown';
    if (one.$ref) return nameOf(one.$ref.replace('#/$defs/', ''));
    if (one.enum) return union(one.enum.map(quoted));
    if ('const' in one) return quoted(one.const);
    const choices = one.anyOf ?? one.oneOf;
    if (choices) return union([...choices].sort((a, b) => isNull(a) - isNull(b)).map(typeOf));
    if (Array.isArray(one.type)) return union(one.type.map((type) => typeOf({ ...one, type })));
    switch (one.type) {
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
      case 'string':
      case 'null':
        return one.type;
      case 'array':
        return one.prefixItems ? `readonly [${one.prefixItems.map(typeOf).join(', ')}]` : listOf(one.items ?? true);
      case 'object':
        return isStruct(one) ? structOf(one) : mapOf(one);
      default:
        return 'unknown';
    }
  }
  const isNull = ({ type }) => Number(type === 'null'); // comes last
  function listOf(items) {
    const each = typeOf(items);
    return /^\w+$/.test(each) ? `readonly ${each}[]` : `readonly (${each})[]`;
  }
  function mapOf({ propertyNames, additionalProperties = true }) {
    const keys = propertyNames ? typeOf(propertyNames) : 'string';
    const values = typeOf(additionalProperties);
    return keys === 'string' ? `Readonly<Record<string, ${values}>>` : `Readonly<Partial<Record<${keys}, ${values}>>>`;
  }
  function structOf({ properties, required = [] }) {
    const fields = Object.entries(properties).map(([name, type]) => field(name, required.includes(name), typeOf(type)));
    return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : 'Readonly<Record<string, never>>';
  }
  const field = (name, required, type) => `  readonly ${key(name)}${required ? '' : '?'}: ${type};`;

  // An action or an event: what it is called, and what it carries.
  function said(name, kind, carried, more = []) {
    const fields = carried.map((one) => field(one.name, true, wordName(one.type) + (one.optional ? ' | null' : '')));
    return `  | {\n${[field(name, true, quoted(kind)), ...more, ...fields].join('\n')}\n}`;
  }

  // Nobody's, where the clock did it.
  const seatOf = (carried) => (carried.some(({ name }) => name === 'seat') ? [] : [field('seat', false, 'number')]);

  // A type is one of the words where the words have it; the schema has the structs, and may have more.
  const words = { ...definitions, ...game.types };
  const structs = Object.entries(definitions).filter(([, definition]) => isStruct(definition));
  const plain = Object.entries(words).filter(([name, type]) => game.types[name] !== undefined || !isStruct(type));
  return [
    `// Made from the engine by npm run make-types: ${game.name}, rules ${game.rules}.`,
    ...plain.map(([name, type]) => `export type ${wordName(name)} = ${typeOf(type)};`),
    ...structs.map(([name, struct]) => `export interface ${nameOf(name)} ${structOf(struct)}`),
    `export interface View ${structOf(schema)}`,
    `export type Action =\n${game.actions.map(({ kind, operands }) => said('kind', kind, operands)).join('\n')};`,
    `export type Event =\n${game.events
      .map(({ event, arguments: carried }) => said('event', event, carried, seatOf(carried)))
      .join('\n')};`,
    '',
  ].join('\n\n');
}
