// The page's own icons: one stroke weight, in a box of 24.
const paths = {
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  reset: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z',
  help: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.01',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  log: 'M5 6h14M5 11h14M5 16h9',
  score: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  home: 'M4 11l8-7l8 7M6 10v10h12V10',
  people:
    'M9 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M16 6a2.5 2.5 0 0 1 0 5M17.5 14.3c1.8.6 2.8 2.1 3 4.7',
  time: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7.5V12l3 2',
  weight: 'M12 4a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM7 9h10l2.5 11h-15z',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M4 12v3M20 12v3',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  away: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5zM14 4h5l-5 5.5h5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  download: 'M12 4v11M7.5 11L12 15.5L16.5 11M5 20h14',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 11v5.5M12 7.5v.01',
  check: 'M5 12.5L10 17.5L19.5 7',
  flag: 'M6 21V4h11l-2 4l2 4H6',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.5v.01',
  sandglass: 'M7 3h10M7 21h10M8 3v4l4 5l4-5V3M8 21v-4l4-5l4 5v4',
  plus: 'M12 5v14M5 12h14',
  device: 'M4 5h12v4M4 5v9h8M2 18h10M15 9h6v11h-6zM18 17v.01',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20c.7-4 3.5-6 7.5-6s6.8 2 7.5 6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
