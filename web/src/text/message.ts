// A text that is not yet in any language: a key of the message files and what goes into it. A key
// "cosmic-factory:event.picked" is of that file, one without a colon of common.json. `otherwise` is said where the
// language has no such text: what the engine says in English, and nobody else has to.
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | Message>>;
  readonly otherwise?: string;
  readonly names?: Names; // a text of the content instead of one of the message files
}

// What content files say in every language: names of cards and what is printed on them.
export interface Names {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}

export const message = (key: string, values?: Message['with']): Message => (values ? { key, with: values } : { key });

// message() for the texts of one file: const text = messagesOf('cosmic-factory').
export const messagesOf =
  (file: string) =>
  (key: string, values?: Message['with']): Message =>
    message(`${file}:${key}`, values);

// message() for a text of the content.
export const named = (names: Names, values?: Message['with']): Message => ({ ...message(names.en, values), names });
