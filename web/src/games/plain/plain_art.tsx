// The picture of a game that has none of its own.
export function Art() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="var(--ground)" />
      {[30, 58, 88, 122].map((radius) => (
        <ellipse cx="160" cy="100" rx={radius} ry={radius * 0.62} fill="none" stroke="var(--line-strong)" />
      ))}
      <circle cx="160" cy="100" r="13" fill="var(--accent)" />
      <circle cx="190" cy="100" r="4" fill="var(--text-2)" />
      <circle cx="119" cy="74.500" r="6" fill="var(--text-2)" />
      <circle cx="222" cy="139" r="5" fill="var(--text-2)" />
    </svg>
  );
}
