// Where the page is: its address, as a value.
import { signal } from '@preact/signals';

export type Place =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly code: string | null; readonly plain?: true };

export function placeOf(address: URL): Place {
  const [, screen, name] = address.pathname.split('/');
  if (screen === 'table' && name) {
    const plain = address.searchParams.has('plain');
    return {
      screen: 'table',
      id: decodeURIComponent(name),
      code: address.searchParams.get('code'),
      ...(plain && { plain }),
    };
  }
  if (screen === 'new' && name) return { screen: 'new', game: decodeURIComponent(name) };
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
      return `/new/${encodeURIComponent(place.game)}`;
    case 'table':
      return `/table/${encodeURIComponent(place.id)}${query({ code: place.code, plain: place.plain ? '1' : null })}`;
  }
}

export const place = signal<Place>({ screen: 'lobby' });

export function go(to: Place): void {
  history.pushState(null, '', addressOf(to));
  place.value = to;
  scrollTo(0, 0);
}

export function followAddress(): void {
  const read = () => (place.value = placeOf(new URL(location.href)));
  addEventListener('popstate', read);
  read();
}
