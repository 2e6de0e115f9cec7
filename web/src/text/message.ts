// A text that is not yet in any language: a key of the message files and what goes into it. A key
// "cosmic-factory:event.picked" is of that file, one without a colon of common.json.
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | Message>>;
}

export const message = (key: string, values?: Message['with']): Message => (values ? { key, with: values } : { key });

// message() for the texts of one file: const text = messagesOf('cosmic-factory').
export const messagesOf =
  (file: string) =>
  (key: string, values?: Message['with']): Message =>
    message(`${file}:${key}`, values);
