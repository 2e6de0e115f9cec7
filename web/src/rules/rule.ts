// A rule of docs/rules: its number, and where it comes from. Its words are a text of messages/LANGUAGE/rules-GAME.json.
export interface Rule {
  readonly number: string; // CF-ZONE-02
  readonly sources: readonly string[]; // DE, FR, RECON, DERIVED, RULING, PUB:page
}

export const sectionOf = (number: string): string => number.split('-')[1] ?? '';

// CF-CARD-01c is a part of CF-CARD-01.
export const wholeRule = (number: string): string => number.replace(/[a-z]$/, '');
