// On a phone what is asked is a sheet with three heights; its handle is pulled or tapped.
import { useRef } from 'preact/hooks';
import { message } from '../text/message';
import { say } from '../text/say';

export const sheetHeights = ['low', 'mid', 'high'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

const pull = 24; // pixels that are more than a tap

// A tap goes up one height, and from the highest down to the lowest; a pull goes its way. Pure.
export function nextHeight(height: SheetHeight, pulled: number): SheetHeight {
  const at = sheetHeights.indexOf(height);
  if (pulled > pull) return sheetHeights[Math.min(at + 1, 2)] ?? height;
  if (pulled < -pull) return sheetHeights[Math.max(at - 1, 0)] ?? height;
  return sheetHeights[(at + 1) % 3] ?? height;
}

export function SheetHandle({ height, onChange }: { height: SheetHeight; onChange: (height: SheetHeight) => void }) {
  const from = useRef(0);
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={say(message('sheet'))}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => onChange(nextHeight(height, from.current - event.clientY))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onChange(nextHeight(height, 0));
      }}
    />
  );
}
