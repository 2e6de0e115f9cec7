// Points as they are written.
import { language } from './say';

// A minus is a minus, not a hyphen.
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  const size = Math.abs(rounded).toLocaleString(language());
  return rounded > 0 ? `+${size}` : rounded < 0 ? `−${size}` : '±0';
};
