// Fingers. What is pressed is what is clicked, also where something moves between press and release; and a long press
// asks what a thing is, without choosing it.

export type Hand = 'mouse' | 'touch' | 'keys';

const longPress = 450; // milliseconds
const still = 10; // pixels that a finger may move and still presses

const controls =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [data-target], [data-reach]';

export const controlAt = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest(controls) : null;

let hand: Hand = 'mouse';
// What was used last: explanations open by themselves under a mouse and at the keyboard's focus, never under a finger.
export const handUsed = (): Hand => hand;

let stands = false; // the mouse has not moved since it pressed something
// At once, or when the mouse moves: what comes to lie beneath it after a press is not pointed at.
export function whenPointed(then: () => void): () => void {
  if (!stands) {
    then();
    return () => undefined;
  }
  addEventListener('pointermove', then, { once: true });
  return () => removeEventListener('pointermove', then);
}

// Told of the control that a finger rests on, or of what else there is; who shows something for it says so with
// preventDefault.
export const longPressed = 'longpressed';

interface Press {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  long: boolean; // it has been answered as a long one
}

// Whether a click is where the press was. A label and its field are one.
export const isSame = (pressed: Element | null, clicked: Element | null): boolean =>
  pressed === clicked ||
  pressed === null ||
  (clicked !== null && (pressed.contains(clicked) || clicked.contains(pressed)));

// Follows all presses of the page from now on.
export function followPresses(): void {
  let press: Press | null = null;

  const rest = (event: PointerEvent): Press => {
    const begun: Press = {
      control: controlAt(event.target),
      x: event.clientX,
      y: event.clientY,
      long: false,
      timer: setTimeout(() => {
        const asked = new CustomEvent(longPressed, { bubbles: true, cancelable: true });
        const thing = begun.control ?? event.target;
        begun.long = thing !== null && !thing.dispatchEvent(asked);
      }, longPress),
    };
    return begun;
  };
  const onDown = (event: PointerEvent) => {
    hand = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    stands = hand === 'mouse';
    if (press) clearTimeout(press.timer);
    press = hand === 'touch' && event.isPrimary ? rest(event) : null;
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hand = 'mouse';
    stands = false;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > still) clearTimeout(press.timer);
  };
  const onEnd = () => press && clearTimeout(press.timer);
  const forget = () => {
    onEnd();
    press = null;
  };
  const onClick = (event: MouseEvent) => {
    const was = press;
    press = null;
    if (!event.isTrusted || !was) return; // by a mouse, a key or a program
    const moved = !isSame(was.control, controlAt(event.target));
    if (!was.long && !moved) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The finger did not move: the thing did.
    if (!was.long && was.control?.isConnected)
      was.control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const listen = { capture: true };
  addEventListener('pointerdown', onDown, listen);
  addEventListener('pointermove', onMove, listen);
  addEventListener('pointerup', onEnd, listen);
  addEventListener('pointercancel', forget, listen);
  addEventListener('click', onClick, listen);
  addEventListener('contextmenu', (event) => press?.long && event.preventDefault(), listen);
  addEventListener(
    'keydown',
    () => {
      hand = 'keys';
      stands = false;
      forget();
    },
    listen,
  );
}
