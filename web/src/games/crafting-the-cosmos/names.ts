// Events name pieces and spaces by number; here is what the text form calls them.
import { ELEMENTS, ENERGIES, type Element, type Energy } from './view';

const two = (number: number): string => String(number).padStart(2, '0');

export const starName = (space: number): string => `S${two(space + 1)}`;
export const lifeName = (space: number): string => `L${two(space + 1)}`;
export const nebulaName = (space: number): string => `N${'DPF'[Math.floor(space / 4)] ?? '?'}${space % 4}`;
export const tileName = (tile: number): string => `NT${1 + Math.floor((tile - 1) / 16)}-${two(1 + ((tile - 1) % 16))}`;
export const powerName = (power: number): string =>
  `P${'LTGC'[Math.floor((power - 1) / 8)] ?? '?'}-${1 + ((power - 1) % 8)}`;
export const goalName = (goal: number): string => `UG-${two(goal)}`;
export const energyName = (energy: number): Energy => ENERGIES[energy] ?? 'light';
export const elementName = (element: number): Element => ELEMENTS[element] ?? 'H';
