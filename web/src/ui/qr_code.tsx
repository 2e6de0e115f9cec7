// A text that a camera reads.
import qrcode from 'qrcode-generator';
import { useMemo } from 'preact/hooks';
import { say } from '../text/say';
import { message } from '../text/message';

export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => {
    const made = qrcode(0, 'M');
    made.addData(text);
    made.make();
    return made;
  }, [text]);
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  // Black on white whatever the theme: cameras want it so.
  return (
    <svg class="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={say(message('invite.qr'))}>
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
