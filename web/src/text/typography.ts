// How a text of the message files is set. French keeps its high punctuation and its quotation marks on the line of the
// word they belong to, German and French what is shortened and the per cent; in the files the spaces are plain ones, which
// people can type and see.
import type { Language } from './say';

const noBreak = '\u00a0';
const narrow = '\u202f';

const spaces: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [],
  de: [[/ (?=[…%])/g, noBreak]],
  fr: [
    [/ (?=[;!?])/g, narrow],
    [/ (?=[:»%])/g, noBreak],
    [/(?<=«) /g, noBreak],
  ],
};

export const typeset = (text: string, language: Language): string =>
  spaces[language].reduce((set, [space, kept]) => set.replace(space, kept), text);
