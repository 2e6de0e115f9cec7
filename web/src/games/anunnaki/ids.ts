// Words of the engine that events name by their number; ids.test.ts compares. What is printed on the
// components is numbered by the content files, and named there.
export const DOINGS = [
  'nothing',
  'cube',
  'build',
  'income',
  'followers',
  'move',
  'portal',
  'oracle',
  'advance',
  'harvest',
  'contract',
  'supremacy',
  'summon',
] as const;
export const STRATEGIES = ['brave', 'mighty', 'cunning'] as const;
