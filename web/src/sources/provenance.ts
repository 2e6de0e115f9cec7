// Where the parts of a game's content come from, grouped as they are printed. Pure.
//
// An entry is whatever in the content files has a `source`. Those of a list are a group; single tables of a file are one
// group together, and are called by their place in the file.
import type { Names } from '../text/message';

export const origins = ['rulebook', 'public', 'reconstructed'] as const;
export type Origin = (typeof origins)[number];

export interface Entry {
  readonly label: Names | string;
  readonly key: string | null; // of the text that names it, where it is one of a kind
  readonly origin: Origin;
}

export interface Group {
  readonly key: string; // "cards", or "powers.bonus" for what belongs to entries of another
  readonly entries: readonly Entry[];
  readonly names: readonly NameOrigins[]; // where the names of the entries come from, as far as that is said
}

export interface NameOrigins {
  readonly language: string;
  readonly counts: readonly (readonly [Origin, number])[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const originOf = (value: unknown): Origin | null => origins.find((origin) => origin === value) ?? null;

// What it is called on the component, or else its number there.
const namings = ['names', 'name', 'id', 'control', 'stage', 'house'];

function labelOf(entry: Json): Names | string | null {
  for (const naming of namings) {
    const value = entry[naming];
    if (isObject(value)) return value as unknown as Names;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return typeof entry['sector'] === 'string' ? `${entry['sector']}-${String(entry['field'])}` : null;
}

interface Found {
  readonly path: string; // in the file, without the numbers of lists
  readonly listed: boolean;
  readonly label: Names | string | null;
  readonly origin: Origin;
  readonly nameSources: unknown;
}

function find(value: unknown, path: string, listed: boolean, inherited: Names | string | null): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((one) => find(one, path, true, inherited));
  if (!isObject(value)) return [];
  const label = labelOf(value) ?? inherited;
  const origin = originOf(value['source']);
  const own = origin ? [{ path, listed, label, origin, nameSources: value['name_sources'] }] : [];
  const inside = Object.entries(value).flatMap(([key, one]) => find(one, path ? `${path}.${key}` : key, listed, label));
  return [...own, ...inside];
}

// Things are called by each other's ids; who has names lends them.
function namedById(files: Json): ReadonlyMap<string, Names> {
  const named = new Map<string, Names>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) {
      if (typeof value['id'] === 'string' && isObject(value['names'])) {
        named.set(value['id'], value['names'] as unknown as Names);
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(files);
  return named;
}

function count(found: readonly unknown[]): readonly (readonly [Origin, number])[] {
  return origins
    .map((origin) => [origin, found.filter((one) => one === origin).length] as const)
    .filter(([, number]) => number > 0);
}

function nameOrigins(found: readonly Found[]): readonly NameOrigins[] {
  const said = found.flatMap(({ nameSources }) => (isObject(nameSources) ? [nameSources] : []));
  const languages = [...new Set(said.flatMap(Object.keys))];
  return languages.map((language) => ({ language, counts: count(said.map((one) => one[language])) }));
}

// A file "cards.json" with the list "cards" is the group "cards"; others are "powers.bonus", "map.areas".
function keyOf(file: string, { path, listed }: Found): string {
  const name = file.replace(/\.json$/, '');
  return !listed || path === name ? name : `${name}.${path}`;
}

export function groupsOf(files: Json): readonly Group[] {
  const named = namedById(files);
  const groups = new Map<string, Found[]>();
  for (const [file, content] of Object.entries(files)) {
    for (const found of find(content, '', false, null)) {
      const key = keyOf(file, found);
      groups.set(key, [...(groups.get(key) ?? []), found]);
    }
  }
  return [...groups].map(([key, found]) => ({
    key,
    entries: found.map(({ label, listed, path, origin }) => ({
      label: (typeof label === 'string' ? named.get(label) : label) ?? label ?? path,
      key: listed ? null : `${key}.${path}`,
      origin,
    })),
    names: nameOrigins(found),
  }));
}

export const ofOrigin = ({ entries }: Group, origin: Origin): readonly Entry[] =>
  entries.filter((entry) => entry.origin === origin);
