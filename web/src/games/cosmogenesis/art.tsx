// The picture of the game in the lobby.
import { gasGiant, terrestrial } from './body';
import { Disc } from './body_art';
import { Painted, usePaint } from './paint';
import { seeded, Stone } from './stone_art';

const ORBITS = [96, 138, 182, 268, 330];

function Picture() {
  const paint = usePaint();
  const next = seeded(23);
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `translate(${-22 + radius * Math.cos(angle)} ${104 + radius * Math.sin(angle)})`;
  };
  return (
    <svg viewBox="0 0 320 200" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#0a1020" />
      {Array.from({ length: 70 }, (_, i) => (
        <circle
          key={i}
          cx={next() * 320}
          cy={next() * 200}
          r={0.4 + next() * 0.8}
          fill="#cfdcff"
          opacity={0.2 + next() * 0.6}
        />
      ))}
      <circle cx="-22" cy="104" r="156" fill="none" stroke="#59c8b4" stroke-opacity="0.1" stroke-width="92" />
      <circle cx="-22" cy="104" r="190" fill={paint('corona')} />
      <circle cx="-22" cy="104" r="64" fill={paint('star')} />
      {ORBITS.map((r) => (
        <circle key={r} cx="-22" cy="104" r={r} fill="none" stroke="#5c71a5" stroke-opacity="0.6" />
      ))}
      {Array.from({ length: 26 }, (_, i) => (
        <g
          key={i}
          transform={`${at(222 + (next() - 0.5) * 16, -28 + i * 2.2 + next() * 2)} scale(${0.02 + next() * 0.035})`}
        >
          <Stone seed={i + 1} />
        </g>
      ))}
      <g transform={at(96, -22)}>
        <Disc body={terrestrial(2)} r={9} />
      </g>
      <g transform={at(138, 26)}>
        <circle r="27" fill="none" stroke="#9fb0d8" stroke-dasharray="2 4" />
        <Disc body={terrestrial(4, true)} r={17} />
        <g transform="translate(16 -22)">
          <Disc body={terrestrial(1)} r={5.5} />
        </g>
      </g>
      <g transform={at(182, -20)}>
        <Disc body={terrestrial(3)} r={13} />
      </g>
      <g transform={at(268, 11)}>
        <Disc body={gasGiant(2, 'red', true)} r={27} />
      </g>
      <g transform={at(330, -14)}>
        <Disc body={gasGiant(1, 'violet')} r={19} />
      </g>
    </svg>
  );
}

export const Art = () => (
  <Painted>
    <Picture />
  </Painted>
);
