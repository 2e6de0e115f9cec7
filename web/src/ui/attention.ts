// It is somebody's turn, seen and heard from elsewhere: the title and the icon of the tab, a sound, a notification.
import { message } from '../text/message';
import { say } from '../text/say';
import { settings } from './settings';
import { playSound } from './sound';

// How many games wait for the reader; what the page is called otherwise.
export function showTurns(count: number, title: string): void {
  document.title = count > 0 ? `${count > 1 ? `(${count})` : '●'} ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? '/icon-turn.svg' : '/icon.svg';
}

// Browsers without them, and pages that came over plain HTTP.
export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

// To be called at a click: browsers ask then, and only then.
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

// A turn has begun. `game` is what is played, `tag` the table: one notification for each.
export function announceTurn(game: string, tag: string): void {
  playSound('turn');
  if (!settings.peek().notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(say(message('notify.turn')), { body: game, tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Chrome on Android has them only in another way; the title and the sound remain.
  }
}
