// Fails where the languages' message files differ in keys or in the arguments of a text, where a text
// is no ICU message, where the code names a key that is not there, and where a text reads badly (wording.mjs). In English
// the engine says what bots and their levels are called, why an action is refused, what is wrong with something typed and
// what the examples of typing do: the other languages have one text for each, and no other.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { askAll } from './engine.mjs';
import { isWordOfRules, namesIn, rivalsIn, waysOf, wrongWith } from './wording.mjs';

const root = new URL('..', import.meta.url).pathname;
const languages = ['en', 'de', 'fr'];
const problems = [];

// The names that a text wants, with their kind: {count, plural, …} wants a number.
function argumentsOf(nodes, into = new Set()) {
  for (const node of nodes) {
    if ([TYPE.argument, TYPE.number, TYPE.date, TYPE.time, TYPE.select, TYPE.plural].includes(node.type)) {
      into.add(node.value);
    }
    if (node.options) for (const option of Object.values(node.options)) argumentsOf(option.value, into);
    if (node.children) argumentsOf(node.children, into);
  }
  return into;
}

// Whose words a text uses: its file is the game's (guide-cosmogenesis.json), or its key names the game. Cosmobot's are
// those of its game.
const gameOf = (file, key) => {
  const found = games.find(({ id }) => file.includes(id) || key.includes(id))?.id;
  return found === 'cosmobot' ? 'anunnaki' : (found ?? 'common');
};

// What the content calls things, in a language: a game's own texts have the names from there.
function namesOf(value, game, language) {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'name' && 'rank' in value) return [inner]; // a god is called so in all languages
    if (key !== 'names') return namesOf(inner, game, language);
    return isWordOfRules(game, inner.en) ? [] : [inner[language]];
  });
}
function namesFor(file, language) {
  const at = games.findIndex(({ id }) => file === `${id}.json`);
  return at < 0 ? [] : [...new Set(namesOf(contents[at].files, gameOf(file, ''), language))];
}

function proofread(where, text, language, game, names = []) {
  const ways = waysOf(parse(text, { ignoreTag: true }));
  const wrong = ways.flatMap((way) => [
    ...wrongWith(way, language),
    ...rivalsIn(way, game, language),
    ...namesIn(way, names).map((name) => `says “${name}”, which is the content’s to say`),
  ]);
  for (const what of new Set(wrong)) problems.push(`${where}: ${what}: ${text}`);
}

const wantsOf = (text) => [...argumentsOf(parse(text, { ignoreTag: true }))].sort().join(', ');

function read(language, file) {
  const path = join(root, 'messages', language, file);
  if (!existsSync(path)) return null;
  const seen = new Map();
  let texts;
  try {
    texts = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problems.push(`${language}/${file}: ${error.message}`);
    return seen;
  }
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || text.trim() === '') {
      problems.push(`${language}/${file}: ${key} is no text`);
      continue;
    }
    try {
      seen.set(key, wantsOf(text));
      proofread(`${language}/${file}: ${key}`, text, language, gameOf(file, key), namesFor(file, language));
    } catch (error) {
      problems.push(`${language}/${file}: ${key}: ${error.message}: ${text}`);
    }
  }
  return seen;
}

const [{ games, bots }] = askAll([{ op: 'games' }]);
const contents = askAll(games.map(({ id }) => ({ op: 'content', game: id })));
// By file: the keys of what the engine says, with the names that a text wants.
const spoken = new Map(
  games.map(({ id, refusals, levels }, i) => {
    const own = refusals.map(({ key }) => [`refusal.${key}`, '']);
    levels.forEach(({ character }, at) => character && own.push([`level.${at + 1}`, '']));
    const problems = Object.entries(contents[i].tables.problems ?? {});
    for (const [key, text] of problems) own.push([`problem.${key}`, wantsOf(text)]);
    for (const [key, { does }] of Object.entries(contents[i].tables.examples ?? {}))
      if (does) own.push([`like.${key}.does`, '']);
    return [`${id}.json`, new Map(own)];
  }),
);

spoken.set('common.json', new Map(bots.map(({ name }) => [`bot.${name}`, ''])));

// What the engine and the content say to people is read as well.
function proofreadContent(value, game, at) {
  if (value === null || typeof value !== 'object') return;
  if (languages.every((language) => typeof value[language] === 'string')) {
    if (at.endsWith('name_sources')) return;
    for (const language of languages)
      proofread(`content of ${game}${at}: ${language}`, value[language], language, game);
  } else {
    for (const [key, inner] of Object.entries(value)) proofreadContent(inner, game, `${at}/${key}`);
  }
}
games.forEach(({ id, refusals, levels }, i) => {
  const game = gameOf(id, id);
  levels.forEach(({ character }, at) => character && proofread(`${id}: level.${at + 1}`, character, 'en', game));
  for (const { key, text } of refusals) proofread(`${id}: refusal.${key}`, text, 'en', game);
  for (const [key, text] of Object.entries(contents[i].tables.problems ?? {}))
    proofread(`${id}: problem.${key}`, text, 'en', game);
  for (const [key, { does }] of Object.entries(contents[i].tables.examples ?? {}))
    if (does) proofread(`${id}: like.${key}.does`, does, 'en', game);
  proofreadContent(contents[i], game, '');
});

const files = new Set(
  languages.flatMap((l) => readdirSync(join(root, 'messages', l)).filter((f) => f.endsWith('.json'))),
);
let count = 0;
for (const file of [...files].sort()) {
  const all = languages.map((language) => read(language, file));
  all.forEach((texts, i) => texts ?? problems.push(`${languages[i]}/${file}: missing`));
  if (all.some((texts) => !texts)) continue;
  for (const [key, wants] of spoken.get(file) ?? []) {
    if (all[0].has(key)) problems.push(`en/${file}: ${key} is the engine's`);
    all[0].set(key, wants);
  }
  for (const key of new Set(all.flatMap((texts) => [...texts.keys()]))) {
    count += 1;
    const wants = all.map((texts) => texts.get(key));
    wants.forEach((want, i) => {
      if (want === undefined) problems.push(`${languages[i]}/${file}: ${key} is missing`);
      else if (wants[0] !== undefined && want !== wants[0]) {
        problems.push(`${languages[i]}/${file}: ${key} has {${want}}, English has {${wants[0]}}`);
      }
    });
  }
}

// Keys in the shell's code, written out as message('…'); a game's own tests look after its keys.
const common = read('en', 'common.json') ?? new Map();
function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      for (const [, key] of readFileSync(path, 'utf8').matchAll(/\bmessage\(\s*'([^':]+)'/g)) {
        if (!common.has(key)) problems.push(`${path.slice(root.length)}: common.json has no ${key}`);
      }
    }
  }
}
walk(join(root, 'src'));

for (const problem of problems) console.error(problem);
console.log(`${count} messages in ${files.size} files and ${languages.length} languages, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
