export function typesOf(game: object, schema: object): string;
