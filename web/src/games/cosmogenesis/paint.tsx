// Gradients that bodies are painted with. A board, a tray or a picture wraps what it draws in <Painted>,
// and the pieces inside find the gradients by the prefix that is theirs alone.
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { memo } from '../../ui/memo';
import type { Colour } from './body';

const Prefix = createContext('cg');
let painted = 0;

export const usePaint = (): ((name: string) => string) => {
  const prefix = useContext(Prefix);
  return (name) => `url(#${prefix}-${name})`;
};

// An id for something that only this board refers to.
export const useNameId = (): string => `${useContext(Prefix)}-name`;

// Lit side, middle, dark side.
type Tones = readonly [string, string, string];

const ROCKS: Readonly<Record<string, Tones>> = {
  t1: ['#e4dfd6', '#a49d95', '#4c4a4c'],
  t2: ['#f2c49d', '#c07a53', '#552a20'],
  t3: ['#fbe0a6', '#d19c55', '#5f3a1c'],
  t4: ['#f3b98a', '#b4633d', '#4a1d18'],
  t3w: ['#a9e2ff', '#3d8fd6', '#0b2c5c'],
  t4w: ['#a5f0e4', '#2a9fae', '#08364a'],
  stone: ['#d8cfc4', '#8d837b', '#3a3637'],
  comet: ['#ffffff', '#bfe6ff', '#5aa9de'],
  any: ['#dfe5f2', '#8f9bb8', '#3b4560'],
};
export const GIANTS: Readonly<Record<Colour, Tones>> = {
  red: ['#ffc3a8', '#d9654c', '#6d1f22'],
  green: ['#dcf3b4', '#7fb765', '#264f3a'],
  blue: ['#cfeaff', '#5d9ee6', '#1c3f80'],
  yellow: ['#fff1bd', '#e2b54f', '#7e5716'],
  violet: ['#ecd3ff', '#a273da', '#45246f'],
};

const Defs = memo(function Defs({ prefix }: { prefix: string }) {
  const balls = { ...ROCKS, ...GIANTS };
  return (
    <svg class="cg-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(balls).map(([name, [light, middle, dark]]) => (
          <radialGradient key={name} id={`${prefix}-${name}`} cx="0.3" cy="0.36" r="0.78">
            <stop offset="0" stop-color={light} />
            <stop offset="0.5" stop-color={middle} />
            <stop offset="1" stop-color={dark} />
          </radialGradient>
        ))}
        <radialGradient id={`${prefix}-shade`} cx="0.3" cy="0.42" r="0.76">
          <stop offset="0.3" stop-color="#02040c" stop-opacity="0" />
          <stop offset="0.72" stop-color="#02040c" stop-opacity="0.28" />
          <stop offset="1" stop-color="#02040c" stop-opacity="0.8" />
        </radialGradient>
        <radialGradient id={`${prefix}-air`}>
          <stop offset="0.78" stop-color="#9fdcff" stop-opacity="0.75" />
          <stop offset="0.9" stop-color="#7cc4ff" stop-opacity="0.22" />
          <stop offset="1" stop-color="#7cc4ff" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${prefix}-star`}>
          <stop offset="0" stop-color="#fffdf2" />
          <stop offset="0.55" stop-color="#ffe9a8" />
          <stop offset="0.86" stop-color="#ffc65c" />
          <stop offset="1" stop-color="#f39a36" />
        </radialGradient>
        <radialGradient id={`${prefix}-corona`}>
          <stop offset="0.3" stop-color="#ffcf70" stop-opacity="0.6" />
          <stop offset="0.5" stop-color="#ffbe62" stop-opacity="0.26" />
          <stop offset="0.72" stop-color="#ffab52" stop-opacity="0.09" />
          <stop offset="1" stop-color="#ff9c48" stop-opacity="0" />
        </radialGradient>
        <linearGradient id={`${prefix}-tail`}>
          <stop class="cg-tail" offset="0" stop-opacity="0" />
          <stop class="cg-tail" offset="1" stop-opacity="0.9" />
        </linearGradient>
        <clipPath id={`${prefix}-disc`}>
          <circle r="100" />
        </clipPath>
      </defs>
    </svg>
  );
});

export function Painted({ children }: { children: ComponentChildren }) {
  const [prefix] = useState(() => `cg${++painted}`);
  return (
    <Prefix.Provider value={prefix}>
      <Defs prefix={prefix} />
      {children}
    </Prefix.Provider>
  );
}
