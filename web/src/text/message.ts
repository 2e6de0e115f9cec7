// A text that is not yet in any language: a key of the message files and what goes into it.
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, string | number | Message>>;
}

export const message = (key: string, values?: Message['with']): Message =>
  values ? { key, with: values } : { key };
