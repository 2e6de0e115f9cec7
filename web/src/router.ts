// Where the page is: its address, as a value.
import { signal } from '@preact/signals';

export type Place =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'how-to-play'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string | null; readonly number: string | null }
  | { readonly screen: 'sources'; readonly game: string }
  | { readonly screen: 'you' }
  | { readonly screen: 'link'; readonly token: string } // by which this device becomes another guest's
  | { readonly screen: 'table'; readonly id: string; readonly code: string | null; readonly plain?: true };

// What is opened over a place, so that the game below it goes on, and closed by going back.
export type Over = Extract<Place, { readonly screen: 'how-to-play' | 'rules' }>;

export function placeOf(address: URL): Place {
  const [, screen, name, part] = address.pathname.split('/');
  if (screen === 'table' && name) {
    const plain = address.searchParams.has('plain');
    return {
      screen: 'table',
      id: decodeURIComponent(name),
      code: address.searchParams.get('code'),
      ...(plain && { plain }),
    };
  }
  if ((screen === 'new' || screen === 'how-to-play' || screen === 'sources') && name) {
    return { screen, game: decodeURIComponent(name) };
  }
  if (screen === 'you') return { screen };
  // Behind a # it stays in the browser: no server, log or preview learns it by the address.
  if (screen === 'link') return { screen, token: address.hash.slice(1) };
  if (screen === 'rules') {
    return { screen, game: name ? decodeURIComponent(name) : null, number: part ? decodeURIComponent(part) : null };
  }
  return { screen: 'lobby' };
}

function query(values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length > 0
    ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')}`
    : '';
}

export function addressOf(place: Place): string {
  switch (place.screen) {
    case 'lobby':
      return '/';
    case 'new':
    case 'how-to-play':
    case 'sources':
      return `/${place.screen}/${encodeURIComponent(place.game)}`;
    case 'you':
      return '/you';
    case 'link':
      return `/link#${place.token}`;
    case 'rules': {
      const parts = [place.game, place.number].filter((part) => part !== null);
      return ['/rules', ...parts.map(encodeURIComponent)].join('/');
    }
    case 'table':
      return `/table/${encodeURIComponent(place.id)}${query({ code: place.code, plain: place.plain ? '1' : null })}`;
  }
}

export const place = signal<Place>({ screen: 'lobby' });
export const over = signal<Over | null>(null);

export function go(to: Place): void {
  history.pushState(null, '', addressOf(to));
  place.value = to;
  over.value = null;
  scrollTo(0, 0);
}

// Another part of the page that one is on: no step to go back to.
export function turnTo(to: Place): void {
  history.replaceState(null, '', addressOf(to));
  place.value = to;
}

interface Opened {
  readonly over: Over;
}

export function openOver(what: Over): void {
  history.pushState({ over: what } satisfies Opened, '');
  over.value = what;
}

export function turnOver(to: Over): void {
  history.replaceState({ over: to } satisfies Opened, '');
  over.value = to;
}

// Back to where it was opened; asked twice, it goes no further.
export function closeOver(): void {
  if (over.value === null) return;
  over.value = null;
  history.back();
}

export function followAddress(): void {
  const read = () => {
    place.value = placeOf(new URL(location.href));
    over.value = (history.state as Opened | null)?.over ?? null;
  };
  addEventListener('popstate', read);
  read();
}
