// Two soft notes, for who wants them.
import { settings } from './settings';

const tunes = { turn: [523.25, 783.99] } as const; // hertz

let context: AudioContext | null = null;

export function playSound(tune: keyof typeof tunes): void {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  tunes[tune].forEach((pitch, i) => {
    if (!context) return;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = start + i * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
