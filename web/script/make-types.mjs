// Writes src/generated/GAME.ts for every game: its views, actions and events, as the program describes them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askAll } from './engine.mjs';
import { typesOf } from './types_of.mjs';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));

try {
  const [{ games }] = askAll([{ op: 'games' }]);
  const described = games.filter(({ types }) => types);
  const schemas = askAll(described.map(({ id }) => ({ op: 'schema', game: id, view: true })));
  mkdirSync(folder, { recursive: true });
  const files = new Map(described.map((game, i) => [`${game.id}.ts`, typesOf(game, schemas[i].schema)]));
  for (const [name, text] of files) writeFileSync(folder + name, text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(folder + name);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
