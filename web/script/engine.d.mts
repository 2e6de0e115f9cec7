export type Request = Readonly<Record<string, unknown>>;
export type Answer = Readonly<Record<string, unknown>>;

export function findProgram(): string;
export function askAll(requests: readonly Request[], program?: string): Answer[];
export function openEngine(program?: string): { ask(request: Request): Promise<Answer>; close(): void };
