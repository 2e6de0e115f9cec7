// What the person is at, for the prompt: Cosmobot's turn is being carried out, units are on their way, a question of the
// companion's is open. The main space and the tray set it.
import { signal } from '@preact/signals';
import { resting, type Touch } from './touch';

export const carrying = signal(false);
export const touch = signal<Touch>(resting);
