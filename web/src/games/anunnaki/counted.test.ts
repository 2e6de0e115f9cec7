import { expect, it } from 'vitest';
import { placeOfItem } from './counted';

it('what is being counted is shown where it is on the table', () => {
  expect(placeOfItem({ part: 'war', what: 'areas', points: 12 })).toBe('track:war');
  expect(placeOfItem({ part: 'supremacy', points: 3 })).toBe('track:supremacy');
  expect(placeOfItem({ part: 'distant planets', what: 'DP2', points: 5 })).toBe('distant:DP2:lead');
  expect(placeOfItem({ part: 'vp', points: 30 })).toBeNull();
});
