// For unit tests: the companion's texts, and those it shares.
import '../games';
import { messages } from '../../testing/fixtures';
import { setTexts, type Language } from '../../text/say';

export const speak = (language: Language): void =>
  setTexts(language, new Map(['anunnaki', 'cosmobot', 'common'].map((file) => [file, messages(language, file)])));
