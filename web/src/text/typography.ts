// How a text of the message files is set. French keeps its high punctuation and its quotation marks on the line of the
// word they belong to; in the files the spaces are plain ones, which people can type and see.
import type { Language } from './say';

const noBreak = '\u00a0';
const narrow = '\u202f';

export const typeset = (text: string, language: Language): string =>
  language === 'fr'
    ? text
        .replace(/ (?=[;!?])/g, narrow)
        .replace(/ (?=[:»])/g, noBreak)
        .replace(/(?<=«) /g, noBreak)
    : text;
