import { message } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import type { Ban } from './ban';
import './host.css';

export function BannedPage({ until, reason }: Ban) {
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <main class="banned">
      <section class="surface" role="alert">
        <Icon name="warning" size={44} />
        <h1>{say(message('banned.title'))}</h1>
        <p>
          {say(
            until === undefined ? message('banned.for_good') : message('banned.until', { until: day.format(until) }),
          )}
        </p>
        {reason !== undefined && (
          <p>
            {say(message('banned.reason'))} <bdi>{reason}</bdi>
          </p>
        )}
        <Button label={message('retry')} onClick={() => location.reload()} />
      </section>
    </main>
  );
}
