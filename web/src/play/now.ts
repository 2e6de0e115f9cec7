// Time that passes while something is drawn.
import { useEffect, useState } from 'preact/hooks';

const longestTimer = 2 ** 31 - 1; // milliseconds: browsers know no longer ones

// Time that runs, drawn four times a second.
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

// Drawn again when so much time has passed; null: that never matters.
export function useLater(left: number | null): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => look((times) => times + 1), Math.min(left, longestTimer));
    return () => clearTimeout(timer);
  });
}
