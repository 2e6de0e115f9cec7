import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export function waysOf(nodes: readonly MessageFormatElement[]): string[];
export function wrongWith(text: string, language: 'en' | 'de' | 'fr'): string[];
export function isWordOfRules(game: string, english: string): boolean;
export function namesIn(text: string, names: readonly string[]): string[];
export function rivalsIn(text: string, game: string, language: 'en' | 'de' | 'fr'): string[];
