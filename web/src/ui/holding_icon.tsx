// Small signs for what a seat holds: named ones are drawn, anything else is shown as it is.
const signs: Readonly<Record<string, readonly [path: string, colour: string]>> = {
  vegetation: ['M4 20C4 10 10 4 20 4C20 14 14 20 4 20zM4 20L13 11', 'var(--vegetation)'],
  ice: ['M12 2L20 8L17 21H7L4 8zM12 2v19M4 8l8 4l8-4', 'var(--ice)'],
  desert: ['M2 18c4-6 7-6 10-1c2-4 5-5 10-1M2 12c4-5 7-5 10-1c3-4 6-4 10 0', 'var(--desert)'],
  star: ['M12 3l2.6 6l6.4.6l-4.9 4.2l1.5 6.3L12 16.7L6.4 20.1l1.5-6.3L3 9.6L9.4 9z', 'var(--supernova)'],
  supernova: ['M12 2v20M2 12h20M5 5l14 14M19 5L5 19', 'var(--supernova)'],
  asteroid: ['M8 4l7-1l6 6l-1 8l-7 4l-8-2l-3-8z', 'var(--rock)'],
  comet: ['M16 13a4 4 0 1 0 0 .1zM12 9L20 3M14.5 10L21 8M9 9L14 4', 'var(--ice)'],
  card: ['M6 3h12v18H6z', 'var(--text-2)'],
  object: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z', 'var(--carbon)'],
  monolith: ['M8 2h8v20H8z', 'var(--text)'],
  power: ['M13 2L5 13h6l-1 9l9-12h-6z', 'var(--carbon)'],
  nebula: ['M12 2l8.7 5v10L12 22l-8.7-5V7z', 'var(--helium)'],
  life: ['M12 21V10M12 14C6 14 4 10 4 6C9 6 12 9 12 13M12 11c0-5 3-7 8-7c0 5-3 8-8 8', 'var(--oxygen)'],
  crystal: ['M12 2l6 7l-6 13L6 9zM6 9h12', 'var(--ice)'],
  graviton: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v8M8 12h8', 'var(--helium)'],
  energy: ['M13 2L5 13h6l-1 9l9-12h-6z', 'var(--desert)'],
  planet: ['M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z', 'var(--water)'],
};

export function HoldingIcon({ name }: { name: string }) {
  const sign = signs[name];
  if (!sign) return <span class="holding-icon">{name}</span>;
  const [path, colour] = sign;
  return (
    <svg class="holding-icon" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill={`color-mix(in srgb, ${colour} 25%, transparent)`}
        stroke={colour}
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}
