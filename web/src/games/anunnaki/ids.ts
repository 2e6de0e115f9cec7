// Events name things by their number in the content files. A log line is told without them, so the
// order of the built-in ones stands here; ids.test.ts compares.
import { placeName } from './content';

const CODES = ['NOR', 'GRE', 'EGY', 'BAB', 'MES', 'NYP'];
const SPOTS = ['C', 'L', 'R', 'BL', 'M', 'BR'];
const counted = (prefix: string, count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));

export const AREAS: readonly string[] = [
  ...CODES.flatMap((code) => SPOTS.map((spot) => `${code}-${spot}`)),
  ...counted('G', 14, 2),
];
export const SITES: readonly string[] = [
  ...CODES.flatMap((code) => [`${code}-K1`, `${code}-K2`]),
  ...counted('G-K', 12, 2),
];
export const PLANETS: readonly string[] = counted('DP', 4, 1);
export const CREATURES = [
  'jormungandr',
  'sphinx',
  'griffin',
  'cerberus',
  'lamassu',
  'feathered-serpent',
] as const;
export const WEAPONS = ['fist', 'spear', 'blade', 'ram', 'trick', 'aegis', 'chariot', 'bolt'] as const;
export const TILES = [
  'move',
  'harvest',
  'recruit',
  'build',
  'trade',
  'portal',
  'oracle',
  'war',
  'research',
  'supremacy',
] as const;
export const SECONDARIES = [
  's_move',
  's_harvest',
  's_followers',
  's_supremacy',
  's_portal',
  's_advance',
] as const;
export const ARTEFACTS: readonly string[] = counted('AR', 3, 1);
export const DOINGS = [
  'nothing',
  'cube',
  'build',
  'income',
  'followers',
  'move',
  'portal',
  'oracle',
  'advance',
  'harvest',
  'contract',
  'supremacy',
  'summon',
] as const;
export const STRATEGIES = ['brave', 'mighty', 'cunning'] as const;

export const placeOf = (number: number): string => placeName(AREAS, PLANETS, number);
