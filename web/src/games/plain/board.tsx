// A view as a tree: what is short in a line, what is deep behind a fold.
import type { BoardProps } from '../game_ui';
import { written } from './written';
import './plain.css';

const openedTo = 2; // levels that are open from the start

type Parts = readonly (readonly [string, unknown])[];

// Null for what is written in one line.
function partsOf(value: unknown): Parts | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return Object.entries(value);
  const isFlat = value.every((one) => typeof one !== 'object' || one === null);
  return isFlat ? null : value.map((one, i) => [String(i + 1), one] as const);
}

interface BranchProps {
  readonly name: string;
  readonly value: unknown;
  readonly names: readonly string[]; // of the seats
  readonly depth: number;
}

function Branch({ name, value, names, depth }: BranchProps) {
  const parts = partsOf(value);
  const words = name.replaceAll('_', ' ');
  if (!parts || parts.length === 0) {
    return (
      <div class="plain-leaf">
        <dt>{words}</dt>
        <dd>{written(parts ? null : value)}</dd>
      </div>
    );
  }
  return (
    <details open={depth < openedTo} class="plain-branch">
      <summary>{words}</summary>
      <dl>
        {parts.map(([key, part], i) => (
          <Branch
            key={key}
            name={name === 'seats' ? (names[i] ?? key) : key}
            value={part}
            names={names}
            depth={depth + 1}
          />
        ))}
      </dl>
    </details>
  );
}

export function Board({ view, names, small }: BoardProps<unknown>) {
  if (small) return null;
  return (
    <dl class="plain">
      {(partsOf(view) ?? []).map(([key, part]) => (
        <Branch key={key} name={key} value={part} names={names} depth={0} />
      ))}
    </dl>
  );
}
