// What has a title and is nothing of the board: the browser shows it under a mouse, and this to a finger that is held
// on it, until the next press.
import { longPressed } from '../ui/press';
import { choices } from './tooltip';
import { placeBeside } from './tooltip_place';

function explain(thing: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  made.className = 'tooltip';
  made.setAttribute('role', 'tooltip');
  made.textContent = thing.title; // what is spoken instead is for who does not see the thing
  document.body.append(made);
  const { width, height } = made.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(thing.getBoundingClientRect(), { width, height }, window, choices());
  made.style.translate = `${left}px ${top}px`;
  made.style.visibility = 'visible';
  return made;
}

export function followTitles(): () => void {
  let shown: HTMLElement | null = null;
  const hide = () => {
    shown?.remove();
    shown = null;
  };
  const ask = (event: Event) => {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('.play [title]') : null;
    if (!thing || thing.closest('[data-target], [data-reach]')) return; // of those the game says more
    event.preventDefault();
    hide();
    shown = explain(thing);
  };
  addEventListener(longPressed, ask);
  addEventListener('pointerdown', hide, { capture: true });
  return () => {
    hide();
    removeEventListener(longPressed, ask);
    removeEventListener('pointerdown', hide, { capture: true });
  };
}
