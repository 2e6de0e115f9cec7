import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPresses, whenPointed } from './press';

const page = new EventTarget();
const mouse = (type: string): boolean => page.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  followPresses();
});
afterEach(() => vi.unstubAllGlobals());

it('what comes beneath a mouse that has pressed something is pointed at when the mouse moves', () => {
  const points = vi.fn();
  mouse('pointermove');
  whenPointed(points);
  expect(points).toHaveBeenCalledTimes(1);
  mouse('pointerdown');
  whenPointed(points);
  const gone = vi.fn();
  whenPointed(gone)(); // it lies there no longer
  expect(points).toHaveBeenCalledTimes(1);
  mouse('pointermove');
  mouse('pointermove');
  expect(points).toHaveBeenCalledTimes(2);
  expect(gone).not.toHaveBeenCalled();
});
