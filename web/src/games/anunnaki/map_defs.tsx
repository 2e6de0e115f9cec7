// Gradients and textures; every map of the page shares them by name.
import { memo } from '../../ui/memo';
const LOOKS = ['gaia', 'norse', 'greek', 'egyptian', 'babylonian', 'mesos', 'nypponis'] as const;
export type Look = (typeof LOOKS)[number];

// What grows or lies on a land: width and height of the repeated piece, and its strokes.
const TEXTURES: readonly (readonly [land: string, width: number, height: number, strokes: string])[] = [
  ['wood', 22, 22, 'M5 9l3-5l3 5M15 19l3-5l3 5M8 9v2M18 19v2'],
  ['metal', 26, 26, 'M0 20l8-8l6 5l12-13M8 12l2-10'],
  ['gold', 24, 24, 'M5 6h.01M14 3h.01M19 12h.01M9 15h.01M3 21h.01M17 21h.01'],
  ['grain', 24, 16, 'M0 6c6-5 12 5 24 0M0 14c6-5 12 5 24 0'],
  ['atlantis', 30, 14, 'M0 7c4-5 8-5 12 0s10 5 18 0'],
];

export const globe = (look: Look): string => `url(#an-globe-${look})`;
export const texture = (land: string): string => `url(#an-texture-${land})`;

export const Defs = memo(function Defs() {
  return (
    <defs>
      <radialGradient id="an-shade" cx="0.36" cy="0.3" r="0.78">
        <stop offset="0.45" stop-color="#000" stop-opacity="0" />
        <stop offset="1" class="an-night" />
      </radialGradient>
      {LOOKS.map((look) => (
        <radialGradient key={look} id={`an-globe-${look}`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" class={`an-day an-house-${look}`} />
          <stop offset="1" class={`an-dusk an-house-${look}`} />
        </radialGradient>
      ))}
      {TEXTURES.map(([land, width, height, strokes]) => (
        <pattern key={land} id={`an-texture-${land}`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={strokes} />
        </pattern>
      ))}
    </defs>
  );
});
