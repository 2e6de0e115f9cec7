// For unit tests: the positions of web/fixtures/cosmic-factory.
import { readdirSync } from 'node:fs';
import { fixture, fixtures, type Fixture } from '../../testing/fixtures';
import type { Action, Event, View } from './view';

export type Position = Fixture<View, Action, Event> & { readonly seat: number };

const folder = new URL('../../../fixtures/cosmic-factory/', import.meta.url);

export const gallery = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => fixture<View, Action, Event>(`cosmic-factory/${name}`) as Position);

export const positions = fixtures<View, Action, Event>('cosmic-factory/legal/positions.json') as readonly Position[];
