// What a viewer has set for this browser; kept in its storage.
import { effect, signal } from '@preact/signals';
import { speak } from '../text/load';
import { languages, type Language } from '../text/say';

export type Theme = 'dark' | 'light' | 'system';
export const themes: readonly Theme[] = ['system', 'dark', 'light'];
export const speeds = ['calm', 'quick', 'none'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed; // of animations
  readonly sound: boolean;
  readonly notify: boolean; // the browser says when it is my turn and the page is not seen
  readonly endTurns: boolean; // a turn in which nothing is left to do ends by itself
}

const place = 'orrery.settings';

function oneOf<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

function preferredLanguage(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2));
  return oneOf(
    languages,
    wishes.find((wish) => languages.some((known) => known === wish)),
    'en',
  );
}

function stored(): Settings {
  let values: Record<string, unknown> = {};
  try {
    values = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
  } catch {
    // Storage that is blocked or damaged: as on the first visit.
  }
  return {
    language: oneOf(languages, values['language'], preferredLanguage()),
    theme: oneOf(themes, values['theme'], 'system'),
    speed: oneOf(speeds, values['speed'], 'calm'),
    sound: values['sound'] === true,
    notify: values['notify'] === true,
    endTurns: values['endTurns'] === true,
  };
}

export const settings = signal<Settings>(stored());

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings.value = { ...settings.value, [name]: value };
  try {
    localStorage.setItem(place, JSON.stringify(settings.value));
  } catch {
    // It holds for this visit.
  }
}

export function shownTheme(theme: Theme): 'dark' | 'light' {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

// How long an animation of so many milliseconds takes here; 0 where there is to be none.
export function duration(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { calm: 1, quick: 0.5, none: 0 }[settings.value.speed] * milliseconds;
}

// Language and theme follow the settings from now on; resolves when the first texts are there.
export async function applySettings(): Promise<void> {
  const show = () => (document.documentElement.dataset['theme'] = shownTheme(settings.value.theme));
  effect(() => void show());
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', show);
  let shown = settings.value.language;
  await speak(shown);
  document.documentElement.lang = shown;
  effect(() => {
    if (settings.value.language === shown) return;
    shown = settings.value.language;
    void speak(shown).then(() => (document.documentElement.lang = shown));
  });
}
