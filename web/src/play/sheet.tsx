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

// A tap acts as a click, which comes after the release: were the sheet to move before, the click would find what lies
// beneath. A pull is none, and ends with the release.
export function SheetHandle({ height, onChange }: { height: SheetHeight; onChange: (height: SheetHeight) => void }) {
  const from = useRef(0);
  const pulled = useRef(0);
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={say(message('sheet'))}
      onPointerDown={(event) => {
        from.current = event.clientY;
        pulled.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        pulled.current = from.current - event.clientY;
        if (Math.abs(pulled.current) > pull) onChange(nextHeight(height, pulled.current));
      }}
      onClick={() => {
        if (Math.abs(pulled.current) <= pull) onChange(nextHeight(height, 0));
        pulled.current = 0;
      }}
    />
  );
}
