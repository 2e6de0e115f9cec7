// What a reader stumbles over in a text, as far as a rule can tell: doubled words and marks, spaces, quotation marks and
// apostrophes of another language, and words for which the glossary (glossary.json) has another one.
import { readFileSync } from 'node:fs';
import { TYPE } from '@formatjs/icu-messageformat-parser';

const mostWays = 200; // of saying one text: enough to see each part of it beside its neighbours

// How a text can come out: what is put in stands there as {name}, a number as #.
export function waysOf(nodes) {
  let ways = [''];
  for (const node of nodes) {
    let parts = [`{${node.value}}`];
    if (node.type === TYPE.literal) parts = [node.value];
    if (node.type === TYPE.pound) parts = ['#'];
    if (node.options) parts = Object.values(node.options).flatMap(({ value }) => waysOf(value));
    ways = parts.flatMap((part) => ways.map((way) => way + part)).slice(0, mostWays);
  }
  return ways;
}

const spaceBeforeMark = [/ [:;!?…]/u, 'has a space before a mark'];

// What must not be there, and what is said of it.
const everywhere = [
  [/(?<![\p{L}’-])(?!(?:die|das|der|sie|nous|vous) )([\p{L}’]{2,}) \1(?![\p{L}’-])/iu, 'says a word twice'],
  [/[.,:;!?] ?[.,:;]|…\.|[!?] ?[!?]/u, 'has two marks in a row'],
  [/\.\.\./u, 'has three points for …'],
  [/^\s|\s$|[^\S\n]{2}/u, 'has a space too many'],
  [/ [.,]|\( | \)/u, 'has a space before a mark'],
  [/'|"/u, 'has the apostrophe or the quotation marks of a typewriter'],
  [/(?<![\p{L}\d-])(?:[GMS]\d\d|[A-Z]{3}-[A-Z]{1,2}|NF\d|DP\d)(?![\p{L}\d-])/u, 'names an id that is printed nowhere'],
];
const within = {
  en: [spaceBeforeMark, [/[„«»]/u, 'has foreign quotation marks'], [/(?<!\p{L})ids?(?!\p{L})/u, 'says id']],
  de: [
    [/ [:;!?]/u, 'has a space before a mark'],
    [/\p{L}…/u, 'wants a space before …'],
    [/[”«»]/u, 'has foreign quotation marks'],
    [/(?<!\p{L})[Ee]ine?[nmrs]? \{\w+\}(?!-)/u, 'has an article before what may be of another gender'],
  ],
  fr: [
    [/[^ ][;!?»]|[^ \d][:]|«[^ ]/u, 'wants a space beside a mark'],
    [/ …/u, 'has a space before a mark'],
    [/[„“”]/u, 'has foreign quotation marks'],
    [/(?<![\p{L}’-])(?:tu|toi|te|tes|ta|ton)(?![\p{L}’-])|(?<!\p{L})t’/iu, 'says tu'],
    [
      /(?<!\p{L})[Vv]ous (?:[yn]’?\s?)?(?:êtes |voilà |seriez |a |avez été )?(?:\p{L}+ )?(?:seul|sûr|prêt|certain|libre d|prévenu|invité|exclu|averti|inscrit|connecté|déconnecté|assis|fort)(?!\p{L})/u,
      'has one gender for the reader',
    ],
    [/(?<!\p{L})[Uu]ne? (?:de (?:plus|moins) : )?\{/u, 'has an article before what may be of another gender'],
    [/(?<![\p{L}’-])(?:de|le|la|que|se|ne|je|me) (?!onz|oui\b|ou\b)[aeiouéèêàâîôûœ]/iu, 'wants an elision'],
  ],
};

export const wrongWith = (text, language) =>
  [...everywhere, ...within[language]].filter(([what]) => what.test(text)).map(([, why]) => why);

const glossary = JSON.parse(readFileSync(new URL('./glossary.json', import.meta.url), 'utf8'));

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Things that are called by a word of the rules: a text that says it does not name the thing.
export const isWordOfRules = (game, english) => glossary[game]?.words?.includes(english) ?? false;

// The names of the content that a text has of its own: what --content corrects would stay wrong in it.
export const namesIn = (text, names) =>
  names.filter((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text));

// The words of a text for which its game has another one, as “what it says: what to say”.
export const rivalsIn = (text, game, language) =>
  Object.entries(glossary[game]?.[language] ?? {}).flatMap(([term, rivals]) =>
    rivals.filter((rival) => new RegExp(`(?<!\\p{L})${rival}`, 'u').test(text)).map((rival) => `${rival}: ${term}`),
  );
