// The message files are checked against each other; this holds the code's keys of help.json against them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages } from '../testing/fixtures';

const folders = ['help', 'rules', 'sources'].map((name) => new URL(`../${name}/`, import.meta.url));

it('every text that is named in the code is there', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  const keys = sources.flatMap((source) => [...source.matchAll(/\btext\('([^']+)'/g)].map(([, key]) => key ?? ''));
  const texts = messages('en', 'help');
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
});
