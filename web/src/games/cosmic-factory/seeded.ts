// Numbers from 0 to 1 that are always the same for the same seed, so that a piece always looks the same.
export const seeded = (seed: number): (() => number) => {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

// A coordinate with one decimal: enough for pictures, and short.
export const round1 = (value: number): number => Math.round(value * 10) / 10;
