// The explanation of what the pointer rests on, what has the keyboard's focus, or what a finger was held on.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Target } from '../games/game_ui';
import { RuleLink } from '../rules/rule_link';
import { say } from '../text/say';
import { handUsed, whenPointed } from '../ui/press';
import { viewFor } from './facts';
import { elsewhere, type Resting } from './resting';
import type { Session } from './session/session';
import { placeBeside, type Box } from './tooltip_place';

// Milliseconds until it opens, and until it closes: the pointer may be on its way to the rule.
const delays = { mouse: 450, keys: 150, touch: 0, leave: 250 };
const name = 'explanation';

// Another's board may have a target of the same name.
const find = (target: Target, others: boolean): Element | undefined =>
  [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].find(
    (element) => element.closest('.thumbnail') === null && (element.closest('.other-board') !== null) === others,
  );

// What it must not cover.
export const choices = (): readonly Box[] =>
  [...document.querySelectorAll('[data-lit], .play .button, .hint, .notice')]
    .filter((element) => element.closest('.thumbnail') === null)
    .map((element) => element.getBoundingClientRect());

// The target that is explained now. It stays while the pointer goes over to the explanation, and is gone as soon as
// something is chosen.
function useExplained({ hovered, held }: Resting, moment: string): [Target | null, (inside: boolean) => void] {
  const [explained, setExplained] = useState<Target | null>(null);
  const inside = useRef(false);
  const target = hovered.value;
  const asked = held.value;
  useEffect(() => {
    const hand = handUsed();
    if (target !== null && hand === 'touch' && asked !== target) {
      setExplained(null);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(
        () => {
          if (target !== null || !inside.current) setExplained(target);
        },
        target === null ? delays.leave : delays[hand],
      );
    };
    if (target === null) begin();
    const forget = target === null ? undefined : whenPointed(begin);
    return () => {
      forget?.();
      clearTimeout(timer);
    };
  }, [target, asked]);
  useEffect(() => setExplained(null), [moment]);
  const enter = (within: boolean) => {
    inside.current = within;
    if (!within && hovered.value === null) setExplained(null);
  };
  return [explained, enter];
}

interface TooltipProps {
  readonly session: Session;
  readonly resting: Resting;
  readonly seat?: number; // on whose board it is, where it is not one's own
}

export function Tooltip({ session, resting, seat }: TooltipProps) {
  const { ui, content } = session;
  const shown = session.shown.value;
  const moment = `${shown?.number ?? 0} ${session.selection.value.chosen.join(' ')}`;
  const [target, enter] = useExplained(resting, moment);
  const element = useRef<HTMLDivElement>(null);
  const view = shown && viewFor(shown, session.seat.value);
  const text = target !== null && view ? ui.explain(target, view, content, seat) : null;
  const words = text && say(text);

  useLayoutEffect(() => {
    const thing = target === null ? undefined : find(target, seat !== undefined);
    const box = element.current;
    if (!thing || !box) return;
    const { width, height } = box.getBoundingClientRect();
    const window = { width: innerWidth, height: innerHeight };
    const place = placeBeside(thing.getBoundingClientRect(), { width, height }, window, choices());
    box.style.translate = `${place.left}px ${place.top}px`;
    box.style.visibility = 'visible';
    // Who hears the thing's name hears this after it, unless it is the name.
    if (thing.getAttribute('aria-label') !== words) thing.setAttribute('aria-describedby', name);
    return () => thing.removeAttribute('aria-describedby');
  }, [target, words, seat]);

  if (target === null || !view || !words) return null;
  const large = ui.enlarge?.(target, view, content, seat) ?? null;
  const rule = ui.rule?.(target, view) ?? null;
  return (
    <div
      ref={element}
      id={name}
      class={rule === null ? 'tooltip' : 'tooltip reachable'}
      role="tooltip"
      onPointerEnter={() => enter(true)}
      onPointerLeave={() => enter(false)}
    >
      {large && (
        <div class="tooltip-large" aria-hidden="true">
          {large}
        </div>
      )}
      <p>
        {words} {rule !== null && <RuleLink game={ui.id} number={rule} />}
      </p>
    </div>
  );
}

export function OtherTooltip({ session, seat }: { session: Session; seat: number }) {
  useEffect(() => () => elsewhere.hold(null), [seat]);
  return <Tooltip session={session} resting={elsewhere} seat={seat} />;
}
