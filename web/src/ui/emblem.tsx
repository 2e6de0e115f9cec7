// A seat's emblem: with its colour, so that neither is needed alone.
import { message } from '../text/message';
import { say } from '../text/say';

// Sun, moon, comet, planet with ring, star, twin worlds; in a box of 24.
const shapes = [
  'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  'M15.5 3.2a9 9 0 1 0 5.3 12.3a7.4 7.4 0 0 1-5.3-12.3z',
  'M16 12.5a4.5 4.5 0 1 0 0 .1zM12.5 7.5L21 2.5M14.8 8L22 6M9 8.6L14.5 3',
  'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM7 14.5C2.5 18 1.5 20 3 20.5C6 21.5 20 12 21.5 6C22 3.5 19.5 4 16 7',
  'M12 2l2.9 6.6l7.1.7l-5.4 4.7l1.6 7l-6.2-3.7l-6.2 3.7l1.6-7l-5.4-4.7l7.1-.7z',
  'M8 7a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM17.5 11a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z',
];

export function Emblem({ seat, size = 24 }: { seat: number; size?: number }) {
  const number = seat % shapes.length;
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={shapes[number]}
        fill={`color-mix(in srgb, var(--seat-${number}) 22%, transparent)`}
        stroke={`var(--seat-${number})`}
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export const emblemName = (seat: number): string => say(message('emblem', { seat: String(seat % shapes.length) }));
