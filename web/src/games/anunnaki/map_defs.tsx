// Gradients and textures; every map of the page shares them by name.
export function Defs() {
  return (
    <defs>
      <radialGradient id="an-shade" cx="0.36" cy="0.3" r="0.78">
        <stop offset="0.45" stop-color="#000" stop-opacity="0" />
        <stop offset="1" class="an-night" />
      </radialGradient>
      {(['gaia', 'norse', 'greek', 'egyptian', 'babylonian', 'mesos', 'nypponis'] as const).map((look) => (
        <radialGradient key={look} id={`an-globe-${look}`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" class={`an-day an-tint-${look}`} />
          <stop offset="1" class={`an-dusk an-tint-${look}`} />
        </radialGradient>
      ))}
      <pattern id="an-texture-wood" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M5 9l3-5l3 5M15 19l3-5l3 5M8 9v2M18 19v2" />
      </pattern>
      <pattern id="an-texture-metal" width="26" height="26" patternUnits="userSpaceOnUse">
        <path d="M0 20l8-8l6 5l12-13M8 12l2-10" />
      </pattern>
      <pattern id="an-texture-gold" width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M5 6h.01M14 3h.01M19 12h.01M9 15h.01M3 21h.01M17 21h.01" />
      </pattern>
      <pattern id="an-texture-grain" width="24" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 6c6-5 12 5 24 0M0 14c6-5 12 5 24 0" />
      </pattern>
      <pattern id="an-texture-atlantis" width="30" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 7c4-5 8-5 12 0s10 5 18 0" />
      </pattern>
    </defs>
  );
}
