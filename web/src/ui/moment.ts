// Moments that should be watched to their end: while one runs, the end of a game waits with its result.
import { computed, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

const running = signal(0);
export const watching = computed(() => running.value > 0);

export function useMoment(runs: boolean): void {
  useLayoutEffect(() => {
    if (!runs) return undefined;
    running.value += 1;
    return () => {
      running.value -= 1;
    };
  }, [runs]);
}
