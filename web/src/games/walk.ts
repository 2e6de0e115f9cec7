// An account goes on by itself, step by step, at once where nothing is to move.
import { useEffect, useRef, useState } from 'preact/hooks';
import { duration } from '../ui/settings';
import { useMoment } from '../ui/moment';

const pace = 520; // ms for a step

export interface Walk {
  readonly shown: number; // how many steps have been shown
  readonly running: boolean;
  go(shown: number): void;
}

// `worth`: how long a step is looked at, in parts of the usual time. Another `name` begins anew.
export const useWalk = (steps: number, name: string, walking: boolean, worth: (step: number) => number): Walk => {
  // Where it begins is decided once: what else happens meanwhile does not end it.
  const begun = useRef<{ readonly name: string; readonly shown: number } | null>(null);
  if (begun.current?.name !== name) begun.current = { name, shown: walking && duration(pace) > 0 ? 0 : Infinity };
  const [at, setAt] = useState(begun.current);
  const shown = Math.min(steps, at.name === name ? at.shown : begun.current.shown);
  const running = shown < steps;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setAt({ name, shown: shown + 1 }), duration(pace) * worth(shown));
    return () => clearTimeout(timer);
  }, [name, shown, running]);
  useMoment(running);
  return { shown, running, go: (next) => setAt({ name, shown: next }) };
};
