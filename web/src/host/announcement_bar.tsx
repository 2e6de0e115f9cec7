import { useEffect } from 'preact/hooks';
import { message } from '../text/message';
import { say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import { ask, current, dismiss } from './announcement';
import './host.css';

const askEvery = 60000; // milliseconds, while the page is shown

// At a table it lies over the seats: nothing there is pushed. Elsewhere it has a line of its own.
export function AnnouncementBar({ over }: { over: boolean }) {
  useEffect(() => {
    void ask();
    const timer = setInterval(() => !document.hidden && void ask(), askEvery);
    return () => clearInterval(timer);
  }, []);
  const announcement = current();
  return (
    <div role="status">
      {announcement && (
        <div class={over ? 'announcement over' : 'announcement'}>
          <Icon name="info" />
          <p>
            <span class="hidden-text">{say(message('announcement'))}</span> <bdi>{announcement.text}</bdi>
          </p>
          <Button
            label={message('announcement.close')}
            icon="close"
            iconOnly
            quiet
            onClick={() => dismiss(announcement)}
          />
        </div>
      )}
    </div>
  );
}
