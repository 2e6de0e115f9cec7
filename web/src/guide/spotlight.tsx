// All but what is spoken of grows dim; a ring is around it, and an arrow leads there. Nothing of it takes clicks.
import { arrow, grown, type Box } from './place';

const room = 6; // around what is lit

export function Spotlight({ boxes, card }: { boxes: readonly Box[]; card: Box | null }) {
  const holes = boxes.map((box) => grown(box, room));
  const first = holes[0];
  const way = card && first ? arrow(card, first) : null;
  return (
    <svg class="guide-light" aria-hidden="true">
      <defs>
        <mask id="guide-holes">
          <rect width="100%" height="100%" fill="white" />
          {holes.map(({ left, top, width, height }, i) => (
            <rect key={i} x={left} y={top} width={width} height={height} rx="10" fill="black" />
          ))}
        </mask>
        <marker id="guide-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 10 5 0 10 3 5Z" class="guide-tip" />
        </marker>
      </defs>
      {holes.length > 0 && <rect class="guide-dim" width="100%" height="100%" mask="url(#guide-holes)" />}
      {holes.map(({ left, top, width, height }, i) => (
        <rect key={i} class="guide-ring" x={left} y={top} width={width} height={height} rx="10" />
      ))}
      {way && (
        <path
          class="guide-arrow"
          d={`M${way.from.x} ${way.from.y}L${way.to.x} ${way.to.y}`}
          marker-end="url(#guide-tip)"
        />
      )}
    </svg>
  );
}
