import { expect, it } from 'vitest';
import { nextHeight, type SheetHeight } from './sheet';

it.each<[SheetHeight, number, SheetHeight]>([
  ['low', 0, 'mid'],
  ['mid', 3, 'high'],
  ['high', -3, 'low'],
  ['low', 80, 'mid'],
  ['high', 80, 'high'],
  ['mid', -80, 'low'],
  ['low', -80, 'low'],
])('%s pulled by %i', (height, pulled, next) => expect(nextHeight(height, pulled)).toBe(next));
